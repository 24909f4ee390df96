// The evaluator's lists of a board's cells. They are found by asking each cell for its position, so
// that nothing is shared with the compiler, which steps over the board. A list doesn't depend on
// values, so each is made once for a board, however many grids are checked.
#pragma once

#include <cstdlib>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <utility>
#include <vector>

#include "items.hpp"

namespace sudoku_sat::rule::language {

/// Tests all cells of the board, and all pairs of them. Threads may share one.
class BoardLists {
 public:
  explicit BoardLists(Geometry geometry) : geometry_(std::move(geometry)) {}

  const Geometry& geometry() const { return geometry_; }
  Item cells() const {
    return known({List::cells}, [&] { return those([](int, int) { return true; }); });
  }
  Item values() const { return numbers_from(geometry_.least(), geometry_.most()); }
  Item rows() const {
    return groups(List::rows, geometry_.grid_rows(), [&](int i) { return row(i); });
  }
  Item columns() const {
    return groups(List::columns, geometry_.grid_columns(), [&](int i) { return column(i); });
  }
  Item boxes() const {
    return groups(List::boxes, boxes_of_grid(), [&](int i) { return box(i); });
  }
  /// The cells beside one.
  Item around(Cell middle) const {
    return known({List::around, middle}, [&] {
      return those([&](int row, int column) {
        return std::abs(row - geometry_.row(middle)) +
                   std::abs(column - geometry_.column(middle)) ==
               1;
      });
    });
  }
  Item cell(std::int64_t wanted_row, std::int64_t wanted_column) const {
    return those([&](int row, int column) {
             return row + 1 == wanted_row && column + 1 == wanted_column;
           })
        .list[0];
  }
  Item apart(std::int64_t one, std::int64_t other) const {
    const ItemList all = cells().list;
    return known({List::apart, one, other}, [&] { return pairs_apart(all, one, other); });
  }
  Item blocks(std::int64_t rows, std::int64_t columns) const {
    const ItemList all = cells().list;
    return known({List::blocks, rows, columns}, [&] { return blocks_of(all, rows, columns); });
  }

  /// Whether a walk from the first chosen cell, through chosen cells, reaches all of them.
  bool connected(const Items& arguments, const std::vector<std::int64_t>& meant) const {
    std::vector<Cell> rest;
    for (std::size_t i = 0; i < meant.size(); ++i) {
      if (meant[i] != 0) rest.push_back(*arguments[0].list[i].cell);
    }
    if (arguments.size() > 2 && std::ssize(rest) > arguments[2].number) return false;
    std::vector<Cell> walk;
    if (!rest.empty()) walk.push_back(rest[0]);
    for (std::size_t next = 0; next < walk.size(); ++next) {
      rest.erase(std::find(rest.begin(), rest.end(), walk[next]));
      for (const Cell cell : rest) {
        const int steps = std::abs(geometry_.row(cell) - geometry_.row(walk[next])) +
                          std::abs(geometry_.column(cell) - geometry_.column(walk[next]));
        if (steps == 1 && std::find(walk.begin(), walk.end(), cell) == walk.end()) {
          walk.push_back(cell);
        }
      }
    }
    return rest.empty();
  }

  /// Whether each chosen cell is on the edge, or a walk through chosen cells leads there.
  bool reach_edge(const Items& arguments, const std::vector<std::int64_t>& meant) const {
    std::set<std::pair<int, int>> rest;
    for (std::size_t i = 0; i < meant.size(); ++i) {
      const Cell cell = *arguments[0].list[i].cell;
      if (meant[i] != 0) rest.emplace(geometry_.row(cell), geometry_.column(cell));
    }
    const std::function<void(int, int)> leave = [&](int row, int column) {
      if (rest.erase({row, column}) == 0) return;
      leave(row - 1, column);
      leave(row + 1, column);
      leave(row, column - 1);
      leave(row, column + 1);
    };
    for (const auto& [row, column] : std::set(rest)) {
      const bool inside = geometry_.find(row - 1, column) && geometry_.find(row + 1, column) &&
                          geometry_.find(row, column - 1) && geometry_.find(row, column + 1);
      if (!inside) leave(row, column);
    }
    return rest.empty();
  }

