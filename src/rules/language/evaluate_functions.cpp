// Figures of the board are found by asking each cell where it lies.
#include "evaluate_functions.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <numeric>
#include <set>

namespace sudoku_sat::language {

namespace {

using Numbers = std::vector<std::int64_t>;

void open(const Item& item, Numbers& numbers) {
  if (!item.is_list) numbers.push_back(item.number);
  for (const Item& inner : item.list) open(inner, numbers);
}

std::int64_t different(Numbers numbers) {
  std::sort(numbers.begin(), numbers.end());
  return std::unique(numbers.begin(), numbers.end()) - numbers.begin();
}

std::int64_t held(const Numbers& truths) {
  return std::count_if(truths.begin(), truths.end(), [](std::int64_t n) { return n != 0; });
}

std::int64_t total(const Numbers& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
}

std::int64_t product(const Numbers& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), std::int64_t{1}, std::multiplies<>());
}

bool comes_in_order(const Numbers& numbers) {
  std::int64_t greatest = 0;
  for (const std::int64_t number : numbers) {
    if (number > greatest + 1) return false;
    greatest = std::max(greatest, number);
  }
  return true;
}

bool rises(const Numbers& numbers) {
  return std::adjacent_find(numbers.begin(), numbers.end(), std::greater_equal<>()) ==
         numbers.end();
}

/// Functions of all their numbers.
const std::map<std::string, std::int64_t (*)(const Numbers&)>& of_numbers() {
  static const std::map<std::string, std::int64_t (*)(const Numbers&)> all{
      {"true", [](const Numbers&) -> std::int64_t { return 1; }},
      {"false", [](const Numbers&) -> std::int64_t { return 0; }},
      {"sum", total},
      {"product", product},
      {"min",
       [](const Numbers& n) -> std::int64_t { return *std::min_element(n.begin(), n.end()); }},
      {"max",
       [](const Numbers& n) -> std::int64_t { return *std::max_element(n.begin(), n.end()); }},
      {"distinct", [](const Numbers& n) { return different(n); }},
      {"abs", [](const Numbers& n) -> std::int64_t { return std::abs(n[0]); }},
      {"negative", [](const Numbers& n) -> std::int64_t { return -n[0]; }},
      {"count", held},
      {"not", [](const Numbers& n) -> std::int64_t { return n[0] == 0; }},
      {"all", [](const Numbers& n) -> std::int64_t { return held(n) == std::ssize(n); }},
      {"any", [](const Numbers& n) -> std::int64_t { return held(n) > 0; }},
      {"none", [](const Numbers& n) -> std::int64_t { return held(n) == 0; }},
      {"all_different",
       [](const Numbers& n) -> std::int64_t { return different(n) == std::ssize(n); }},
      {"all_equal", [](const Numbers& n) -> std::int64_t { return different(n) < 2; }},
      {"increasing", [](const Numbers& n) -> std::int64_t { return rises(n); }},
      {"in_order", [](const Numbers& n) -> std::int64_t { return comes_in_order(n); }},
  };
  return all;
}

Items numbers_as_items(std::int64_t first, std::int64_t last) {
  Items items;
  for (std::int64_t number = first; number <= last; ++number) items.push_back({number});
  return items;
}

Items window(const Items& items, std::size_t begin, std::size_t length) {
  Items result;
  for (std::size_t i = 0; i < length; ++i) result.push_back(items[(begin + i) % items.size()]);
  return result;
}

Items windows(const Items& items, std::size_t length, bool loop) {
  Items result;
  if (length > items.size()) return result;
  for (std::size_t begin = 0; begin < items.size(); ++begin) {
    if (!loop && begin + length > items.size()) break;
    result.push_back(list_item(window(items, begin, length)));
  }
  return result;
}

Items pairs(const Items& items) {
  Items result;
  for (std::size_t i = 0; i < items.size(); ++i) {
    for (std::size_t j = i + 1; j < items.size(); ++j) {
      result.push_back(list_item({items[i], items[j]}));
    }
  }
  return result;
}

