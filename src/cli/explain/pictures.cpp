// Pictures of steps in any format that draws.
//
// The candidates of a cell are those that the rules and the values of its peers leave, without
// those that earlier steps have excluded: the pencil marks of a player who follows the steps.
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "argument_words.hpp"
#include "reader.hpp"
#include "reason_lines.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/formats.hpp"
#include "words.hpp"
#include "writers.hpp"

namespace sudoku_sat::cli {

namespace {

class ExplainBoard {
 public:
  /// The puzzle, before any step. It must outlive the board.
  explicit ExplainBoard(const Puzzle& puzzle, Theme theme = Theme::light)
      : puzzle_(puzzle),
        theme_(theme),
        reader_(puzzle),
        tints_(puzzle.givens.size(), Tint::none),
        noted_(puzzle.givens.size()) {}

  /// After one more step, whose reasons and conclusions are marked.
  void take(const Step& step) {
    std::fill(tints_.begin(), tints_.end(), Tint::none);
    noted_.assign(noted_.size(), false);
    for (const Reason& reason : step.constraints) mark(reason);
    for (const Fact& fact : step.facts) {
      mark(fact.statement.cell, Tint::fact);
      if (!fact.statement.holds) noted_[fact.statement.cell] = true;
    }
    for (const Statement& conclusion : step.conclusions) mark(conclusion);
    reader_.take(step);
    note_candidates(step);
  }

  /// What a reader knows before the next step.
  const Reader& reader() const { return reader_; }

  /// Valid until the next step.
  Picture picture() const {
    return {.geometry = puzzle_.geometry(),
            .grid = reader_.grid(),
            .givens = &puzzle_.givens,
            .board = puzzle_.board.get(),
            .tints = tints_,
            .pencil_marks = pencil_marks_,
            .theme = theme_};
  }

 private:
  void mark(Cell cell, Tint tint) { tints_[cell] = std::max(tints_[cell], tint); }
  void mark(const Reason& reason) {
    const bool reach = reason.kind == Reason::Kind::once || reason.kind == Reason::Kind::one_value;
    for (const Cell cell : cells_of(reason, *puzzle_.board)) {
      mark(cell, reach ? Tint::reach : Tint::area);
      if (!reach) noted_[cell] = true;
    }
  }

  void mark(const Statement& conclusion) {
    mark(conclusion.cell, conclusion.holds ? Tint::concluded : Tint::excluded);
    noted_[conclusion.cell] = true;
  }

  bool concludes(const Step& step, Cell cell, Value value) const {
    return std::find(step.conclusions.begin(), step.conclusions.end(),
                     Statement{cell, value, false}) != step.conclusions.end();
  }

  void note_candidates(const Step& step) {
    pencil_marks_.clear();
    for (Cell cell = 0; cell < puzzle_.geometry().grid_cells(); ++cell) {
      if (!noted_[cell] || reader_.grid()[cell] != 0) continue;
      for (int number = 1; number <= puzzle_.geometry().size(); ++number) {
        const auto value = static_cast<Value>(number);
        if (concludes(step, cell, value)) {
          pencil_marks_.push_back({cell, value, true});
        } else if (reader_.possible(cell, value)) {
          pencil_marks_.push_back({cell, value});
        }
      }
    }
  }

  const Puzzle& puzzle_;
  Theme theme_;
  Reader reader_;
  std::vector<Tint> tints_;
  std::vector<bool> noted_;  ///< cells whose candidates are shown
  std::vector<PencilMark> pencil_marks_;
};

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
