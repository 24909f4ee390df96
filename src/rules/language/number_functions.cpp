// Arithmetic and logic. A function that is given lists takes all that is in them.
#include <fmt/format.h>

#include <algorithm>

#include "functions.hpp"

namespace sudoku_sat::rule::language {

namespace {

using Truths = std::vector<Expression>;

Truths truths(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  return meanings.flat(arguments, call, Meaning::Kind::truth);
}

Meaning truth_of(Meanings& meanings, bool holds) {
  return Meaning::truth(meanings.expressions().constant(holds ? 1 : 0));
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

Meaning in_order(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  return Meaning::truth(
      meanings.expressions().make({Op::in_order, 0, numbers(meanings, call, arguments)}));
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

constexpr Function number_table[] = {
    {"true", 0, 0,
     [](Meanings& meanings, const Syntax&, const Arguments&) { return truth_of(meanings, true); }},
    {"false", 0, 0,
     [](Meanings& meanings, const Syntax&, const Arguments&) { return truth_of(meanings, false); }},
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
    {"in_order", 1, any_number, in_order},
    {"same_values", 2, 2, same_values},
    {"matches", 2, 2, matches},
    {"matches_loop", 2, 2, matches_loop},
};

}  // namespace

std::span<const Function> number_functions() { return number_table; }

}  // namespace sudoku_sat::rule::language