/// Functions of lists; no value where `word` is none.
std::optional<Item> of_lists(const std::string& word, const Items& arguments) {
  const auto number = [&](std::size_t i) { return arguments[i].number; };
  const auto length = [&](std::size_t i) { return static_cast<std::size_t>(number(i)); };
  if (word == "list") return list_item(arguments);
  if (word == "set") {
    Items items;
    for (const std::int64_t value : numbers_in(list_item(arguments))) items.push_back({value});
    return list_item(std::move(items));
  }
  if (word == "range") return list_item(numbers_as_items(number(0), number(1)));
  if (word == "size") return Item{std::ssize(arguments[0].list)};
  if (word == "element") return arguments[0].list[length(1) - 1];
  if (word == "first") return list_item(window(arguments[0].list, 0, length(1)));
  if (word == "last") {
    const Items& items = arguments[0].list;
    return list_item(window(items, items.size() - length(1), length(1)));
  }
  if (word == "reverse") {
    return list_item(Items(arguments[0].list.rbegin(), arguments[0].list.rend()));
  }
  if (word == "join") {
    Items items;
    for (const Item& list : arguments) {
      items.insert(items.end(), list.list.begin(), list.list.end());
    }
    return list_item(std::move(items));
  }
  if (word == "windows") return list_item(windows(arguments[0].list, length(1), false));
  if (word == "windows_of_loop") return list_item(windows(arguments[0].list, length(1), true));
  if (word == "consecutive") return list_item(windows(arguments[0].list, 2, false));
  if (word == "consecutive_of_loop") return list_item(windows(arguments[0].list, 2, true));
  if (word == "pairs") return list_item(pairs(arguments[0].list));
  if (word == "same_values") {
    Numbers first = numbers_in(arguments[0]);
    Numbers second = numbers_in(arguments[1]);
    std::sort(first.begin(), first.end());
    std::sort(second.begin(), second.end());
    return Item{first == second};
  }
  const auto amount = [&] { return held(numbers_in(arguments[1])); };
  if (word == "exactly") return Item{amount() == number(0)};
  if (word == "at_least") return Item{amount() >= number(0)};
  if (word == "at_most") return Item{amount() <= number(0)};
  return std::nullopt;
}

/// Asks all cells of the board, and all pairs of them, which ones are meant.
class Figures {
 public:
  Figures(const Geometry& geometry, const Grid& grid) : geometry_(geometry), grid_(grid) {}

  Item of(const std::string& word, const Items& arguments) const {
    const auto number = [&](std::size_t i) { return arguments[i].number; };
    if (word == "N") return {geometry_.size()};
    if (word == "cells") return those([](int, int) { return true; });
    if (word == "values") return list_item(numbers_as_items(geometry_.least(), geometry_.most()));
    if (word == "rows") return groups(geometry_.grid_rows(), [&](int i) { return row(i); });
    if (word == "columns")
      return groups(geometry_.grid_columns(), [&](int i) { return column(i); });
    if (word == "boxes") return groups(boxes(), [&](int i) { return box(i); });
    if (word == "row") return row(static_cast<int>(number(0)) - 1);
    if (word == "column") return column(static_cast<int>(number(0)) - 1);
    if (word == "box") return box(static_cast<int>(number(0)) - 1);
    if (word == "neighbours") return apart(0, 1);
    if (word == "diagonal_neighbours") return apart(1, 1);
    if (word == "apart") return apart(number(0), number(1));
    if (word == "cell") {
      return those([&](int row, int column) {
               return row + 1 == number(0) && column + 1 == number(1);
             })
          .list[0];
    }
    if (word == "row_number") return {geometry_.row(*arguments[0].cell) + 1};
    if (word == "column_number") return {geometry_.column(*arguments[0].cell) + 1};
    if (word == "connected") return {connected(arguments)};
    if (word == "reach_edge") return {reach_edge(arguments)};
    if (word == "around") {
      const Cell middle = *arguments[0].cell;
      return those([&](int row, int column) {
        return std::abs(row - geometry_.row(middle)) +
                   std::abs(column - geometry_.column(middle)) ==
               1;
      });
    }
    return blocks(number(0), number(1));
  }

 private:
  /// The cells whose row and column, from 0, are meant.
  Item those(const std::function<bool(int, int)>& meant) const {
    Item result = list_item({});
    for (Cell cell = 0; cell < geometry_.cells(); ++cell) {
      if (!meant(geometry_.row(cell), geometry_.column(cell))) continue;
      result.list.push_back({.number = geometry_.number(grid_[cell]), .cell = cell});
    }
    return result;
  }

