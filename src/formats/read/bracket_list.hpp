// Grids as lists in brackets, as programs have them: [[5, 3, 0, ...], ...].
#pragma once

#include <string>
#include <vector>

#include "one_line.hpp"

namespace sudoku_sat::format {

/// Where the brackets begin in a line that begins a list, perhaps behind a name as in "grid = [[";
/// no value in other lines.
std::optional<std::size_t> list_begin(std::string_view line);

/// Whether a row of a list in YAML stands on the line: "- [5, 3, ...".
bool is_list_item(std::string_view line);

/// Takes the lines of one list.
class BracketList {
 public:
  explicit BracketList(const TextLine& first) : line_(first.number), symbols_(first.symbols) {}

  /// The rows are items in YAML, without brackets around all of them: add_item() takes each, and
  /// the list ends behind the last one.
  void begin_items() { ++depth_; }
  void add_item(const TextLine& line);
  void end_items() { close(); }

  /// Whether the list is closed; `begin`: where it goes on in the line. Throws: TextError.
  bool add(const TextLine& line, std::size_t begin = 0);

  /// Throws: TextError where the rows are no board.
  ParsedBoard take(std::optional<int> wanted) const;
  /// Likewise, on a board of another shape: rows as wide as it is, or all values in one.
  ParsedBoard take(const Geometry& layout) const;
  /// Whether each of its texts is a puzzle; take_each() then gives them. Throws likewise.
  bool holds_puzzles() const;
  std::vector<ParsedBoard> take_each() const;

 private:
  std::size_t add_token(const TextLine& line, std::size_t at);
  void open(const TextLine& line, std::size_t at);
  void close();
  void add_text(const TextLine& line, std::size_t at, std::string_view text);
  void add_value(std::string_view value);
  void end_row();
  ParsedBoard read(std::string_view values, std::optional<int> wanted) const;
  void require_rows() const;
  void require_end(const TextLine& line, std::size_t at) const;

  std::size_t line_;
  const SymbolTable* symbols_;
  std::string values_;             ///< with commas between them
  std::vector<std::size_t> rows_;  ///< how many values each has
  std::size_t row_ = 0;            ///< of the row at work
  std::string empty_word_;         ///< "null" or the like, where one was there
  int depth_ = 0;
  bool closed_ = false;
  bool comma_ = false;  ///< was the last token
};

}  // namespace sudoku_sat::format
