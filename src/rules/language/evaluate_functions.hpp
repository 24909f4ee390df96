// The functions of the language for the evaluator: on numbers, not on expressions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sudoku_sat/board.hpp"

namespace sudoku_sat::rule::language {

struct Item;
using Items = std::vector<Item>;

/// Items that never change, so that copies share them: names stand for the same lists all the time.
class ItemList {
 public:
  ItemList() = default;
  explicit ItemList(Items items);

  const Item* begin() const { return begin_; }
  const Item* end() const;
  std::size_t size() const { return size_; }
  const Item& operator[](std::size_t i) const;

 private:
  std::shared_ptr<const Items> items_;
  const Item* begin_ = nullptr;
  std::size_t size_ = 0;
};

/// A number (a truth is 0 or 1), a cell, whose number stands in the grid, or a list.
struct Item {
  std::int64_t number = 0;
  bool is_list = false;
  ItemList list = {};
  std::optional<Cell> cell = {};
};

inline const Item* ItemList::end() const { return begin_ + size_; }
inline const Item& ItemList::operator[](std::size_t i) const { return begin_[i]; }

Item list_item(Items items);

/// All from the first to the last.
Items numbers_as_items(std::int64_t first, std::int64_t last);

class BoardLists;

/// A full grid of a board.
struct FilledBoard {
  const BoardLists& board;
  const Grid& grid;

  std::int64_t number(const Item& item) const;
  /// The numbers in an item, lists in lists opened.
  std::vector<std::int64_t> numbers_in(const Item& item) const;
};

/// Requires: arguments as the compiler accepts them.
Item apply_function(const std::string& word, const Items& arguments, const FilledBoard& filled);

}  // namespace sudoku_sat::rule::language