  /// Group after group of each grid, which has `each` of them.
  Item groups(int each, const std::function<Item(int)>& group) const {
    Item result = list_item({});
    const int count = static_cast<int>(geometry_.grids().size()) * each;
    for (int i = 0; i < count; ++i) result.list.push_back(group(i));
    return result;
  }

  int boxes() const {
    return geometry_.grid_rows() / geometry_.box_rows() *
           (geometry_.grid_columns() / geometry_.box_columns());
  }

  /// The cells of grid number i / each that `meant` asks for by their row and column in it, and the
  /// group's number, i mod each.
  Item in_grid(int i, int each, const std::function<bool(int, int, int)>& meant) const {
    const Origin origin = geometry_.grids()[static_cast<std::size_t>(i / each)];
    return those([&](int row, int column) {
      const int down = row - origin.row;
      const int right = column - origin.column;
      return down >= 0 && down < geometry_.grid_rows() && right >= 0 &&
             right < geometry_.grid_columns() && meant(down, right, i % each);
    });
  }

  Item row(int i) const {
    return in_grid(i, geometry_.grid_rows(),
                   [](int row, int, int wanted) { return row == wanted; });
  }
  Item column(int i) const {
    return in_grid(i, geometry_.grid_columns(),
                   [](int, int column, int wanted) { return column == wanted; });
  }
  Item box(int i) const {
    return in_grid(i, boxes(), [&](int row, int column, int wanted) {
      const int across = geometry_.grid_columns() / geometry_.box_columns();
      return row / geometry_.box_rows() == wanted / across &&
             column / geometry_.box_columns() == wanted % across;
    });
  }

  Item apart(std::int64_t one, std::int64_t other) const {
    Item result = list_item({});
    const Items cells = those([](int, int) { return true; }).list;
    for (const Item& first : cells) {
      for (const Item& second : cells) {
        if (*first.cell >= *second.cell) continue;
        const int rows = std::abs(geometry_.row(*first.cell) - geometry_.row(*second.cell));
        const int columns =
            std::abs(geometry_.column(*first.cell) - geometry_.column(*second.cell));
        if (!(rows == one && columns == other) && !(rows == other && columns == one)) continue;
        result.list.push_back(list_item({first, second}));
      }
    }
    return result;
  }

  /// Whether a walk from the first cell that is meant, through cells that are, comes to all of
  /// them.
  bool connected(const Items& arguments) const {
    const Numbers meant = numbers_in(arguments[1]);
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

  /// Whether each cell that is meant is on the edge, or a walk leads there.
  bool reach_edge(const Items& arguments) const {
    const Numbers meant = numbers_in(arguments[1]);
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
    for (int i = 0; i < std::max(geometry_.height(), geometry_.width()); ++i) {
      leave(0, i);
      leave(geometry_.height() - 1, i);
      leave(i, 0);
      leave(i, geometry_.width() - 1);
    }
    return rest.empty();
  }

  Item blocks(std::int64_t rows, std::int64_t columns) const {
    Item result = list_item({});
    for (const Item& first : those([](int, int) { return true; }).list) {
      const int top = geometry_.row(*first.cell);
      const int left = geometry_.column(*first.cell);
      Item block = those([&](int row, int column) {
        return row >= top && row < top + rows && column >= left && column < left + columns;
      });
      if (std::ssize(block.list) == rows * columns) result.list.push_back(std::move(block));
    }
    return result;
  }

  const Geometry& geometry_;
  const Grid& grid_;
};

}  // namespace

Item list_item(Items items) { return {.is_list = true, .list = std::move(items)}; }

std::vector<std::int64_t> numbers_in(const Item& item) {
  Numbers numbers;
  open(item, numbers);
  return numbers;
}

Item apply_function(const std::string& word, const Items& arguments, const Geometry& geometry,
                    const Grid& grid) {
  if (const auto found = of_numbers().find(word); found != of_numbers().end()) {
    return {found->second(numbers_in(list_item(arguments)))};
  }
  if (auto item = of_lists(word, arguments)) return std::move(*item);
  return Figures(geometry, grid).of(word, arguments);
}

}  // namespace sudoku_sat::language
