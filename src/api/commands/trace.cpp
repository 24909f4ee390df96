// trace: what a solver to teach from does, step by step, as the command of that name writes it with
// -f json. It is bounded where nobody says otherwise: people look at it, and it is one answer.
#include <algorithm>
#include <iterator>
#include <limits>

#include "registry.hpp"
#include "report/answers.hpp"
#include "report/formula_json.hpp"
#include "report/statements.hpp"
#include "report/trace_json.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

using Kind = RequestOption::Kind;

constexpr RequestOption options_of_trace[] = {
    {"size", Kind::number},   {"box", Kind::text},         {"rules", Kind::text},
    {"entries", Kind::text},  {"empty", Kind::flag},       {"timeout", Kind::number},
    {"encoding", Kind::text}, {"amo", Kind::text},         {"reduce", Kind::text},
    {"mode", Kind::text},     {"conflicts", Kind::number}, {"steps", Kind::number},
    {"decide", Kind::text}};

constexpr std::uint64_t usual_conflicts_of_trace = 1'000;
constexpr std::uint64_t usual_steps_of_trace = 20'000;

TraceOptions requested_trace(const OptionValues& given) {
  constexpr auto most = std::numeric_limits<std::uint64_t>::max();
  const std::string name = given.get("mode").value_or("cdcl");
  const auto mode = parse_trace_mode(name);
  if (!mode) reject("mode", name, {"cdcl", "dpll", "backtracking", "units"});
  return {
      .mode = *mode,
      .fixed_order = *mode != TraceMode::cdcl,
      .conflicts = number_option(given, "conflicts", 0, most).value_or(usual_conflicts_of_trace),
      .steps = number_option(given, "steps", 0, most).value_or(usual_steps_of_trace)};
}

/// The trace on one line: what ends its lines stands between values, never in one.
std::string traced(ApiCall& call, const TraceTask& task) {
  std::string text;
  TraceJson json(task, [&](std::string_view piece) {
    call.require_room(text.size() + piece.size());
    std::copy_if(piece.begin(), piece.end(), std::back_inserter(text),
                 [](char character) { return character != '\n'; });
  });
  std::uint64_t conflicts = 0;
  const TraceOutcome outcome =
      run_trace(task.formula, task.options, call.puzzle_limits(), [&](const TraceStep& step) {
        if (step.event.kind == TraceEvent::Kind::conflict) call.progress("conflicts", ++conflicts);
        json.step(step);
      });
  json.end(outcome);
  if (outcome.answer == Answer::unsatisfiable) call.status().add_unsolvable();
  if (outcome.answer == Answer::unknown) call.status().add_undecided();
  return text;
}

void answer_trace(ApiCall& call) {
  const Formulation formulation = formulation_option(call.options(), "maple");
  TraceOptions options = requested_trace(call.options());
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    base::Json json = formula_head(input, index);
    if (!input.puzzle) return call.answer(dump(json));
    call.require_memory(size_of(formulation, *input.puzzle->board));
    try {
      const TracedFormula formula(*input.puzzle, formulation, call.puzzle_limits());
      if (const auto decide = call.options().get("decide")) {
        options.decisions = decisions_in("decide", *decide, formula);
      }
      call.answer(traced(call, TraceTask{input, formulation, options, formula, index}));
    } catch (const Stopped& stopped) {
      add_stopped(stopped, call.status(), json);
      call.answer(dump(json));
    }
  });
}

}  // namespace

const ApiCommand api_entries::trace{
    .name = "trace", .options = options_of_trace, .run = answer_trace};

}  // namespace sudoku_sat
