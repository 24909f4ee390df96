// Grids as lists in brackets, as programs have them: [[5, 3, 0, ...], ...].
#pragma once

#include <string>
#include <vector>

#include "one_line.hpp"

namespace sudoku_sat {

/// Where the brackets begin in a line that begins a list, perhaps behind a name as in "grid = [[";
/// no value in other lines.
std::optional<std::size_t> list_begin(std::string_view line);

/// Takes the lines of one list.
class BracketList {
 public:
  explicit BracketList(const TextLine& first) : line_(first.number), symbols_(first.symbols) {}

  /// Whether the list is closed; `begin`: where it goes on in the line. Throws: TextError.
  bool add(const TextLine& line, std::size_t begin = 0);

  /// Throws: TextError where the rows are no board.
  ParsedBoard take(std::optional<int> wanted) const;
  /// Likewise, on a board of another shape: rows as wide as it is, or all values in one.
  ParsedBoard take(const Geometry& layout) const;

 private:
  std::size_t add_token(const TextLine& line, std::size_t at);
  void open(const TextLine& line, std::size_t at);
  void close();
  void add_text(const TextLine& line, std::size_t at, std::string_view text);
  void add_value(std::string_view value);
  void end_row();
  void require_rows() const;
  void require_end(const TextLine& line, std::size_t at) const;

  std::size_t line_;
  const SymbolTable* symbols_;
  std::string values_;             ///< with commas between them
  std::vector<std::size_t> rows_;  ///< how many values each has
  std::size_t row_ = 0;            ///< of the row at work
  int depth_ = 0;
  bool closed_ = false;
  bool comma_ = false;  ///< was the last token
};

}  // namespace sudoku_sat
