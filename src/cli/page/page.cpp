#include "page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "report/answers.hpp"
#include "web_files.hpp"

namespace sudoku_sat::cli {

namespace {

std::string_view web_file(std::string_view path) {
  return std::ranges::find(web_files(), path, &WebFile::path)->content;
}

/// What follows the system, for one of both whatever the system has; paper stays white.
std::string themed(std::string text, Theme theme) {
  static constexpr std::string_view by_system = "(prefers-color-scheme: dark)";
  if (theme == Theme::automatic) return text;
  const std::string_view always = theme == Theme::dark ? "screen" : "not all";
  for (std::size_t at = text.find(by_system); at != text.npos; at = text.find(by_system, at)) {
    text.replace(at, by_system.size(), always);
  }
  return text;
}

std::string themed_file(std::string_view path, Theme theme) {
  return themed(std::string(web_file(path)), theme);
}

std::string style_for(Theme theme) {
  const std::string style = themed_file("/style.css", theme);
  if (theme == Theme::automatic) return style;
  return style +
         fmt::format(":root {{ color-scheme: {}; }}\n", theme == Theme::dark ? "dark" : "light");
}

// The script knows parts of a picture by the classes that only one for both themes has.
std::string empty_drawing(const PuzzleInput& input, Theme theme) {
  const Grid empty(input.puzzle->givens.size(), 0);
  std::string text;
  format_named("svg").write({.geometry = input.puzzle->geometry(),
                             .grid = empty,
                             .givens = &empty,
                             .board = input.puzzle->board.get(),
                             .caption = false,
                             .theme = Theme::automatic},
                            text);
  return themed(std::move(text), theme);
}

// The element ends at the next "</script".
std::string safe_json(const base::Json& json) {
  std::string text;
  for (const char c : report::dump(json)) {
    if (c == '<') {
      text += "\\u003c";
    } else {
      text += c;
    }
  }
  return text;
}

}  // namespace

std::string page_begin(const PuzzleInput& input, const PageText& text, Theme theme) {
  const std::string& title = input.title.empty() ? input.label : input.title;
  const std::string shown = xml_text(title.empty() ? text.usual_title : title);
  const std::string author =
      input.author.empty() ? "" : "<p>by " + xml_text(input.author) + "</p>\n";
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{0}</title>\n<style>\n{1}</style>\n</head>\n<body>\n<header><h1>{0}</h1>\n"
      "{2}<p>{3}</p></header>\n<div id=\"page\">{4}</div>\n",
      shown, style_for(theme), author, xml_text(text.summary), text.plain);
}

std::string page_data(std::string_view name, const base::Json& json) {
  return fmt::format("<script type=\"application/json\" id=\"{}\">{}</script>\n", name,
                     safe_json(json));
}

std::string page_end(Theme theme) {
  return fmt::format("<script type=\"module\">\n{}</script>\n</body>\n</html>\n",
                     themed_file("/page.js", theme));
}

base::Json page_board(const PuzzleInput& input, Theme theme) {
  return {{"board", report::puzzle_json(input, 0, "")}, {"drawing", empty_drawing(input, theme)}};
}

}  // namespace sudoku_sat::cli
