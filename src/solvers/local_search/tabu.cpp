// Tabu search: of all moves of a conflicting value, the best one that does not take back a recent
// move, even if it makes things worse (F. Glover, ORSA Journal on Computing 1989; A. Hertz & D. de
// Werra, Using tabu search techniques for graph coloring, Computing 1987; for Latin squares Y. Jin
// & J.-K. Hao, Solving the Latin square completion problem by memetic graph coloring, IEEE Trans.
// Evolutionary Computation 2019). It sees formulas as Frisch & Peugniez do (Solving non-Boolean
// satisfiability problems with stochastic local search, IJCAI 2001): a variable with several values
// is a clause without negations, of which one literal is true at any time.
//
// The time for which a move is forbidden is a temperature: it is proportional to the number of
// clashing groups (P. Galinier & J.-K. Hao, J. Combinatorial Optimization 1999), and the factor
// falls from hot to cold, again and again. Solutions are found just before the search freezes, and
// the factor at which it does depends on the board: 49x49 with 44 % open is solved soonest at 0.6,
// 36x36 with 50 % at 0.3 to 0.45, 64x64 with 52 % at 0.15 to 0.25. Cycles of one to sixteen million
// moves were equally good.
//
// It is good for boards in between: too open for clause learning and beliefs, not so open that any
// solver finds a solution (tools/benchmarks/README.md).
#include "local_search.hpp"

#include "min_conflicts.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::solvers {

namespace {

/// Groups and conflicts looked at in a microsecond.
constexpr std::uint64_t work_rate = 180;

/// Moving back is forbidden for this many moves for each hundred clashing groups, and a random
/// number of further ones, less than `spread`.
constexpr std::uint64_t hot = 65;
constexpr std::uint64_t cold = 15;
constexpr std::size_t spread = 10;
constexpr std::size_t longest = 8'000;
/// Moves from hot to cold.
constexpr std::uint64_t cycle = 4'000'000;
/// The first cycle begins at 0.3: where most cells are open, half a million cool moves are enough.
constexpr std::uint64_t head_start = 2'800'000;
/// Between looks at the clock.
constexpr int moves_at_once = 256;
/// How often other clauses may reject choices without conflicts: then they ask for more than pairs
/// can say.
constexpr int max_rejected = 100;

class Tabu : public LocalSearch {
 public:
  explicit Tabu(std::uint64_t seed) : LocalSearch(work_rate), random_(seed) {}

  SolverStatistics statistics() override {
    return {.decisions = static_cast<std::int64_t>(moves_)};
  }

 private:
  void prepare(const Limits&) override {
    choices_.emplace(groups(), assignment(), implications());
    if (choices_->fit()) choices_->choose(random_);
    rejected_ = 0;
  }

  std::uint64_t work() const override { return choices_->work() + checked_; }

  Answer search(const Limits& limits) override {
    undo_all();
    while (choices_->fit() && rejected_ < max_rejected && !done(limits)) {
      for (int i = 0; i < moves_at_once && choices_->conflicts() > 0; ++i) move();
      if (choices_->conflicts() > 0) continue;
      if (agreed(limits)) return Answer::satisfiable;
      undo_all();
      ++rejected_;
      choices_->choose(random_);
    }
    return Answer::unknown;
  }

  void move() {
    const std::uint64_t percent = hot - (hot - cold) * ((moves_ + head_start) % cycle) / cycle;
    const std::size_t tenure = 1 + choices_->clashing() * percent / 100 + random_.below(spread);
    choices_->move(std::min(tenure, longest), random_);
    ++moves_;
  }

  /// Whether all clauses agree with what is chosen.
  bool agreed(const Limits& limits) {
    checked_ += variables();
    for (std::size_t group = 0; group < choices_->size(); ++group) {
      const formula::LitIndex literal = choices_->chosen(group);
      if (assignment().is_true(literal)) continue;
      if (!assignment().is_open(literal) || !try_literal(literal, limits)) return false;
    }
    return complete(limits);
  }

  std::optional<MinConflicts> choices_;  ///< none before the first solve()
  Random random_;
  std::uint64_t moves_ = 0;
  std::uint64_t checked_ = 0;  ///< variables that agreed() looked at
  int rejected_ = 0;           ///< since prepare()
};

}  // namespace

std::unique_ptr<Solver> make_tabu(std::uint64_t seed) { return std::make_unique<Tabu>(seed); }

}  // namespace sudoku_sat::solvers
