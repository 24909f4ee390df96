// Arithmetic and logic. A function that gets lists uses everything in them.
#include <fmt/format.h>

#include <cstdlib>
#include <functional>
#include <numeric>

#include "functions.hpp"

namespace sudoku_sat::rule::language {

namespace {

// For the compiler.

/// A number made from at least one number.
template <Op Operation>
Meaning of_numbers(const Call& call) {
  const Parts parts = call.numbers();
  if (parts.empty()) call.fail(fmt::format("'{}' of nothing", call.syntax.word));
  if (Operation == Op::absolute && parts.size() > 1) {
    call.fail(fmt::format("'{}' of {} numbers", call.syntax.word, parts.size()));
  }
  return call.number_of(Operation, parts);
}

Expression sum_of(const Call& call, Parts parts) {
  std::vector<std::int64_t> ones(parts.size(), 1);
  return call.graph().linear(std::move(parts), std::move(ones));
}

/// The difference between the number of truths and the number before "of": exactly 0, or at least 1
/// after adding `more`.
template <int Sign, int More>
Meaning amount(const Call& call) {
  const Expression wanted = call.number(0);
  const Expression found = sum_of(call, call.truths_in(1));
  const Expression rest = call.graph().linear({found, wanted}, {Sign, -Sign}, More);
  return call.truth_of(More == 0 ? Op::zero : Op::positive, {rest});
}

Meaning choice(const Call& call) {
  Expressions& graph = call.graph();
  const Expression holds = call.truth(0);
  const Expression fails = graph.negation(holds);
  if (call.arguments.size() == 2) return Meaning::truth(graph.any({fails, call.truth(1)}));
  if (call.arguments[1].kind == Meaning::Kind::number) {
    return call.number_of(Op::choice, {holds, call.arguments[1].expression, call.number(2)});
  }
  const Expression then = call.truth(1);
  return Meaning::truth(graph.all({graph.any({fails, then}), graph.any({holds, call.truth(2)})}));
}

/// Any two neighbours of a list: their difference is 0, or at least 1.
template <Op Operation>
Meaning of_neighbours(const Call& call) {
  const Parts parts = call.numbers();
  Parts result;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const bool equal = Operation == Op::zero;
    const Expression rest = equal ? call.graph().difference(parts[i - 1], parts[i])
                                  : call.graph().difference(parts[i], parts[i - 1]);
    result.push_back(call.graph().make({Operation, 0, {rest}}));
  }
  return Meaning::truth(call.graph().all(std::move(result)));
}

Meaning have_same_values(const Call& call) {
  Parts parts = call.numbers_in(0);
  const auto first = static_cast<std::int64_t>(parts.size());
  const Parts second = call.numbers_in(1);
  parts.insert(parts.end(), second.begin(), second.end());
  return Meaning::truth(call.graph().make({Op::same_values, first, std::move(parts)}));
}

Meaning match(const Call& call) {
  const Parts line = call.numbers_in(0);
  return Meaning::truth(call.graph().accepted(call.meanings.automaton(call.syntax.parts[1]), line));
}

Meaning match_loop(const Call& call) {
  Parts line = call.numbers_in(0);
  const auto automaton = call.meanings.automaton(call.syntax.parts[1]);
  Parts begins;
  for (std::size_t i = 0; i < std::max<std::size_t>(line.size(), 1); ++i) {
    begins.push_back(call.graph().accepted(automaton, line));
    if (!line.empty()) std::rotate(line.begin(), line.begin() + 1, line.end());
  }
  return Meaning::truth(call.graph().any(std::move(begins)));
}

/// The numbers of a list, those of several lists with what follows the last value between them.
Meaning run(const Call& call) {
  Parts line;
  for (const Meaning& item : call.list(0)) {
    const bool list = item.kind == Meaning::Kind::list;
    if (list && &item != call.list(0).data()) {
      line.push_back(call.graph().constant(call.geometry().most() + 1));
    }
    const Parts more = call.meanings.flat({item}, call.syntax.parts[0], Meaning::Kind::number);
    line.insert(line.end(), more.begin(), more.end());
  }
  return Meaning::truth(
      call.graph().accepted(call.meanings.automaton(call.syntax.parts[1], true), line));
}

// For the evaluator.

std::int64_t different(Numbers numbers) {
  std::sort(numbers.begin(), numbers.end());
  return std::unique(numbers.begin(), numbers.end()) - numbers.begin();
}

std::int64_t held(const Numbers& truths) {
  return std::count_if(truths.begin(), truths.end(), [](std::int64_t n) { return n != 0; });
}

bool rises(const Numbers& numbers) {
  return std::adjacent_find(numbers.begin(), numbers.end(), std::greater_equal<>()) ==
         numbers.end();
}

bool comes_in_order(const Numbers& numbers) {
  std::int64_t greatest = 0;
  for (const std::int64_t number : numbers) {
    if (number > greatest + 1) return false;
    greatest = std::max(greatest, number);
  }
  return true;
}

bool same_when_sorted(Numbers first, Numbers second) {
  std::sort(first.begin(), first.end());
  std::sort(second.begin(), second.end());
  return first == second;
}

/// A function of all numbers of the arguments.
template <auto Of>
Item evaluate(const Evaluation& call) {
  return {static_cast<std::int64_t>(Of(call.numbers()))};
}

using C = const Call&;
using E = const Evaluation&;
using N = const Numbers&;

constexpr Function number_table[] = {
    {"true", 0, 0, [](C c) { return Meaning::truth(c.graph().constant(1)); },
     [](E) { return Item{1}; }},
    {"false", 0, 0, [](C c) { return Meaning::truth(c.graph().constant(0)); },
     [](E) { return Item{0}; }},
    {"sum", 1, any_number, [](C c) { return Meaning::number(sum_of(c, c.numbers())); },
     evaluate<[](N n) { return std::accumulate(n.begin(), n.end(), std::int64_t{0}); }>},
    {"product", 1, any_number, of_numbers<Op::product>, evaluate<[](N n) {
       return std::accumulate(n.begin(), n.end(), std::int64_t{1}, std::multiplies<>());
     }>},
    {"min", 1, any_number, of_numbers<Op::least>,
     evaluate<[](N n) { return *std::min_element(n.begin(), n.end()); }>},
    {"max", 1, any_number, of_numbers<Op::greatest>,
     evaluate<[](N n) { return *std::max_element(n.begin(), n.end()); }>},
    {"distinct", 1, any_number, of_numbers<Op::distinct>, evaluate<different>},
    {"abs", 1, 1, of_numbers<Op::absolute>, evaluate<[](N n) { return std::abs(n[0]); }>},
    {"negative", 1, 1, [](C c) { return Meaning::number(c.graph().linear({c.number(0)}, {-1})); },
     evaluate<[](N n) { return -n[0]; }>},
    {"count", 1, any_number, [](C c) { return Meaning::number(sum_of(c, c.truths())); },
     evaluate<held>},
    {"if", 2, 3, choice, nullptr},
    {"all", 1, any_number, [](C c) { return Meaning::truth(c.graph().all(c.truths())); },
     evaluate<[](N n) { return held(n) == std::ssize(n); }>},
    {"any", 1, any_number, [](C c) { return Meaning::truth(c.graph().any(c.truths())); },
     evaluate<[](N n) { return held(n) != 0; }>},
    {"none", 1, any_number,
     [](C c) { return Meaning::truth(c.graph().negation(c.graph().any(c.truths()))); },
     evaluate<[](N n) { return held(n) == 0; }>},
    {"not", 1, 1, [](C c) { return Meaning::truth(c.graph().negation(c.truth(0))); },
     evaluate<[](N n) { return n[0] == 0; }>},
    {"exactly", 2, 2, amount<1, 0>, [](E e) { return Item{held(e.numbers_in(1)) == e.number(0)}; }},
    {"at_least", 2, 2, amount<1, 1>,
     [](E e) { return Item{held(e.numbers_in(1)) >= e.number(0)}; }},
    {"at_most", 2, 2, amount<-1, 1>,
     [](E e) { return Item{held(e.numbers_in(1)) <= e.number(0)}; }},
    {"all_different", 1, any_number, [](C c) { return c.truth_of(Op::all_different, c.numbers()); },
     evaluate<[](N n) { return different(n) == std::ssize(n); }>},
    {"all_equal", 1, any_number, of_neighbours<Op::zero>,
     evaluate<[](N n) { return different(n) < 2; }>},
    {"increasing", 1, any_number, of_neighbours<Op::positive>, evaluate<rises>},
    {"in_order", 1, any_number, [](C c) { return c.truth_of(Op::in_order, c.numbers()); },
     evaluate<comes_in_order>},
    {"same_values", 2, 2, have_same_values,
     [](E e) { return Item{same_when_sorted(e.numbers_in(0), e.numbers_in(1))}; }},
    {"matches", 2, 2, match, nullptr},
    {"matches_loop", 2, 2, match_loop, nullptr},
    {"automaton", 2, 2, run, nullptr},
};

}  // namespace

std::span<const Function> number_functions() { return number_table; }

}  // namespace sudoku_sat::rule::language
