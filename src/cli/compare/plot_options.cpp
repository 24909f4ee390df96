// What a plot can't show is said before anything is measured.
#include "plot_options.hpp"

#include "cli/choices.hpp"
#include "cli/streams/picture_options.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

void add_plot_options(CommandLine& line) {
  line.value(
      "plot", "PLOT",
      "of -f svg: bars, growth (over sizes or givens), cactus (how many puzzles within which "
      "time), scatter (the first setting against the others, puzzle by puzzle) or matrix (each "
      "encoding with each at-most-one method)");
  line.value("theme", "THEME",
             "of -f svg: light, dark or auto, what the reader's system is set to (default: light)");
}

std::string compare_format(const CommandLine& line) {
  return line.get("format").value_or(line.has("plot") ? "svg" : "table");
}

PlotChoice plot_choice(const CommandLine& line, const std::string& format,
                       const std::vector<const report::CompareColumn*>& asked) {
  for (const char* option : {"plot", "theme"}) {
    if (!line.has(option) || format == "svg") continue;
    throw UsageError(fmt::format("--{} is about charts: -f svg goes with it", option));
  }
  PlotChoice choice{.columns = asked};
  if (const auto name = line.get("plot")) {
    choice.plot = &find_by_name(report::plots(), "plot", *name);
    choice.columns = report::plotted_columns(
        *choice.plot, asked, line.has("solve") || line.has("solvers") || line.has("from"));
  }
  if (const auto name = line.get("theme")) choice.theme = report::theme_named(*name);
  return choice;
}

}  // namespace sudoku_sat::cli
