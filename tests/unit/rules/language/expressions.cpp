// The graph of expressions: equal nodes are one node, also when many have been made.
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "rules/language/expression.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::rule::language;

TEST_CASE("expressions: equal nodes are one node, among thousands") {
  Expressions graph(9);
  std::vector<Expression> sums;
  const auto sum = [&](Cell one, Cell other, std::int64_t weight) {
    return graph.linear({graph.cell(one), graph.cell(other)}, {1, weight});
  };
  for (Cell one = 0; one < 20; ++one) {
    for (Cell other = one + 1; other < 20; ++other) {
      for (std::int64_t weight = 1; weight <= 20; ++weight) sums.push_back(sum(one, other, weight));
    }
  }
  const std::set<Expression> different(sums.begin(), sums.end());
  CHECK(different.size() == sums.size());
  std::size_t i = 0;
  bool same = true;
  for (Cell one = 0; one < 20; ++one) {
    for (Cell other = one + 1; other < 20; ++other) {
      for (std::int64_t weight = 1; weight <= 20; ++weight) {
        same = same && sum(one, other, weight) == sums[i];
        ++i;
      }
    }
  }
  CHECK(same);
  CHECK(graph.node(sums.front()).weights == std::vector<std::int64_t>{1, 1});
}

TEST_CASE("expressions: what remains of many with common parts") {
  Expressions graph(9);
  std::vector<Expression> parts;
  for (Cell cell = 1; cell < 40; ++cell) {
    parts.push_back(graph.linear({graph.cell(0), graph.cell(cell)}, {1, 2}));
  }
  Expressions::Substitution five{0, 5};
  const Expression least = graph.make({Op::least, 0, parts});
  const Expression greatest = graph.make({Op::greatest, 0, parts});
  std::vector<Expression> remaining;
  for (Cell cell = 1; cell < 40; ++cell) {
    remaining.push_back(graph.linear({graph.cell(cell)}, {2}, 5));
  }
  CHECK(graph.with(least, five) == graph.make({Op::least, 0, remaining}));
  CHECK(graph.with(greatest, five) == graph.make({Op::greatest, 0, remaining}));
}

TEST_CASE(
    "expressions: values that are alike leave the same, and all that leave the same are alike") {
  for (const int offset : {0, -1}) {
    Expressions graph(9, offset);
    const auto is = [&](Cell cell, std::vector<std::int64_t> numbers) {
      return graph.make({Op::member, 0, {graph.cell(cell)}, std::move(numbers)});
    };
    const auto above = [&](Cell cell, std::int64_t number) {
      return graph.make({Op::positive, 0, {graph.linear({graph.cell(cell)}, {1}, -number)}});
    };
    const auto extreme = [&](Op op, std::int64_t number) {
      return graph.make({op, 0, {graph.cell(0), graph.constant(number), graph.cell(2)}});
    };
    // Cell 64 has the same place as cell 0 in the sets of cells that nodes keep.
    const Expression other = graph.linear({graph.cell(64), is(1, {2})}, {2, 3});
    const std::vector<Expression> expressions{
        graph.linear({is(0, {3}), is(0, {5, 7}), other}, {1, 2, 3}),
        graph.linear({above(0, 4), other}, {1, 2}),
        graph.linear({above(0, 4), extreme(Op::greatest, 6)}, {1, 2}),
        graph.linear({is(0, {1}), extreme(Op::least, 3)}, {1, 2}),
        graph.linear({extreme(Op::least, 6), extreme(Op::greatest, 2)}, {1, 2}),
        graph.linear({graph.cell(0), extreme(Op::greatest, 6)}, {1, 2}),
        other,
    };
    for (const Expression expression : expressions) {
      const std::vector<int> alike = graph.alike_values(expression, 0);
      std::map<Expression, int> first;
      std::vector<int> expected;
      for (int value = 1; value <= 9; ++value) {
        Expressions::Substitution known{0, value};
        expected.push_back(first.try_emplace(graph.with(expression, known), value).first->second);
      }
      CHECK(alike == expected);
    }
  }
}

TEST_CASE("expressions: replacements are found again, however many there are") {
  Replacements replacements;
  CHECK(replacements.find(7) == nullptr);
  for (Expression i = 0; i < 1000; ++i) replacements.add(i * 64, i);
  bool found = true;
  for (Expression i = 0; i < 1000; ++i) {
    const Expression* const replacement = replacements.find(i * 64);
    found = found && replacement != nullptr && *replacement == i;
  }
  CHECK(found);
  CHECK(replacements.find(1) == nullptr);
}
