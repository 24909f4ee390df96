// The functions of the language for the evaluator: on numbers, not on expressions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sudoku_sat/board.hpp"

namespace sudoku_sat::language {

/// A number (a truth is 0 or 1) or a list; a cell knows which one it is.
struct Item {
  std::int64_t number = 0;
  bool is_list = false;
  std::vector<Item> list = {};
  std::optional<Cell> cell = {};
};

using Items = std::vector<Item>;

Item list_item(Items items);

/// All from the first to the last.
Items numbers_as_items(std::int64_t first, std::int64_t last);

/// The numbers in an item, lists in lists opened.
std::vector<std::int64_t> numbers_in(const Item& item);

/// Requires: arguments as the compiler accepts them.
Item apply_function(const std::string& word, const Items& arguments, const Geometry& geometry,
                    const Grid& grid);

}  // namespace sudoku_sat::language
