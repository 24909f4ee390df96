// A part of a statement as an expression of its cells in their order, so that parts of the same
// shape share a relation or a decision diagram.
#pragma once

#include "expression.hpp"
#include "sudoku_sat/board.hpp"

namespace sudoku_sat::rule::language {

/// An expression of the cells 0, 1, ..., in a graph of its own.
struct PartShape {
  Expressions graph;
  Expression root;
};

/// The nodes of an expression one after the other, cells by their places among `cells`: equal only
/// for parts of the same shape. `program` distinguishes the automata of different programs.
std::vector<std::int64_t> key_of(const Expressions& graph, Expression root,
                                 const std::vector<Cell>& cells, std::int64_t program);

/// Its states are what remains of the part after each value. Throws: UsageError if it would be too
/// large.
Diagram diagram_of(PartShape shape, std::size_t cells);

}  // namespace sudoku_sat::rule::language
