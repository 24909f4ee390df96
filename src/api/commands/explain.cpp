// explain: the solution step by step, or why a cell has its value, or not another one. hint: the
// next step, as much of it as is asked for.
#include "registry.hpp"
#include "report/answers.hpp"
#include "report/explanation_json.hpp"
#include "report/player_hint.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

Explanation explanation_of(ApiCall& call, const PuzzleInput& input, const Question& question,
                           const OnCells& on_cells = {}) {
  Explanation explanation{.status = unread_word(input)};
  if (!input.puzzle) return explanation;
  explanation = explain(*input.puzzle, question, call.puzzle_limits(), on_cells);
  note(explanation, call.status());
  return explanation;
}

void answer_explain(ApiCall& call) {
  const Question question = question_of(call.options());
  const auto on_cells = [&](std::size_t known, std::size_t all) {
    call.progress("cells", known, all);
  };
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    call.answer(dump(
        explanation_json(index, input, question, explanation_of(call, input, question, on_cells))));
  });
}

void answer_hint(ApiCall& call) {
  const Telling telling = telling_of(call.options());
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    const auto state = input.puzzle ? state_option(call.options(), input, text_itself)
                                    : std::optional<PlayerState>();
    if (!state) {
      return call.answer(
          dump(hint_json(index, input, telling, explanation_of(call, input, next_step()))));
    }
    const PlayerHint hint = hint_from(*state, call.puzzle_limits());
    note(hint, call.status());
    call.answer(dump(hint_json(index, input, telling, hint)));
  });
}

}  // namespace

const ApiCommand api_entries::explain{.about = command_entries::explain, .run = answer_explain};
const ApiCommand api_entries::hint{.about = command_entries::hint, .run = answer_hint};

}  // namespace sudoku_sat
