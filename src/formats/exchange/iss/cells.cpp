#include "cells.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "formats/text/text_line.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::string_view iss_digits = "0123456789abcdefg";

/// "a" is 10; 0 if it is not a number.
int place_number(std::string_view text) {
  const char letter = text.size() == 1 ? static_cast<char>(std::tolower(text[0])) : '0';
  if (letter >= 'a' && letter <= 'g') return letter - 'a' + 10;
  return parse_number<int>(text).value_or(0);
}

}  // namespace

IssCells::IssCells(int rows, int columns) {
  layers_.push_back({"", rows * columns, columns,
                     [columns](int index) -> std::string {
                       return place_name({index / columns, index % columns});
                     },
                     "cells"});
}

bool IssCells::add(IssLayer layer) {
  if (find_layer(layer.prefix) != nullptr) return false;
  layers_.push_back(std::move(layer));
  return true;
}

const IssLayer* IssCells::find_layer(std::string_view prefix) const {
  const auto found = std::ranges::find(layers_, prefix, &IssLayer::prefix);
  return found == layers_.end() ? nullptr : &*found;
}

std::optional<IssCell> IssCells::find(std::string_view text) const {
  if (const auto cell = find_in_grid(text)) return cell;
  const std::size_t digits = std::min(text.find_first_of("0123456789"), text.size());
  for (std::size_t layer = 1; layer < layers_.size(); ++layer) {
    const auto& [prefix, count, columns, name, all] = layers_[layer];
    if (text.substr(0, digits) != prefix) continue;
    // A single one has no number.
    const int number = count == 1 && digits == text.size()
                           ? 1
                           : parse_number<int>(text.substr(digits)).value_or(0);
    if (number >= 1 && number <= count) return IssCell{layer, number - 1};
  }
  return std::nullopt;
}

/// One digit of base 17 each, or decimal numbers.
std::optional<IssCell> IssCells::find_in_grid(std::string_view text) const {
  const std::size_t column = text.size() == 4 ? 2 : text.find_first_of("Cc");
  if (column >= text.size() || column < 2 || std::toupper(text[0]) != 'R' ||
      std::toupper(text[column]) != 'C') {
    return std::nullopt;
  }
  const int row = place_number(text.substr(1, column - 1));
  const int of_row = place_number(text.substr(column + 1));
  const int columns = layers_[0].columns;
  if (row < 1 || row > layers_[0].count / columns || of_row < 1 || of_row > columns) {
    return std::nullopt;
  }
  return IssCell{0, (row - 1) * columns + of_row - 1};
}

std::string IssCells::name(const IssCell& cell) const {
  return layers_[cell.layer].name(cell.index);
}

std::string IssCells::text(const IssCell& cell) const {
  const IssLayer& layer = layers_[cell.layer];
  if (cell.layer > 0) {
    return layer.count == 1 ? layer.prefix : fmt::format("{}{}", layer.prefix, cell.index + 1);
  }
  return fmt::format("R{}C{}", iss_digits[static_cast<std::size_t>(row(cell)) + 1],
                     iss_digits[static_cast<std::size_t>(column(cell)) + 1]);
}

std::optional<IssCell> IssCells::moved(const IssCell& cell, int rows, int columns) const {
  const IssLayer& layer = layers_[cell.layer];
  const int row_after = row(cell) + rows;
  const int column_after = column(cell) + columns;
  const int index = row_after * layer.columns + column_after;
  if (row_after < 0 || column_after < 0 || column_after >= layer.columns || index >= layer.count) {
    return std::nullopt;
  }
  return IssCell{cell.layer, index};
}

}  // namespace sudoku_sat::format
