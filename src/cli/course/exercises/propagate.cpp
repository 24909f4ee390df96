// Implied clauses may still be useful: with them unit propagation finds more.
#include <fmt/format.h>

#include "registry.hpp"
#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

constexpr std::string_view propagate_puzzle = "23..\n4...\n...2\n...1\n";
constexpr std::size_t propagate_clauses = 3;

MemorySink propagate_formula() {
  return puzzle_clauses(propagate_puzzle, {Reason::Kind::one_value, Reason::Kind::place});
}

/// A cell whose value unit propagation on all these clauses does not find; 16: there is none.
int open_cell(const std::vector<CourseClause>& clauses, const Limits& limits) {
  UnitPropagation propagation;
  propagation.new_vars(64);
  for (CourseClause clause : clauses) {
    clause.push_back(0);
    propagation.add({clause, 1});
  }
  propagation.propagate({}, limits);
  for (int cell = 0; cell < 16; ++cell) {
    bool found = false;
    for (Var k = 1; k <= 4; ++k) {
      found = found || propagation.value(4 * cell + k) == Model::Value::is_true;
    }
    if (!found) return cell;
  }
  return 16;
}

std::string check_propagate(const CourseAnswer& answer, const Limits& limits) {
  auto clauses = clauses_in(propagate_formula());
  const auto solver = solver_of(clauses, 64);
  const auto added = clauses_in(answer.clauses);
  if (added.size() > propagate_clauses) {
    return fmt::format("there are {} clauses, {} are enough", added.size(), propagate_clauses);
  }
  for (const CourseClause& clause : added) {
    if (clause.size() < 2) {
      return fmt::format("{} has fewer than two literals, which would be too easy",
                         clause_text(clause));
    }
    for (const Lit literal : clause) {
      if (literal > 64 || literal < -64)
        return fmt::format("formula.cnf has no variable {}", literal);
    }
    if (!follows(*solver, clause, limits)) {
      return fmt::format("{} does not follow from formula.cnf", clause_text(clause));
    }
  }
  clauses.insert(clauses.end(), added.begin(), added.end());
  const int open = open_cell(clauses, limits);
  if (open == 16) return {};
  return fmt::format("unit propagation does not find the value of r{}c{}", open / 4 + 1,
                     open % 4 + 1);
}

}  // namespace

const Exercise exercise_entries::propagate{
    .name = "propagate",
    .title = "Make unit propagation solve it",
    .task =
        R"(formula.cnf has one model, the solution of puzzle.txt: each value has a place in each row, column and box,
each cell has only one value. Unit propagation does not find it. Hand in at most three clauses, of two literals or
more, that follow from formula.cnf and with which unit propagation finds it.
)",
    .puzzle = propagate_puzzle,
    .formula = propagate_formula,
    .begin = "clauses.append([-s(1, 1, 2), -s(1, 2, 2)])  # row 1 has 2 only once\n",
    .check = check_propagate};

}  // namespace sudoku_sat
