// trace: the steps of a teaching solver, as the command of that name writes them with -f json. It
// is bounded by default, because people look at it and it is a single answer.
#include <algorithm>
#include <iterator>

#include "registry.hpp"
#include "report/answers.hpp"
#include "report/formula_json.hpp"
#include "report/formula_options.hpp"
#include "report/statements.hpp"
#include "report/trace_json.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

TraceOptions requested_trace(const app::OptionValues& given) {
  TraceOptions options = trace_options(given);
  options.steps = given.number_or_usual("steps");
  return options;
}

/// The trace on one line: its line ends are between values, never inside one.
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
  const Formulation asked = app::formulation_option(call.options());
  TraceOptions options = requested_trace(call.options());
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    base::Json json = formula_head(input, index);
    if (!input.puzzle) return call.answer(dump(json));
    const Formulation formulation = formulation_for(*input.puzzle, asked);
    call.require_memory(size_of(formulation, *input.puzzle->board));
    const bool whole = note_problem_in(json, call.status(), [&] {
      const TracedFormula formula(*input.puzzle, formulation, call.puzzle_limits());
      if (const auto decide = call.options().get("decide")) {
        options.decisions = decisions_in("decide", *decide, formula);
      }
      call.answer(traced(call, TraceTask{input, formulation, options, formula, index}));
    });
    if (!whole) call.answer(dump(json));
  });
}

}  // namespace

const ApiCommand api_entries::trace{.about = command_entries::trace, .run = answer_trace};

}  // namespace sudoku_sat
