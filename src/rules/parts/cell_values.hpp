// Rules that say of some cells which values they may hold.
#pragma once

#include "entry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

/// Each of the cells holds one of the values.
void allow_values(const std::string& rule, int number, const std::vector<Cell>& cells,
                  const std::vector<Value>& values, Constraints& out);

/// Entries are cells, whose values all have to meet a condition. `mark` is drawn in each of them.
/// Throws: InputError where no value meets it.
void apply_condition(const std::string& rule, bool (*keeps)(int value), Mark::Kind mark,
                     const Geometry& geometry, const RuleUse& use, Constraints& out);

/// About two thirds of the cells whose values in the solution meet the condition.
std::vector<std::string> propose_condition(bool (*keeps)(int value), const Geometry& geometry,
                                           const Grid& solution, Random& random);

}  // namespace sudoku_sat
