// How to check uniqueness: block the known solution.
#include "registry.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

constexpr std::string_view second_solution_puzzle = R"(1...
....
....
...1
)";

const Grid known{1, 2, 4, 3, 3, 4, 1, 2, 2, 1, 3, 4, 4, 3, 2, 1};

std::string check_second_solution(const CourseAnswer& answer, const Limits& limits) {
  return compare_solutions(answer.clauses, parse_puzzle(second_solution_puzzle), limits, {known});
}

}  // namespace

const Exercise exercise_entries::second_solution{
    .name = "second-solution",
    .title = "Is there a second solution?",
    .task =
        R"(The puzzle of puzzle.txt has the solution 1243 3412 2134 4321 (row by row). Write clauses whose models are
exactly its other solutions, so that a solver can find out whether there is one: the rules, the givens and one more
clause.
)",
    .puzzle = second_solution_puzzle,
    .begin = "clauses.append([s(1, 1, k) for k in range(1, 5)])  # r1c1 has a value\n",
    .check = check_second_solution};

}  // namespace sudoku_sat
