// A rule that is more of the same.
#include "registry.hpp"

namespace sudoku_sat {

namespace {

constexpr std::string_view puzzle = R"(rules: diagonals

....
....
....
....
)";

std::string check(const CourseAnswer& answer, const Limits& limits) {
  return compare_solutions(answer.clauses, Puzzle::parse(puzzle), limits);
}

}  // namespace

const Exercise exercise_entries::diagonals{
    .name = "diagonals",
    .title = "A rule for the diagonals",
    .task =
        R"(On both diagonals too each value may stand only once. Write clauses whose models are exactly the 4x4 grids of
this kind.
)",
    .puzzle = puzzle,
    .begin = "clauses.append([s(1, 1, k) for k in range(1, 5)])  # r1c1 has a value\n",
    .check = check};

}  // namespace sudoku_sat
