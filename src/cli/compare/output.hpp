// Writes the rows of `compare` as they come: data line by line, a table on a terminal redrawn with
// each row, everything else at the end. What --plot, --theme and --width ask for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command_line.hpp"
#include "cli/table.hpp"
#include "report/compare/columns.hpp"
#include "report/compare/plot.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

/// How the rows are drawn.
struct PlotChoice {
  const Format* format = nullptr;      ///< null: they are a table
  const report::Plot* plot = nullptr;  ///< null: the usual one
  std::vector<const report::CompareColumn*> columns = {};
  format::ChartStyle style = {};
};

/// The format of the output: svg for --plot without --format.
std::string compare_format(const CommandLine& line);

/// `asked`: the columns of --columns. Throws: UsageError for what the plot can't show.
PlotChoice plot_choice(const CommandLine& line, const std::string& format,
                       const std::vector<const report::CompareColumn*>& asked);

class CompareOutput {
 public:
  /// Throws: UsageError for an unknown format or column; OutputError.
  explicit CompareOutput(const CommandLine& line);

  /// Whether the screen belongs to the table while rows come.
  bool live() const { return live_; }

  void add(report::CompareRow row);

  /// Writes the rest; a file gets its name. Without rows there is no table or chart.
  void finish();

 private:
  bool streamed() const { return matrix_ == nullptr && (format_ == "csv" || format_ == "json"); }
  void stream(const report::CompareRow& row);
  void draw();
  void to_top();
  std::string text() const;

  std::string format_;
  std::vector<const report::CompareColumn*>
      asked_;  ///< by --columns, all for data; empty: chosen by width
  const report::CompareColumn* matrix_ = nullptr;  ///< of --matrix
  PlotChoice plot_;
  bool paired_;
  bool virtual_;  ///< whether virtual rows are wanted
  std::optional<Output> out_;
  bool live_;
  std::size_t drawn_lines_ = 0;
  std::vector<report::CompareRow> rows_;
};

}  // namespace sudoku_sat::cli
