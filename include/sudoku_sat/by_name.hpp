// Entries of tables by their names. A table is any range of values, or of pointers to values, that
// have a `name`.
#pragma once

#include <iterator>
#include <string_view>
#include <type_traits>
#include <vector>

namespace sudoku_sat {

/// "unknown WHAT 'WORD'; did you mean NEAREST?", or all that is known. Throws: UsageError, always.
[[noreturn]] void reject(std::string_view what, std::string_view word,
                         const std::vector<std::string_view>& known);

template <class Item>
const auto& entry_of(const Item& item) {
  if constexpr (std::is_pointer_v<Item>) {
    return *item;
  } else {
    return item;
  }
}

/// Null where there is none of that name.
template <class Table>
auto find_in(const Table& table, std::string_view name) -> decltype(&entry_of(*std::begin(table))) {
  for (const auto& item : table) {
    if (entry_of(item).name == name) return &entry_of(item);
  }
  return nullptr;
}

/// Throws: UsageError, where there is none of that name; `what` says what was looked for.
template <class Table>
const auto& find_by_name(const Table& table, std::string_view what, std::string_view word) {
  if (const auto* const found = find_in(table, word)) return *found;
  std::vector<std::string_view> known;
  for (const auto& item : table) known.push_back(entry_of(item).name);
  reject(what, word, known);
}

}  // namespace sudoku_sat
