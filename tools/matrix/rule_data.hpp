// Which data each rule gets: a line a rule.
#pragma once

#include <span>

#include "matrix/forms.hpp"

namespace sudoku_sat::matrix {

struct RuleForm {
  std::string rule;
  Form form;
  /// Headers of other boards than the matrix has; empty: those.
  Entries boards = {};
  enum class Kind {
    about_cells,
    makes_board,  ///< it says what the board's cells, values or units are
    beside,       ///< it is about something beside the grid: neither true nor false of a grid
  };
  Kind kind = Kind::about_cells;
};

std::span<const RuleForm> rule_forms();

}  // namespace sudoku_sat::matrix
