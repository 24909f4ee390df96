// Errors about a plot are reported before anything is measured.
#include "plot_options.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/choices.hpp"
#include "cli/streams/picture_options.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

std::string compare_format(const CommandLine& line) {
  return line.get("format").value_or(line.has("plot") ? "svg" : "table");
}

PlotChoice plot_choice(const CommandLine& line, const std::string& format,
                       const std::vector<const report::CompareColumn*>& asked) {
  PlotChoice choice{.format = drawing_format(format), .columns = asked};
  if (choice.format != nullptr) require_no_terminal(line, *choice.format);
  if (const auto name = line.get("plot"); name && *name != "usual") {
    choice.plot = &find_by_name(report::plots(), "plot", *name);
    choice.columns = report::plotted_columns(
        *choice.plot, asked,
        line.has("solve") || line.has("solvers") || line.has("seeds") || line.has("from"));
  }
  if (format == "html") choice.theme = Theme::automatic;
  if (const auto name = line.get("theme")) choice.theme = app::theme_named(*name);
  return choice;
}

}  // namespace sudoku_sat::cli
