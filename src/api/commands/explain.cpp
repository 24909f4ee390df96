// explain: the solution step by step, or why a cell has its value, or not another one.
#include "registry.hpp"
#include "report/answers.hpp"
#include "report/explanation_json.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

void answer_explain(ApiCall& call) {
  const Question question = question_of(call.options());
  const auto on_cells = [&](std::size_t known, std::size_t all) {
    call.progress("cells", known, all);
  };
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    Explanation explanation{.status = unread_word(input)};
    if (input.puzzle) {
      explanation = explain(*input.puzzle, question, call.puzzle_limits(), on_cells);
      note(explanation, call.status());
    }
    call.answer(dump(explanation_json(index, input, question, explanation)));
  });
}

}  // namespace

const ApiCommand api_entries::explain{.about = command_entries::explain, .run = answer_explain};

}  // namespace sudoku_sat
