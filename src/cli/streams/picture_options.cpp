// HTML follows the reader's theme unless told otherwise, as pages do; other pictures are light, as
// paper is.
#include "picture_options.hpp"

#include "cli/choices.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr int max_on_page = 100;

const Paper& paper_named(const std::string& name) {
  std::vector<std::string_view> known;
  for (const Paper& paper : papers()) {
    if (paper.name == name) return paper;
    known.push_back(paper.name);
  }
  reject("page", name, known);
}

}  // namespace

void add_theme_option(CommandLine& line) {
  line.value("theme", "THEME",
             "light, dark or auto, which follows the reader's system in svg and html (default: "
             "light; html: auto)");
}

void add_picture_options(CommandLine& line) {
  line.group("Pictures");
  add_theme_option(line);
  line.flag("no-caption", "omit title, author and the rules in words");
}

void add_page_options(CommandLine& line, const std::string& behind) {
  line.value("page", "PAPER", "all puzzles on pages of this size" + behind + ": a4, a5 or letter");
  line.value("per-page", "N", "puzzles per page (default: as many as are readable)");
}

PictureOptions PictureOptions::of(const CommandLine& line, const Format* format) {
  const bool draws = format != nullptr && format->write_pages != nullptr;
  const bool picture = line.has("picture");
  for (const char* option : {"theme", "no-caption", "page", "per-page"}) {
    if (picture) break;
    if (draws || !line.has(option)) continue;
    throw UsageError(std::string("--") + option + " needs a picture format: -f svg, png, pdf, " +
                     "tex or html");
  }
  PictureOptions options;
  if (draws && format->name == "html") options.theme = Theme::automatic;
  if (const auto name = line.get("theme")) options.theme = report::theme_named(*name);
  options.caption = !line.has("no-caption");
  if (const auto name = line.get("page")) options.paper = &paper_named(*name);
  if (const auto number = line.get("per-page")) {
    if (options.paper == nullptr) throw UsageError("--per-page needs --page");
    options.on_page = static_cast<int>(report::number_in("per-page", *number, 1, max_on_page));
  }
  return options;
}

std::string format_names() {
  std::string names;
  for (const Format* format : formats()) {
    if (format->write == nullptr) continue;
    names += std::string(format->name) + ", ";
    if (format->name == "puzzle") names += "json, ";
  }
  return names.substr(0, names.size() - 2);
}

}  // namespace sudoku_sat::cli
