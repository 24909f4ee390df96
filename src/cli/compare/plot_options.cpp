// What a plot can't show is said before anything is measured.
#include "plot_options.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/choices.hpp"
#include "cli/streams/picture_options.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

const Format* chart_format(std::string_view name) {
  const Format* format = find_format(name);
  return format != nullptr && format->write_pages != nullptr ? format : nullptr;
}

}  // namespace

void add_plot_options(CommandLine& line) {
  line.value("plot", "PLOT",
             "kind of chart: bars, growth (over sizes or givens), cactus (puzzles solved over "
             "time), scatter (the first setting against the others, puzzle by puzzle) or matrix "
             "(each encoding with each at-most-one method)");
  line.value("theme", "THEME",
             "light, dark or auto, which follows the reader's system (default: light; html: auto)");
}

std::vector<std::string_view> compare_formats() {
  std::vector<std::string_view> known{"table", "csv", "json", "markdown"};
  for (const Format* format : formats()) {
    if (format->write_pages != nullptr) known.push_back(format->name);
  }
  return known;
}

std::string compare_format(const CommandLine& line) {
  std::string name = line.get("format").value_or(line.has("plot") ? "svg" : "table");
  const auto known = compare_formats();
  if (std::find(known.begin(), known.end(), name) == known.end()) reject("format", name, known);
  return name;
}

PlotChoice plot_choice(const CommandLine& line, const std::string& format,
                       const std::vector<const report::CompareColumn*>& asked) {
  PlotChoice choice{.format = chart_format(format), .columns = asked};
  for (const char* option : {"plot", "theme"}) {
    if (!line.has(option) || choice.format != nullptr) continue;
    throw UsageError(fmt::format("--{} needs -f svg, png, pdf, tex or html", option));
  }
  if (choice.format != nullptr) require_no_terminal(line, *choice.format);
  if (const auto name = line.get("plot")) {
    choice.plot = &find_by_name(report::plots(), "plot", *name);
    choice.columns = report::plotted_columns(
        *choice.plot, asked, line.has("solve") || line.has("solvers") || line.has("from"));
  }
  if (format == "html") choice.theme = Theme::automatic;
  if (const auto name = line.get("theme")) choice.theme = report::theme_named(*name);
  return choice;
}

}  // namespace sudoku_sat::cli
