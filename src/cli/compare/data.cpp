// Data have a number or nothing in a column of figures: "timeout" and "failed" are for people, and
// their counts have columns of their own.
#include "data.hpp"

#include "cli/table.hpp"

namespace sudoku_sat::cli {

std::string compare_csv_header(const report::CompareColumns& columns) {
  std::vector<std::string> names;
  for (const report::CompareColumn* column : columns) names.emplace_back(column->name);
  return csv_line(names);
}

std::string compare_csv_row(const report::CompareColumns& columns, const report::CompareRow& row) {
  std::vector<std::string> texts;
  for (const report::CompareColumn* column : columns) {
    const report::TableCell figure = column->figure(row);
    texts.push_back(column->words || figure.number ? figure.text : "");
  }
  return csv_line(texts);
}

}  // namespace sudoku_sat::cli
