// Random cases.
#pragma once

#include "matrix/boards.hpp"
#include "matrix/case.hpp"
#include "matrix/rule_data.hpp"

namespace sudoku_sat::matrix {

/// A case of a rule on a board. The same numbers give the same case on every machine.
Case make_case(const RuleForm& form, std::string_view board, Random& random);

/// A case of the rules' language, with variables beside the grid or without.
RuleForm variables_form();

}  // namespace sudoku_sat::matrix
