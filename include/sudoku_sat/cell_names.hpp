// Names of cells, written and read: r1c2 is the second cell of row 1, r1c2=5 that cell with a
// value, r1c1-r1c5 a straight run of cells. What is wrong in a text is said with the place where it
// stands and with what would be right.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/error.hpp"
#include "sudoku_sat/geometry.hpp"

namespace sudoku_sat {

/// "r1c2" of row 0 and column 1. Geometry::name names a cell.
std::string place_name(const Origin& place);

/// "r1c2 r2c3 r5c3", as CellReader reads them back.
std::string cells_text(const Geometry& geometry, const std::vector<Cell>& cells);

/// Reads a text from left to right: cells, values and what stands between them.
class CellReader {
 public:
  /// `position` is that of the text's first character. Text and geometry must outlive it.
  CellReader(std::string_view text, const Position& position, const Geometry& geometry)
      : text_(text), begin_of_text_(position), geometry_(geometry) {}

  /// Whether nothing but spaces is left.
  bool at_end();
  /// The next character that is no space, 0 at the end.
  char peek();
  /// Takes `sign` if it comes next.
  bool take(char sign);
  /// Throws: InputError unless `sign` comes next; `example` says what the whole should look like.
  void expect(char sign, std::string_view example);
  void expect_end();

  /// "r1c2", whether or not the board has such a cell; rows and columns from 0, -1 for "r0".
  Origin place();
  /// "r1c2". Throws: InputError where that is no cell of the board.
  Cell cell();
  /// All cells up to the next sign that begins none, or the end: "r1c1 r2c2", and the straight runs
  /// "r1c1-r1c5" and "r7c1-r1c7" with all cells between, each once. Throws: InputError where there
  /// are fewer than `least`.
  std::vector<Cell> cells(std::size_t least = 1);
  /// cells() and nothing behind them; afterwards they are what was read last.
  std::vector<Cell> only_cells(std::size_t least = 1);

  /// Whether a number comes next.
  bool at_number();
  int number(int least, int most);
  /// A value of the board: a number, or a letter as in a grid.
  Value value();
  /// Letters and dashes, perhaps none.
  std::string_view word();
  /// Up to the next space.
  std::string_view token();

  /// Where what was read last begins.
  Position position() const;
  /// Throws: InputError there.
  [[noreturn]] void fail(const std::string& what) const;

  const Geometry& geometry() const { return geometry_; }

 private:
  void skip();
  std::optional<int> digits();
  void append_run(Cell from, Cell to, std::vector<Cell>& cells) const;

  std::string_view text_;
  Position begin_of_text_;
  const Geometry& geometry_;
  std::size_t next_ = 0;
  std::size_t begin_ = 0;  ///< of what was read last
};

}  // namespace sudoku_sat
