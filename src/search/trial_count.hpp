// The first nodes of a count tell what kind of tree it is. A small tree is counted to its end. In a
// loose one solutions are found all the time: there the order of cells matters most, because a
// table that knows the rest below some lines saves nearly all the work. In a hard one there are
// hardly any: there it matters most to refute much at each node.
#pragma once

#include "component_counter.hpp"
#include "search_space.hpp"

namespace sudoku_sat {

enum class Tree { counted, loose, hard };

/// Counts until it is known which kind it is, or there are `enough`; `found` is a lower bound, and
/// the count where that is `counted`. What is in the table then holds on. The answer depends on the
/// puzzle and `enough` alone. Throws: Stopped, `found` telling what was found by then.
template <CountingSpace Space>
Tree count_a_little(const Space& space, const Puzzle& puzzle, BigCount::Number enough,
                    const Limits& limits, CountTable& table, BigCount::Number& found) {
  // Trees with few solutions that are not hard end before. A loose tree has a solution for each
  // second node already after the fewest nodes; in one that is not, solutions come later.
  constexpr std::uint64_t fewest_nodes = 250;
  constexpr std::uint64_t most_nodes = 2000;
  constexpr unsigned most_nodes_for_each = 200;
  const auto root = space.start(puzzle.givens, limits);
  if (!root) return Tree::counted;
  ComponentCounter<Space> counter(space, *puzzle.board, limits, table, [&](BigCount::Number more) {
    found = Saturating::sum(found, more);
  });
  counter.ask([&](std::uint64_t nodes) {
    return nodes < most_nodes && (nodes < fewest_nodes || found < nodes / 2);
  });
  counter.count(*root, 1, enough);
  if (!counter.given_up() || found >= enough) return Tree::counted;
  return found >= most_nodes / most_nodes_for_each ? Tree::loose : Tree::hard;
}

}  // namespace sudoku_sat
