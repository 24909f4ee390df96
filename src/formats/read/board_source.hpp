// The boards of an input and the headers before them, one after the other, before anything is known
// of geometries and rules. Which format reads is decided here; how it reads, the format decides.
#pragma once

#include <set>

#include "format_reader.hpp"
#include "variant_titles.hpp"

namespace sudoku_sat::format {

class BoardSource {
 public:
  /// `policy` must outlive it.
  BoardSource(LineReader lines, const ExchangePolicy& policy) : text_(std::move(lines), policy) {}

  void expect(const KnownLayout& expected) { text_.expect(expected); }

  /// Goes on with what begins in these bytes, in the same section. Throws: UsageError if that
  /// begins or ends inside a board, which next() throws too.
  void restrict_to(const ByteRange& bytes);

  /// No value at the end. A board of size 0 stands for the puzzle of a header that has no grid
  /// after it. Throws: TextError for each thing that is not a board, after which the next one can
  /// be asked for; InputError, Stopped.
  std::optional<TextItem> next();

  const std::string& name() const { return text_.name(); }

  /// As TextAhead does.
  std::optional<std::string> whole(std::size_t bytes) { return text_.whole(bytes); }
  std::optional<std::string> whole_at_once(std::size_t bytes) { return text_.whole_at_once(bytes); }
  const KnownLayout& expected() const { return text_.expected(); }
  /// The title of a variant that no puzzle is below; the number of its line.
  std::optional<std::size_t> unused_title() const {
    const bool unused = variant_ && !titled_ && any_board_ && !variant_->rules.empty();
    return unused ? std::optional(title_line_) : std::nullopt;
  }
  const std::string& title() const { return title_; }
  /// Whether there was text around the puzzles.
  bool skips_text() const { return !told_around_.empty(); }

  /// Whether boards are read that stand on one line each.
  bool line_by_line() const { return section_ != nullptr && section_->line_by_line(); }
  std::uint64_t offset() const { return text_.offset(); }
  /// Whether such boards came before what is read now.
  bool in_stream() const { return in_stream_; }

 private:
  void require_whole_boards() const;
  std::optional<TextItem> from_section();
  std::optional<TextItem> read_section();
  std::optional<TextItem> empty_board();
  bool is_count_of_puzzles();
  void take_heading();
  void take_columns();
  void take_prose();
  /// Whether the line at hand is the title of a variant, which the boards below it then have.
  bool note_title();
  void skip_around(std::size_t line, std::string_view text);

  TextAhead text_;
  std::unique_ptr<Section> section_;
  std::string_view format_;              ///< of the section
  std::string heading_;                  ///< the name of the puzzle to come
  std::string remark_;                   ///< likewise, on what stands before it
  std::optional<Variant> variant_ = {};  ///< of the boards to come, by a title above them
  std::vector<RuleText> rules_;          ///< of the last board
  std::string title_;                    ///< this title
  std::size_t title_line_ = 0;
  bool under_header_ = false;          ///< of a puzzle file
  bool titled_ = false;                ///< a board has taken it
  bool headed_ = false;                ///< the section says by itself which rules it has
  bool in_stream_ = false;             ///< the line before held a puzzle of its own
  bool any_board_ = false;             ///< a board has been given
  std::set<std::string> told_around_;  ///< what was said of lines that were skipped
  std::size_t header_line_ = 0;        ///< of the header that has no board yet; 0: there is none
};

}  // namespace sudoku_sat::format
