// Ranges go through digits and then letters, as in hexadecimal numbers. What stands between values
// or begins a label can't be a value.
#include "symbol_table.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

constexpr std::string_view order = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view small_order = "0123456789abcdefghijklmnopqrstuvwxyz";

constexpr char other_case(char c) {
  if (c >= 'a' && c <= 'z') return static_cast<char>(c - 'a' + 'A');
  if (c >= 'A' && c <= 'Z') return static_cast<char>(c - 'A' + 'a');
  return c;
}

[[noreturn]] void refuse(std::string_view text, const std::string& why) {
  throw UsageError(fmt::format("--symbols {}: {}", shown(text), why));
}

/// The symbols from `first` to `last`; empty where there is no such range.
std::string_view range(char first, char last) {
  for (const std::string_view all : {order, small_order}) {
    const std::size_t from = all.find(first);
    const std::size_t to = all.find(last);
    if (from != all.npos && to != all.npos && from <= to) return all.substr(from, to - from + 1);
  }
  return {};
}

std::string listed(std::string_view text) {
  std::string symbols;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool ranged = i + 2 < text.size() && text[i + 1] == '-';
    if (!ranged) {
      symbols += text[i];
      continue;
    }
    const std::string_view some = range(text[i], text[i + 2]);
    if (some.empty()) refuse(text, "a range goes up: 0-9, 1-9, A-I or 0-F");
    symbols += some;
    i += 2;
  }
  return symbols;
}

}  // namespace

SymbolTable::SymbolTable(std::string_view text) : symbols_(listed(text)) {
  if (symbols_.empty() || symbols_.size() > static_cast<std::size_t>(largest_symbol)) {
    refuse(text, fmt::format("1 to {} symbols are possible", largest_symbol));
  }
  values_.fill(no_value);
  for (const char empty : {'.', '0', '_', '*', '-'}) values_[static_cast<unsigned char>(empty)] = 0;
  constexpr std::string_view never = ".-,:#|+='!~ ";
  for (std::size_t i = 0; i < symbols_.size(); ++i) {
    const char c = symbols_[i];
    if (c <= ' ' || c > '~') refuse(text, "symbols are printed characters of one byte");
    if (never.find(c) != never.npos) {
      refuse(text, fmt::format("{} can't be a value", shown_byte(c)));
    }
    if (symbols_.find(c) != i) refuse(text, fmt::format("{} comes twice", shown_byte(c)));
    const auto value = static_cast<Value>(i + 1);
    values_[static_cast<unsigned char>(c)] = value;
    if (symbols_.find(other_case(c)) == symbols_.npos) {
      values_[static_cast<unsigned char>(other_case(c))] = value;
    }
  }
}

std::optional<SymbolTable> symbols_of(const Geometry& geometry) {
  if (geometry.offset() == 0) return std::nullopt;
  return SymbolTable(order.substr(0, static_cast<std::size_t>(geometry.size())));
}

}  // namespace sudoku_sat
