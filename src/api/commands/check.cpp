// check: is the puzzle consistent, and what is to blame if not? What solving has left of the time
// goes to the findings.
#include <algorithm>

#include "registry.hpp"
#include "report/check_findings.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

using Kind = RequestOption::Kind;

constexpr RequestOption options_of_check[] = {
    {"size", Kind::number},     {"box", Kind::text},           {"rules", Kind::text},
    {"entries", Kind::text},    {"empty", Kind::flag},         {"timeout", Kind::number},
    {"encoding", Kind::text},   {"amo", Kind::text},           {"reduce", Kind::text},
    {"solver", Kind::text},     {"unique", Kind::flag},        {"any", Kind::flag},
    {"smallest", Kind::flag},   {"all", Kind::flag_or_number}, {"repairs", Kind::flag},
    {"with-rules", Kind::flag}, {"with-clues", Kind::flag},    {"differences", Kind::flag},
    {"redundant", Kind::flag}};

std::optional<std::string> limit_of_all(const OptionValues& given) {
  const std::optional<std::string> limit = given.get("all");
  return limit == "true" ? std::nullopt : limit;
}

void check_one(ApiCall& call, PuzzleSolver& solver, const CheckRequest& request,
               const SolveOptions& wanted, const PuzzleInput& input, std::size_t index) {
  Outcome outcome;
  CheckFindings findings;
  if (input.puzzle) {
    const Limits limits = call.puzzle_limits();
    outcome = solver.solve(*input.puzzle, limits);
    if (request.more()) {
      findings = find_more(input, outcome, request, limits,
                           [&](std::size_t sets) { call.progress("sets", sets); });
    }
  }
  call.judge(input, outcome, call.options().has("unique"));
  if (findings.failed) call.status().add_failure();
  if (findings.undecided) call.status().add_undecided();
  if (findings.entries && findings.entries->any_wrong()) call.status().add_unsolvable();
  const std::string_view status = status_word(input, outcome);
  base::Json json =
      to_json(PuzzleAnswer{.index = index,
                           .input = input,
                           .outcome = outcome,
                           .status = status == name(Status::solved) ? "consistent" : status,
                           .solver = wanted.solver.name});
  if (input.puzzle) add_findings(request, findings, input.puzzle->geometry(), json);
  call.answer(dump(json));
}

void answer_check(ApiCall& call) {
  const CheckRequest request = check_request(call.options(), limit_of_all(call.options()));
  SolveOptions wanted = request_solve_options(call.options());
  set_check_options(call.options(), request, wanted);
  PuzzleSolver solver(wanted);
  call.for_each_puzzle(board_request(call.options(), true),
                       [&](const PuzzleInput& input, std::size_t index) {
                         check_one(call, solver, request, wanted, input, index);
                       });
}

}  // namespace

const ApiCommand api_entries::check{
    .name = "check", .options = options_of_check, .run = answer_check};

}  // namespace sudoku_sat
