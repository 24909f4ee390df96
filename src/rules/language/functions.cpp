// The functions and names of the language, a table. The next one is an entry here, one in the
// evaluator's table (evaluate_functions.cpp), and a line in puzzles/README.md.
#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "figures.hpp"
#include "meaning.hpp"

namespace sudoku_sat::language {

namespace {

using Arguments = std::vector<Meaning>;
using Truths = std::vector<Expression>;

constexpr std::size_t any_number = std::numeric_limits<std::size_t>::max();
constexpr std::int64_t largest_list = 1'000'000;

Meaning list_of(Meanings& meanings, const std::vector<Cell>& cells) {
  Arguments list;
  for (const Cell cell : cells) {
    list.push_back(Meaning::number(meanings.expressions().cell(cell)));
  }
  return Meaning::of(std::move(list));
}

Meaning list_of(Meanings& meanings, const Groups& groups) {
  Arguments list;
  for (const std::vector<Cell>& cells : groups) list.push_back(list_of(meanings, cells));
  return Meaning::of(std::move(list));
}

Meaning constant(Meanings& meanings, std::int64_t value) {
  return Meaning::number(meanings.expressions().constant(value));
}

std::vector<Expression> numbers(Meanings& meanings, const Syntax& call,
                                const Arguments& arguments) {
  return meanings.flat(arguments, call, Meaning::Kind::number);
}

Truths truths(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  return meanings.flat(arguments, call, Meaning::Kind::truth);
}

/// A number made of numbers: one at least.
template <Op Operation>
Meaning of_numbers(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const auto parts = numbers(meanings, call, arguments);
  if (parts.empty()) meanings.fail(call, fmt::format("'{}' of nothing", call.word));
  if (Operation == Op::absolute && parts.size() > 1) {
    meanings.fail(call, fmt::format("'{}' of {} numbers", call.word, parts.size()));
  }
  return Meaning::number(meanings.expressions().make({Operation, 0, parts}));
}

Expression sum_of(Meanings& meanings, std::vector<Expression> parts) {
  std::vector<std::int64_t> ones(parts.size(), 1);
  return meanings.expressions().linear(std::move(parts), std::move(ones));
}

Meaning sum(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  return Meaning::number(sum_of(meanings, numbers(meanings, call, arguments)));
}

Meaning count(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  return Meaning::number(sum_of(meanings, truths(meanings, call, arguments)));
}

Meaning all(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  return Meaning::truth(meanings.expressions().all(truths(meanings, call, arguments)));
}

Meaning any(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  return Meaning::truth(meanings.expressions().any(truths(meanings, call, arguments)));
}

Meaning none(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  Expressions& expressions = meanings.expressions();
  return Meaning::truth(expressions.negation(expressions.any(truths(meanings, call, arguments))));
}

/// How the number of truths and the number before "of" differ: exactly 0, or 1 at least after
/// `more` was added.
template <int Sign, int More>
Meaning amount(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  Expressions& expressions = meanings.expressions();
  const Expression wanted = meanings.number(arguments[0], call.parts[0]);
  const Expression found =
      sum_of(meanings, meanings.flat({arguments[1]}, call.parts[1], Meaning::Kind::truth));
  const Expression rest = expressions.linear({found, wanted}, {Sign, -Sign}, More);
  return Meaning::truth(expressions.make({More == 0 ? Op::zero : Op::positive, 0, {rest}}));
}

Meaning negation(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  return Meaning::truth(
      meanings.expressions().negation(meanings.truth(arguments[0], call.parts[0])));
}

Meaning negative(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  return Meaning::number(
      meanings.expressions().linear({meanings.number(arguments[0], call.parts[0])}, {-1}));
}

Meaning choice(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  Expressions& expressions = meanings.expressions();
  const Expression holds = meanings.truth(arguments[0], call.parts[0]);
  const Expression fails = expressions.negation(holds);
  if (arguments.size() == 2) {
    return Meaning::truth(expressions.any({fails, meanings.truth(arguments[1], call.parts[1])}));
  }
  if (arguments[1].kind == Meaning::Kind::number) {
    const Expression other = meanings.number(arguments[2], call.parts[2]);
    return Meaning::number(
        expressions.make({Op::choice, 0, {holds, arguments[1].expression, other}}));
  }
  const Expression then = meanings.truth(arguments[1], call.parts[1]);
  const Expression otherwise = meanings.truth(arguments[2], call.parts[2]);
  return Meaning::truth(
      expressions.all({expressions.any({fails, then}), expressions.any({holds, otherwise})}));
}

Meaning all_different(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  return Meaning::truth(
      meanings.expressions().make({Op::all_different, 0, numbers(meanings, call, arguments)}));
}

/// Each two neighbours of a list.
template <class Of>
Meaning of_neighbours(Meanings& meanings, const std::vector<Expression>& parts, Of of) {
  Truths result;
  for (std::size_t i = 1; i < parts.size(); ++i) result.push_back(of(parts[i - 1], parts[i]));
  return Meaning::truth(meanings.expressions().all(std::move(result)));
}

Meaning all_equal(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  Expressions& expressions = meanings.expressions();
  return of_neighbours(meanings, numbers(meanings, call, arguments),
                       [&](Expression a, Expression b) {
                         return expressions.make({Op::zero, 0, {expressions.difference(a, b)}});
                       });
}

Meaning increasing(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  Expressions& expressions = meanings.expressions();
  return of_neighbours(meanings, numbers(meanings, call, arguments),
                       [&](Expression a, Expression b) {
                         return expressions.make({Op::positive, 0, {expressions.difference(b, a)}});
                       });
}

Meaning same_values(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const auto first = numbers(meanings, call, {arguments[0]});
  auto parts = first;
  const auto second = numbers(meanings, call, {arguments[1]});
  parts.insert(parts.end(), second.begin(), second.end());
  return Meaning::truth(meanings.expressions().make(
      {Op::same_values, static_cast<std::int64_t>(first.size()), std::move(parts)}));
}

Meaning matches(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const auto line = numbers(meanings, call.parts[0], {arguments[0]});
  return Meaning::truth(meanings.expressions().accepted(meanings.automaton(call.parts[1]), line));
}

Meaning matches_loop(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  auto line = numbers(meanings, call.parts[0], {arguments[0]});
  const auto automaton = meanings.automaton(call.parts[1]);
  Truths begins;
  for (std::size_t i = 0; i < std::max<std::size_t>(line.size(), 1); ++i) {
    begins.push_back(meanings.expressions().accepted(automaton, line));
    if (!line.empty()) std::rotate(line.begin(), line.begin() + 1, line.end());
  }
  return Meaning::truth(meanings.expressions().any(std::move(begins)));
}

// Lists.

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
  const auto first = meanings.known(arguments[0], call.parts[0], -largest_list, largest_list);
  const auto last = meanings.known(arguments[1], call.parts[1], -largest_list, largest_list);
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

// The board.

Meaning truth_of(Meanings& meanings, bool holds) {
  return Meaning::truth(meanings.expressions().constant(holds ? 1 : 0));
}

template <Groups (*Of)(const Geometry&)>
Meaning groups(Meanings& meanings, const Syntax&, const Arguments&) {
  return list_of(meanings, Of(meanings.geometry()));
}

/// The group of that number, from 1.
template <Groups (*Of)(const Geometry&)>
Meaning group(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const Groups all = Of(meanings.geometry());
  const auto number =
      meanings.known(arguments[0], call.parts[0], 1, static_cast<std::int64_t>(all.size()));
  return list_of(meanings, all[static_cast<std::size_t>(number - 1)]);
}

Meaning cells(Meanings& meanings, const Syntax&, const Arguments&) {
  std::vector<Cell> all;
  for (Cell cell = 0; cell < meanings.geometry().cells(); ++cell) all.push_back(cell);
  return list_of(meanings, all);
}

Meaning cell_at(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const Geometry& geometry = meanings.geometry();
  const auto row = meanings.known(arguments[0], call.parts[0], 1, geometry.height());
  const auto column = meanings.known(arguments[1], call.parts[1], 1, geometry.width());
  const auto cell = geometry.find(static_cast<int>(row) - 1, static_cast<int>(column) - 1);
  if (!cell) meanings.fail(call, "no cell is there");
  return Meaning::number(meanings.expressions().cell(*cell));
}

Meaning row_number(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  return constant(meanings,
                  meanings.geometry().row(meanings.cell(arguments[0], call.parts[0])) + 1);
}

Meaning column_number(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  return constant(meanings,
                  meanings.geometry().column(meanings.cell(arguments[0], call.parts[0])) + 1);
}

Meaning apart(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const auto one = meanings.known(arguments[0], call.parts[0], 0, 2 * max_size);
  const auto other = meanings.known(arguments[1], call.parts[1], 0, 2 * max_size);
  return list_of(meanings, pairs_apart(meanings.geometry(), one, other));
}

template <int One, int Other>
Meaning fixed_pairs(Meanings& meanings, const Syntax&, const Arguments&) {
  return list_of(meanings, pairs_apart(meanings.geometry(), One, Other));
}

Meaning around(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const Geometry& geometry = meanings.geometry();
  const Cell cell = meanings.cell(arguments[0], call.parts[0]);
  std::vector<Cell> found;
  for (const Origin step : {Origin{-1, 0}, Origin{0, -1}, Origin{0, 1}, Origin{1, 0}}) {
    const auto other =
        geometry.find(geometry.row(cell) + step.row, geometry.column(cell) + step.column);
    if (other) found.push_back(*other);
  }
  return list_of(meanings, found);
}

Meaning blocks(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const auto rows = meanings.known(arguments[0], call.parts[0], 1, max_size);
  const auto columns = meanings.known(arguments[1], call.parts[1], 1, max_size);
  return list_of(meanings, blocks_of(meanings.geometry(), rows, columns));
}

constexpr Function table[] = {
    {"true", 0, 0,
     [](Meanings& meanings, const Syntax&, const Arguments&) { return truth_of(meanings, true); }},
    {"false", 0, 0,
     [](Meanings& meanings, const Syntax&, const Arguments&) { return truth_of(meanings, false); }},
    {"N", 0, 0,
     [](Meanings& meanings, const Syntax&, const Arguments&) {
       return constant(meanings, meanings.geometry().size());
     }},
    {"cells", 0, 0, cells},
    {"rows", 0, 0, groups<rows_of>},
    {"columns", 0, 0, groups<columns_of>},
    {"boxes", 0, 0, groups<boxes_of>},
    {"neighbours", 0, 0, fixed_pairs<0, 1>},
    {"diagonal_neighbours", 0, 0, fixed_pairs<1, 1>},
    {"row", 1, 1, group<rows_of>},
    {"column", 1, 1, group<columns_of>},
    {"box", 1, 1, group<boxes_of>},
    {"cell", 2, 2, cell_at},
    {"row_number", 1, 1, row_number},
    {"column_number", 1, 1, column_number},
    {"apart", 2, 2, apart},
    {"around", 1, 1, around},
    {"blocks", 2, 2, blocks},
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
    {"sum", 1, any_number, sum},
    {"product", 1, any_number, of_numbers<Op::product>},
    {"min", 1, any_number, of_numbers<Op::least>},
    {"max", 1, any_number, of_numbers<Op::greatest>},
    {"distinct", 1, any_number, of_numbers<Op::distinct>},
    {"abs", 1, 1, of_numbers<Op::absolute>},
    {"negative", 1, 1, negative},
    {"count", 1, any_number, count},
    {"if", 2, 3, choice},
    {"all", 1, any_number, all},
    {"any", 1, any_number, any},
    {"none", 1, any_number, none},
    {"not", 1, 1, negation},
    {"exactly", 2, 2, amount<1, 0>},
    {"at_least", 2, 2, amount<1, 1>},
    {"at_most", 2, 2, amount<-1, 1>},
    {"all_different", 1, any_number, all_different},
    {"all_equal", 1, any_number, all_equal},
    {"increasing", 1, any_number, increasing},
    {"same_values", 2, 2, same_values},
    {"matches", 2, 2, matches},
    {"matches_loop", 2, 2, matches_loop},
};

}  // namespace

const Function* find_function(std::string_view name) {
  const auto found = std::find_if(std::begin(table), std::end(table),
                                  [&](const Function& function) { return function.name == name; });
  return found == std::end(table) ? nullptr : &*found;
}

std::span<const Function> functions() { return table; }

}  // namespace sudoku_sat::language