 private:
  enum class List { cells, rows, columns, boxes, around, apart, blocks };

  /// A list by its arguments.
  struct Key {
    List list;
    std::int64_t first = 0;
    std::int64_t second = 0;
    auto operator<=>(const Key&) const = default;
  };

  Item row(int i) const {
    return in_grid(i, geometry_.grid_rows(),
                   [](int row, int, int wanted) { return row == wanted; });
  }
  Item column(int i) const {
    return in_grid(i, geometry_.grid_columns(),
                   [](int, int column, int wanted) { return column == wanted; });
  }
  Item box(int i) const {
    if (geometry_.has_regions()) {
      return those(
          [&](int row, int column) { return geometry_.region(geometry_.cell(row, column)) == i; });
    }
    return in_grid(i, boxes_of_grid(), [&](int row, int column, int wanted) {
      const int across = geometry_.grid_columns() / geometry_.box_columns();
      return row / geometry_.box_rows() == wanted / across &&
             column / geometry_.box_columns() == wanted % across;
    });
  }

  Item pairs_apart(const ItemList& all, std::int64_t one, std::int64_t other) const {
    Items result;
    for (const Item& first : all) {
      for (const Item& second : all) {
        if (*first.cell >= *second.cell) continue;
        const int rows = std::abs(geometry_.row(*first.cell) - geometry_.row(*second.cell));
        const int columns =
            std::abs(geometry_.column(*first.cell) - geometry_.column(*second.cell));
        if (!(rows == one && columns == other) && !(rows == other && columns == one)) continue;
        result.push_back(list_item({first, second}));
      }
    }
    return list_item(std::move(result));
  }

  Item blocks_of(const ItemList& all, std::int64_t rows, std::int64_t columns) const {
    Items result;
    for (const Item& first : all) {
      const int top = geometry_.row(*first.cell);
      const int left = geometry_.column(*first.cell);
      Item block = those([&](int row, int column) {
        return row >= top && row < top + rows && column >= left && column < left + columns;
      });
      if (std::ssize(block.list) == rows * columns) result.push_back(std::move(block));
    }
    return list_item(std::move(result));
  }

  /// The list of a key, which `make()` makes the first time.
  template <class Make>
  Item known(const Key& key, const Make& make) const {
    const std::lock_guard lock(mutex_);
    const auto found = known_.find(key);
    return found != known_.end() ? found->second : known_.emplace(key, make()).first->second;
  }

  /// The cells whose row and column, from 0, are chosen.
  template <class Meant>
  Item those(const Meant& meant) const {
    Items result;
    for (Cell cell = 0; cell < geometry_.cells(); ++cell) {
      if (!meant(geometry_.row(cell), geometry_.column(cell))) continue;
      result.push_back({.cell = cell});
    }
    return list_item(std::move(result));
  }

  /// Group after group of each grid, which has `each` of them.
  template <class Group>
  Item groups(List list, int each, const Group& group) const {
    return known({list}, [&] {
      Items result;
      const int count = static_cast<int>(geometry_.grids().size()) * each;
      for (int i = 0; i < count; ++i) result.push_back(group(i));
      return list_item(std::move(result));
    });
  }

  int boxes_of_grid() const {
    return geometry_.grid_rows() / geometry_.box_rows() *
           (geometry_.grid_columns() / geometry_.box_columns());
  }

  /// The cells of grid number i / each that `meant` chooses by their row and column in it, and the
  /// group's number, i mod each.
  template <class Meant>
  Item in_grid(int i, int each, const Meant& meant) const {
    const Origin origin = geometry_.grids()[static_cast<std::size_t>(i / each)];
    return those([&](int row, int column) {
      const int down = row - origin.row;
      const int right = column - origin.column;
      return down >= 0 && down < geometry_.grid_rows() && right >= 0 &&
             right < geometry_.grid_columns() && meant(down, right, i % each);
    });
  }

  Geometry geometry_;
  mutable std::mutex mutex_;
  mutable std::map<Key, Item> known_;
};

}  // namespace sudoku_sat::rule::language
