// solve: a solution, several, or all of them; whether there is only one.
#include <algorithm>

#include "registry.hpp"
#include "report/answers.hpp"
#include "report/given_solution.hpp"
#include "report/mark_findings.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

void answer_solve(ApiCall& call) {
  SolveOptions wanted = request_solve_options(call.options());
  wanted.solutions = call.options().number("solutions").value_or(1);
  const bool sorted = call.options().has("sorted");
  ExcludedSolutions excluded = excluded_solutions(call.options());
  std::optional<PuzzleSolver> solver;
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    std::vector<Grid> all;
    Outcome outcome;
    if (input.puzzle) {
      excluded.read(*input.puzzle->board, wanted.excluded);
      if (!solver) solver.emplace(wanted);
      outcome = solver->solve(*input.puzzle, call.puzzle_limits(), [&](const Grid& grid) {
        if (wanted.solutions == 1) return;
        all.push_back(grid);
        call.require_room(all.size() * (grid.size() + 3));
        call.progress("solutions", all.size());
      });
    }
    if (input.puzzle) blame_marks(*input.puzzle, call.puzzle_limits(), outcome);
    if (sorted) std::sort(all.begin(), all.end());
    if (sorted && !all.empty()) outcome.solution = all.front();
    note(outcome, wanted.unique, call.status());
    std::optional<std::string> expected;
    if (call.options().has("expected")) {
      expected = fault_of_given_solution(input);
      if (!expected->empty()) call.status().add_failure();
    }
    call.answer(dump(to_json(PuzzleAnswer{.index = index,
                                          .input = input,
                                          .outcome = outcome,
                                          .status = status_word(input, outcome),
                                          .solver = wanted.solver.name,
                                          .all = std::move(all),
                                          .with_all = wanted.solutions != 1,
                                          .with_statistics = wanted.statistics,
                                          .expected = std::move(expected)})));
  });
}

}  // namespace

const ApiCommand api_entries::solve{.about = command_entries::solve, .run = answer_solve};

}  // namespace sudoku_sat
