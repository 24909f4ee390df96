// Only the figures differ from those of a plain comparison: the same rows, laid out in two
// directions.
#include "matrix.hpp"

#include <algorithm>

#include "report/compare/table.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

using Rows = std::vector<report::CompareRow>;
using Texts = std::vector<std::string>;

/// What goes across: the solvers if there are several.
const report::CompareColumn& across_of(const Rows& rows) {
  const auto& solver = find_by_name(report::compare_columns(), "column", "solver");
  return report::same_in_all(solver, rows) ? report::column_across(rows) : solver;
}

/// The columns that distinguish settings; always the encoding, if it doesn't go across.
std::vector<const report::CompareColumn*> naming_columns(const Rows& rows,
                                                         const report::CompareColumn& across) {
  std::vector<const report::CompareColumn*> naming;
  for (const report::CompareColumn& column : report::compare_columns()) {
    if (!column.describes() || &column == &across) continue;
    const bool first = &column == &report::compare_columns().front();
    if (first || !report::same_in_all(column, rows)) naming.push_back(&column);
  }
  return naming;
}

Texts setting_of(const report::CompareRow& row,
                 const std::vector<const report::CompareColumn*>& naming) {
  Texts texts;
  for (const report::CompareColumn* column : naming) texts.push_back(column->figure(row).text);
  return texts;
}

/// The place of `item`, which is added if it is missing.
template <class Item>
std::size_t place_of(const Item& item, std::vector<Item>& items) {
  const auto found = std::find(items.begin(), items.end(), item);
  if (found != items.end()) return static_cast<std::size_t>(found - items.begin());
  items.push_back(item);
  return items.size() - 1;
}

/// The figures, and the place of each.
struct Matrix {
  std::vector<const report::CompareColumn*> naming;
  std::vector<Texts> settings;
  Texts across;
  std::vector<Texts> figures;  ///< by setting and what goes across
  std::vector<std::vector<bool>> best;
};

/// For each row whether it is the best of its solver.
template <class Head>
std::vector<bool> best_of_each(Head head_of, const Texts& heads,
                               const report::CompareColumn& column, const Rows& rows) {
  std::vector<bool> result(rows.size());
  for (const std::string& head : heads) {
    Rows of_head;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (head_of(rows[i]) != head) continue;
      of_head.push_back(rows[i]);
      places.push_back(i);
    }
    const std::vector<bool> best = report::best_in(column, of_head);
    for (std::size_t i = 0; i < places.size(); ++i) result[places[i]] = best[i];
  }
  return result;
}

Matrix matrix_of(const Rows& rows, const report::CompareColumn& column, bool data) {
  const report::CompareColumn& across = across_of(rows);
  Matrix matrix{naming_columns(rows, across), {}, {}, {}, {}};
  const auto head_of = [&](const report::CompareRow& row) {
    const std::string text = across.figure(row).text;
    return text.empty() ? report::label_of(column) : text;
  };
  for (const report::CompareRow& row : rows) {
    place_of(setting_of(row, matrix.naming), matrix.settings);
    place_of(head_of(row), matrix.across);
  }
  matrix.figures.assign(matrix.settings.size(), Texts(matrix.across.size()));
  matrix.best.assign(matrix.settings.size(), std::vector<bool>(matrix.across.size()));
  // The best solver of a setting is not marked, but the best setting of each solver; encodings are
  // compared on each board.
  std::vector<bool> best = report::best_in(column, rows);
  if (across.name == "solver") best = best_of_each(head_of, matrix.across, column, rows);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::size_t setting = place_of(setting_of(rows[i], matrix.naming), matrix.settings);
    const std::size_t place = place_of(head_of(rows[i]), matrix.across);
    const report::TableCell figure = column.figure(rows[i]);
    matrix.figures[setting][place] = data && !figure.number ? "" : figure.text;
    matrix.best[setting][place] = best[i];
  }
  return matrix;
}

/// The table of the columns from `begin` to `end`.
report::Table table_of(const Matrix& matrix, std::size_t begin, std::size_t end, bool data) {
  report::Table result;
  for (const report::CompareColumn* column : matrix.naming) {
    result.columns.push_back(data ? std::string(column->name) : report::label_of(*column));
  }
  for (std::size_t i = begin; i < end; ++i) result.columns.push_back(matrix.across[i]);
  for (std::size_t setting = 0; setting < matrix.settings.size(); ++setting) {
    Texts row = matrix.settings[setting];
    std::vector<bool> best(row.size());
    for (std::size_t i = begin; i < end; ++i) {
      row.push_back(matrix.figures[setting][i]);
      best.push_back(matrix.best[setting][i]);
    }
    result.add(std::move(row));
    result.best.push_back(std::move(best));
  }
  if (data) result.best.clear();
  return result;
}

std::size_t widest(const std::string& head, const Matrix& matrix, std::size_t solver) {
  std::size_t width = head.size();
  for (const Texts& row : matrix.figures) width = std::max(width, row[solver].size() + 1);
  return width + 2;
}

/// The width of the settings' names.
std::size_t names_width(const Matrix& matrix) {
  std::size_t sum = 0;
  for (std::size_t i = 0; i < matrix.naming.size(); ++i) {
    std::size_t width = report::label_of(*matrix.naming[i]).size();
    for (const Texts& texts : matrix.settings) width = std::max(width, texts[i].size());
    sum += width + 2;
  }
  return sum;
}

}  // namespace

std::vector<report::Table> compare_matrix(const Rows& rows, const report::CompareColumn& column,
                                          std::size_t width, bool data) {
  const Matrix matrix = matrix_of(rows, column, data);
  const std::size_t names = names_width(matrix);
  std::vector<report::Table> tables;
  for (std::size_t begin = 0; begin < matrix.across.size();) {
    std::size_t end = begin;
    for (std::size_t used = names; end < matrix.across.size(); ++end) {
      used += widest(matrix.across[end], matrix, end);
      // At least one, even if it does not fit.
      if (!data && end > begin && used > width) break;
    }
    tables.push_back(table_of(matrix, begin, end, data));
    begin = end;
  }
  return tables;
}

}  // namespace sudoku_sat::cli
