// What a formula means, for explanations: clauses don't show that they keep cells connected.
#pragma once

#include "expression.hpp"
#include "sudoku_sat/board.hpp"

namespace sudoku_sat::rule::language {

/// The truth as one of the meanings that a formula can have; std::monostate if it is none of them.
FormulaMeaning structure_of(const Expressions& graph, Expression truth);

}  // namespace sudoku_sat::rule::language
