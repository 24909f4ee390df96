// Steps as text. Lines end near 100 columns; the lines that continue one are indented further.
#include <fmt/format.h>

#include <cmath>

#include "argument_words.hpp"
#include "cli/choices.hpp"
#include "reason_lines.hpp"
#include "report/answers.hpp"
#include "report/variables.hpp"
#include "words.hpp"
#include "writers.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr std::size_t max_columns = 100;
constexpr std::size_t indent = 4;

std::string_view tone_begin(Tone tone) {
  if (tone == Tone::conclusion) return "\x1b[1;32m";
  return tone == Tone::fact ? "\x1b[36m" : "";
}

/// The words on lines: the first one indented by `first`, the others by `others`.
void append_wrapped(const Words& words, std::size_t first, std::size_t others, bool color,
                    std::string& out) {
  std::size_t column = first;
  out.append(first, ' ');
  bool begins = true;
  for (const Word& word : words) {
    const std::size_t width = word.text.size() + word.after.size();
    if (!begins && column + 1 + width > max_columns) {
      out += '\n';
      out.append(others, ' ');
      column = others;
      begins = true;
    }
    if (!begins) out += ' ';
    column += width + (begins ? 0 : 1);
    begins = false;
    const std::string_view tone = color ? tone_begin(word.tone) : "";
    out.append(tone).append(word.text).append(tone.empty() ? "" : "\x1b[0m").append(word.after);
  }
  out += '\n';
}

std::string open_cells_text(std::size_t cells, bool any_step) {
  if (!any_step) {
    return fmt::format(
        "nothing can be derived: there are several solutions, which differ in all {} open cells",
        cells);
  }
  return fmt::format("{} left open, where the solutions differ",
                     cells == 1 ? "1 cell is" : fmt::format("{} cells are", cells));
}

}  // namespace

void ExplainText::begin(const PuzzleInput& input, bool first) {
  if (!first) out_ += '\n';
  const std::string title = page_title(input);
  if (!title.empty()) line(title);
  if (!input.puzzle) return;
  reader_.emplace(*input.puzzle);
  not_explained_ = {};
  grid(*input.puzzle, input.puzzle->givens);
  out_ += '\n';
}

void ExplainText::step(const Step& step) {
  tell(step, *reader_);
  reader_->take(step);
}

void ExplainText::first_step(const Puzzle& puzzle, const Step& one) {
  reader_.emplace(puzzle);
  step(one);
}

void ExplainText::tell(const Step& step, const Reader& reader) {
  append_wrapped(heading_words(step, reader.board()), 0, 2 * indent, color_, out_);
  if (step.cases.empty()) {
    const std::vector<Words> lines = reason_lines(step, reader);
    const bool many = lines.size() > max_lines_shown || !report::is_explained(step);
    if (many) return fold(step, fold_summary(step), "lists");
    for (const Words& line : lines) append_wrapped(line, indent, 2 * indent, color_, out_);
  } else if (!report::is_explained(step)) {
    fold(step, argument_summary(step, reader.board()), "shows");
  } else {
    for (const ArgumentLine& line : argument_lines(step, reader)) {
      const std::size_t first = indent + 2 * line.depth;
      append_wrapped(line.words, first, first + indent, color_, out_);
    }
  }
}

/// What the page has after the line.
void ExplainText::fold(const Step& step, Words summary, std::string_view how) {
  if (!report::is_explained(step)) not_explained_.add(step);
  say(summary, fmt::format("(-f html {} them)", how));
  append_wrapped(summary, indent, 2 * indent, color_, out_);
}

void ExplainText::end(const Puzzle& puzzle, const report::Question& question,
                      const report::Explanation& explanation) {
  if (!explanation.steps.empty()) out_ += '\n';
  if (explanation.status == "inconsistent") {
    line("inconsistent: " + explanation.reason + "; `sudoku-sat check` shows all such pairs");
  } else if (explanation.status == "unsatisfiable") {
    line(explanation.reason.empty() ? "unsatisfiable: there is no solution; `sudoku-sat check` "
                                      "says which givens are to blame"
                                    : "unsatisfiable: " + explanation.reason);
  } else if (explanation.status == "unknown") {
    line(fmt::format("unknown: {} after {}", explanation.reason,
                     report::counted(explanation.steps.size(), "step")));
  } else if (question.kind != report::Question::Kind::solution) {
    // A question without answer is an error and reported as such.
    if (explanation.has_answer) line(explanation.answer);
  } else {
    if (explanation.solution) {
      grid(puzzle, *explanation.solution);
      out_ += report::variables_text(*puzzle.board, *explanation.solution);
    }
    if (!explanation.solution)
      line(open_cells_text(explanation.open_cells, !explanation.steps.empty()));
    if (explanation.steps.empty()) return;
    out_ += '\n';
    summary(explanation);
  }
}

void ExplainText::grid(const Puzzle& puzzle, const Grid& grid) {
  format_named("grid").write({.geometry = puzzle.geometry(),
                              .grid = grid,
                              .givens = &puzzle.givens,
                              .color = color_,
                              .board = puzzle.board.get()},
                             out_);
}

void ExplainText::line(std::string_view text) { out_.append(text) += '\n'; }

void ExplainText::summary(const report::Explanation& explanation) {
  const report::StepSummary summary(explanation.steps);
  line(fmt::format("{}, with {:.1f} reasons on average and at most {}",
                   report::counted(summary.steps, "step"), summary.mean, summary.largest));
  std::string names;
  for (const auto& [name, count] : summary.names) {
    names += fmt::format("{}{} {}", names.empty() ? "" : ", ", count, name);
  }
  if (summary.unnamed > 0) {
    names += fmt::format("{}{} unnamed", names.empty() ? "" : ", ", summary.unnamed);
  }
  append_wrapped(words_of(names), 0, indent, false, out_);
  for (const std::string& text :
       {not_explained_.text(summary.steps), report::chains_text(explanation)}) {
    if (!text.empty()) line(text);
  }
}

}  // namespace sudoku_sat::cli
