// Givens are unit clauses.
#include "registry.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

constexpr std::string_view givens_puzzle = R"(1...
..3.
.4..
...2
)";

std::string check_givens(const CourseAnswer& answer, const Limits& limits) {
  return compare_solutions(answer.clauses, parse_puzzle(givens_puzzle), limits);
}

}  // namespace

const Exercise exercise_entries::givens{
    .name = "givens",
    .title = "A puzzle as clauses",
    .task =
        R"(Write clauses whose models are exactly the solutions of the puzzle in puzzle.txt: the rules, and the givens.
)",
    .puzzle = givens_puzzle,
    .begin =
        "clauses.append([s(1, 1, k) for k in range(1, 5)])  # r1c1 has a "
        "value\nclauses.append([s(1, 1, 1)])  # r1c1=1 is given\n",
    .check = check_givens};

}  // namespace sudoku_sat
