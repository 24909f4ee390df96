// Plots of `compare`: ways to draw its rows on a page, each in a file of its own in plots/.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/values.hpp"
#include "columns.hpp"
#include "formats/pictures/charts/charts.hpp"

namespace sudoku_sat::report {

/// The input of a plot.
struct PlotRequest {
  const std::vector<CompareRow>& rows;  ///< at least one
  const std::vector<const CompareColumn*>&
      asked;  ///< by --columns; empty: the most informative ones
};

struct Plot {
  std::string_view name;
  std::string_view summary;
  /// Whether it shows single puzzles: then only columns with samples can be drawn.
  bool by_puzzle = false;
  /// The most columns that can be requested; 0: any number.
  std::size_t max_columns = 0;
  /// Adds the charts, and notes on what is not in them.
  void (*draw)(const PlotRequest& request, format::ChartPage& page);
};

std::span<const Plot* const> plots();

/// The most informative plot for such rows, if none was requested: growth if there are several
/// sizes or numbers of givens, a matrix for many pairs of settings, otherwise bars.
const Plot& usual_plot(const std::vector<CompareRow>& rows);

/// The requested columns that the plot shows; by default times and conflicts for plots of single
/// puzzles. `solved`: whether solvers run. Throws: UsageError for what it can't show.
std::vector<const CompareColumn*> plotted_columns(const Plot& plot,
                                                  const std::vector<const CompareColumn*>& asked,
                                                  bool solved);

/// What --theme and --width ask for. Throws: UsageError.
format::ChartStyle chart_style(const app::OptionValues& options, Theme usual_theme);

/// A document of one page, in a format that draws: the plot of the rows.
std::string draw_plot(const Plot& plot, const PlotRequest& request, const format::ChartStyle& style,
                      const Format& format);

/// The words in which rows differ: "extended product".
std::string row_name(const CompareRow& row, const std::vector<CompareRow>& rows);

/// The rows of the largest board, with the most givens.
std::vector<CompareRow> largest_board(const std::vector<CompareRow>& rows);

/// The columns to draw: those requested, otherwise `usual` with the lowest ranks. Only those whose
/// figures differ; a note names the others with their figure.
std::vector<const CompareColumn*> telling_columns(const PlotRequest& request, std::size_t usual,
                                                  format::ChartPage& page);

}  // namespace sudoku_sat::report
