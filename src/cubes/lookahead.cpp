// Lookahead: a state is split by the values of a cell, or by the places of a value in a unit, and
// what is best is found by trying it. Each candidate of a branching is decided and propagated; one
// that fails is excluded for good (a failed literal), and how many candidates the others take away
// measures the branching. Branchings of different widths are compared by Kullmann's tau: the growth
// of a tree in which child i is smaller by d_i is the x > 1 with the sum of x^-d_i = 1 (Kullmann,
// Fundaments of branching heuristics, Handbook of Satisfiability 2009).
//
// Variables beside the grid are no branchings: two cubes would have the same grid, which counts
// once, and a puzzle file has no place for their values.
//
// Only the narrowest branchings are tried, because each trial costs a propagation. Arithmetic is
// that of IEEE alone, no function of the mathematical library: the same tree on every machine.
#include "lookahead.hpp"

#include <algorithm>

#include "propagate/probing.hpp"

namespace sudoku_sat {

namespace {

// So many candidates are tried in a round, or those of one branching if it has more.
constexpr std::size_t usual_trials = 48;
// As long as candidates fail, there is another round. After this many it is for one branching.
constexpr int most_rounds = 8;

/// exp(-x), roughly.
double decay(double x) {
  double power = std::max(0.0, 1 - x / 1024);
  for (int i = 0; i < 10; ++i) power *= power;
  return power;
}

/// The logarithm of tau: the smaller, the better. Requires: reductions above 0.
double growth(const std::vector<double>& reductions) {
  double low = 0;
  double high = 8;
  for (int i = 0; i < 40; ++i) {
    const double middle = (low + high) / 2;
    double sum = 0;
    for (const double reduction : reductions) sum += decay(reduction * middle);
    (sum > 1 ? low : high) = middle;
  }
  return low;
}

Branching values_of(const Propagation& state, Cell cell) {
  Branching branching;
  for_each_value(state, cell, [&](Value value) { branching.emplace_back(cell, value); });
  return branching;
}

Branching places_of(const Board& board, const Propagation& state, std::uint32_t unit, int value) {
  Branching branching;
  for (const Cell cell : board.cells_of(unit)) {
    if (!state.possible(cell, value)) continue;
    // Decided elsewhere: nothing to choose.
    if (state.decided(cell) != 0 || !board.geometry().on_grid(cell)) return {};
    branching.emplace_back(cell, static_cast<Value>(value));
  }
  return branching;
}

/// The narrowest branchings, cells before units, until they have enough candidates.
std::vector<Branching> narrowest(const Board& board, const Propagation& state,
                                 std::size_t most_trials) {
  const std::size_t sizes = static_cast<std::size_t>(board.size()) + 1;
  std::vector<std::vector<Branching>> by_width(sizes);
  // Wide ones are not kept once there are enough narrow ones.
  std::vector<std::size_t> trials(sizes, 0);
  const auto add = [&](Branching branching) {
    const std::size_t width = branching.size();
    if (width < 2 || trials[width] >= most_trials) return;
    trials[width] += width;
    by_width[width].push_back(std::move(branching));
  };
  for (const Cell cell : state.open()) {
    if (board.geometry().on_grid(cell)) add(values_of(state, cell));
  }
  for (const std::uint32_t unit : board.units()) {
    state.limits().check();
    for (int value = 1; value <= board.size(); ++value) add(places_of(board, state, unit, value));
  }
  std::vector<Branching> chosen;
  std::size_t total = 0;
  for (std::vector<Branching>& branchings : by_width) {
    for (Branching& branching : branchings) {
      if (total > 0 && total + branching.size() > most_trials) return chosen;
      total += branching.size();
      chosen.push_back(std::move(branching));
    }
  }
  return chosen;
}

class Lookahead {
 public:
  Lookahead(const Board& board, Propagation& state)
      : board_(board), state_(state), attempt_(state) {}

  Looked run() {
    for (int round = 0; !state_.complete(); ++round) {
      const std::size_t before = looked_.failed.size();
      looked_.branching.clear();
      best_ = 1e9;
      for (const Branching& one :
           narrowest(board_, state_, round < most_rounds ? usual_trials : 1)) {
        if (!try_all(one)) return std::move(looked_);
      }
      // Only then all have been tried in the state that is left.
      if (looked_.failed.size() == before) break;
    }
    if (state_.complete()) looked_.branching.clear();
    return std::move(looked_);
  }

 private:
  /// False where nothing is left.
  bool try_all(const Branching& branching) {
    const auto open = static_cast<double>(state_.candidates().open());
    std::vector<double> reductions;
    for (const Candidate& candidate : branching) {
      // What failed before may have decided it.
      if (state_.decided(candidate.first) != 0) return true;
      if (!state_.possible(candidate.first, candidate.second)) continue;
      if (!fails(state_, candidate.first, candidate.second, attempt_)) {
        const auto left = static_cast<double>(attempt_.candidates().open());
        reductions.push_back(std::max(1.0, open - left));
      } else {
        looked_.failed.push_back(candidate);
        if (!state_.remove(candidate.first, candidate.second)) {
          looked_.refuted = true;
          looked_.branching.clear();
          return false;
        }
      }
    }
    keep(branching, reductions);
    return true;
  }

  void keep(const Branching& branching, const std::vector<double>& reductions) {
    if (reductions.size() < 2) return;
    const double found = growth(reductions);
    if (found >= best_) return;
    best_ = found;
    looked_.branching = branching;
  }

  const Board& board_;
  Propagation& state_;
  Propagation attempt_;
  Looked looked_;
  double best_ = 0;
};

}  // namespace

Looked look_ahead(const Board& board, Propagation& state) { return Lookahead(board, state).run(); }

}  // namespace sudoku_sat
