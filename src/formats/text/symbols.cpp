// What messages say of symbols, and tables of other ones. Ranges go through digits and then
// letters, as in hexadecimal numbers. What stands between values or begins a label can't be a
// value.
#include "symbols.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::size_t index(char c) { return static_cast<unsigned char>(c); }

/// "1", "1 to 9", "1 to 9 and A", "1 to 9 and A to G"
std::string symbol_range(int size) {
  const auto last = [](int value) { return value_symbols[static_cast<std::size_t>(value)]; };
  std::string text = size == 1 ? "1" : fmt::format("1 to {}", last(size < 9 ? size : 9));
  if (size >= 10) text += " and A";
  if (size >= 11) text += fmt::format(" to {}", last(size));
  return text;
}

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

/// The symbols from `first` to `last`; empty if there is no such range.
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
    if (some.empty()) refuse(text, "a range must be ascending, e.g. 0-9, 1-9, A-I or 0-F");
    symbols += some;
    i += 2;
  }
  return symbols;
}

}  // namespace

std::string shown_byte(char c) {
  if (c > ' ' && c < 0x7F) return fmt::format("'{}'", c);
  return fmt::format("byte 0x{:02X}", index(c));
}

std::string board_name(int size, std::string_view noun) {
  const std::string digits = std::to_string(size);
  const bool vowel = digits[0] == '8' || size == 11 || size == 18;
  return fmt::format("{} {}x{} {}", vowel ? "an" : "a", size, size, noun);
}

std::string no_symbol(char c, int size, std::string_view symbols) {
  if (c == '\0') return "NUL byte: not a text file";
  if (index(c) < ' ') return shown_byte(c) + ": not a text file";
  if (!symbols.empty()) {
    return fmt::format("{} is neither one of the symbols {} nor . for an empty cell", shown_byte(c),
                       symbols);
  }
  const bool known = size >= 1 && size <= largest_symbol;
  return fmt::format("{} is not a symbol of {}: expected {}, or . for an empty cell", shown_byte(c),
                     known ? board_name(size, "board") : "a board",
                     symbol_range(known ? size : largest_symbol));
}

SymbolTable::SymbolTable(std::string_view text) : symbols_(listed(text)) {
  if (symbols_.empty() || symbols_.size() > static_cast<std::size_t>(largest_symbol)) {
    refuse(text, fmt::format("expected 1 to {} symbols", largest_symbol));
  }
  values_.fill(no_value);
  for (const char empty : {'.', '0', '_', '*', '-'}) values_[static_cast<unsigned char>(empty)] = 0;
  constexpr std::string_view never = ".-,:#|+='!~ ";
  for (std::size_t i = 0; i < symbols_.size(); ++i) {
    const char c = symbols_[i];
    if (c <= ' ' || c > '~') refuse(text, "symbols must be printable ASCII characters");
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

}  // namespace sudoku_sat::format
