// Tabu search among swaps. The time for which a value may not come back is proportional to the
// number of conflicts; the search is hot, and goes back to the best board as soon as it is some
// conflicts away from it. Both together matter: 12 Latin squares of order 50 with 750 open cells
// took 26 s with a factor of 0.8, but with 0.4 or 1.2 one or two of them were not solved in 15 s
// each; without going back, eleven were not.

#include "local_search.hpp"
#include "swaps.hpp"

namespace sudoku_sat::solvers {

namespace {

/// Pairs of eight and rivals looked at in a microsecond.
constexpr std::uint64_t swap_work_rate = 90;

constexpr std::size_t tenure_percent = 80;
constexpr std::size_t tenure_spread = 10;
constexpr std::size_t longest_tenure = 4'000;
/// Conflicts more than on the best board, and how often it goes back before it has more patience.
constexpr std::size_t patience = 10;
constexpr std::size_t most_patience = 15;
constexpr std::size_t returns_until_more = 1'000;
constexpr int swaps_at_once = 256;

class SwapSearch : public LocalSearch {
 public:
  SwapSearch(const Board& board, const VariableMap& variables, std::uint64_t seed)
      : LocalSearch(swap_work_rate),
        variables_(variables),
        swaps_(board, variables),
        random_(seed) {
    new_vars(variables.variables());
  }

  SolverStatistics statistics() override {
    return {.decisions = static_cast<std::int64_t>(moves_)};
  }

 private:
  void prepare(const Limits&) override {
    if (!swaps_.fit()) return;
    swaps_.shuffle(random_);
    keep_best();
  }

  std::uint64_t work() const override { return swaps_.work(); }

  Answer search(const Limits& limits) override {
    while (swaps_.fit() && !done(limits)) {
      for (int i = 0; i < swaps_at_once && swaps_.conflicts() > 0; ++i) move();
      if (swaps_.conflicts() == 0) return tell(limits);
    }
    return Answer::unknown;
  }

  void move() {
    const std::size_t tenure =
        1 + swaps_.conflicts() * tenure_percent / 100 + random_.below(tenure_spread);
    swaps_.move(std::min(tenure, longest_tenure), random_);
    ++moves_;
    const std::size_t left = swaps_.conflicts();
    if (left <= least_) return keep_best();
    if (left <= least_ + std::min(patience + returns_ / returns_until_more, most_patience)) return;
    swaps_.set_values(best_);
    ++returns_;
  }

  void keep_best() {
    least_ = swaps_.conflicts();
    best_ = swaps_.values();
  }

  Answer tell(const Limits& limits) {
    swaps_.each_value([&](Cell cell, Value value) {
      try_literal(formula::index_of(variables_.variable(cell, value)), limits);
    });
    return complete(limits) ? Answer::satisfiable : Answer::unknown;
  }

  const VariableMap& variables_;
  Swaps swaps_;
  Random random_;
  std::size_t least_ = 0;    ///< conflicts
  std::vector<Value> best_;  ///< the last board with so few
  std::size_t returns_ = 0;
  std::uint64_t moves_ = 0;
};

}  // namespace

bool suits_swaps(const Board& board) { return Swaps::suit(board); }

std::unique_ptr<Solver> make_swap_search(const Board& board, const VariableMap& variables,
                                         std::uint64_t seed) {
  return std::make_unique<SwapSearch>(board, variables, seed);
}

}  // namespace sudoku_sat::solvers
