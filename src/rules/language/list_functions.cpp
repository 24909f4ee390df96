// Lists: written down, cut, joined; what stands side by side in them.
#include <fmt/format.h>

#include <algorithm>

#include "functions.hpp"

namespace sudoku_sat::rule::language {

namespace {

constexpr std::int64_t largest_item = 1'000'000;
constexpr std::int64_t longest_range = 100'000;

Meaning list(Meanings&, const Syntax&, const Arguments& arguments) {
  return Meaning::of(arguments);
}

/// Ranges among the items are opened.
Meaning set(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  Arguments items;
  for (const Expression item : numbers(meanings, call, arguments)) {
    items.push_back(Meaning::number(item));
  }
  return Meaning::of(std::move(items));
}

Meaning range(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const auto first = meanings.known(arguments[0], call.parts[0], -largest_item, largest_item);
  const auto last = meanings.known(arguments[1], call.parts[1], -largest_item, largest_item);
  if (last - first >= longest_range) {
    meanings.fail(call,
                  fmt::format("{} to {} are more than {} numbers", first, last, longest_range));
  }
  Arguments items;
  for (std::int64_t i = first; i <= last; ++i) items.push_back(constant(meanings, i));
  return Meaning::of(std::move(items));
}

Meaning size(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const auto& items = meanings.list(arguments[0], call.parts[0]);
  return constant(meanings, static_cast<std::int64_t>(items.size()));
}

/// The item whose number, from 1, a number is; where cells decide it, an item that is a number.
Meaning element(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const auto& items = meanings.list(arguments[0], call.parts[0]);
  const Expression index = meanings.number(arguments[1], call.parts[1]);
  Expressions& expressions = meanings.expressions();
  const auto last = static_cast<std::int64_t>(items.size());
  if (expressions.least(index) < 1 || expressions.most(index) > last) {
    meanings.fail(call.parts[1], fmt::format("{} to {} of a list of {}", expressions.least(index),
                                             expressions.most(index), last));
  }
  if (const auto known = expressions.known(index)) {
    return items[static_cast<std::size_t>(*known - 1)];
  }
  std::vector<Expression> parts{index};
  for (const Meaning& item : items) parts.push_back(meanings.number(item, call.parts[0]));
  return Meaning::number(expressions.make({Op::element, 0, std::move(parts)}));
}

/// `first` takes the first items, `last` the last ones.
template <bool Last>
Meaning some_items(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const auto& items = meanings.list(arguments[0], call.parts[0]);
  const auto all = static_cast<std::int64_t>(items.size());
  const auto wanted = meanings.known(arguments[1], call.parts[1], 0, all);
  return Meaning::of(Last ? Arguments(items.end() - wanted, items.end())
                          : Arguments(items.begin(), items.begin() + wanted));
}

Meaning reverse(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  Arguments items = meanings.list(arguments[0], call.parts[0]);
  std::reverse(items.begin(), items.end());
  return Meaning::of(std::move(items));
}

Meaning join(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  Arguments items;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const auto& more = meanings.list(arguments[i], call.parts[i]);
    items.insert(items.end(), more.begin(), more.end());
  }
  return Meaning::of(std::move(items));
}

/// `length` items one after the other, from each beginning; of a loop the last are followed by the
/// first.
Meaning windows_of(const Arguments& items, std::size_t length, bool loop) {
  Arguments windows;
  const std::size_t begins = loop ? items.size() : items.size() + 1 - length;
  for (std::size_t begin = 0; begin < begins; ++begin) {
    Arguments window;
    for (std::size_t i = begin; i < begin + length; ++i) window.push_back(items[i % items.size()]);
    windows.push_back(Meaning::of(std::move(window)));
  }
  return Meaning::of(std::move(windows));
}

template <bool Loop>
Meaning windows(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const auto& items = meanings.list(arguments[0], call.parts[0]);
  const auto all = static_cast<std::int64_t>(items.size());
  const std::int64_t length =
      arguments.size() == 1 ? 2 : meanings.known(arguments[1], call.parts[1], 1, max_size);
  if (length > all) return Meaning::of({});
  return windows_of(items, static_cast<std::size_t>(length), Loop);
}

Meaning pairs(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const auto& items = meanings.list(arguments[0], call.parts[0]);
  if (items.size() > 2000) meanings.fail(call, "the pairs of more than 2000 things: too many");
  Arguments result;
  for (std::size_t i = 0; i < items.size(); ++i) {
    for (std::size_t j = i + 1; j < items.size(); ++j) {
      result.push_back(Meaning::of({items[i], items[j]}));
    }
  }
  return Meaning::of(std::move(result));
}

constexpr Function list_table[] = {
    {"list", 0, any_number, list},
    {"set", 0, any_number, set},
    {"range", 2, 2, range},
    {"element", 2, 2, element},
    {"size", 1, 1, size},
    {"first", 2, 2, some_items<false>},
    {"last", 2, 2, some_items<true>},
    {"reverse", 1, 1, reverse},
    {"join", 1, any_number, join},
    {"windows", 2, 2, windows<false>},
    {"windows_of_loop", 2, 2, windows<true>},
    {"consecutive", 1, 1, windows<false>},
    {"consecutive_of_loop", 1, 1, windows<true>},
    {"pairs", 1, 1, pairs},
};

}  // namespace

std::span<const Function> list_functions() { return list_table; }

}  // namespace sudoku_sat::rule::language
