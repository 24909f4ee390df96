// Each function is an entry of a table.
#include "evaluate_functions.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <numeric>
#include <unordered_map>

#include "board_lists.hpp"

namespace sudoku_sat::rule::language {

namespace {

using Numbers = std::vector<std::int64_t>;

void open(const Item& item, const FilledBoard& filled, Numbers& numbers) {
  if (!item.is_list) numbers.push_back(filled.number(item));
  for (const Item& inner : item.list) open(inner, filled, numbers);
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
const std::unordered_map<std::string, std::int64_t (*)(const Numbers&)>& of_numbers() {
  static const std::unordered_map<std::string, std::int64_t (*)(const Numbers&)> all{
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

Items window(const ItemList& items, std::size_t begin, std::size_t length) {
  Items result;
  for (std::size_t i = 0; i < length; ++i) result.push_back(items[(begin + i) % items.size()]);
  return result;
}

Items windows(const ItemList& items, std::size_t length, bool loop) {
  Items result;
  if (length > items.size()) return result;
  for (std::size_t begin = 0; begin < items.size(); ++begin) {
    if (!loop && begin + length > items.size()) break;
    result.push_back(list_item(window(items, begin, length)));
  }
  return result;
}

Items pairs(const ItemList& items) {
  Items result;
  for (std::size_t i = 0; i < items.size(); ++i) {
    for (std::size_t j = i + 1; j < items.size(); ++j) {
      result.push_back(list_item({items[i], items[j]}));
    }
  }
  return result;
}

/// A function's arguments, and the board that it is about.
struct EvaluatedCall {
  const Items& arguments;
  const FilledBoard& filled;

  std::int64_t number(std::size_t i) const { return filled.number(arguments[i]); }
  std::size_t length(std::size_t i) const { return static_cast<std::size_t>(number(i)); }
  std::size_t place(std::size_t i) const { return length(i) - 1; }
  const ItemList& list(std::size_t i) const { return arguments[i].list; }
  Cell cell(std::size_t i) const { return *arguments[i].cell; }
  std::int64_t held_in(std::size_t i) const { return held(numbers_in(i)); }
  Numbers numbers_in(std::size_t i) const { return filled.numbers_in(arguments[i]); }
  const BoardLists& board() const { return filled.board; }
};

Item set_of(const EvaluatedCall& call) {
  Items items;
  for (const std::int64_t value : call.filled.numbers_in(list_item(call.arguments))) {
    items.push_back({value});
  }
  return list_item(std::move(items));
}

Item joined(const EvaluatedCall& call) {
  Items items;
  for (const Item& list : call.arguments) {
    items.insert(items.end(), list.list.begin(), list.list.end());
  }
  return list_item(std::move(items));
}

Item same_values(const EvaluatedCall& call) {
  Numbers first = call.numbers_in(0);
  Numbers second = call.numbers_in(1);
  std::sort(first.begin(), first.end());
  std::sort(second.begin(), second.end());
  return {first == second};
}

using ItemFunction = Item (*)(const EvaluatedCall&);

/// Functions of lists, and figures of the board.
const std::unordered_map<std::string, ItemFunction>& of_lists() {
  static const std::unordered_map<std::string, ItemFunction> all{
      {"list", [](const EvaluatedCall& call) { return list_item(call.arguments); }},
      {"set", set_of},
      {"range",
       [](const EvaluatedCall& call) {
         return list_item(numbers_as_items(call.number(0), call.number(1)));
       }},
      {"size",
       [](const EvaluatedCall& call) {
         return Item{static_cast<std::int64_t>(call.list(0).size())};
       }},
      {"element", [](const EvaluatedCall& call) { return call.list(0)[call.length(1) - 1]; }},
      {"first",
       [](const EvaluatedCall& call) {
         return list_item(window(call.list(0), 0, call.length(1)));
       }},
      {"last",
       [](const EvaluatedCall& call) {
         const std::size_t length = call.length(1);
         return list_item(window(call.list(0), call.list(0).size() - length, length));
       }},
      {"reverse",
       [](const EvaluatedCall& call) {
         return list_item(Items(std::make_reverse_iterator(call.list(0).end()),
                                std::make_reverse_iterator(call.list(0).begin())));
       }},
      {"join", joined},
      {"windows",
       [](const EvaluatedCall& call) {
         return list_item(windows(call.list(0), call.length(1), false));
       }},
      {"windows_of_loop",
       [](const EvaluatedCall& call) {
         return list_item(windows(call.list(0), call.length(1), true));
       }},
      {"consecutive",
       [](const EvaluatedCall& call) { return list_item(windows(call.list(0), 2, false)); }},
      {"consecutive_of_loop",
       [](const EvaluatedCall& call) { return list_item(windows(call.list(0), 2, true)); }},
      {"pairs", [](const EvaluatedCall& call) { return list_item(pairs(call.list(0))); }},
      {"same_values", same_values},
      {"exactly",
       [](const EvaluatedCall& call) { return Item{call.held_in(1) == call.number(0)}; }},
      {"at_least",
       [](const EvaluatedCall& call) { return Item{call.held_in(1) >= call.number(0)}; }},
      {"at_most",
       [](const EvaluatedCall& call) { return Item{call.held_in(1) <= call.number(0)}; }},
      {"N", [](const EvaluatedCall& call) { return Item{call.board().geometry().size()}; }},
      {"cells", [](const EvaluatedCall& call) { return call.board().cells(); }},
      {"values", [](const EvaluatedCall& call) { return call.board().values(); }},
      {"rows", [](const EvaluatedCall& call) { return call.board().rows(); }},
      {"columns", [](const EvaluatedCall& call) { return call.board().columns(); }},
      {"boxes", [](const EvaluatedCall& call) { return call.board().boxes(); }},
      {"row", [](const EvaluatedCall& call) { return call.board().rows().list[call.place(0)]; }},
      {"column",
       [](const EvaluatedCall& call) { return call.board().columns().list[call.place(0)]; }},
      {"box", [](const EvaluatedCall& call) { return call.board().boxes().list[call.place(0)]; }},
      {"neighbours", [](const EvaluatedCall& call) { return call.board().apart(0, 1); }},
      {"diagonal_neighbours", [](const EvaluatedCall& call) { return call.board().apart(1, 1); }},
      {"apart",
       [](const EvaluatedCall& call) {
         return call.board().apart(call.number(0), call.number(1));
       }},
      {"cell",
       [](const EvaluatedCall& call) { return call.board().cell(call.number(0), call.number(1)); }},
      {"row_number",
       [](const EvaluatedCall& call) { return call.board().row_number(call.cell(0)); }},
      {"column_number",
       [](const EvaluatedCall& call) { return call.board().column_number(call.cell(0)); }},
      {"connected",
       [](const EvaluatedCall& call) {
         return Item{call.board().connected(call.arguments, call.numbers_in(1))};
       }},
      {"reach_edge",
       [](const EvaluatedCall& call) {
         return Item{call.board().reach_edge(call.arguments, call.numbers_in(1))};
       }},
      {"around", [](const EvaluatedCall& call) { return call.board().around(call.cell(0)); }},
      {"blocks",
       [](const EvaluatedCall& call) {
         return call.board().blocks(call.number(0), call.number(1));
       }},
  };
  return all;
}

}  // namespace

Items numbers_as_items(std::int64_t first, std::int64_t last) {
  Items items;
  for (std::int64_t number = first; number <= last; ++number) items.push_back({number});
  return items;
}

ItemList::ItemList(Items items)
    : items_(std::make_shared<const Items>(std::move(items))),
      begin_(items_->data()),
      size_(items_->size()) {}

Item list_item(Items items) { return {.is_list = true, .list = ItemList(std::move(items))}; }

std::int64_t FilledBoard::number(const Item& item) const {
  return item.cell ? board.geometry().number(grid[*item.cell]) : item.number;
}

std::vector<std::int64_t> FilledBoard::numbers_in(const Item& item) const {
  Numbers numbers;
  open(item, *this, numbers);
  return numbers;
}

Item apply_function(const std::string& word, const Items& arguments, const FilledBoard& filled) {
  if (const auto found = of_numbers().find(word); found != of_numbers().end()) {
    Numbers numbers;
    for (const Item& argument : arguments) open(argument, filled, numbers);
    return {found->second(numbers)};
  }
  return of_lists().at(word)({arguments, filled});
}

}  // namespace sudoku_sat::rule::language
