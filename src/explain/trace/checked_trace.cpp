// The decisions are kept here once more, as the events tell of them: a flip says only what it
// changes.
#include "sudoku_sat/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "solvers/board_solver.hpp"
#include "sudoku_sat/proof_checker.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

namespace {

using EventKind = TraceEvent::Kind;

/// What is true of cells while the literals of a trail are.
class Truths {
 public:
  Truths(std::span<const Lit> trail, Var variables)
      : signs_(static_cast<std::size_t>(variables) + 1) {
    for (const Lit literal : trail) {
      signs_[static_cast<std::size_t>(std::abs(literal))] = literal < 0 ? -1 : 1;
    }
  }

  /// Whether it is true (1), open (0) or false (-1).
  bool is(int truth, Lit literal) const {
    const int sign = signs_[static_cast<std::size_t>(std::abs(literal))];
    return (literal < 0 ? -sign : sign) == truth;
  }

  /// The value of which all literals are true; 0 if none is known.
  Value known(const VariableMap& map, Cell cell) const {
    return map.find_value(cell, [this](Lit literal) { return is(1, literal); });
  }

  /// That value; else the values of which no literal is false.
  std::vector<Value> left(const VariableMap& map, Cell cell) const {
    if (const Value value = known(map, cell)) return {value};
    std::vector<Value> values;
    std::vector<Lit> literals;
    for (const Value value : map.coded(cell).candidates) {
      literals.clear();
      map.append_literals(cell, value, literals);
      const auto is_false = [this](Lit literal) { return is(-1, literal); };
      if (std::none_of(literals.begin(), literals.end(), is_false)) values.push_back(value);
    }
    return values;
  }

 private:
  std::vector<std::int8_t> signs_;  ///< by variable: 1 true, 0 open, -1 false
};

class CheckedTrace {
 public:
  CheckedTrace(const TracedFormula& formula, const TraceOptions& options, const Limits& limits,
               const std::function<void(const TraceStep&)>& on_step)
      : formula_(formula),
        options_(options),
        limits_(limits),
        on_step_(on_step),
        checker_(formula.literals(), static_cast<std::size_t>(formula.variables())),
        solver_(formula.literals(), formula.variables(), options,
                [this](const TraceEvent& event) { take(event); }) {}

  TraceOutcome run() {
    outcome_.answer = solver_.run(limits_);
    if (outcome_.answer == Answer::unknown && outcome_.reason.empty()) {
      outcome_.reason = what_ended_it();
    }
    return std::move(outcome_);
  }

 private:
  void take(const TraceEvent& event) {
    ++outcome_.counts[static_cast<std::size_t>(event.kind)];
    TraceStep step{.event = event};
    if (event.clause != no_clause_number) step.clause = clause_of(event.clause);
    if (event.kind == EventKind::learnt) require_lemma(step.clause);
    if (event.kind == EventKind::decision) decisions_.push_back(event.literal);
    if (event.kind == EventKind::backjump) jump(event.level);
    if (event.kind == EventKind::restart) decisions_.clear();
    if (event.kind == EventKind::flip) {
      require_lemma(lemma_);
      step.clause = lemma_;
    }
    if (event.kind == EventKind::model) solve();
    if (event.kind == EventKind::fixpoint) leave();
    if (event.kind == EventKind::refuted && !checker_.refuted()) {
      throw SolverError("the trace claims that there is no solution, but doesn't prove it");
    }
    on_step_(step);
  }

  std::span<const Lit> clause_of(ClauseNumber number) const {
    return number < formula_.clauses() ? formula_.clause(number) : solver_.clause(number);
  }

  /// The lemma of the flip that may follow.
  void jump(std::size_t level) {
    lemma_.clear();
    for (const Lit decision : decisions_) lemma_.push_back(-decision);
    decisions_.resize(level);
  }

  void require_lemma(std::span<const Lit> clause) {
    if (checker_.add(clause)) return;
    throw SolverError(fmt::format("clause {} of the trace doesn't follow by unit propagation",
                                  outcome_.count(EventKind::learnt) + formula_.clauses()));
  }

  void solve() {
    const VariableMap* map = formula_.map();
    Grid grid = map->decode(solver_.model());
    solvers::require_solution(formula_.puzzle(), grid, "the trace's answer");
    outcome_.solution = std::move(grid);
  }

  /// What unit propagation leaves: "unit propagation ends with 4 of 16 cells known"
  void leave() {
    const std::size_t cells = formula_.puzzle().geometry().grid_cells();
    const Truths truths(solver_.trail(), formula_.variables());
    for (const Lit decision : options_.decisions) {
      if (!truths.is(-1, decision)) continue;
      outcome_.reason = fmt::format("{} cannot be decided: unit propagation has excluded it",
                                    formula_.statement(decision));
      return;
    }
    std::size_t known = 0;
    for (Cell cell = 0; cell < cells; ++cell) {
      outcome_.candidates.push_back(truths.left(*formula_.map(), cell));
      known += truths.known(*formula_.map(), cell) != 0 ? 1 : 0;
    }
    outcome_.reason = fmt::format("unit propagation ends with {} of {} cells known", known, cells);
  }

  std::string what_ended_it() const {
    const Limits::Reached reached = limits_.reached();
    const std::uint64_t conflicts = outcome_.count(EventKind::conflict);
    if (options_.mode == TraceMode::units && conflicts > 0) {
      return "unit propagation of the decisions ends in a conflict";
    }
    if (options_.conflicts != 0 && conflicts >= options_.conflicts) {
      return fmt::format("ended after {} conflict{}", conflicts, conflicts == 1 ? "" : "s");
    }
    if (reached != Limits::Reached::none) return Stopped(reached).what();
    return fmt::format("ended after {} steps", options_.steps);
  }

  const TracedFormula& formula_;
  const TraceOptions& options_;
  const Limits& limits_;
  const std::function<void(const TraceStep&)>& on_step_;
  LemmaChecker checker_;
  TraceSolver solver_;
  std::vector<Lit> decisions_;
  std::vector<Lit> lemma_;
  TraceOutcome outcome_;
};

}  // namespace

TraceOutcome run_trace(const TracedFormula& formula, const TraceOptions& options,
                       const Limits& limits, const std::function<void(const TraceStep&)>& on_step) {
  return CheckedTrace(formula, options, limits, on_step).run();
}

std::string_view status_of(const TraceOutcome& outcome) {
  if (outcome.answer == Answer::satisfiable) return "solved";
  return outcome.answer == Answer::unsatisfiable ? "unsatisfiable" : "unknown";
}

}  // namespace sudoku_sat
