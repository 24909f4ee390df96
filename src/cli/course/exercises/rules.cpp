// The rules of 4x4 Sudoku, on which every other exercise builds.
#include "registry.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

constexpr std::string_view rules_puzzle = R"(....
....
....
....
)";

std::string check_rules(const CourseAnswer& answer, const Limits& limits) {
  return compare_solutions(answer.clauses, parse_puzzle(rules_puzzle), limits);
}

}  // namespace

const Exercise exercise_entries::rules{
    .name = "rules",
    .title = "The rules of Sudoku as clauses",
    .task =
        R"(Write clauses whose models are exactly the 288 grids of 4x4 Sudoku: each cell has one value, and each row,
each column and each 2x2 box has each value once. The variable S[i,j,k] means that row i, column j holds k; it has the
number 16(i-1) + 4(j-1) + k. Additional variables may follow after the 64.
)",
    .puzzle = rules_puzzle,
    .begin = "clauses.append([s(1, 1, k) for k in range(1, 5)])  # r1c1 has a value\n",
    .check = check_rules};

}  // namespace sudoku_sat
