// A minimal unsatisfiable subset: why there is no solution.
#include <fmt/format.h>

#include "registry.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

constexpr std::string_view core_puzzle = "...2\n....\n23..\n..3.\n";

MemorySink core_formula() {
  return puzzle_clauses(core_puzzle, {Reason::Kind::value, Reason::Kind::once});
}

std::string check_core(const CourseAnswer& answer, const Limits& limits) {
  const auto kept = clauses_in(answer.clauses);
  if (const auto foreign = foreign_clause(kept, clauses_in(core_formula())); !foreign.empty()) {
    return foreign;
  }
  if (satisfiable(*solver_of(kept, 64), {}, limits)) {
    return "your clauses can all be true, so they don't show why there is no solution";
  }
  const std::size_t left = needless(kept, [&](const auto& others, const CourseClause&) {
    return !satisfiable(*solver_of(others, 64), {}, limits);
  });
  if (left == kept.size()) return {};
  return fmt::format("without {} your clauses still contradict each other",
                     clause_text(kept[left]));
}

}  // namespace

const Exercise exercise_entries::core{
    .name = "core",
    .title = "Why is there no solution?",
    .task =
        R"(No two givens of the puzzle in puzzle.txt clash, yet it has no solution. formula.cnf has its clauses. Hand in
some of them that cannot all be true, but such that without any single one the others can all be true.
)",
    .puzzle = core_puzzle,
    .formula = core_formula,
    .begin = "clauses = list(formula)  # all of them\n",
    .check = check_core};

}  // namespace sudoku_sat
