// A count that is given up after some nodes. A small tree is counted to its end. In a loose one,
// where solutions are found all the time, the order of cells matters most, because a table that
// knows the rest below some lines saves nearly all the work; that, and what is larger, is for
// others.
#pragma once

#include "all_solutions.hpp"
#include "component_counter.hpp"
#include "search_space.hpp"

namespace sudoku_sat::search {

/// Counts until the tree's end, until there are `enough`, or until it looks large; `found` is a
/// lower bound. Returns whether it is the count, or enough. The answer depends on the puzzle and
/// `enough` alone. Throws: Stopped, `found` telling what was found by then.
template <CountingSpace Space>
bool count_if_small(const Space& space, const Puzzle& puzzle, BigCount::Number enough,
                    const Limits& limits, BigCount::Number& found) {
  // Loose trees have a solution for each second node already after this number.
  constexpr std::uint64_t soonest = max_trial_nodes(true);
  const std::uint64_t max_nodes = max_trial_nodes(!puzzle.board->diagrams().empty());
  constexpr std::size_t table_bytes = std::size_t{1} << 20;
  // To load the rules into a solver takes as long.
  static_assert(Space::patience.first > max_trial_nodes(false) + Space::nodes_between_checks);
  const auto root = space.start(puzzle.givens, limits);
  if (!root) return true;
  CountTable table(table_bytes);
  ComponentCounter<Space> counter(space, *puzzle.board, limits, table, [&](BigCount::Number more) {
    found = Saturating::sum(found, more);
  });
  counter.ask([&](std::uint64_t nodes) {
    return nodes < max_nodes && (nodes < soonest || found < nodes / 2);
  });
  counter.count(*root, 1, enough);
  return !counter.given_up() || found >= enough;
}

}  // namespace sudoku_sat::search
