#include "lookahead.hpp"

#include <bit>

#include "propagate/probing.hpp"

namespace sudoku_sat::parts {

namespace {

// This many candidates are tried in a round, or those of one branching if it has more.
constexpr std::size_t usual_trials = 48;
// As long as candidates fail, there is another round. After this many, rounds are for one
// branching.
constexpr int max_rounds = 8;

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

Branching values_of(const propagation::Propagation& state, Cell cell) {
  Branching branching;
  propagation::for_each_value(state, cell,
                              [&](Value value) { branching.emplace_back(cell, value); });
  return branching;
}

Branching places_of(const Board& board, const propagation::Propagation& state, std::uint32_t unit,
                    int value) {
  Branching branching;
  for (const Cell cell : board.cells_of(unit)) {
    if (!state.possible(cell, value)) continue;
    // Already decided: nothing to choose.
    if (state.decided(cell) != 0 || !board.geometry().on_grid(cell)) return {};
    branching.emplace_back(cell, static_cast<Value>(value));
  }
  return branching;
}

/// The narrowest branchings, cells before units, until they have enough candidates.
std::vector<Branching> narrowest(const Board& board, const propagation::Propagation& state,
                                 std::size_t max_trials) {
  const std::size_t sizes = static_cast<std::size_t>(board.size()) + 1;
  std::vector<std::vector<Branching>> by_width(sizes);
  // Wide ones are not kept once there are enough narrow ones.
  std::vector<std::size_t> trials(sizes, 0);
  const auto add = [&](Branching branching) {
    const std::size_t width = branching.size();
    if (width < 2 || trials[width] >= max_trials) return;
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
      if (total > 0 && total + branching.size() > max_trials) return chosen;
      total += branching.size();
      chosen.push_back(std::move(branching));
    }
  }
  return chosen;
}

class Lookahead {
 public:
  Lookahead(const Board& board, propagation::Propagation& state)
      : board_(board), state_(state), attempt_(state) {}

  Looked run() {
    for (int round = 0; !state_.complete(); ++round) {
      const std::size_t before = looked_.failed.size();
      looked_.branching.clear();
      best_ = 1e9;
      for (const Branching& one :
           narrowest(board_, state_, round < max_rounds ? usual_trials : 1)) {
        if (!try_all(one)) return std::move(looked_);
      }
      // Only then have all been tried in the remaining state.
      if (looked_.failed.size() == before) break;
    }
    if (state_.complete()) looked_.branching.clear();
    return std::move(looked_);
  }

 private:
  /// False if nothing is left.
  bool try_all(const Branching& branching) {
    const auto open = static_cast<double>(state_.candidates().open());
    std::vector<double> reductions;
    for (const Candidate& candidate : branching) {
      // An earlier failure may have decided it.
      if (state_.decided(candidate.first) != 0) return true;
      if (!state_.possible(candidate.first, candidate.second)) continue;
      if (!propagation::fails(state_, candidate.first, candidate.second, attempt_)) {
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
  propagation::Propagation& state_;
  propagation::Propagation attempt_;
  Looked looked_;
  double best_ = 0;
};

constexpr int dives = 6;
constexpr int max_decisions = 64;
constexpr int smallest_for_candidates = 36;
/// This many fewer candidates halve the work, roughly, as measured with more and more givens of a
/// board.
constexpr std::uint64_t candidates_to_halve = 32;

/// In units of 1/65536. Requires: number > 0.
std::uint64_t log2_of(std::uint64_t number) {
  constexpr int bits = 16;
  const auto whole = static_cast<int>(std::bit_width(number)) - 1;
  // From 1 to below 2, with 31 bits after the point; its square gives the next bit.
  std::uint64_t rest = (number << (63 - whole)) >> 32;
  auto log = static_cast<std::uint64_t>(whole);
  for (int bit = 0; bit < bits; ++bit) {
    rest = (rest * rest) >> 31;
    const std::uint64_t next = rest >> 32;
    rest >>= next;
    log = 2 * log + next;
  }
  return log;
}

Value any_value(const propagation::Propagation& state, Cell cell, Random& random) {
  std::size_t left = random.below(static_cast<std::size_t>(state.candidates().count(cell)));
  Value value = propagation::value_after(state, cell, 0);
  for (; left > 0; --left) value = propagation::value_after(state, cell, value);
  return value;
}

std::uint64_t dive(propagation::Propagation state, Random& random) {
  const std::uint64_t open = state.candidates().open();
  std::uint64_t log = 0;
  for (int decisions = 0; !state.complete(); ++decisions) {
    state.limits().check();
    const std::uint64_t left = state.candidates().open();
    if (decisions == max_decisions) return log / (open - left) * open;
    const Cell cell = state.tightest();
    log += log2_of(static_cast<std::uint64_t>(state.candidates().count(cell)));
    if (!state.decide(cell, any_value(state, cell, random))) break;
  }
  return log;
}

}  // namespace

Looked look_ahead(const Board& board, propagation::Propagation& state) {
  return Lookahead(board, state).run();
}

std::uint64_t estimated_work(const propagation::Propagation& state, Random& random) {
  if (state.complete()) return 0;
  if (state.size() >= smallest_for_candidates) {
    return (state.candidates().open() << 16) / candidates_to_halve;
  }
  std::uint64_t sum = 0;
  for (int i = 0; i < dives; ++i) sum += dive(state, random);
  return sum / dives + 1;
}

}  // namespace sudoku_sat::parts
