// The extended encoding has clauses that follow from others (Kwon & Jain, LPAR 2006); they help
// propagation, and none is needed.
#include <fmt/format.h>

#include <algorithm>

#include "registry.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

constexpr std::string_view empty = "....\n....\n....\n....\n";

MemorySink redundant_formula() {
  using Kind = Reason::Kind;
  return puzzle_clauses(empty, {Kind::value, Kind::one_value, Kind::place, Kind::once});
}

std::string check_redundant(const CourseAnswer& answer, const Limits& limits) {
  const auto all = clauses_in(redundant_formula());
  const auto kept = clauses_in(answer.clauses);
  if (const auto foreign = foreign_clause(kept, all); !foreign.empty()) return foreign;
  const auto solver = solver_of(kept, 64);
  for (const CourseClause& clause : all) {
    if (!follows(*solver, clause, limits)) {
      return fmt::format("{} no longer follows from your clauses", clause_text(clause));
    }
  }
  const std::size_t left = needless(kept, [&](const auto& others, const CourseClause& without) {
    return follows(*solver_of(others, 64), without, limits);
  });
  if (left == kept.size()) return {};
  return fmt::format("{} follows from your other clauses and can be left out",
                     clause_text(kept[left]));
}

}  // namespace

const Exercise exercise_entries::redundant{
    .name = "redundant",
    .title = "Which clauses are redundant?",
    .task =
        R"(formula.cnf has the rules of 4x4 Sudoku several times over: each cell has a value and only one, each value
has a place in each unit and only one. Leave out clauses until none can be left out: your clauses must be clauses of
formula.cnf, all its other clauses must follow from them, and none of yours may follow from the rest.
)",
    .formula = redundant_formula,
    .begin = "clauses = list(formula)  # all of them\n",
    .check = check_redundant};

}  // namespace sudoku_sat
