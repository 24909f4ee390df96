// Plots of `compare`: ways to draw its rows on a page, each in a file of its own in plots/.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "columns.hpp"
#include "formats/pictures/charts/charts.hpp"

namespace sudoku_sat::report {

/// What is to be drawn.
struct PlotRequest {
  const std::vector<CompareRow>& rows;             ///< at least one
  const std::vector<const CompareColumn*>& asked;  ///< by --columns; empty: what tells most
};

struct Plot {
  std::string_view name;
  std::string_view summary;
  /// Whether it shows every puzzle by itself: then only columns with samples can be drawn.
  bool by_puzzle = false;
  /// The most columns that may be asked for; 0: any number.
  std::size_t max_columns = 0;
  /// Adds the charts, and notes on what is not in them.
  void (*draw)(const PlotRequest& request, format::ChartPage& page);
};

std::span<const Plot* const> plots();

/// The plot that shows most of such rows where none was asked for: growth where there are several
/// sizes or numbers of givens, a matrix for many pairs of settings, else bars.
const Plot& usual_plot(const std::vector<CompareRow>& rows);

/// The columns that the plot shows of those asked for; of every puzzle by itself times and
/// conflicts, where nothing is asked for. `solved`: whether solvers run. Throws: UsageError for
/// what it can't show.
std::vector<const CompareColumn*> plotted_columns(const Plot& plot,
                                                  const std::vector<const CompareColumn*>& asked,
                                                  bool solved);

/// A document of one page, in a format that draws: the plot of the rows.
std::string draw_plot(const Plot& plot, const PlotRequest& request, Theme theme,
                      const Format& format);

/// The words in which rows differ: "extended product".
std::string row_name(const CompareRow& row, const std::vector<CompareRow>& rows);

/// The rows of the largest board, with the most givens.
std::vector<CompareRow> largest_board(const std::vector<CompareRow>& rows);

/// The columns to draw: those asked for, else `usual` with the lowest ranks. Only those whose
/// figures differ: the others are named in a note with their figure.
std::vector<const CompareColumn*> telling_columns(const PlotRequest& request, std::size_t usual,
                                                  format::ChartPage& page);

}  // namespace sudoku_sat::report
