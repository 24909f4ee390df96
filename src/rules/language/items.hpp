// The evaluator's values of parts of a statement (a number, a cell or a list), and calls of
// functions on a grid.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "sudoku_sat/board.hpp"

namespace sudoku_sat::rule::language {

struct Item;
using Items = std::vector<Item>;
using Numbers = std::vector<std::int64_t>;

/// Items that never change, so that copies share them: many names denote the same lists.
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

/// A number (a truth is 0 or 1), a cell, whose number is in the grid, or a list.
struct Item {
  std::int64_t number = 0;
  bool is_list = false;
  ItemList list = {};
  std::optional<Cell> cell = {};
};

inline ItemList::ItemList(Items items)
    : items_(std::make_shared<const Items>(std::move(items))),
      begin_(items_->data()),
      size_(items_->size()) {}
inline const Item* ItemList::end() const { return begin_ + size_; }
inline const Item& ItemList::operator[](std::size_t i) const { return begin_[i]; }

inline Item list_item(Items items) { return {.is_list = true, .list = ItemList(std::move(items))}; }

/// All from the first to the last.
inline Item numbers_from(std::int64_t first, std::int64_t last) {
  Items items;
  for (std::int64_t number = first; number <= last; ++number) items.push_back({number});
  return list_item(std::move(items));
}

class BoardLists;

/// A full grid of a board.
struct FilledBoard {
  const BoardLists& board;
  const Grid& grid;

  std::int64_t number(const Item& item) const;
  /// The numbers in an item, with nested lists flattened.
  Numbers numbers_in(const Item& item) const;
};

/// A function's arguments, of which the compiler has accepted the kinds.
struct Evaluation {
  const Items& arguments;
  const FilledBoard& filled;

  std::int64_t number(std::size_t i) const { return filled.number(arguments[i]); }
  std::size_t length(std::size_t i) const { return static_cast<std::size_t>(number(i)); }
  const ItemList& list(std::size_t i) const { return arguments[i].list; }
  Cell cell(std::size_t i) const { return *arguments[i].cell; }
  Numbers numbers_in(std::size_t i) const { return filled.numbers_in(arguments[i]); }
  /// Of all arguments.
  Numbers numbers() const;
  const BoardLists& board() const { return filled.board; }
};

using Evaluate = Item (*)(const Evaluation&);
/// Requires: the name of a function (functions.hpp).
Evaluate evaluation_of(std::string_view function);

}  // namespace sudoku_sat::rule::language
