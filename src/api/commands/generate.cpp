// generate and find: new puzzles with one solution, one after the other on this thread.
#include "registry.hpp"
#include "report/answers.hpp"
#include "report/generation.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

void answer_making(ApiCall& call, const Generation& wanted) {
  call.require_size(*wanted.board);
  call.require_puzzles(wanted.count);
  const MakePuzzle make = maker_of(wanted);
  for (std::uint64_t index = 0; index < wanted.count; ++index) {
    const Limits limits = call.new_limits();
    const LimitsScope scope(limits);
    const Generated made = make(index, limits, [&](const GenerateProgress& progress) {
      if (wanted.count == 1) call.progress("attempts", progress.attempts);
    });
    note(made, call.status());
    call.answer(dump(generated_json(wanted, index, made)));
    if (made.impossible) break;
    call.progress("puzzles", index + 1, wanted.count);
  }
}

GenerationSource source_of(ApiCall& call) {
  return {[&call](const BoardRequest& board) { return call.only_puzzle(board); }, text_itself};
}

void answer_generate(ApiCall& call) {
  answer_making(call, generation(call.options(), source_of(call)));
}

void answer_find(ApiCall& call) { answer_making(call, finding(call.options(), source_of(call))); }

}  // namespace

const ApiCommand api_entries::generate{.about = command_entries::generate, .run = answer_generate};
const ApiCommand api_entries::find{.about = command_entries::find, .run = answer_find};

}  // namespace sudoku_sat
