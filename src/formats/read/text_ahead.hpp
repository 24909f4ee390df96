// The input as its readers see it: one line at hand, with what it looks like, and what is known of
// the boards to come. No line is asked for before the one at hand has been taken, so that whoever
// writes puzzles into a pipe gets each answer at once.
#pragma once

#include "line_shape.hpp"
#include "rows.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::format {

/// What the options and the header say of the boards to come.
struct KnownLayout {
  std::optional<int> size = {};
  const Geometry* layout = nullptr;  ///< where they consist of several grids; outlives the reading
  const SymbolTable* symbols = nullptr;  ///< likewise, what their symbols stand for
};

class TextAhead {
 public:
  /// `policy` must outlive it.
  TextAhead(LineReader lines, const ExchangePolicy& policy)
      : lines_(std::move(lines)), policy_(policy) {}

  /// Whether a line is at hand; reads the next one where the last one has been taken. Throws:
  /// TextError where the input is no text, which is then at its end; InputError, Stopped.
  bool more() { return at_hand_ || fetch(); }

  // The line at hand. Requires: more().
  TextLine line() const { return {number_, text_, expected_.symbols}; }
  const LineShape& shape() const { return shape_; }
  /// The line is meant for a row of a board, whatever it looks like.
  void take_for_row() { shape_ = {LineKind::row}; }
  /// Hands it over; it is valid up to the next call of more().
  TextLine take() {
    at_hand_ = false;
    return line();
  }

  /// Whether nothing is at hand but perhaps a blank line or a comment.
  bool idle() const { return !at_hand_ || shape_.kind == LineKind::nothing; }
  /// What follows the line at hand, at least `bytes` of it where these can be had without
  /// waiting; valid up to the next call of anything else.
  std::string_view at_once(std::size_t bytes);
  /// The whole input from its first line on; no value if it is longer than `bytes`, doesn't end
  /// soon, or is not read from its beginning. Throws: InputError, Stopped.
  std::optional<std::string> whole(std::size_t bytes);
  /// The same where it is there already, or will be in the next moment.
  std::optional<std::string> whole_at_once(std::size_t bytes);
  /// Takes the line at hand, if there is one, and this many more.
  void pass(std::size_t lines);

  const KnownLayout& expected() const { return expected_; }
  void expect(const KnownLayout& expected);

  /// A line that was read says the size of the list below it.
  void keep_size_line(Row row) { size_line_ = std::move(row); }
  std::optional<Row> take_size_line() { return std::exchange(size_line_, std::nullopt); }

  const std::string& name() const { return lines_.name(); }
  /// Of texts of other programs.
  const ExchangePolicy& policy() const { return policy_; }

  /// As LineReader does. Requires: no line is at hand.
  std::uint64_t offset() const { return lines_.offset(); }
  /// Lines are numbered from the one after `lines` others.
  void seek(std::uint64_t offset, std::uint64_t lines);
  void end_at(std::uint64_t offset) { lines_.end_at(offset); }
  bool cut_short() { return lines_.cut_short(); }

 private:
  bool fetch();
  void keep_line();
  std::optional<std::string> with_passed(std::string_view rest, std::size_t bytes) const;
  void leave_out_quotes();
  /// What was copied from pages, posts and spreadsheets.
  void put_in_plain_signs();
  /// What little compressed text becomes may be no more than blank lines.
  void require_content();

  static constexpr std::size_t longest_kept = std::size_t{64} << 10;

  LineReader lines_;
  const ExchangePolicy& policy_;
  KnownLayout expected_;
  std::string_view text_;
  std::string plain_;  ///< the line at hand where it has box-drawing characters
  std::size_t number_ = 0;
  LineShape shape_;
  std::optional<Row> size_line_;
  std::string passed_;    ///< the first lines as they were read, at most longest_kept and one line
  std::size_t idle_ = 0;  ///< bytes of lines with nothing in them, up to this one
  std::string_view quotes_;  ///< what ends the text in a program that was begun; empty: none was
  bool at_hand_ = false;
  bool refused_ = false;  ///< no text: the rest isn't read
};

// Texts of other kinds and programs that are told by how they begin, and that aren't read.

/// Throws: TextError that names the text which begins with the line at hand and says what would be
/// right, where it is one of those known; it is then passed over. Else does nothing.
void refuse_foreign_text(TextAhead& text);

}  // namespace sudoku_sat::format
