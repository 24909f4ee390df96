// The puzzle is solved before the first step: only a puzzle with one solution is explained to its
// end, and the question why a cell does not have the value that it does have can be refused
// immediately.
#include "explanation.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "answers.hpp"
#include "explain/shortest_way.hpp"
#include "job.hpp"
#include "mark_findings.hpp"
#include "propagate/techniques/ladder.hpp"
#include "statements.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::report {

namespace {

using QuestionKind = Question::Kind;

/// The cell in question, and the value of --why-not.
Statement asked(const Question& question, const Geometry& geometry) {
  if (question.kind == QuestionKind::solution) return {};
  const bool why = question.kind == QuestionKind::why;
  return statement_in(why ? "--cell" : "--why-not", question.text, geometry,
                      why ? Named::cell : Named::candidate);
}

class Derivation {
 public:
  Derivation(const Puzzle& puzzle, const Question& question, const Limits& limits,
             const OnCells& on_cells, const Grid& entries)
      : puzzle_(puzzle),
        question_(question),
        asked_(asked(question, puzzle.geometry())),
        limits_(limits),
        on_cells_(on_cells),
        entries_(entries) {}

  Explanation run() {
    const auto clash = conflicts(*puzzle_.board, puzzle_.givens, 1);
    if (!clash.empty()) {
      return {.status = "inconsistent", .reason = to_string(clash[0], puzzle_.geometry())};
    }
    const auto explain = [&] {
      explainer_.emplace(puzzle_, limits_);
      if (!has_solution()) return;
      explainer_->know(outcome_);
      derive();
    };
    if (const auto problem = problem_in(explain, Interrupts::told)) {
      if (problem->failed) found_ = {};
      found_.failed = problem->failed;
      found_.status = "unknown";
      found_.reason = problem->reason;
      found_.solution.reset();
    }
    return std::move(found_);
  }

 private:
  bool has_solution() {
    outcome_ = PuzzleSolver({.unique = true}).solve(puzzle_, limits_);
    if (outcome_.solver_failed) throw SolverError(outcome_.reason);
    if (outcome_.undecided) limits_.check();
    const bool several = outcome_.uniqueness == Uniqueness::several;
    found_.status = several ? "incomplete" : name(outcome_.status);
    found_.reason = several ? "there are several solutions" : outcome_.reason;
    if (outcome_.uniqueness == Uniqueness::unique) found_.solution = outcome_.solution;
    if (outcome_.status == Status::unsatisfiable) blame_marks(puzzle_, limits_, found_.reason);
    return outcome_.status == Status::solved;
  }

  void derive() {
    if (question_.kind == QuestionKind::why_not &&
        (*outcome_.solution)[asked_.cell] == asked_.value) {
      return refuse();
    }
    while (!done()) {
      const std::optional<Step> step = explainer_->next();
      if (!step) break;
      found_.without_chains = found_.without_chains || needs_chains(*step);
      found_.steps.push_back(*step);
      if (on_cells_) on_cells_(explainer_->grid().size() - open_cells(), explainer_->grid().size());
    }
    found_.open_cells = open_cells();
    if (question_.kind == QuestionKind::solution) {
      if (found_.open_cells == 0) {
        found_.steps = explain::steps_to_values(puzzle_, found_.steps);
      }
      return;
    }
    if (!done()) return refuse();
    shorten();
    found_.answer = question_.kind == QuestionKind::why ? why() : why_not();
  }

  /// Whether it is a supposition where no chain was looked for. The step is taken already.
  bool needs_chains(const Step& step) const {
    if (step.cases.empty() && step.name != "search") return false;
    std::size_t count = step.conclusions.size();
    for (Cell cell = 0; cell < explainer_->grid().size(); ++cell) {
      if (explainer_->grid()[cell] != 0) continue;
      for (int value = 1; value <= puzzle_.geometry().size(); ++value) {
        count += explainer_->possible(cell, static_cast<Value>(value)) ? 1 : 0;
      }
    }
    return count > propagation::most_candidates_for_chains;
  }

  void shorten() {
    const bool holds = question_.kind == QuestionKind::why;
    const Value value = holds ? explainer_->grid()[asked_.cell] : asked_.value;
    const Statement answer{asked_.cell, value, holds};
    if (auto way = explain::shortest_way(puzzle_, outcome_, found_.steps, answer, limits_)) {
      found_.steps = std::move(way->steps);
      explainer_ = std::move(way->explainer);
    } else {
      found_.steps = explain::steps_to_answer(puzzle_, found_.steps);
    }
  }

  bool done() const {
    if (question_.kind == QuestionKind::why) return explainer_->grid()[asked_.cell] != 0;
    if (question_.kind == QuestionKind::why_not) {
      return !explainer_->possible(asked_.cell, asked_.value);
    }
    return question_.last_step != 0 && found_.steps.size() == question_.last_step;
  }

  std::size_t open_cells() const {
    const Grid& grid = explainer_->grid();
    return static_cast<std::size_t>(std::count(grid.begin(), grid.end(), 0));
  }

  /// Answers that the question was based on a wrong assumption.
  void refuse() {
    found_.steps.clear();
    found_.has_answer = false;
    const std::string cell = puzzle_.geometry().name(asked_.cell);
    if (question_.kind == QuestionKind::why) {
      found_.answer = cell + " has no single value: the solutions differ there";
    } else if (outcome_.uniqueness == Uniqueness::unique) {
      found_.answer = fmt::format("{}={} holds in the solution: --cell {} explains why", cell,
                                  asked_number(), cell);
    } else {
      found_.answer =
          fmt::format("{}={} is possible: there is a solution with it", cell, asked_number());
    }
  }

