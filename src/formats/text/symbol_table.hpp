// Which symbols stand for the values, where they are others than digits and letters from 1 on:
// `--symbols 0-F`.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "symbols.hpp"

namespace sudoku_sat {

class SymbolTable {
 public:
  /// `text` is as --symbols has it: symbols in the order of their values, "0-F" for those from 0 to
  /// F. Letters stand for both cases, unless both are listed. Of the signs of empty cells those
  /// that are not listed stay such. Throws: UsageError where it is no such list.
  explicit SymbolTable(std::string_view text);

  /// One for each value from 1 on.
  const std::string& symbols() const { return symbols_; }
  /// 0 for an empty cell, no_value for what is no symbol.
  Value value(char c) const { return values_[static_cast<unsigned char>(c)]; }

 private:
  std::string symbols_;
  std::array<Value, 256> values_{};
};

/// The symbols of values that are written from 0 on; none of other boards.
std::optional<SymbolTable> symbols_of(const Geometry& geometry);

/// The value of a symbol by the table; null: as everywhere.
inline Value symbol_value(char c, const SymbolTable* table) {
  return table == nullptr ? symbol_value(c) : table->value(c);
}

}  // namespace sudoku_sat
