// Cells, values and units in the sentences that tell a pattern.
#pragma once

#include "base/joined.hpp"
#include "finding.hpp"

namespace sudoku_sat::propagation {

class Words {
 public:
  explicit Words(const Board& board) : board_(&board) {}

  std::string cell(Cell cell) const { return board_->geometry().name(cell); }
  /// "r1c1 and r2c3".
  std::string cells(const std::vector<Cell>& cells, std::string_view last = "and") const;
  /// As it is written in a cell.
  std::string value(Value value) const { return std::to_string(board_->geometry().number(value)); }
  /// The same in that cell, which may be a variable.
  std::string value_in(Cell cell, Value value) const {
    return std::to_string(board_->geometry().number_in(cell, value));
  }
  /// "2 and 5".
  std::string values(std::uint64_t mask, std::string_view last = "and") const {
    return values_in(0, mask, last);
  }
  std::string values_in(Cell cell, std::uint64_t mask, std::string_view last = "and") const;
  /// "row 1".
  std::string unit(std::uint32_t number) const { return board_->all_different()[number].name(); }
  /// "rows 1 and 2", "row 1 and box 2".
  std::string units(std::vector<std::uint32_t> numbers) const;
  /// "r1c1 is not 2, and r1c2 and r1c3 are not 5".
  std::string excluded(const std::vector<Exclusion>& exclusions) const;

 private:
  const Board* board_;
};

/// Empty if the finding has none.
std::string sentence_of(const Finding& finding, const Board& board);

}  // namespace sudoku_sat::propagation
