// A rule that isn't an all-different constraint: a sum over two cells, as forbidden pairs.
#include "registry.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

constexpr std::string_view cage_puzzle = R"(cages:
  5: r1c1 r2c2

....
....
....
....
)";

std::string check_cage(const CourseAnswer& answer, const Limits& limits) {
  return compare_solutions(answer.clauses, parse_puzzle(cage_puzzle), limits);
}

}  // namespace

const Exercise exercise_entries::cage{
    .name = "cage",
    .title = "A sum as clauses",
    .task =
        R"(In the puzzle of puzzle.txt the two cells of the cage have the sum 5. Write clauses whose models are
exactly its solutions. Which pairs of values are forbidden?
)",
    .puzzle = cage_puzzle,
    .begin = "clauses.append([s(1, 1, k) for k in range(1, 5)])  # r1c1 has a value\n",
    .check = check_cage};

}  // namespace sudoku_sat
