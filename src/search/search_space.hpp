// The states that a search goes through, in two kinds with the same functions: PlaceSpace for
// boards of up to 1024 cells where nothing but different values is asked, MaskSpace for all others.
// Listing and counting are written once for both.
//
// What is left to do in a state often falls into parts that have nothing to do with each other any
// more; a part is a set of open cells.
#pragma once

#include <algorithm>
#include <vector>

#include "base/fingerprint.hpp"
#include "propagate/place_sets.hpp"
#include "propagate/propagation.hpp"
#include "subtree_oracle.hpp"
#include "sudoku_sat/random.hpp"

namespace sudoku_sat {

template <std::size_t Words>
class PlaceSpace {
 public:
  using State = PlaceSets<Words>;
  using Part = BitSet<Words>;
  // A node takes half a microsecond, a question some ten, loading the rules some thousand.
  static constexpr Doubt::Patience patience{.first = 20'000, .later = 500};
  static constexpr unsigned nodes_between_checks = 4096;
  /// To count smaller parts again is as fast as to look them up.
  static constexpr std::size_t smallest_kept = 5;

  static bool fits(const Board& board) { return PlaceRules<Words>::fit(board); }
  explicit PlaceSpace(const Board& board) : rules_(board), row_of_(board.cells()) {
    for (Cell cell = 0; cell < board.cells(); ++cell) row_of_[cell] = board.geometry().row(cell);
  }

  std::size_t state_bytes() const { return sizeof(State); }
  /// Every value in every cell. Requires: more than one value.
  State start() const { return State(rules_); }
  State start(const Propagation& root) const { return State(rules_, root.candidates()); }

  /// An open cell with the fewest candidates: the first in reading order, or any at random.
  Cell tightest(const State& state, Random* random) const {
    const Part cells = tightest(state);
    if (random == nullptr) return static_cast<Cell>(cells.first());
    std::size_t skipped = random->below(cells.count());
    Cell chosen = 0;
    cells.for_each([&](std::size_t cell) {
      if (skipped-- == 0) chosen = static_cast<Cell>(cell);
    });
    return chosen;
  }

  /// The cell to count by: in reading order, because what is left behind a line is often the same,
  /// unless a cell a little below has few candidates.
  Cell next_to_count(const State& state, const Part& part) const {
    const std::size_t first = part.first();
    const std::size_t tight = state.tight(part).three.first();
    const bool near = tight != Part::end && row_of_[tight] <= row_of_[first] + 2;
    return static_cast<Cell>(near ? tight : first);
  }

  Part open(const State& state) const { return state.open(); }
  std::size_t size(const Part& part) const { return part.count(); }

  /// The parts of what is open of `cells`.
  void split(const State& state, const Part& cells, std::vector<Part>& parts) const {
    parts.clear();
    for (Part rest = cells & state.open(); !rest.empty();) {
      parts.push_back(part_with(rest.first(), state, rest));
    }
  }

  /// The same for parts that have equally many solutions: values can be renamed.
  Fingerprint key(const State& state, const Part& part) const {
    Fingerprint key;
    for (std::size_t value = 0; value < state.values(); ++value) {
      const Part places = state.places(value) & part;
      if (places.empty()) continue;
      Fingerprint one;
      for (const std::uint64_t word : places.words()) one = extended(one, word);
      key += one;
    }
    return key;
  }

 private:
  Part tightest(const State& state) const {
    const auto tight = state.tight(state.open());
    if (!tight.two.empty()) return tight.two;
    if (!tight.three.empty()) return tight.three;
    Part cells;
    std::size_t fewest = state.values() + 1;
    state.open().for_each([&](std::size_t cell) {
      std::size_t count = 0;
      for (std::size_t value = 0; value < state.values(); ++value) {
        count += state.places(value).has(cell) ? 1 : 0;
      }
      if (count < fewest) cells = {};
      if (count <= fewest) cells.add(cell);
      fewest = std::min(fewest, count);
    });
    return cells;
  }

  /// Takes the part that `cell` is in out of `rest`.
  Part part_with(std::size_t cell, const State& state, Part& rest) const {
    Part part;
    Part next;
    next.add(cell);
    rest.remove(cell);
    while (!next.empty() && !rest.empty()) {
      const std::size_t from = next.first();
      next.remove(from);
      part.add(from);
      Part near;
      for (std::size_t value = 0; value < state.values(); ++value) {
        if (state.places(value).has(from)) near |= state.places(value);
      }
      near &= rules_.peers(from) & rest;
      rest -= near;
      next |= near;
    }
    return part | next;
  }

  PlaceRules<Words> rules_;
  std::vector<int> row_of_;
};

/// The open cell with the fewest candidates, the first of these in reading order. Requires: one
/// that is open.
Cell tightest_cell(const Candidates& candidates);

class MaskSpace {
 public:
  using State = Propagation;
  using Part = std::vector<Cell>;
  // A node takes some ten microseconds.
  static constexpr Doubt::Patience patience{.first = 300, .later = 100};
  static constexpr unsigned nodes_between_checks = 64;
  static constexpr std::size_t smallest_kept = 4;

  explicit MaskSpace(const Board& board);

  std::size_t state_bytes() const;
  State start(const Propagation& root) const { return root; }
  Cell tightest(const State& state, Random* random) const;
  Cell next_to_count(const State& state, const Part& part) const;
  Part open(const State& state) const;
  std::size_t size(const Part& part) const { return part.size(); }
  void split(const State& state, const Part& cells, std::vector<Part>& parts) const;
  Fingerprint key(const State& state, const Part& part) const;

 private:
  Part part_with(Cell cell, const State& state, std::vector<char>& rest) const;
  Fingerprint key_without_names(const State& state, const Part& part) const;
  Fingerprint key_with_names(const State& state, const Part& part) const;

  const Board& board_;
  bool interchangeable_;  ///< whether the values' names don't matter
  std::vector<std::vector<Cell>> peers_;
  std::vector<std::vector<Cell>> tied_;  ///< the cells that other constraints tie to each
};

/// Of states of both kinds.
inline void copy_solution(const Propagation& state, Grid& grid) {
  grid = state.candidates().decisions();
}
template <std::size_t Words>
void copy_solution(const PlaceSets<Words>& state, Grid& grid) {
  state.copy_to(grid);
}

inline const Candidates& candidates_of(const Propagation& state) { return state.candidates(); }
template <std::size_t Words>
const PlaceSets<Words>& candidates_of(const PlaceSets<Words>& state) {
  return state;
}

/// Throws: SolverError where a search that keeps a state for each of so many decisions would not
/// fit the memory.
void require_depth(std::size_t depth, std::size_t state_bytes);
template <class Space>
void require_depth(const Space& space, std::size_t depth) {
  require_depth(depth, space.state_bytes());
}

/// A type, to be handed to a function.
template <class T>
struct TypeTag {
  using type = T;
};

/// Calls make with the kind of states that is the fastest on the board.
template <class Make>
auto with_space(const Board& board, Make&& make) {
  if (PlaceSpace<1>::fits(board)) return make(TypeTag<PlaceSpace<1>>());
  if (PlaceSpace<2>::fits(board)) return make(TypeTag<PlaceSpace<2>>());
  if (PlaceSpace<4>::fits(board)) return make(TypeTag<PlaceSpace<4>>());
  if (PlaceSpace<8>::fits(board)) return make(TypeTag<PlaceSpace<8>>());
  if (PlaceSpace<16>::fits(board)) return make(TypeTag<PlaceSpace<16>>());
  return make(TypeTag<MaskSpace>());
}

}  // namespace sudoku_sat
