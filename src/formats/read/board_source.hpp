// The boards of an input and the headers before them, one after the other, before anything is known
// of geometries and rules. Which format reads is decided here; how it reads, the format decides.
#pragma once

#include "format_reader.hpp"

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
  const KnownLayout& expected() const { return text_.expected(); }

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

  TextAhead text_;
  std::unique_ptr<Section> section_;
  std::string_view format_;      ///< of the section
  std::string heading_;          ///< the name of the puzzle to come
  std::string remark_;           ///< likewise, on what stands before it
  bool in_stream_ = false;       ///< the line before held a puzzle of its own
  bool any_board_ = false;       ///< a board has been given
  bool prose_ = false;           ///< lines of text were skipped
  std::size_t header_line_ = 0;  ///< of the header that has no board yet; 0: there is none
};

}  // namespace sudoku_sat::format
