// The steps as a list, which can be read without JavaScript and is printed; in its place the script
// of the page of `serve` shows the explanation that is inside.
#include <fmt/format.h>

#include "argument_words.hpp"
#include "cli/page/page.hpp"
#include "reader.hpp"
#include "reason_lines.hpp"
#include "words.hpp"
#include "writers.hpp"

namespace sudoku_sat::cli {

namespace {

std::string html_of(const Words& words) {
  std::string html;
  for (const Word& word : words) {
    if (!html.empty()) html += ' ';
    const std::string text = xml_text(word.text);
    if (word.tone == Tone::plain) html += text;
    if (word.tone == Tone::conclusion) html += "<span class=\"c\">" + text + "</span>";
    if (word.tone == Tone::fact) html += "<span class=\"f\">" + text + "</span>";
    html += xml_text(word.after);
  }
  return html;
}

std::string folded(const Words& summary, const std::string& html) {
  return "<details><summary>" + html_of(summary) + "</summary>" + html + "</details>";
}

/// What the reader can open: a step without any explanation, or one with many reasons.
std::string unexplained(const Step& step, const Words& summary, const std::string& html,
                        NotExplained& count) {
  if (!report::is_explained(step)) count.add(step);
  return folded(summary, html);
}

std::string argument_html(const Step& step, const Reader& reader, NotExplained& count) {
  std::string html;
  for (const ArgumentLine& line : argument_lines(step, reader)) {
    html += fmt::format("<p style=\"--d:{}\">{}</p>", line.depth + 1, html_of(line.words));
  }
  if (report::is_explained(step)) return html;
  return unexplained(step, argument_summary(step, reader.board()), html, count);
}

/// A line for each reason, or the argument. What is too long to be an explanation is folded until
/// the reader opens it, as the text leaves it out.
std::string reasons_html(const Step& step, const Reader& reader, NotExplained& count) {
  if (!step.cases.empty()) return argument_html(step, reader, count);
  std::string html;
  const std::vector<Words> lines = reason_lines(step, reader);
  for (const Words& line : lines) html += "<p>" + html_of(line) + "</p>";
  if (lines.size() <= max_lines_shown && report::is_explained(step)) return html;
  return unexplained(step, fold_summary(step), html, count);
}

std::string item(const Step& step, const Reader& reader, NotExplained& count) {
  return fmt::format("<li><h2>{}</h2>{}</li>\n", html_of(heading_words(step, reader.board())),
                     reasons_html(step, reader, count));
}

}  // namespace

std::string explanation_html(const PuzzleInput& input, const report::Explanation& explanation,
                             Theme theme) {
  Reader reader(*input.puzzle);
  std::string items;
  NotExplained not_explained;
  for (const Step& step : explanation.steps) {
    items += item(step, reader, not_explained);
    reader.take(step);
  }
  std::string summary = explanation_summary(explanation);
  if (const std::string text = not_explained.text(explanation.steps.size()); !text.empty()) {
    summary += "; " + text;
  }
  base::Json data = page_board(input, theme);
  data["explanation"] = report::explanation_json(0, input, report::Question(), explanation);
  const PageText text{.usual_title = "Sudoku, step by step",
                      .summary = summary,
                      .plain = "<ol id=\"told-steps\">\n" + items + "</ol>"};
  return page_begin(input, text, theme) + page_data("explained", data) + page_end(theme);
}

}  // namespace sudoku_sat::cli
