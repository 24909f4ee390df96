// hint: the next step, as much of it as is asked for.
#include "registry.hpp"
#include "report/answers.hpp"
#include "report/player_hint.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

void answer_hint(ApiCall& call) {
  const Telling telling = telling_of(call.options());
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    const auto state = input.puzzle ? state_option(call.options(), input, text_itself)
                                    : std::optional<PlayerState>();
    if (state) {
      const PlayerHint hint = hint_from(*state, call.puzzle_limits());
      note(hint, call.status());
      return call.answer(dump(hint_json(index, input, telling, hint)));
    }
    Explanation explanation{.status = unread_word(input)};
    if (input.puzzle) {
      explanation = explain(*input.puzzle, next_step(), call.puzzle_limits(), {});
      note(explanation, call.status());
    }
    call.answer(dump(hint_json(index, input, telling, explanation)));
  });
}

}  // namespace

const ApiCommand api_entries::hint{.about = command_entries::hint, .run = answer_hint};

}  // namespace sudoku_sat
