// A terminal's table is redrawn in place with each new row as long as it fits the screen. Anything
// that can't be redrawn in place (a file, a table that has scrolled away, charts) is written once,
// at the end.
//
// Errors about a plot are reported before anything is measured.
#include "output.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "cli/choices.hpp"
#include "cli/streams/picture_options.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "cli/table.hpp"
#include "cli/terminal.hpp"
#include "matrix.hpp"
#include "report/compare/row_json.hpp"
#include "report/compare/settings.hpp"
#include "report/compare/table.hpp"
#include "report/compare/virtual_rows.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

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
  choice.style = report::chart_style(line, format == "html" ? Theme::automatic : Theme::light);
  return choice;
}

namespace {

/// Rows as CSV; as JSON: report/compare/row_json.hpp.
std::string compare_csv_header(const report::CompareColumns& columns) {
  std::vector<std::string> names;
  for (const report::CompareColumn* column : columns) names.emplace_back(column->name);
  return csv_line(names);
}

// Data have a number or nothing in a column of figures: "timeout" and "failed" are for people, and
// their counts have columns of their own.
std::string compare_csv_row(const report::CompareColumns& columns, const report::CompareRow& row) {
  std::vector<std::string> texts;
  for (const report::CompareColumn* column : columns) {
    const report::TableCell figure = column->figure(row);
    texts.push_back(column->words || figure.number ? figure.text : "");
  }
  return csv_line(texts);
}

constexpr std::size_t usual_width = 100;

/// The columns of the terminal; without a terminal $COLUMNS, or a usual width.
std::size_t table_width(bool terminal) {
  const std::size_t width = terminal ? columns_of(STDOUT_FILENO) : 0;
  if (width != 0) return width;
  const char* const columns = std::getenv("COLUMNS");
  const auto told = parse_number<std::size_t>(columns != nullptr ? columns : "").value_or(0);
  return told == 0 ? usual_width : told;
}

/// The column of --matrix. Throws: UsageError.
const report::CompareColumn& matrix_column(const CommandLine& line) {
  const report::CompareColumn& column =
      find_by_name(report::compare_columns(), "column", *line.get("matrix"));
  if (column.describes() || column.words) {
    throw UsageError(fmt::format("--matrix {}: this column is not a measurement", column.name));
  }
  const auto& needs = column.needs;
  const auto given = [&](std::string_view option) {
    if (option == "solve" && (line.has("solvers") || line.has("seeds") || line.has("from"))) {
      return true;
    }
    return !option.empty() && line.has(std::string(option));
  };
  if (!needs[0].empty() && std::none_of(needs.begin(), needs.end(), given)) {
    throw UsageError(fmt::format("--matrix {}: without --{}{}{} there is no figure", column.name,
                                 needs[0], needs[1].empty() ? "" : " or --", needs[1]));
  }
  return column;
}

/// Lines cut to the width of the screen: longer ones would move what is below them.
std::string cut(const std::string& text, std::size_t width) {
  std::string result;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    result += text.substr(begin, std::min(end - begin, width - 1)) + '\n';
    begin = end + 1;
  }
  return result;
}

/// Overwrites the text on the screen without erasing it first: some terminals keep a copy of erased
/// text.
std::string over(const std::string& text) {
  std::string result;
  for (const char c : text) result += c == '\n' ? "\x1b[K\n" : std::string(1, c);
  return result + "\x1b[J";
}

}  // namespace

CompareOutput::CompareOutput(const CommandLine& line)
    : format_(compare_format(line)),
      asked_(report::asked_columns(line)),
      paired_(line.has("paired")),
      virtual_(line.has("virtual")) {
  if (line.has("matrix")) matrix_ = &matrix_column(line);
  plot_ = plot_choice(line, format_, asked_);
  if (streamed() && asked_.empty()) asked_ = report::all_compare_columns();
  if (plot_.format == nullptr && !asked_.empty()) asked_ = report::with_row_names(asked_, line);
  open_output(line, out_);
  live_ = format_ == "table" && out_->terminal() && is_capable_terminal(STDOUT_FILENO);
}

void CompareOutput::add(report::CompareRow row) {
  report::pair_with_first(rows_, paired_, row);
  const bool table = plot_.format == nullptr && !asked_.empty();
  if (rows_.empty() && table) asked_ = report::with_rules(asked_, row);
  rows_.push_back(std::move(row));
  if (streamed()) stream(rows_.back());
  if (live_) draw();
}

void CompareOutput::stream(const report::CompareRow& row) {
  const bool first = rows_.size() == 1;
  if (format_ == "csv") {
    out_->write((first ? compare_csv_header(asked_) : "") + compare_csv_row(asked_, row));
  } else {
    out_->write((first ? "[" : ",\n") + report::compare_json_row(asked_, row));
  }
  out_->flush();
}

void CompareOutput::draw() {
  const std::string drawn = cut(text(), table_width(true));
  const auto lines = static_cast<std::size_t>(std::count(drawn.begin(), drawn.end(), '\n'));
  // A table that scrolls can't be redrawn in place: it is written once, at the end.
  if (lines >= screen_of(STDOUT_FILENO).rows) return;
  to_top();
  out_->write(over(drawn));
  drawn_lines_ = lines;
  out_->flush();
}

void CompareOutput::to_top() {
  if (drawn_lines_ != 0) out_->write(fmt::format("\x1b[{}A\r", drawn_lines_));
}

std::string CompareOutput::text() const {
  if (plot_.format != nullptr) {
    const report::Plot& plot = plot_.plot != nullptr ? *plot_.plot : report::usual_plot(rows_);
    return report::draw_plot(plot, {rows_, plot_.columns}, plot_.style, *plot_.format);
  }
  const bool data = format_ == "csv" || format_ == "json";
  const bool markdown = format_ == "markdown";
  const std::size_t width = markdown ? std::string::npos : table_width(out_->terminal());
  std::string common = data ? "" : report::caption(rows_);
  if (matrix_ != nullptr && !data) {
    common = report::label_of(*matrix_) + (common.empty() ? "" : ", ") + common;
  }
  common = wrapped(common, width, 0);
  std::string text = common.empty() ? "" : common + (markdown ? "\n\n" : "\n");
  if (matrix_ == nullptr) {
    const report::Table table = report::compare_table(rows_, asked_, width);
    return text + format_table(table, format_, out_->terminal() ? width : 0);
  }
  const std::vector<report::Table> tables = compare_matrix(rows_, *matrix_, width, data);
  for (const report::Table& table : tables) {
    text += (&table == &tables.front() ? "" : "\n") + format_table(table, format_);
  }
  return text;
}

void CompareOutput::finish() {
  if (virtual_) {
    for (report::CompareRow& row : report::virtual_rows(rows_)) add(std::move(row));
  }
  if (format_ == "csv" && rows_.empty()) out_->write(compare_csv_header(asked_));
  if (format_ == "json" && (streamed() || rows_.empty())) {
    out_->write(rows_.empty() ? "[]\n" : "]\n");
  }
  if (rows_.empty() && !streamed()) return;
  to_top();
  if (!streamed()) out_->write(live_ ? over(text()) : text());
  out_->commit();
}

}  // namespace sudoku_sat::cli
