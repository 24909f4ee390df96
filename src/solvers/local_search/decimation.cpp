// Decimation guided by belief propagation: the likeliest variable becomes true, its consequences
// are propagated, beliefs settle anew, until all is decided or there is a contradiction (M. Mezard,
// G. Parisi & R. Zecchina, Science 2002). At a dead end most decisions are right and a few are
// wrong, nobody knows which: each of them is taken back with some probability, and beliefs settle
// anew on the others (backtracking, as in R. Marino, G. Parisi & F. Ricci-Tersenghi, Nature
// Communications 2016, but at random).
//
// On large boards with one solution, or few, it finds one in seconds where CaDiCaL was not done in
// a minute (tools/benchmarks/README.md): beliefs take all groups into account at once, conflicts
// only the few that clash.
#include "local_search.hpp"

#include "beliefs.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::solvers {

namespace {

constexpr std::uint64_t messages_in_a_microsecond = 130;

/// How many sweeps beliefs get to settle: at the start, after decisions, after some were taken
/// back.
constexpr int first_sweeps = 100;
constexpr int sweeps = 4;
constexpr int later_sweeps = 60;
constexpr double settled_first = 1e-3;
constexpr double settled = 1e-2;

/// Up to this many variables are decided after the likeliest one without new beliefs, as long as
/// one has these odds.
constexpr int max_at_once = 6;
constexpr double sure_odds = 5;

/// At a dead end this many of the last decisions are taken back (a quarter where there are few),
/// and each of the others with a probability, in per cent, drawn from this range for each dead end.
constexpr std::size_t last_decisions = 5;
constexpr std::size_t min_percent = 20;
constexpr std::size_t max_percent = 50;
/// After this many dead ends all decisions are taken back: a search that went astray does not
/// recover.
constexpr std::int64_t dead_ends_to_restart = 150;
/// After this many, beliefs are more cautious. Boards of 64x64 with 41 % open are then solved
/// sooner. Boards of 100x100 with 35 % open would take longer, but few of them get that far.
constexpr std::int64_t dead_ends_to_discount = 60;

class Decimation : public LocalSearch {
 public:
  explicit Decimation(std::uint64_t seed) : LocalSearch(messages_in_a_microsecond), random_(seed) {}

  SolverStatistics statistics() override {
    return {.decisions = decisions_made_, .conflicts = dead_ends_};
  }

 private:
  void prepare(const Limits& limits) override {
    decisions_.clear();
    beliefs_.emplace(groups(), assignment());
    beliefs_->settle(assignment(), first_sweeps, settled_first, limits);
    beliefs_->keep();
  }

  std::uint64_t work() const override { return beliefs_->sent(); }

  Answer search(const Limits& limits) override {
    while (!done(limits)) {
      const std::optional<Likely> likely = most_likely();
      if (!likely && complete(limits)) return Answer::satisfiable;
      if (likely && decide(likely->literal, limits) && decide_sure_ones(limits)) {
        beliefs_->settle(assignment(), sweeps, settled, limits);
      } else if (!decisions_.empty()) {
        take_some_back(limits);
      } else if (likely) {
        return Answer::unsatisfiable;
      } else {
        // What is open is outside of the groups, where this solver does not search.
        undo_all();
        return Answer::unknown;
      }
    }
    return Answer::unknown;
  }

  struct Likely {
    formula::LitIndex literal;
    double odds;
  };

  /// The likeliest open variable, the first of several.
  std::optional<Likely> most_likely() const {
    std::optional<Likely> best;
    for (Beliefs::Index index = 0; index < beliefs_->size(); ++index) {
      const double odds = beliefs_->odds(index);
      if (best && odds <= best->odds) continue;
      const formula::LitIndex literal = beliefs_->literal(index);
      if (assignment().is_open(literal)) best = {literal, odds};
    }
    return best;
  }

  bool decide_sure_ones(const Limits& limits) {
    for (int i = 0; i < max_at_once; ++i) {
      const std::optional<Likely> next = most_likely();
      if (!next || next->odds < sure_odds) return true;
      if (!decide(next->literal, limits)) return false;
    }
    return true;
  }

  /// Makes the variable true or, where that ends in a contradiction, false. Returns false if
  /// both do.
  bool decide(formula::LitIndex literal, const Limits& limits) {
    ++decisions_made_;
    if (try_literal(literal, limits)) {
      decisions_.push_back(literal);
      return true;
    }
    return try_literal(formula::negation(literal), limits);
  }

  void take_some_back(const Limits& limits) {
    if (++dead_ends_ >= dead_ends_to_discount) beliefs_->discount_more();
    const std::vector<formula::LitIndex> before = std::exchange(decisions_, {});
    const bool all = dead_ends_ % dead_ends_to_restart == 0;
    const std::size_t percent =
        all ? 100 : min_percent + random_.below(max_percent - min_percent + 1);
    undo_all();
    beliefs_->go_back();
    const std::size_t kept = before.size() - std::min(last_decisions, before.size() / 4);
    for (std::size_t i = 0; i < kept; ++i) {
      if (random_.below(100) < percent) continue;
      if (assignment().is_open(before[i]) && !decide(before[i], limits)) break;
    }
    beliefs_->settle(assignment(), later_sweeps, settled, limits);
  }

  std::optional<Beliefs> beliefs_;            ///< none before the first solve()
  std::vector<formula::LitIndex> decisions_;  ///< those that are not taken back
  Random random_;
  std::int64_t decisions_made_ = 0;
  std::int64_t dead_ends_ = 0;
};

}  // namespace

std::unique_ptr<Solver> make_decimation(std::uint64_t seed) {
  return std::make_unique<Decimation>(seed);
}

}  // namespace sudoku_sat::solvers
