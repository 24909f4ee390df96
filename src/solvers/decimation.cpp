// Decimation guided by belief propagation: the variable for which most speaks becomes true, its
// consequences are propagated, beliefs settle anew, until all is decided or there is a
// contradiction (M. Mezard, G. Parisi & R. Zecchina, Science 2002). At a dead end most decisions
// are right and a few, nobody knows which, are wrong: each of them is taken back with some
// probability, and what speaks for those in the light of the others is asked again (backtracking,
// as in R. Marino, G. Parisi & F. Ricci-Tersenghi, Nature Communications 2016, but at random).
//
// On large boards with one solution, or few, it gets to it in seconds where CaDiCaL was not done in
// a minute (README): beliefs see all groups at once, conflicts the few of them that clash.
#include "decimation.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <utility>

#include "beliefs.hpp"
#include "formula/propagator.hpp"
#include "sudoku_sat/random.hpp"

namespace sudoku_sat {

namespace {

constexpr std::uint64_t messages_per_conflict = 5'000;

/// How long beliefs settle: at the start, after decisions, after some were taken back.
constexpr int first_sweeps = 100;
constexpr int sweeps = 4;
constexpr int later_sweeps = 30;
constexpr double settled_first = 1e-3;
constexpr double settled = 1e-2;

/// After the likeliest variable so many are decided with it, as long as one is that likely.
constexpr int most_at_once = 16;
constexpr double sure_odds = 5;

/// At a dead end so many of the last decisions are taken back (of few, a quarter), and of the
/// others each with a probability, in per cent, drawn from these for the dead end.
constexpr std::size_t last_decisions = 5;
constexpr std::size_t least_percent = 20;
constexpr std::size_t most_percent = 50;
/// After so many dead ends all are taken back: a search that went astray does not come back.
constexpr std::int64_t dead_ends_to_restart = 150;

class Decimation : public Solver {
 public:
  explicit Decimation(std::uint64_t seed) : random_(seed) {}

  Var new_vars(std::size_t n) override {
    changed();
    return propagator_.new_vars(n);
  }

  void add(const ClauseBlock& block) override {
    changed();
    propagator_.add(block);
    each_clause(block.literals, [&](std::span<const Lit> clause) {
      if (std::any_of(clause.begin(), clause.end(), [](Lit literal) { return literal < 0; }))
        return;
      groups_.insert(groups_.end(), clause.begin(), clause.end());
      groups_.push_back(0);
    });
  }

  void assume(Lit) override { throw std::logic_error("decimation takes no assumptions"); }
  bool failed(Lit) override { throw std::logic_error("decimation takes no assumptions"); }

  Answer solve(const Limits& limits) override {
    const auto conflicts = std::exchange(conflicts_, std::nullopt);
    answer_ = Answer::unknown;
    if (limits.expired()) return answer_;
    try {
      answer_ = search(conflicts, limits);
    } catch (const Stopped&) {
      beliefs_.reset();
    }
    return answer_;
  }

  bool value(Var variable) override {
    if (answer_ != Answer::satisfiable) {
      throw std::logic_error("the solver is not in a state to be asked this");
    }
    return propagator_.assignment().is_true(code_of(variable));
  }

  void limit_conflicts(std::int64_t conflicts) override { conflicts_ = conflicts; }

  SolverStatistics statistics() override {
    return {.decisions = decisions_made_, .conflicts = dead_ends_};
  }

 private:
  void changed() {
    answer_ = Answer::unknown;
    beliefs_.reset();
  }

  Answer search(std::optional<std::int64_t> conflicts, const Limits& limits) {
    if (!beliefs_ && !start(limits)) return Answer::unsatisfiable;
    const std::uint64_t before = beliefs_->sent();
    const auto used_up = [&] {
      return conflicts && (beliefs_->sent() - before) / messages_per_conflict >=
                              static_cast<std::uint64_t>(std::max<std::int64_t>(*conflicts, 1));
    };
    while (!used_up() && !limits.expired()) {
      const std::optional<Beliefs::Index> likely = most_likely();
      if (!likely && complete(limits)) return Answer::satisfiable;
      if (likely && decide(*likely, limits) && decide_sure_ones(limits)) {
        beliefs_->settle(propagator_.assignment(), sweeps, settled, limits);
      } else if (!decisions_.empty()) {
        take_some_back(limits);
      } else if (likely) {
        return Answer::unsatisfiable;
      } else {
        // The variables outside of groups are beyond what this solver searches.
        propagator_.undo(base_);
        return Answer::unknown;
      }
    }
    return Answer::unknown;
  }

