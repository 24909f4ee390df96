// Pictures of steps in any format that draws.
#include <fmt/format.h>

#include "argument_words.hpp"
#include "board.hpp"
#include "reason_lines.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/formats.hpp"
#include "words.hpp"
#include "writers.hpp"

namespace sudoku_sat::cli {

namespace {

Caption caption_of(const Step& step, const Reader& reader) {
  const Words reasons =
      step.cases.empty() ? reason_words(step, reader) : argument_summary(step, reader.board());
  return {plain(heading_words(step, reader.board())), plain(reasons)};
}

}  // namespace

std::string page_title(const PuzzleInput& input) {
  std::string title = input.title.empty() ? input.label : input.title;
  if (!input.author.empty()) title += (title.empty() ? "by " : ", by ") + input.author;
  return title;
}

std::string explanation_summary(const report::Explanation& explanation) {
  if (!explanation.answer.empty()) return explanation.answer;
  const std::string steps = report::counted(explanation.steps.size(), "step");
  if (explanation.status == "unknown") {
    return fmt::format("cut short after {}: {}", steps, explanation.reason);
  }
  if (explanation.status != "incomplete") {
    const std::string chains = report::chains_text(explanation);
    return steps + " from the puzzle to its solution" + (chains.empty() ? "" : "; " + chains);
  }
  return fmt::format("{}; {} left open because there are several solutions", steps,
                     report::counted(explanation.open_cells, "cell"));
}

std::string explanation_pictures(const PuzzleInput& input, const report::Explanation& explanation,
                                 const StepPictures& how) {
  ExplainBoard board(*input.puzzle, how.theme);
  PicturePage page;
  page.add(board.picture(), {{}, plain(words_of(explanation_summary(explanation)))});
  for (const Step& step : explanation.steps) {
    const Caption caption = caption_of(step, board.reader());
    board.take(step);
    page.add(board.picture(), caption);
  }
  return page.document(page_title(input), how.format, how.paper);
}

void for_each_step_picture(const PuzzleInput& input, const report::Explanation& explanation,
                           const StepPictures& how, std::optional<std::size_t> only,
                           const std::function<void(std::size_t, const std::string&)>& write) {
  ExplainBoard board(*input.puzzle, how.theme);
  for (const Step& step : explanation.steps) {
    const bool wanted = !only || *only == step.number;
    const Caption caption = wanted ? caption_of(step, board.reader()) : Caption();
    board.take(step);
    if (!wanted) continue;
    PicturePage page;
    page.add(board.picture(), caption);
    write(step.number, page.document("", how.format, how.paper));
  }
}

}  // namespace sudoku_sat::cli
