// A search's states on the plain 9x9 board, for counting, and for searches that only ask whether
// there is a solution, or which, so that neither the order nor the nodes matter: State9 decides
// more than PositionSets at each node in less than half the time. Listing uses PositionSets: its
// order of solutions is fixed by them.
#pragma once

#include <array>

#include "search/plain9/state.hpp"
#include "search_space.hpp"

namespace sudoku_sat::search {

// The order in which a puzzle is counted. The symmetries of the board allow rows and columns to be
// exchanged; a count in reading order visits up to a third fewer states if the fullest rows come
// first.

/// The number of candidates of the open cells, by row or by column.
using LineLoads = std::array<std::size_t, 9>;

inline std::array<std::size_t, 3> by_bands(const LineLoads& lines) {
  std::array<std::size_t, 3> bands{};
  for (std::size_t line = 0; line < lines.size(); ++line) bands[line / 3] += lines[line];
  return bands;
}

inline std::size_t spread_of_bands(const LineLoads& lines) {
  const auto bands = by_bands(lines);
  const auto [least, most] = std::minmax_element(bands.begin(), bands.end());
  return *most - *least;
}

inline std::array<Cell, 9> lightest_first(const LineLoads& lines) {
  const auto bands = by_bands(lines);
  std::array<Cell, 9> order{0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::sort(order.begin(), order.end(), [&](Cell a, Cell b) {
    return std::array{bands[a / 3], std::size_t{a / 3}, lines[a], std::size_t{a}} <
           std::array{bands[b / 3], std::size_t{b / 3}, lines[b], std::size_t{b}};
  });
  return order;
}

/// The same puzzle with its lines in another order: bands with the fewest candidates come first,
/// and in each band the rows with the fewest. It is transposed where its stacks differ more than
/// its bands.
inline Grid in_good_order(const Grid& grid, const State9& state) {
  LineLoads rows{};
  LineLoads columns{};
  state.open().for_each([&](std::size_t place) {
    const auto cell = static_cast<Cell>(place);
    for (int value = 1; value <= State9::size(); ++value) {
      rows[cell / 9] += state.possible(cell, value) ? 1 : 0;
      columns[cell % 9] += state.possible(cell, value) ? 1 : 0;
    }
  });
  const bool turned = spread_of_bands(columns) > spread_of_bands(rows);
  const std::array<Cell, 9> order = lightest_first(turned ? columns : rows);
  Grid result(grid.size());
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    const Cell line = order[cell / 9];
    result[cell] = turned ? grid[9 * (cell % 9) + line] : grid[9 * line + cell % 9];
  }
  return result;
}

class Plain9Space : public SpaceOfSets<State9> {
 public:
  static bool fits(const Board& board) { return State9::fit(board); }
  /// Throws: UsageError as chosen_vectors9().
  explicit Plain9Space(const Board&) : methods_(*chosen_vectors9().methods) {}

  std::optional<State> start(const Grid& givens, const Limits&) const {
    State state(methods_);
    return state.decide_all(givens) ? std::optional(state) : std::nullopt;
  }

  Grid in_counting_order(const Grid& givens) const {
    const std::optional<State> state = start(givens, Limits());
    return state ? in_good_order(givens, *state) : givens;
  }

  Cell next_to_count(const State& state, const Component& component) const {
    return SpaceOfSets<State>::next_to_count(state, component,
                                             [](std::size_t cell) { return cell / 9; });
  }

  /// Takes all open cells as one component where so many are open that they hardly ever fall apart.
  void split(const State& state, const Component& cells, std::vector<Component>& components) const {
    components.clear();
    const Component open = cells & state.open();
    if (open.count() > largest_split) {
      components.push_back(open);
      return;
    }
    for (Component rest = open; !rest.empty();) {
      const Component component = component_with(rest.first(), state, rest);
      rest -= component;
      components.push_back(component);
    }
  }

  /// The key does not depend on the names of the values.
  base::Fingerprint key(const State& state, const Component& component) const {
    base::Fingerprint key;
    for (std::size_t value = 0; value < state.values(); ++value) {
      const auto halves = (state.positions(value) & component).words();
      if ((halves[0] | halves[1]) == 0) continue;
      // The second half is a band of 27 bits: spread over a word, it need not be mixed by itself.
      key += base::extended({halves[1] * 0x9E3779B97F4A7C15U, halves[1] * 0xC2B2AE3D27D4EB4FU},
                            halves[0]);
    }
    return key;
  }

  /// Whether each cell of the component has two candidates. In a unit of such cells each value has
  /// two places or more, so exactly two if there is a solution; the other candidate of each cell
  /// then makes another solution.
  bool in_pairs(const State& state, const Component& component) const {
    return (component - propagation::tight(state, component).two).empty();
  }

 private:
  static constexpr std::size_t largest_split = 30;

  /// The component of the cell: it grows by cells that share a unit and a candidate with it.
  Component component_with(std::size_t cell, const State& state, const Component& cells) const {
    Component component;
    component.add(cell);
    for (Component before; !(component - before).empty() && !(cells - component).empty();) {
      before = component;
      for (std::size_t value = 0; value < state.values(); ++value) {
        const Component positions = state.positions(value) & cells;
        const Component known = positions & component;
        if (known.empty() || (positions - component).empty()) continue;
        component |= State9::sharing_unit(known) & positions;
      }
    }
    return component;
  }

  const Methods9& methods_;
};

/// As with_space, for the fastest kind of states.
template <class Make>
auto with_fastest_space(const Board& board, Make&& make) {
  return with_space<Plain9Space>(board, make);
}

}  // namespace sudoku_sat::search
