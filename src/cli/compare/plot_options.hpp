// --plot and --theme of `compare`.
#pragma once

#include <string>
#include <vector>

#include "cli/command_line.hpp"
#include "report/compare/plot.hpp"

namespace sudoku_sat::cli {

void add_plot_options(CommandLine& line);

/// The table's formats and those that draw a chart, in the order of the help.
std::vector<std::string_view> compare_formats();

/// The chart in which the rows are drawn.
struct PlotChoice {
  const Format* format = nullptr;      ///< null: they are a table
  const report::Plot* plot = nullptr;  ///< null: the usual one
  std::vector<const report::CompareColumn*> columns = {};
  Theme theme = Theme::light;
};

/// The format of the output: svg for --plot without --format. Throws: UsageError.
std::string compare_format(const CommandLine& line);

/// `asked`: the columns of --columns. Throws: UsageError for what the plot can't show.
PlotChoice plot_choice(const CommandLine& line, const std::string& format,
                       const std::vector<const report::CompareColumn*>& asked);

}  // namespace sudoku_sat::cli
