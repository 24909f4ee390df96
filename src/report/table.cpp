// Turns the texts of a table back into numbers and Booleans, so that the code that makes a table
// need not know how it will be written.
#include "table.hpp"

#include <algorithm>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat::report {

namespace {

using TextRow = std::vector<std::string>;

bool is_number(const std::string& text) { return parse_number<double>(text).has_value(); }

base::Json value(const std::string& text, bool is_number) {
  if (is_number && is_blank(text)) return nullptr;
  if (is_number) return base::Json::parse(text);
  if (text == "yes" || text == "no") return text == "yes";
  return text;
}

}  // namespace

bool is_blank(const std::string& text) { return text.empty() || text == "timeout"; }

bool is_number_column(const Table& table, std::size_t column) {
  const auto fits = [&](const TextRow& row) {
    return is_number(row[column]) || is_blank(row[column]);
  };
  const auto number = [&](const TextRow& row) { return is_number(row[column]); };
  return std::all_of(table.rows.begin(), table.rows.end(), fits) &&
         std::any_of(table.rows.begin(), table.rows.end(), number);
}

base::Json rows_json(const Table& table) {
  auto json = base::Json::array();
  for (const TextRow& row : table.rows) {
    base::Json object;
    for (std::size_t column = 0; column < row.size(); ++column) {
      object[table.columns[column]] = value(row[column], is_number_column(table, column));
    }
    json.push_back(std::move(object));
  }
  return json;
}

}  // namespace sudoku_sat::report
