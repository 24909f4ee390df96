// solve: a solution, several, or all of them; whether there is only one.
#include <limits>

#include "registry.hpp"
#include "report/answers.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

using Kind = RequestOption::Kind;

constexpr RequestOption options_of_solve[] = {
    {"size", Kind::number},   {"box", Kind::text},    {"rules", Kind::text},
    {"entries", Kind::text},  {"empty", Kind::flag},  {"timeout", Kind::number},
    {"encoding", Kind::text}, {"amo", Kind::text},    {"reduce", Kind::text},
    {"solver", Kind::text},   {"unique", Kind::flag}, {"solutions", Kind::number}};

void answer_solve(ApiCall& call) {
  SolveOptions wanted = request_solve_options(call.options());
  wanted.solutions =
      number_option(call.options(), "solutions", 0, std::numeric_limits<std::uint64_t>::max())
          .value_or(1);
  PuzzleSolver solver(wanted);
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    std::vector<Grid> all;
    Outcome outcome;
    if (input.puzzle) {
      outcome = solver.solve(*input.puzzle, call.puzzle_limits(), [&](const Grid& grid) {
        if (wanted.solutions == 1) return;
        all.push_back(grid);
        call.require_room(all.size() * (grid.size() + 3));
        call.progress("solutions", all.size());
      });
    }
    call.judge(input, outcome, wanted.unique);
    call.answer(dump(to_json(PuzzleAnswer{.index = index,
                                          .input = input,
                                          .outcome = outcome,
                                          .status = status_word(input, outcome),
                                          .solver = wanted.solver.name,
                                          .all = std::move(all),
                                          .with_all = wanted.solutions != 1})));
  });
}

}  // namespace

const ApiCommand api_entries::solve{
    .name = "solve", .options = options_of_solve, .run = answer_solve};

}  // namespace sudoku_sat
