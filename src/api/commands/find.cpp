// find: puzzles of free clues, one after the other on this thread.
#include "registry.hpp"
#include "report/answers.hpp"
#include "report/generation.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

void answer_find(ApiCall& call) {
  const auto input = [&](const BoardRequest& board) { return call.only_puzzle(board); };
  const Finding wanted = finding(call.options(), {input, text_itself});
  const Generation& generation = wanted.generation;
  call.require_size(*generation.board);
  call.require_puzzles(generation.count);
  const Finder finder = finder_of(wanted);
  for (std::uint64_t index = 0; index < generation.count; ++index) {
    const Limits limits = call.new_limits();
    const LimitsScope scope(limits);
    const Generated made =
        refereed(finder.make(index, limits, [&](const GenerateProgress& progress) {
          if (generation.count == 1) call.progress("attempts", progress.attempts);
        }));
    note(made, call.status());
    call.answer(dump(generated_json(generation, index, made)));
    if (made.impossible) break;
    call.progress("puzzles", index + 1, generation.count);
  }
}

}  // namespace

const ApiCommand api_entries::find{.about = command_entries::find, .run = answer_find};

}  // namespace sudoku_sat
