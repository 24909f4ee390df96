// One table, four writers. Marks for the best figures go into a copy of the texts, so that the
// writers need not know about them. JSON and CSV get the plain texts.
#include "table.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>

#include "choices.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/io.hpp"
#include "terminal.hpp"

namespace sudoku_sat::cli {

namespace {

using Row = std::vector<std::string>;

constexpr std::size_t widest_column = 30;
constexpr std::size_t gap = 2;  ///< between columns

bool is_best(const report::Table& table, std::size_t row, std::size_t column) {
  return !table.best.empty() && table.best[row][column];
}

/// The table as it is shown: marks after (and before) the best figures, a dash for unknown ones.
report::Table marked(const report::Table& table, std::string_view before, std::string_view behind,
                     std::string_view otherwise) {
  report::Table result = table;
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    const bool numbers = report::is_number_column(table, column);
    bool any = false;
    for (std::size_t row = 0; row < table.rows.size(); ++row) any |= is_best(table, row, column);
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
      std::string& text = result.rows[row][column];
      if (text.empty() && numbers) text = "-";
      if (any) {
        text = is_best(table, row, column) ? fmt::format("{}{}{}", before, text, behind)
                                           : fmt::format("{}{}", text, otherwise);
      }
    }
    if (any) result.columns[column] += otherwise;
  }
  return result;
}

std::vector<std::size_t> widths(const report::Table& table) {
  std::vector<std::size_t> result;
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    std::size_t width = width_of(table.columns[column]);
    for (const Row& row : table.rows) width = std::max(width, width_of(row[column]));
    result.push_back(width);
  }
  return result;
}

std::string trimmed(const std::string& line) {
  return line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
}

/// The columns side by side, in blocks of at most `width` columns of text, each block beginning
/// with the table's first column. Long texts are not among them.
std::vector<std::vector<std::size_t>> blocks(const std::vector<std::size_t>& width,
                                             std::size_t room) {
  std::vector<std::vector<std::size_t>> result(1);
  std::size_t used = 0;
  for (std::size_t column = 0; column < width.size(); ++column) {
    if (width[column] > widest_column) continue;
    std::vector<std::size_t>& block = result.back();
    const std::size_t needed = (block.empty() ? 0 : gap) + width[column];
    if (room == 0 || block.size() < 2 || used + needed <= room) {
      used += needed;
      block.push_back(column);
    } else {
      result.push_back({block.front(), column});
      used = width[result.back().front()] + gap + width[column];
    }
  }
  return result;
}

/// The long texts of a row, a line each.
std::string below(const report::Table& table, const Row& row, const std::vector<std::size_t>& width,
                  std::size_t room) {
  std::string text;
  for (std::size_t column = 0; column < row.size(); ++column) {
    if (width[column] <= widest_column) continue;
    const std::string label = fmt::format("    {:<9} ", table.columns[column]);
    const bool fits = room == 0 || label.size() + width_of(row[column]) <= room;
    text += trimmed(label + (fits ? row[column] : wrapped(row[column], room, label.size())));
  }
  return text;
}

/// Names of files, in particular, may contain anything.
report::Table fit_for_terminal(report::Table table) {
  for (Row& row : table.rows) {
    for (std::string& cell : row) cell = printable(cell);
  }
  return table;
}

/// A line for each row, numbers to the right. Long texts come below the row. A table that is too
/// wide comes in several blocks, one below the other.
std::string aligned(const report::Table& original, std::size_t room) {
  const report::Table table = fit_for_terminal(marked(original, "", "*", " "));
  const std::vector<std::size_t> width = widths(table);
  std::vector<bool> right;
  for (std::size_t column = 0; column < width.size(); ++column) {
    right.push_back(report::is_number_column(original, column));
  }
  std::string text;
  for (const std::vector<std::size_t>& block : blocks(width, room)) {
    const bool first = text.empty();
    const auto add_row = [&](const Row& row) {
      std::string line;
      for (const std::size_t column : block) {
        const std::string padding(width[column] - width_of(row[column]), ' ');
        line += (column == block.front() ? "" : std::string(gap, ' ')) +
                (right[column] ? padding + row[column] : row[column] + padding);
      }
      text += trimmed(line);
    };
    if (!first) text += "\n";
    add_row(table.columns);
    for (const Row& row : table.rows) {
      add_row(row);
      if (first) text += below(table, row, width, room);
    }
  }
  return text;
}

std::string joined(const Row& row, std::string_view separator,
                   std::string (*field)(const std::string&)) {
  std::string line;
  for (const std::string& text : row) {
    if (&text != &row.front()) line += separator;
    line += field(text);
  }
  return line;
}

std::string csv_field(const std::string& text) {
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + "\"";
}

std::string comma_separated(const report::Table& table) {
  std::string text = csv_line(table.columns);
  for (const Row& row : table.rows) text += csv_line(row);
  return text;
}

std::string markdown_field(const std::string& text) {
  std::string escaped;
  for (const char c : printable(text)) {
    // The content of a label must not become part of the page.
    escaped += c == '|' ? "\\|" : c == '<' ? "&lt;" : std::string(1, c);
  }
  return escaped;
}

std::string markdown(const report::Table& original) {
  const report::Table table = marked(original, "**", "**", "");
  const auto line = [](const Row& row) {
    return "| " + joined(row, " | ", markdown_field) + " |\n";
  };
  std::string text = line(table.columns) + "|";
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    text += report::is_number_column(original, column) ? "---:|" : "---|";
  }
  text += "\n";
  for (const Row& row : table.rows) text += line(row);
  return text;
}

}  // namespace

std::string csv_line(const std::vector<std::string>& fields) {
  return joined(fields, ",", csv_field) + "\n";
}

std::size_t table_width(const CommandLine& line) {
  return line.has("output") ? 0 : columns_of(STDOUT_FILENO);
}

std::string format_table(const report::Table& table, std::string_view format, std::size_t width) {
  if (format == "table") return aligned(table, width);
  if (format == "csv") return comma_separated(table);
  if (format == "json") return report::dump(report::rows_json(table)) + "\n";
  if (format == "markdown") return markdown(table);
  reject("format", format, app::table_formats());
}

}  // namespace sudoku_sat::cli
