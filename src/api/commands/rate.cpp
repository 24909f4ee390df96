// rate: how much inference a puzzle needs, and how hard it is for people.
#include "registry.hpp"
#include "report/answers.hpp"
#include "report/rate_columns.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

void answer_rate(ApiCall& call) {
  Rater rater(rate_options(call.options()));
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    const RatedPuzzle rated = rate_puzzle(rater, input, call.puzzle_limits(), call.status());
    base::Json json = to_json(RateRow{index, input, rated.rate, rated.status, ""});
    if (!rated.reason.empty()) json["reason"] = rated.reason;
    call.answer(dump(json));
    call.progress("puzzles", index + 1);
  });
}

}  // namespace

const ApiCommand api_entries::rate{.about = command_entries::rate, .run = answer_rate};

}  // namespace sudoku_sat
