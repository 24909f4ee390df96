// Grids in the order of their values, however many they are.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sudoku_sat/board.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

/// Takes grids in any order and gives them out sorted, the values of the first cell first. What
/// doesn't fit in `bytes` of memory is in temporary files.
class SortedGrids {
 public:
  explicit SortedGrids(std::size_t cells, std::size_t bytes = std::size_t{256} << 20);

  /// Requires: a grid of that many cells. Throws: OutputError where it can't be kept.
  void add(const Grid& grid);

  /// Calls visit for each grid, and forgets them all. Throws: OutputError, InputError where what
  /// was kept is gone; what visit throws.
  void take(const std::function<void(const Grid&)>& visit);

 private:
  void sort(std::vector<std::size_t>& order) const;
  void spill();
  void merge(const std::function<void(const Value*)>& visit);
  std::string run(std::size_t number) const;

  std::size_t cells_;
  std::size_t most_;           ///< grids in memory
  std::vector<Value> values_;  ///< of the grids in memory, one after the other
  std::optional<TemporaryDirectory> files_ = {};
  std::size_t first_run_ = 0;
  std::size_t runs_ = 0;  ///< files with sorted grids: from first_run_ on
};

}  // namespace sudoku_sat
