// The loop: propagate; after a conflict learn and jump back, or flip the last decision; decide. The
// order of decisions is looked for from the first variable on each time: simple, and fast enough
// for what a person can follow.
#include <algorithm>

#include "base/luby.hpp"
#include "sudoku_sat/explain.hpp"
#include "trail.hpp"

namespace sudoku_sat {

namespace {

using trace::Lesson;
using trace::Trail;
using EventKind = TraceEvent::Kind;

constexpr std::uint64_t conflicts_of_restart = 64;
constexpr double bump_growth = 1 / 0.95;
constexpr double largest_score = 1e100;

constexpr std::string_view mode_names[] = {"cdcl", "dpll", "backtracking", "units"};
constexpr std::string_view kind_names[] = {"decision", "propagation", "conflict", "learnt",
                                           "backjump", "flip",        "restart",  "model",
                                           "refuted",  "fixpoint"};

}  // namespace

std::optional<TraceMode> parse_trace_mode(std::string_view text) {
  for (std::size_t i = 0; i < std::size(mode_names); ++i) {
    if (mode_names[i] == text) return static_cast<TraceMode>(i);
  }
  return std::nullopt;
}

std::string_view name(TraceMode mode) { return mode_names[static_cast<std::size_t>(mode)]; }

std::string_view name(TraceEvent::Kind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

class TraceSolver::Implementation {
 public:
  Implementation(std::span<const Lit> formula, Var variables, const TraceOptions& options,
                 OnEvent on_event)
      : options_(options),
        on_event_(std::move(on_event)),
        trail_(formula, variables),
        scores_(static_cast<std::size_t>(variables) + 1) {}

  const Trail& trail() const { return trail_; }

  Answer run(const Limits& limits) {
    if (options_.mode == TraceMode::backtracking && has_empty_clause()) return refute();
    while (!limits.expired() && (options_.steps == 0 || steps_ < options_.steps)) {
      const ClauseNumber conflict = propagate();
      if (conflict != no_clause_number) {
        tell({.kind = EventKind::conflict, .clause = conflict, .level = trail_.level()});
        ++conflicts_;
        if (conflict_is_the_end()) return Answer::unknown;
        if (!resolve(conflict)) return refute();
        if (conflicts_ == options_.conflicts) return Answer::unknown;
      } else if (options_.mode == TraceMode::units && wanted_decision(-1) != 0) {
        return end_units();
      } else if (trail_.complete()) {
        tell({.kind = EventKind::model, .level = trail_.level()});
        return Answer::satisfiable;
      } else if (const Lit wanted = wanted_decision(0)) {
        decide(wanted);
      } else if (options_.mode == TraceMode::units) {
        return end_units();
      } else if (!restart()) {
        decide();
      }
    }
    return Answer::unknown;
  }

 private:
  void tell(const TraceEvent& event) {
    ++steps_;
    if (on_event_) on_event_(event);
  }

  bool has_empty_clause() const {
    const auto& clauses = trail_.clauses();
    return std::any_of(clauses.begin(), clauses.end(), [](const auto& c) { return c.empty(); });
  }

  Answer refute() {
    tell({.kind = EventKind::refuted});
    return Answer::unsatisfiable;
  }

  /// A conflict, if there is one.
  ClauseNumber propagate() {
    if (options_.mode == TraceMode::backtracking) {
      return trail_.literals().empty() ? no_clause_number
                                       : trail_.falsified_by(trail_.literals().back());
    }
    ClauseNumber conflict = no_clause_number;
    while (const Lit literal = trail_.propagate(conflict)) {
      tell({.kind = EventKind::propagation,
            .literal = literal,
            .clause = trail_.reason_of(literal),
            .level = trail_.level()});
    }
    return conflict;
  }

  /// False if there was no decision to take back.
  bool resolve(ClauseNumber conflict) {
    if (trail_.level() == 0) return false;
    if (options_.mode == TraceMode::cdcl) {
      learn(conflict);
    } else {
      flip();
    }
    return true;
  }

  void learn(ClauseNumber conflict) {
    Lesson lesson = trace::analyze(trail_, conflict);
    for (const Var variable : lesson.seen) bump(variable);
    bump_ *= bump_growth;
    const Lit follows = lesson.clause[0];
    const ClauseNumber learnt = trail_.add(std::move(lesson.clause));
    tell({.kind = EventKind::learnt,
          .clause = learnt,
          .level = trail_.level(),
          .cut = lesson.reasons});
    back_to(lesson.level, EventKind::backjump);
    trail_.assign(follows, learnt);
    tell({.kind = EventKind::propagation,
          .literal = follows,
          .clause = learnt,
          .level = trail_.level()});
  }

  /// The other value of the last decision belongs to the level below it, and goes with that.
  void flip() {
    const Lit other = -trail_.decision_of(trail_.level());
    back_to(trail_.level() - 1, EventKind::backjump);
    trail_.assign(other, no_clause_number);
    tell({.kind = EventKind::flip, .literal = other, .level = trail_.level()});
  }

  void back_to(std::size_t level, EventKind kind) {
    trail_.back_to(level);
    tell({.kind = kind, .level = level});
  }

  bool restart() {
    if (options_.mode != TraceMode::cdcl || !options_.restarts || trail_.level() == 0) return false;
    if (conflicts_ < next_restart_) return false;
    next_restart_ = conflicts_ + conflicts_of_restart * base::luby(++restarts_);
    back_to(0, EventKind::restart);
    return true;
  }

  /// The first of the decisions asked for that has this value; 0: none.
  Lit wanted_decision(int value) const {
    const auto found = std::find_if(options_.decisions.begin(), options_.decisions.end(),
                                    [&](Lit literal) { return trail_.value(literal) == value; });
    return found == options_.decisions.end() ? 0 : *found;
  }

  /// Unit propagation takes no decision back: a conflict above level 0 is the end.
  bool conflict_is_the_end() const {
    return options_.mode == TraceMode::units && trail_.level() > 0;
  }

  Answer end_units() {
    tell({.kind = EventKind::fixpoint, .level = trail_.level()});
    return Answer::unknown;
  }

  void decide() {
    Var best = 0;
    for (Var variable = 1; variable <= trail_.variables(); ++variable) {
      if (trail_.value(variable) != 0) continue;
      const bool better = best == 0 || scores_[static_cast<std::size_t>(variable)] >
                                           scores_[static_cast<std::size_t>(best)];
      if (better) best = variable;
      if (options_.fixed_order) break;
    }
    decide(best);
  }

  void decide(Lit literal) {
    trail_.open_level();
    trail_.assign(literal, no_clause_number);
    tell({.kind = EventKind::decision, .literal = literal, .level = trail_.level()});
  }

  void bump(Var variable) {
    double& score = scores_[static_cast<std::size_t>(variable)];
    score += bump_;
    if (score < largest_score) return;
    for (double& one : scores_) one /= largest_score;
    bump_ /= largest_score;
  }

  TraceOptions options_;
  OnEvent on_event_;
  Trail trail_;
  std::vector<double> scores_;  ///< by variable
  double bump_ = 1;
  std::uint64_t steps_ = 0;  ///< that were told
  std::uint64_t conflicts_ = 0;
  std::uint64_t restarts_ = 1;
  std::uint64_t next_restart_ = conflicts_of_restart;
};

TraceSolver::TraceSolver(std::span<const Lit> formula, Var variables, const TraceOptions& options,
                         OnEvent on_event)
    : implementation_(
          std::make_unique<Implementation>(formula, variables, options, std::move(on_event))) {}

TraceSolver::~TraceSolver() = default;
TraceSolver::TraceSolver(TraceSolver&&) noexcept = default;

Answer TraceSolver::run(const Limits& limits) { return implementation_->run(limits); }

std::span<const Lit> TraceSolver::clause(ClauseNumber number) const {
  return implementation_->trail().clauses().at(number);
}

std::size_t TraceSolver::clauses() const { return implementation_->trail().clauses().size(); }

std::span<const Lit> TraceSolver::trail() const { return implementation_->trail().literals(); }

Model TraceSolver::model() const {
  const Trail& trail = implementation_->trail();
  Model model(static_cast<std::size_t>(trail.variables()));
  for (const Lit literal : trail.literals()) model.set(literal);
  return model;
}

}  // namespace sudoku_sat
