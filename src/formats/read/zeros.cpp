// Zeros for empty cells are many, and stand beside each other. So where the sixteen values of a
// board may be 0 to F, two zeros in one row or column tell that they are empty cells.
#include "zeros.hpp"

#include <algorithm>
#include <vector>

#include "formats/text/symbol_table.hpp"

namespace sudoku_sat {

namespace {

constexpr std::size_t hexadecimal_size = 16;

/// The values as hexadecimal digits; empty where some are written otherwise.
Grid hexadecimal_values(Reading reading, std::span<const TextLine> lines,
                        const SymbolTable& table) {
  Grid values;
  for (const TextLine& line : lines) {
    ValueScanner scanner(reading, {line.number, line.text, &table});
    while (values.size() < hexadecimal_size * hexadecimal_size && scanner.next()) {
      const std::size_t most = reading == Reading::commas && scanner.value() == 0 ? 0 : 1;
      const bool single = scanner.token().size() == 1 || scanner.token().size() == most;
      if (!single || scanner.value() > hexadecimal_size) return {};
      values.push_back(scanner.value());
    }
  }
  return values;
}

/// Whether the value 1 comes twice in a row or column.
bool zeros_clash(const Grid& values) {
  std::vector<int> rows(hexadecimal_size);
  std::vector<int> columns(hexadecimal_size);
  for (std::size_t cell = 0; cell < values.size(); ++cell) {
    if (values[cell] != 1) continue;
    if (++rows[cell / hexadecimal_size] > 1 || ++columns[cell % hexadecimal_size] > 1) return true;
  }
  return false;
}

void settle_hexadecimal(Reading reading, std::span<const TextLine> lines, ParsedBoard& board) {
  const Value largest = *std::max_element(board.givens.begin(), board.givens.end());
  if (largest < 10 || largest >= hexadecimal_size) return;
  static const SymbolTable table("0-F");
  Grid values = hexadecimal_values(reading, lines, table);
  const auto zeros = std::count(values.begin(), values.end(), Value{1});
  if (values.size() != board.givens.size() || zeros == 0) return;
  const bool others = std::find(values.begin(), values.end(), Value{0}) != values.end();
  if (!zeros_clash(values)) {
    board.givens = std::move(values);
    board.symbols = table.symbols();
    board.remark =
        "0 and letters up to F: the values are 0 to F (if 0 is an empty cell: --symbols 1-9A-G)";
  } else if (others) {
    board.remark = "0 is taken for an empty cell, as . is (if it is a value: --symbols 0-F)";
  } else {
    board.remark =
        "0 is taken for an empty cell, it comes twice in a row or column (if it is a value: "
        "--symbols 0-F)";
  }
}

bool has_token(Reading reading, std::span<const TextLine> lines, std::string_view token) {
  return std::any_of(lines.begin(), lines.end(), [&](const TextLine& line) {
    for (ValueScanner scanner(reading, line); scanner.next();) {
      if (scanner.token() == token) return true;
    }
    return false;
  });
}

}  // namespace

void settle_zeros(Reading reading, std::span<const TextLine> lines, ParsedBoard& board) {
  if (lines.front().symbols != nullptr) return;
  if (board.size == static_cast<int>(hexadecimal_size)) {
    settle_hexadecimal(reading, lines, board);
    if (reading != Reading::commas || !board.remark.empty()) return;
  }
  if (in_symbols(reading) || !has_token(reading, lines, minus_one)) return;
  if (!has_token(reading, lines, "0")) return;
  board.remark = "0 is taken for an empty cell, as -1 is (if it is a value: --symbols 0-8)";
}

}  // namespace sudoku_sat
