// What a plot can't show is said before anything is measured.
#include "plot_options.hpp"

#include "cli/choices.hpp"
#include "cli/streams/picture_options.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

std::string compare_format(const CommandLine& line) {
  return line.get("format").value_or(line.has("plot") ? "svg" : "table");
}

PlotChoice plot_choice(const CommandLine& line,
                       const std::vector<const report::CompareColumn*>& asked) {
  PlotChoice choice{.columns = asked};
  if (const auto name = line.get("plot"); name && *name != "usual") {
    choice.plot = &find_by_name(report::plots(), "plot", *name);
    choice.columns = report::plotted_columns(
        *choice.plot, asked, line.has("solve") || line.has("solvers") || line.has("from"));
  }
  if (const auto name = line.get("theme")) choice.theme = app::theme_named(*name);
  return choice;
}

}  // namespace sudoku_sat::cli
