// One self-contained page, to be opened from a disk: the steps as a list, which can be read without
// JavaScript and is printed, and the script of the page of `serve`, which shows them in the list's
// place because the explanation is inside, as JSON, with its drawing of the board.
#include <fmt/format.h>

#include <algorithm>

#include "argument_words.hpp"
#include "cli/page/page.hpp"
#include "cli/page/web_files.hpp"
#include "reader.hpp"
#include "reason_lines.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/formats.hpp"
#include "words.hpp"
#include "writers.hpp"

namespace sudoku_sat::cli {

namespace {

using Json = base::Json;

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

/// A line for each reason; long lists and arguments are folded until the reader opens them.
std::string reasons_html(const Step& step, const Reader& reader) {
  std::string html;
  if (step.cases.empty()) {
    const std::vector<Words> lines = reason_lines(step, reader);
    for (const Words& line : lines) html += "<p>" + html_of(line) + "</p>";
    return lines.size() > max_lines_shown ? folded(fold_summary(step), html) : html;
  }
  const bool too_long = is_too_long(step);
  for (const ArgumentLine& line : argument_lines(step, reader)) {
    const bool said = line.depth == 0 && !too_long;  // by the summary
    if (said) continue;
    html += fmt::format("<p style=\"--d:{}\">{}</p>", line.depth, html_of(line.words));
  }
  return folded(argument_summary(step, reader.board()), html);
}

std::string item(const Step& step, const Reader& reader) {
  return fmt::format("<li><h2>{}</h2>{}</li>\n", html_of(heading_words(step, reader.board())),
                     reasons_html(step, reader));
}

/// The board without its values.
std::string drawing(const PuzzleInput& input, Theme theme) {
  const Grid empty(input.puzzle->givens.size(), 0);
  std::string text;
  format_named("svg").write({.geometry = input.puzzle->geometry(),
                             .grid = empty,
                             .givens = &empty,
                             .board = input.puzzle->board.get(),
                             .caption = false,
                             .theme = theme},
                            text);
  return text;
}

std::string_view web_file(std::string_view path) {
  return std::ranges::find(web_files(), path, &WebFile::path)->content;
}

/// The style for one of both whatever the system has; paper stays white.
std::string style_for(Theme theme) {
  static constexpr std::string_view by_system = "(prefers-color-scheme: dark)";
  std::string style(web_file("/style.css"));
  if (theme == Theme::automatic) return style;
  const std::string_view always = theme == Theme::dark ? "screen" : "not all";
  for (std::size_t at = style.find(by_system); at != style.npos; at = style.find(by_system, at)) {
    style.replace(at, by_system.size(), always);
  }
  return style +
         fmt::format(":root {{ color-scheme: {}; }}\n", theme == Theme::dark ? "dark" : "light");
}

std::string shown_title(const PuzzleInput& input) {
  const std::string& title = input.title.empty() ? input.label : input.title;
  return xml_text(title.empty() ? "Sudoku, step by step" : title);
}

std::string heading_html(const PuzzleInput& input, const report::Explanation& explanation) {
  std::string html = fmt::format("<h1>{}</h1>\n", shown_title(input));
  if (!input.author.empty()) html += "<p>by " + xml_text(input.author) + "</p>\n";
  return html + "<p>" + xml_text(explanation_summary(explanation)) + "</p>";
}

}  // namespace

std::string explanation_html(const PuzzleInput& input, const report::Explanation& explanation,
                             Theme theme) {
  Json data{{"board", report::puzzle_json(input, 0, "")},
            {"drawing", drawing(input, theme)},
            {"explanation", report::explanation_json(0, input, report::Question(), explanation)}};
  Reader reader(*input.puzzle);
  std::string items;
  for (const Step& step : explanation.steps) {
    items += item(step, reader);
    reader.take(step);
  }
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n<header>{}</header>\n"
      "<div id=\"page\"><ol id=\"told-steps\">\n{}</ol></div>\n"
      "<script type=\"application/json\" id=\"explained\">{}</script>\n"
      "<script type=\"module\">\n{}</script>\n</body>\n</html>\n",
      shown_title(input), style_for(theme), heading_html(input, explanation), items,
      page_json(data), web_file("/page.js"));
}

}  // namespace sudoku_sat::cli
