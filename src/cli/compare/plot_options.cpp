// What a plot can't show is said before anything is measured.
#include "plot_options.hpp"

#include <fmt/format.h>

#include "cli/choices.hpp"
#include "cli/streams/picture_options.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

namespace {

using Columns = std::vector<const CompareColumn*>;

/// What a plot of puzzles shows where nothing is asked for.
Columns usual_columns(const CommandLine& line, const Plot& plot) {
  if (!line.has("solve") && !line.has("solvers") && !line.has("from")) {
    throw UsageError(fmt::format(
        "--plot {} shows times: --solve or --solvers LIST goes with it, or --columns LIST",
        plot.name));
  }
  Columns columns{&find_by_name(compare_columns(), "column", "total_seconds"),
                  &find_by_name(compare_columns(), "column", "conflicts")};
  if (plot.most_columns != 0) columns.resize(plot.most_columns);
  return columns;
}

Columns columns_for(const CommandLine& line, const Plot& plot, const Columns& asked) {
  Columns columns;
  for (const CompareColumn* column : asked) {
    if (column->describes() || column->words) continue;
    if (plot.by_puzzle && column->samples == nullptr) {
      throw UsageError(
          fmt::format("--plot {} shows every puzzle, and {} is a figure of all of them", plot.name,
                      column->name));
    }
    columns.push_back(column);
  }
  if (columns.empty() && plot.by_puzzle) return usual_columns(line, plot);
  if (plot.most_columns != 0 && columns.size() > plot.most_columns) {
    throw UsageError(fmt::format("--plot {} shows one figure: choose one of --columns", plot.name));
  }
  return columns;
}

}  // namespace

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

PlotChoice plot_choice(const CommandLine& line, const std::string& format, const Columns& asked) {
  for (const char* option : {"plot", "theme"}) {
    if (!line.has(option) || format == "svg") continue;
    throw UsageError(fmt::format("--{} is about charts: -f svg goes with it", option));
  }
  PlotChoice choice{.columns = asked};
  if (const auto name = line.get("plot")) {
    choice.plot = &find_by_name(plots(), "plot", *name);
    choice.columns = columns_for(line, *choice.plot, asked);
  }
  if (const auto name = line.get("theme")) choice.theme = theme_named(*name);
  return choice;
}

}  // namespace sudoku_sat
