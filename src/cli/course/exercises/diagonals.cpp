// A rule that is more of the same.
#include "registry.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

constexpr std::string_view diagonals_puzzle = R"(rules: diagonals

....
....
....
....
)";

std::string check_diagonals(const CourseAnswer& answer, const Limits& limits) {
  return compare_solutions(answer.clauses, parse_puzzle(diagonals_puzzle), limits);
}

}  // namespace

const Exercise exercise_entries::diagonals{
    .name = "diagonals",
    .title = "A rule for the diagonals",
    .task =
        R"(Each value must also occur once on both diagonals. Write clauses whose models are exactly the 4x4 grids of
this kind.
)",
    .puzzle = diagonals_puzzle,
    .begin = "clauses.append([s(1, 1, k) for k in range(1, 5)])  # r1c1 has a value\n",
    .check = check_diagonals};

}  // namespace sudoku_sat