  /// False where propagation alone finds a contradiction.
  bool start(const Limits& limits) {
    if (!propagator_.restart(limits)) return false;
    base_ = propagator_.assignment().size();
    decisions_.clear();
    beliefs_.emplace(groups_, propagator_.assignment());
    beliefs_->settle(propagator_.assignment(), first_sweeps, settled_first, limits);
    first_messages_ = beliefs_->messages();
    return true;
  }

  /// Of the open variables, the first of several.
  std::optional<Beliefs::Index> most_likely() const {
    std::optional<Beliefs::Index> best;
    for (Beliefs::Index index = 0; index < beliefs_->size(); ++index) {
      if (!propagator_.assignment().is_open(beliefs_->code(index))) continue;
      if (!best || beliefs_->odds(index) > beliefs_->odds(*best)) best = index;
    }
    return best;
  }

  bool decide_sure_ones(const Limits& limits) {
    for (int i = 0; i < most_at_once; ++i) {
      const std::optional<Beliefs::Index> next = most_likely();
      if (!next || beliefs_->odds(*next) < sure_odds) return true;
      if (!decide(*next, limits)) return false;
    }
    return true;
  }

  /// Makes it true, or false where that ends in a contradiction; false where that does, too.
  bool decide(Beliefs::Index index, const Limits& limits) {
    const Code code = beliefs_->code(index);
    ++decisions_made_;
    if (try_literal(code, limits)) {
      decisions_.push_back(index);
      return true;
    }
    return try_literal(negation(code), limits);
  }

  /// Requires: it is open. What follows is taken back at a contradiction.
  bool try_literal(Code code, const Limits& limits) {
    const std::size_t known = propagator_.assignment().size();
    if (propagator_.assume(code) && propagator_.propagate(limits)) return true;
    propagator_.undo(known);
    return false;
  }

  /// Variables that no clause asks to be true become false. False where that is a contradiction.
  bool complete(const Limits& limits) {
    for (std::size_t variable = 1; variable <= propagator_.variables(); ++variable) {
      const Code code = code_of(static_cast<Lit>(variable));
      if (!propagator_.assignment().is_open(code)) continue;
      if (!try_literal(negation(code), limits) && !try_literal(code, limits)) return false;
    }
    return true;
  }

  void take_some_back(const Limits& limits) {
    ++dead_ends_;
    const std::vector<Beliefs::Index> before = std::exchange(decisions_, {});
    const bool all = dead_ends_ % dead_ends_to_restart == 0;
    const std::size_t percent =
        all ? 100 : least_percent + random_.below(most_percent - least_percent + 1);
    propagator_.undo(base_);
    beliefs_->set_messages(first_messages_);
    const std::size_t kept = before.size() - std::min(last_decisions, before.size() / 4);
    for (std::size_t i = 0; i < kept; ++i) {
      if (random_.below(100) < percent) continue;
      const Code code = beliefs_->code(before[i]);
      if (propagator_.assignment().is_open(code) && !decide(before[i], limits)) break;
    }
    beliefs_->settle(propagator_.assignment(), later_sweeps, settled, limits);
  }

  Propagator propagator_;
  std::vector<Lit> groups_;  ///< the clauses without negations, each ended by 0
  std::optional<std::int64_t> conflicts_;
  Answer answer_ = Answer::unknown;

  std::optional<Beliefs> beliefs_;  ///< none before the first solve(), and after a new clause
  std::vector<double> first_messages_;
  std::size_t base_ = 0;                   ///< literals that are true without decisions
  std::vector<Beliefs::Index> decisions_;  ///< those that stand
  Random random_;
  std::int64_t decisions_made_ = 0;
  std::int64_t dead_ends_ = 0;
};

}  // namespace

std::unique_ptr<Solver> make_decimation(std::uint64_t seed) {
  return std::make_unique<Decimation>(seed);
}

}  // namespace sudoku_sat
