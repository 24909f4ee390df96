// Statements as primitive constraints.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sudoku_sat/rule.hpp"
#include "syntax.hpp"

namespace sudoku_sat::language {

/// Appends what the statements say of the board, as constraints of that rule. Throws: InputError
/// where a statement is wrong, says something that no values can hold, or is too large.
void add_statements(const Geometry& geometry, const Program& program, const std::string& rule,
                    Constraints& out);

/// A part of a rule that is written in the language.
struct Written {
  std::string_view text;
  std::string_view label = {};  ///< of a statement
};

/// Appends what a rule says in the language, and then what its entries add to that: they may use
/// its variables and definitions. Throws: InputError, at an entry or at the rule.
void add_written(const Geometry& geometry, const RuleUse& use, std::span<const Written> lines,
                 Constraints& out);

}  // namespace sudoku_sat::language
