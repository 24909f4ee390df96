// Columns that are the same in every row go into the caption. Of the others, those with the lowest
// ranks are shown, up to the width. Columns of zeros are left out, except the conflicts,
// where zero means that propagation was enough.
#include "table.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "base/joined.hpp"

namespace sudoku_sat::report {

namespace {

using Rows = std::vector<CompareRow>;
using Columns = std::vector<const CompareColumn*>;

bool measured(const CompareColumn& column, const Rows& rows) {
  return std::any_of(rows.begin(), rows.end(),
                     [&](const CompareRow& row) { return !column.figure(row).text.empty(); });
}

bool all_zero(const CompareColumn& column, const Rows& rows) {
  return std::all_of(rows.begin(), rows.end(), [&](const CompareRow& row) {
    const TableCell figure = column.figure(row);
    return figure.text.empty() || figure.number == 0;
  });
}

std::size_t width_of(const CompareColumn& column, const Rows& rows) {
  std::size_t width = label_of(column).size();
  for (const CompareRow& row : rows) width = std::max(width, column.figure(row).text.size());
  // Room for the space before it and the mark after it.
  return width + 2 + (column.best == CompareColumn::Best::none ? 0 : 1);
}

/// Describing columns that differ, then the others in the order of their ranks while there is room.
Columns chosen(const Rows& rows, std::size_t room) {
  Columns candidates;
  for (const CompareColumn& column : compare_columns()) {
    const bool first = &column == &compare_columns().front();
    // Words that measure nothing go into the caption.
    const bool told = column.describes() ? same_in_all(column, rows) : column.words;
    const bool empty = !column.describes() && !column.always && all_zero(column, rows);
    if (first || (measured(column, rows) && !told && !empty)) candidates.push_back(&column);
  }
  const auto place = [](const CompareColumn* column) {
    return std::pair(column->rank, !column->always);
  };
  std::stable_sort(candidates.begin(), candidates.end(),
                   [&](const auto* one, const auto* two) { return place(one) < place(two); });
  Columns fitting;
  for (const CompareColumn* column : candidates) {
    const std::size_t width = width_of(*column, rows);
    // At least one measured column is shown, even if it does not fit.
    const bool needed = column->describes() || column->always || fitting.back()->describes();
    if (width > room && !needed) break;
    room -= std::min(room, width);
    fitting.push_back(column);
  }
  std::sort(fitting.begin(), fitting.end());  // The order of the table.
  return fitting;
}

}  // namespace

bool same_in_all(const CompareColumn& column, const Rows& rows) {
  const std::string first = column.figure(rows.front()).text;
  return std::all_of(rows.begin(), rows.end(),
                     [&](const CompareRow& row) { return column.figure(row).text == first; });
}

std::vector<bool> best_in(const CompareColumn& column, const Rows& rows) {
  std::map<std::size_t, std::pair<double, double>> ranges;  // By board.
  std::set<std::size_t> timeouts;  // If some row has a time-out, any figure is better than that.
  for (const CompareRow& row : rows) {
    if (row.is_virtual) continue;
    const TableCell figure = column.figure(row);
    const auto number = figure.number;
    if (!number && !figure.text.empty()) timeouts.insert(row.board);
    if (!number) continue;
    const auto [range, added] = ranges.try_emplace(row.board, *number, *number);
    range->second.first = std::min(range->second.first, *number);
    range->second.second = std::max(range->second.second, *number);
  }
  std::vector<bool> best;
  for (const CompareRow& row : rows) {
    const auto number = column.figure(row).number;
    const auto& [lowest, highest] = ranges[row.board];
    const double wanted = column.best == CompareColumn::Best::most ? highest : lowest;
    const bool differ = lowest != highest || timeouts.contains(row.board);
    best.push_back(number && !row.is_virtual && column.best != CompareColumn::Best::none &&
                   differ && *number == wanted);
  }
  return best;
}

std::vector<std::string> words_of(const CompareColumn& column, const Rows& rows) {
  std::vector<std::string> words;
  for (const CompareRow& row : rows) {
    const std::string text = column.figure(row).text;
    if (std::find(words.begin(), words.end(), text) == words.end()) words.push_back(text);
  }
  return words;
}

Columns setting_columns() {
  Columns columns;
  for (const CompareColumn& column : compare_columns().subspan(1)) {
    if (!column.words) break;
    columns.push_back(&column);
  }
  return columns;
}

const CompareColumn& column_across(const Rows& rows) {
  Columns columns = setting_columns();
  std::erase_if(columns, [](const auto* column) { return column->name == "rules"; });
  const CompareColumn& most =
      **std::max_element(columns.begin(), columns.end(), [&](const auto* one, const auto* two) {
        return words_of(*one, rows).size() < words_of(*two, rows).size();
      });
  return same_in_all(most, rows) && !rows.front().rules.empty() ? compare_columns().front() : most;
}

std::string label_of(const CompareColumn& column) {
  if (!column.label.empty()) return std::string(column.label);
  std::string text(column.name);
  std::replace(text.begin(), text.end(), '_', ' ');
  const std::size_t seconds = text.find(" seconds");
  return seconds == text.npos ? text : text.substr(0, seconds) + " s";
}

std::string caption(const Rows& rows) {
  std::vector<std::string> parts;
  for (const CompareColumn& column : compare_columns()) {
    if (&column == &compare_columns().front() || !column.describes()) continue;
    if (same_in_all(column, rows) && measured(column, rows)) {
      parts.push_back(label_of(column) + " " + column.figure(rows.front()).text);
    }
  }
  std::map<std::string, std::string> options;
  for (const CompareRow& row : rows) options.emplace(row.solver, row.options);
  for (const auto& [solver, text] : options) {
    if (text.empty()) continue;
    parts.push_back((options.size() == 1 ? "options " : solver + " with ") + text);
  }
  return base::joined(parts, ", ");
}

Table compare_table(const Rows& rows, const Columns& asked, std::size_t width) {
  const Columns columns = asked.empty() ? chosen(rows, width) : asked;
  Table table;
  table.rows.resize(rows.size());
  table.best.resize(rows.size());
  for (const CompareColumn* column : columns) {
    table.columns.push_back(label_of(*column));
    const std::vector<bool> best = best_in(*column, rows);
    for (std::size_t row = 0; row < rows.size(); ++row) {
      table.rows[row].push_back(column->figure(rows[row]).text);
      table.best[row].push_back(best[row]);
    }
  }
  return table;
}

}  // namespace sudoku_sat::report
