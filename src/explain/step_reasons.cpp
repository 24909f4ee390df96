// A solver of the step's own clauses answers which reasons are needed: one that knew the whole
// board would have to give each of its cells a value to say that something does not follow.
#include "steps.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::explain {

namespace {

/// With more reasons asking takes long, and no reader follows such a step.
constexpr std::size_t max_asked = 120;
/// How long a question may take: whether a reason is needed, or what else follows. Nearly all take
/// a hundredth of that; about connected cells one can take minutes. A reason of which it stays open
/// is kept, and after this many open ones nothing else is asked for.
constexpr std::int64_t microseconds_of_question = 300'000;
constexpr std::size_t max_open_questions = 4;

/// Their reasons numbered by their place among the groups.
ReasonedClauses numbered(ReasonedClauses clauses, const Groups& groups) {
  for (std::uint32_t& reason : clauses.reasons) {
    const auto place = std::lower_bound(groups.begin(), groups.end(), reason);
    reason = static_cast<std::uint32_t>(place - groups.begin());
  }
  return clauses;
}

std::size_t count_reasons(const StepSource& source, const Groups& groups) {
  const auto facts = static_cast<std::uint32_t>(source.reasons.size());
  return static_cast<std::size_t>(std::lower_bound(groups.begin(), groups.end(), facts) -
                                  groups.begin());
}

}  // namespace

StepReasons::StepReasons(const StepSource& source, Groups groups, const Limits& limits)
    : source_(source),
      statements_(source.board.geometry()),
      all_(std::move(groups)),
      limits_(limits),
      left_(all_.size()) {
  std::iota(left_.begin(), left_.end(), 0U);
}

GroupSolver& StepReasons::solver() {
  if (solver_) return *solver_;
  const std::size_t reasons = count_reasons(source_, all_);
  solver_.emplace(numbered(source_.clauses.of(all_), all_), reasons, limits_);
  for (std::size_t i = reasons; i < all_.size(); ++i) {
    const Statement& fact = source_.facts[all_[i] - source_.reasons.size()].statement;
    solver_->add_fact(statements_.literal(fact));
  }
  return *solver_;
}

bool StepReasons::try_to_minimise(std::span<const Lit> conclusions) {
  const Lit conclusion = solver().all_of(conclusions);
  if (solver().implies(left_, conclusion) != true) return false;
  const Groups used = solver().used(left_);
  left_ = conclusions.size() > 1 && used.size() > max_asked
              ? one_by_one(conclusions)
              : solver().minimise(used, conclusion, microseconds_of_question);
  return true;
}

/// The reasons of each conclusion by itself: without many reasons to choose from, that is quick.
Groups StepReasons::one_by_one(std::span<const Lit> conclusions) {
  Groups groups;
  for (const Lit conclusion : conclusions) {
    if (solver().implies(left_, conclusion) != true) {
      throw SolverError("the reasons of a step do not imply one of its conclusions");
    }
    add_groups(groups,
               solver().minimise(solver().used(left_), conclusion, microseconds_of_question));
  }
  return groups;
}

void StepReasons::minimise(Lit conclusion) {
  if (!try_to_minimise(std::span(&conclusion, 1))) {
    throw SolverError("the reasons of a step do not imply its conclusion");
  }
}

Groups StepReasons::groups() const {
  Groups groups;
  for (const std::uint32_t place : left_) groups.push_back(all_[place]);
  return groups;
}

std::vector<Lit> StepReasons::implied(Lit conclusion, const std::function<bool(Lit)>& open) {
  std::set<Lit> values;
  std::set<Lit> excluded;
  (conclusion > 0 ? values : excluded).insert(std::abs(conclusion));
  std::vector<Lit> asked;
  for (const Lit literal : mentioned()) {
    if (literal != std::abs(conclusion) && open(literal)) asked.push_back(literal);
  }
  // Each model answers for all that it makes true, and for all that it does not.
  std::set<Lit> in_a_model;
  std::size_t open_questions = 0;
  const auto implies = [&](Lit literal) {
    if (in_a_model.contains(-literal) || open_questions == max_open_questions) return false;
    const std::optional<bool> implied = solver().implies(left_, literal, microseconds_of_question);
    if (!implied) ++open_questions;
    if (!implied || *implied) return implied.has_value();
    for (const Lit other : asked) in_a_model.insert(solver().is_true(other) ? other : -other);
    return false;
  };
  for (const Lit literal : asked) {
    if (implies(-literal)) excluded.insert(literal);
    if (conclusion < 0 && implies(literal)) values.insert(literal);
  }
  std::vector<Lit> literals(values.begin(), values.end());
  const auto cell_of = [this](Lit literal) { return statements_.statement(literal).cell; };
  std::set<Cell> filled;
  for (const Lit literal : values) filled.insert(cell_of(literal));
  for (const Lit literal : excluded) {
    // Where a cell gets its value, it need not be said that it has no other one.
    const bool concluded = literal == -conclusion;
    if (concluded || !filled.contains(cell_of(literal))) literals.push_back(-literal);
  }
  return literals;
}

/// The candidates that the constraints mention.
std::vector<Lit> StepReasons::mentioned() const {
  std::set<Lit> literals;
  if (left_.size() > max_asked) return {};
  for (const std::uint32_t group : groups()) {
    if (group >= source_.reasons.size()) break;
    const Reason& reason = source_.reasons[group];
    for (const Cell cell : cells_of(reason, source_.board)) {
      for (int value = 1; value <= source_.board.size(); ++value) {
        if (reason.value != 0 && reason.value != value) continue;
        literals.insert(statements_.variable(cell, static_cast<Value>(value)));
      }
    }
  }
  return {literals.begin(), literals.end()};
}

}  // namespace sudoku_sat::explain
