// Sets kept as sorted lists.
#pragma once

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::base {

/// Sorts them, and keeps each of equal ones once.
template <class Items>
void sort_once(Items& items) {
  std::sort(items.begin(), items.end());
  items.erase(std::unique(items.begin(), items.end()), items.end());
}

}  // namespace sudoku_sat::base
