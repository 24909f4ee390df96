// A panel in which all figures are equal doesn't distinguish encodings: a line below the charts
// lists what is the same for all. It also names what didn't fit.
#include "plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "app/formulation.hpp"
#include "sudoku_sat/base.hpp"
#include "table.hpp"

namespace sudoku_sat::report {

namespace {

using Rows = std::vector<CompareRow>;
using Columns = std::vector<const CompareColumn*>;

/// Whether the column's figure is a quartile of another column's, and is drawn with it.
bool is_quartile(const CompareColumn& column) {
  return column.name.find("_q1") != column.name.npos || column.name.find("_q3") != column.name.npos;
}

/// Whether the figures differ among rows of one board.
bool differ(const CompareColumn& column, const Rows& rows) {
  std::map<std::size_t, std::string> first;
  return std::any_of(rows.begin(), rows.end(), [&](const CompareRow& row) {
    const std::string text = column.figure(row).text;
    return first.try_emplace(row.board, text).first->second != text;
  });
}

/// "up cells 21"; without the figure if it differs between boards.
std::string common_figure(const CompareColumn& column, const Rows& rows) {
  const bool one = same_in_all(column, rows);
  return label_of(column) + (one ? " " + column.figure(rows.front()).text : "");
}

void add_names(const std::string& what, const std::vector<std::string>& names,
               format::ChartPage& page) {
  if (names.empty()) return;
  std::string note = what;
  for (const std::string& name : names) note += (&name == &names.front() ? "" : ", ") + name;
  page.notes.push_back(note);
}

bool drawn_as(const CompareColumn& column, const PlotRequest& request) {
  if (column.describes() || column.words) return false;
  if (request.asked.empty()) return !is_quartile(column);
  return std::find(request.asked.begin(), request.asked.end(), &column) != request.asked.end();
}

/// What a plot of puzzles shows by default.
Columns usual_columns(const Plot& plot, bool solved) {
  if (!solved) {
    throw UsageError(fmt::format(
        "--plot {} shows times: it needs --solve, --solvers LIST or --columns LIST", plot.name));
  }
  Columns columns{&find_by_name(compare_columns(), "column", "total_seconds"),
                  &find_by_name(compare_columns(), "column", "conflicts")};
  if (plot.max_columns != 0) columns.resize(plot.max_columns);
  return columns;
}

}  // namespace

Columns plotted_columns(const Plot& plot, const Columns& asked, bool solved) {
  Columns columns;
  for (const CompareColumn* column : asked) {
    if (column->describes() || column->words) continue;
    if (plot.by_puzzle && column->samples == nullptr) {
      throw UsageError(
          fmt::format("--plot {} shows single puzzles, but {} is a figure for all of them",
                      plot.name, column->name));
    }
    columns.push_back(column);
  }
  if (columns.empty() && plot.by_puzzle) return usual_columns(plot, solved);
  if (plot.max_columns != 0 && columns.size() > plot.max_columns) {
    throw UsageError(fmt::format("--plot {} shows one figure: name it with --columns", plot.name));
  }
  return columns;
}

std::string row_name(const CompareRow& row, const Rows& rows) {
  std::string name = row.encoding;
  for (const CompareColumn& column : compare_columns().subspan(1)) {
    if (!column.words) break;
    if (!same_in_all(column, rows)) name += " " + column.figure(row).text;
  }
  return name;
}

Rows largest_board(const Rows& rows) {
  if (!rows.front().rules.empty()) return rows;
  const auto board = [](const CompareRow& row) { return std::pair(row.size, row.givens); };
  auto largest = board(rows.front());
  for (const CompareRow& row : rows) largest = std::max(largest, board(row));
  Rows result;
  std::copy_if(rows.begin(), rows.end(), std::back_inserter(result),
               [&](const CompareRow& row) { return board(row) == largest; });
  return result;
}

Columns telling_columns(const PlotRequest& request, std::size_t usual, format::ChartPage& page) {
  Columns telling;
  std::vector<std::string> same;
  for (const CompareColumn& column : compare_columns()) {
    if (!drawn_as(column, request)) continue;
    const bool measured =
        std::any_of(request.rows.begin(), request.rows.end(),
                    [&](const CompareRow& row) { return !column.figure(row).text.empty(); });
    if (!measured) continue;
    if (differ(column, request.rows)) {
      telling.push_back(&column);
    } else {
      same.push_back(common_figure(column, request.rows));
    }
  }
  add_names("equal for all: ", same, page);
  if (!request.asked.empty() || telling.size() <= usual) return telling;
  Columns shown = telling;
  std::stable_sort(shown.begin(), shown.end(),
                   [](const auto* one, const auto* two) { return one->rank < two->rank; });
  shown.resize(usual);
  std::sort(shown.begin(), shown.end());  // The order of the table.
  std::vector<std::string> others;
  for (const CompareColumn* column : telling) {
    const bool left_out = std::find(shown.begin(), shown.end(), column) == shown.end();
    if (left_out) others.emplace_back(column->name);
  }
  add_names("more with --columns: ", others, page);
  return shown;
}

format::ChartStyle chart_style(const app::OptionValues& options, Theme usual_theme) {
  format::ChartStyle style{.theme = usual_theme};
  if (const auto name = options.get("theme")) style.theme = app::theme_named(*name);
  if (const auto width = options.number("width")) style.print_width = static_cast<int>(*width);
  return style;
}

std::string draw_plot(const Plot& plot, const PlotRequest& request, const format::ChartStyle& style,
                      const Format& format) {
  format::ChartPage page{.title = "Encodings compared", .charts = {}, .notes = {}, .style = style};
  if (const std::string common = caption(request.rows); !common.empty()) {
    page.title += ": " + common;
  }
  plot.draw(request, page);
  if (page.charts.empty()) page.notes.insert(page.notes.begin(), "Nothing differs.");
  return format::draw_charts(page, format);
}

}  // namespace sudoku_sat::report
