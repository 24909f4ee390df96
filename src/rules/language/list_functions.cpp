// Lists: written out, cut, joined; neighbours in them.
#include <fmt/format.h>

#include <iterator>

#include "functions.hpp"

namespace sudoku_sat::rule::language {

namespace {

// For the compiler.

constexpr std::int64_t largest_item = 1'000'000;
constexpr std::int64_t longest_range = 100'000;

/// Ranges among the items are expanded.
Meaning set(const Call& call) {
  Arguments items;
  for (const Expression item : call.numbers()) items.push_back(Meaning::number(item));
  return Meaning::of(std::move(items));
}

Meaning range(const Call& call) {
  const auto first = call.known(0, -largest_item, largest_item);
  const auto last = call.known(1, -largest_item, largest_item);
  if (last - first >= longest_range) {
    call.fail(fmt::format("{} to {} are more than {} numbers", first, last, longest_range));
  }
  Arguments items;
  for (std::int64_t i = first; i <= last; ++i) items.push_back(call.constant(i));
  return Meaning::of(std::move(items));
}

/// The item with this number, from 1; if the number depends on cells, the items must be numbers.
Meaning element(const Call& call) {
  const Arguments& items = call.list(0);
  const Expression index = call.number(1);
  const Expressions& graph = call.graph();
  const auto last = static_cast<std::int64_t>(items.size());
  if (graph.least(index) < 1 || graph.most(index) > last) {
    call.meanings.fail(
        call.syntax.parts[1],
        fmt::format("{} to {} of a list of {}", graph.least(index), graph.most(index), last));
  }
  if (const auto known = graph.known(index)) return items[static_cast<std::size_t>(*known - 1)];
  Parts parts{index};
  for (const Meaning& item : items) {
    parts.push_back(call.meanings.number(item, call.syntax.parts[0]));
  }
  return call.number_of(Op::element, std::move(parts));
}

/// `first` takes the first items, `last` the last ones.
template <bool Last>
Meaning some_items(const Call& call) {
  const Arguments& items = call.list(0);
  const auto wanted = call.known(1, 0, static_cast<std::int64_t>(items.size()));
  return Meaning::of(Last ? Arguments(items.end() - wanted, items.end())
                          : Arguments(items.begin(), items.begin() + wanted));
}

Meaning join(const Call& call) {
  Arguments items;
  for (std::size_t i = 0; i < call.arguments.size(); ++i) {
    const Arguments& more = call.list(i);
    items.insert(items.end(), more.begin(), more.end());
  }
  return Meaning::of(std::move(items));
}

/// Runs of some consecutive items, one from each position; in a loop the first items follow the
/// last.
template <bool Loop>
Meaning windows(const Call& call) {
  const Arguments& items = call.list(0);
  const auto length =
      static_cast<std::size_t>(call.arguments.size() == 1 ? 2 : call.known(1, 1, max_size));
  Arguments all;
  if (length > items.size()) return Meaning::of({});
  for (std::size_t begin = 0; begin < (Loop ? items.size() : items.size() + 1 - length); ++begin) {
    Arguments window;
    for (std::size_t i = begin; i < begin + length; ++i) window.push_back(items[i % items.size()]);
    all.push_back(Meaning::of(std::move(window)));
  }
  return Meaning::of(std::move(all));
}

Meaning pairs(const Call& call) {
  const Arguments& items = call.list(0);
  if (items.size() > 2000) call.fail("the pairs of more than 2000 things: too many");
  Arguments result;
  for (std::size_t i = 0; i < items.size(); ++i) {
    for (std::size_t j = i + 1; j < items.size(); ++j) {
      result.push_back(Meaning::of({items[i], items[j]}));
    }
  }
  return Meaning::of(std::move(result));
}

// For the evaluator.

Item cut(const ItemList& items, std::size_t begin, std::size_t length) {
  Items result;
  for (std::size_t i = 0; i < length; ++i) result.push_back(items[(begin + i) % items.size()]);
  return list_item(std::move(result));
}

Item all_cuts(const ItemList& items, std::size_t length, bool loop) {
  Items result;
  for (std::size_t begin = 0; length <= items.size() && begin < items.size(); ++begin) {
    if (!loop && begin + length > items.size()) break;
    result.push_back(cut(items, begin, length));
  }
  return list_item(std::move(result));
}

Item all_pairs(const ItemList& items) {
  Items result;
  for (std::size_t i = 0; i < items.size(); ++i) {
    for (std::size_t j = i + 1; j < items.size(); ++j) {
      result.push_back(list_item({items[i], items[j]}));
    }
  }
  return list_item(std::move(result));
}

Item opened(const Evaluation& call) {
  Items items;
  for (const std::int64_t value : call.numbers()) items.push_back({value});
  return list_item(std::move(items));
}

Item joined(const Evaluation& call) {
  Items items;
  for (const Item& list : call.arguments) {
    items.insert(items.end(), list.list.begin(), list.list.end());
  }
  return list_item(std::move(items));
}

Item backwards(const ItemList& items) {
  return list_item(
      Items(std::make_reverse_iterator(items.end()), std::make_reverse_iterator(items.begin())));
}

using C = const Call&;
using E = const Evaluation&;

constexpr Function list_table[] = {
    {"list", 0, any_number, [](C c) { return Meaning::of(c.arguments); },
     [](E e) { return list_item(e.arguments); }},
    {"set", 0, any_number, set, opened},
    {"range", 2, 2, range, [](E e) { return numbers_from(e.number(0), e.number(1)); }},
    {"element", 2, 2, element, [](E e) { return e.list(0)[e.length(1) - 1]; }},
    {"size", 1, 1, [](C c) { return c.constant(std::ssize(c.list(0))); },
     [](E e) { return Item{static_cast<std::int64_t>(e.list(0).size())}; }},
    {"first", 2, 2, some_items<false>, [](E e) { return cut(e.list(0), 0, e.length(1)); }},
    {"last", 2, 2, some_items<true>,
     [](E e) { return cut(e.list(0), e.list(0).size() - e.length(1), e.length(1)); }},
    {"reverse", 1, 1,
     [](C c) { return Meaning::of(Arguments(c.list(0).rbegin(), c.list(0).rend())); },
     [](E e) { return backwards(e.list(0)); }},
    {"join", 1, any_number, join, joined},
    {"windows", 2, 2, windows<false>, [](E e) { return all_cuts(e.list(0), e.length(1), false); }},
    {"windows_of_loop", 2, 2, windows<true>,
     [](E e) { return all_cuts(e.list(0), e.length(1), true); }},
    {"consecutive", 1, 1, windows<false>, [](E e) { return all_cuts(e.list(0), 2, false); }},
    {"consecutive_of_loop", 1, 1, windows<true>, [](E e) { return all_cuts(e.list(0), 2, true); }},
    {"pairs", 1, 1, pairs, [](E e) { return all_pairs(e.list(0)); }},
};

}  // namespace

std::span<const Function> list_functions() { return list_table; }

}  // namespace sudoku_sat::rule::language
