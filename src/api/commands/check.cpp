// check: is the puzzle consistent, and what is to blame if not? The findings get the time that
// solving has left.
#include <algorithm>

#include "registry.hpp"
#include "report/check_findings.hpp"
#include "report/mark_findings.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

void check_one(ApiCall& call, PuzzleSolver& solver, const CheckRequest& request,
               const SolveOptions& wanted, const PuzzleInput& input, std::size_t index) {
  Outcome outcome;
  CheckFindings findings;
  if (input.puzzle) {
    const Limits limits = call.puzzle_limits();
    outcome = solver.solve(*input.puzzle, limits);
    blame_marks(*input.puzzle, limits, outcome);
    if (request.more()) {
      findings = find_more(input, outcome, request, limits,
                           [&](std::size_t sets) { call.progress("sets", sets); });
    }
  }
  note(outcome, call.options().has("unique"), call.status());
  note(findings, call.status());
  const std::string_view status = status_word(input, outcome);
  base::Json json =
      to_json(PuzzleAnswer{.index = index,
                           .input = input,
                           .outcome = outcome,
                           .status = status == name(Status::solved) ? "consistent" : status,
                           .solver = wanted.solver.name,
                           .with_statistics = wanted.statistics});
  if (input.puzzle) add_findings(request, findings, input.puzzle->geometry(), json);
  call.answer(dump(json));
}

void answer_check(ApiCall& call) {
  const CheckRequest request = check_request(call.options());
  SolveOptions wanted = request_solve_options(call.options());
  set_check_options(call.options(), request, wanted);
  PuzzleSolver solver(wanted);
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    check_one(call, solver, request, wanted, input, index);
  });
}

}  // namespace

const ApiCommand api_entries::check{.about = command_entries::check, .run = answer_check};

}  // namespace sudoku_sat
