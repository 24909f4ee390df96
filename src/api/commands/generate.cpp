// generate: new puzzles with one solution, one after the other on this thread.
#include "registry.hpp"
#include "report/answers.hpp"
#include "report/generation.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

Generation requested_generation(ApiCall& call) {
  const auto input = [&](const BoardRequest& board) { return call.only_puzzle(board); };
  Generation wanted = generation(call.options(), {input, text_itself});
  call.require_size(*wanted.board);
  call.require_puzzles(wanted.count);
  return wanted;
}

void answer_generate(ApiCall& call) {
  const Generation wanted = requested_generation(call);
  const Generator generator(wanted.board, wanted.options);
  for (std::uint64_t index = 0; index < wanted.count; ++index) {
    const Limits limits = call.new_limits();
    const LimitsScope scope(limits);
    const Generated made = generator.make(index, limits, [&](const GenerateProgress& progress) {
      if (wanted.count == 1) call.progress("attempts", progress.attempts);
    });
    note(made, call.status());
    call.answer(dump(generated_json(wanted, index, made)));
    if (made.impossible) break;
    call.progress("puzzles", index + 1, wanted.count);
  }
}

}  // namespace

const ApiCommand api_entries::generate{.about = command_entries::generate, .run = answer_generate};

}  // namespace sudoku_sat
