// explain: the solution step by step, or why a cell has its value, or not another one.
#include <new>

#include "registry.hpp"
#include "report/answers.hpp"
#include "report/explanation_json.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

using Kind = RequestOption::Kind;

constexpr RequestOption options_of_explain[] = {{"size", Kind::number}, {"box", Kind::text},
                                                {"rules", Kind::text},  {"entries", Kind::text},
                                                {"empty", Kind::flag},  {"timeout", Kind::number},
                                                {"cell", Kind::text},   {"why-not", Kind::text}};

Explanation find_explanation(ApiCall& call, const Puzzle& puzzle, const Question& question) {
  const OnSteps on_steps{.step = {}, .cells = [&](std::size_t known, std::size_t all) {
                           call.progress("cells", known, all);
                         }};
  try {
    return explain(puzzle, question, call.puzzle_limits(), on_steps);
  } catch (const SolverError& error) {
    return {.status = "unknown", .failed = true, .reason = error.what()};
  } catch (const std::bad_alloc&) {
    return {.status = "unknown", .failed = true, .reason = "not enough memory"};
  }
}

void judge(base::ExitStatus& status, const Explanation& explanation) {
  const bool unsolvable =
      explanation.status == "inconsistent" || explanation.status == "unsatisfiable";
  if (unsolvable) status.add_unsolvable();
  if (explanation.status == "unknown") status.add_undecided();
  if (explanation.failed || !explanation.has_answer) status.add_failure();
}

void answer_explain(ApiCall& call) {
  const Question question = question_of(call.options());
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    Explanation explanation{.status = unread_word(input)};
    if (input.puzzle) {
      explanation = find_explanation(call, *input.puzzle, question);
      judge(call.status(), explanation);
    }
    call.answer(dump(explanation_json(index, input, question, explanation)));
  });
}

}  // namespace

const ApiCommand api_entries::explain{
    .name = "explain", .options = options_of_explain, .run = answer_explain};

}  // namespace sudoku_sat