  std::string why() const {
    const Value value = explainer_->grid()[asked_.cell];
    const std::string text = to_string(Statement{asked_.cell, value}, puzzle_.geometry());
    if (found_.steps.empty()) return text + " is given";
    return fmt::format("{} is concluded in step {}{}", text, found_.steps.back().number, basis());
  }

  std::string why_not() const {
    return fmt::format("{} can't be {}: {}{}", puzzle_.geometry().name(asked_.cell), asked_number(),
                       witness(), basis());
  }

  int asked_number() const { return puzzle_.geometry().number(asked_.value); }

  std::string basis() const {
    if (found_.steps.size() < 2) return {};
    return ", which depends on " + counted(found_.steps.size() - 1, "step") + " before it";
  }

  /// A known value or exclusion that shows directly that the cell can't have the value; may be
  /// empty.
  std::string witness() const {
    const std::size_t step = step_of({asked_.cell, asked_.value, false});
    if (step != 0) return fmt::format("step {} excludes it", step);
    const Value other = explainer_->grid()[asked_.cell];
    if (other != 0) return origin({asked_.cell, other});
    const Board& board = *puzzle_.board;
    for (const std::uint32_t constraint : board.constraints_of(asked_.cell)) {
      for (const Cell cell : board.cells_of(constraint)) {
        if (explainer_->grid()[cell] != asked_.value) continue;
        const Reason reason{Reason::Kind::once, constraint, asked_.value};
        return to_string(reason, board) + ", and " + origin({cell, asked_.value});
      }
    }
    for (const std::uint32_t number : board.relations_of(asked_.cell)) {
      if (const auto partner = partner_against(board.relations()[number])) {
        return to_string(Reason{Reason::Kind::relation, number}, board) + ", and " +
               origin({*partner, explainer_->grid()[*partner]});
      }
    }
    return "this follows directly from the rules";
  }

  /// The other cell of the relation, if it has a value that excludes the one in question.
  std::optional<Cell> partner_against(const PairRelation& pair) const {
    const bool first = pair.first == asked_.cell;
    const Cell other = first ? pair.second : pair.first;
    const Value value = explainer_->grid()[other];
    if (value == 0) return std::nullopt;
    const bool allowed = first ? pair.relation->allows(asked_.value, value)
                               : pair.relation->allows(value, asked_.value);
    return allowed ? std::nullopt : std::optional(other);
  }

  /// The number of the step that concludes it; 0 if none does.
  std::size_t step_of(const Statement& wanted) const {
    for (const Step& step : found_.steps) {
      const auto& all = step.conclusions;
      if (std::find(all.begin(), all.end(), wanted) != all.end()) return step.number;
    }
    return 0;
  }

  /// "r1c2=5 is given", "r1c2=5 [step 3]"
  std::string origin(const Statement& statement) const {
    const std::size_t step = step_of(statement);
    const std::string text = spoken(statement, *puzzle_.board);
    if (step != 0) return fmt::format("{} [step {}]", text, step);
    const bool entered = statement.cell < entries_.size() && entries_[statement.cell] != 0;
    return fmt::format("{} {}", text, entered ? entered_word : "is given");
  }

  const Puzzle& puzzle_;
  const Question& question_;
  Statement asked_;
  const Limits& limits_;
  const OnCells& on_cells_;
  const Grid& entries_;
  std::optional<Explainer> explainer_;
  Outcome outcome_;
  Explanation found_{.status = "unknown"};
};

}  // namespace

std::size_t small_steps(const Step& step) {
  std::size_t count = 0;
  for (const Case& one : step.cases) {
    for (const Step& small : one.steps) count += 1 + small_steps(small);
  }
  return count;
}

bool is_explained(const Step& step) {
  // Each takes two or three lines.
  constexpr std::size_t max_small_steps = 24;
  constexpr std::size_t max_of_search = 12;
  const bool search = step.name == "search";
  if (step.cases.empty()) return !search;
  return small_steps(step) <= (search ? max_of_search : max_small_steps);
}

std::string spoken(const Statement& statement, const Board& board) {
  const Value values[] = {statement.value};
  return spoken(board, statement.cell, values, statement.holds);
}

Question question_of(const app::OptionValues& options) {
  if (const auto cell = options.get("cell")) return {QuestionKind::why, *cell};
  if (const auto value = options.get("why-not")) return {QuestionKind::why_not, *value};
  return {};
}

bool is_unsolvable(const Explanation& explanation) {
  return explanation.status == "inconsistent" || explanation.status == "unsatisfiable";
}

std::string chains_text(const Explanation& explanation) {
  if (!explanation.without_chains) return {};
  return fmt::format("no chains were looked for while more than {} candidates were left",
                     propagation::most_candidates_for_chains);
}

void note(const Explanation& explanation, base::ExitStatus& status) {
  if (is_unsolvable(explanation)) status.add_unsolvable();
  if (explanation.status == "unknown") status.add_undecided();
  if (explanation.failed || !explanation.has_answer) status.add_failure();
}

Explanation explain(const Puzzle& puzzle, const Question& question, const Limits& limits,
                    const OnCells& on_cells, const Grid& entries) {
  return Derivation(puzzle, question, limits, on_cells, entries).run();
}

}  // namespace sudoku_sat::report
