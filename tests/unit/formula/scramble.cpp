// Formulas in another order: nothing but the order changes, and it is the same everywhere.
#include "sudoku_sat/dimacs.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>

#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

using Clauses = std::vector<std::vector<Lit>>;

const Clauses five_clauses = {{1, 2, 3}, {-1, -2}, {-3, 4, -5, 6}, {7}, {-8, 1}};

ScrambledFormula formula_of(const Clauses& clauses, std::size_t variables) {
  ScrambledFormula formula;
  ClauseStream out(formula);
  out.new_vars(variables);
  for (const auto& clause : clauses) out.add(clause);
  out.flush();
  return formula;
}

Clauses scrambled_clauses(std::uint64_t seed, LiteralOrder order) {
  const ScrambledFormula formula = formula_of(five_clauses, 8);
  Random random(seed);
  const Scrambling names(random, 8);
  MemorySink sink;
  formula.write(random, names, order, sink);
  CHECK(sink.size().variables == 8);
  return support::to_cnf(sink).clauses;
}

Clauses sorted_clauses(Clauses clauses) {
  for (auto& clause : clauses) std::sort(clause.begin(), clause.end());
  std::sort(clauses.begin(), clauses.end());
  return clauses;
}

}  // namespace

TEST_CASE("the order of a scrambled formula is the same on every machine") {
  // Made by another program from the definitions of SplitMix64 and of the Fisher-Yates shuffle.
  CHECK(scrambled_clauses(7, LiteralOrder::shuffled) ==
        Clauses{{6, 2, 5}, {4}, {2, -8}, {-5, -2}, {1, -7, 3, -6}});
  Random random(7);
  const Scrambling names(random, 8);
  std::vector<Lit> numbers;
  for (Lit variable = 1; variable <= 8; ++variable) numbers.push_back(names(variable));
  CHECK(numbers == std::vector<Lit>{2, 5, 6, 3, 7, 1, 4, 8});
  CHECK(names(-3) == -6);
}

TEST_CASE("a scrambled formula has the same clauses, with other names") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    const Scrambling names(random, 8);
    Clauses expected = five_clauses;
    for (auto& clause : expected) {
      for (Lit& literal : clause) literal = names(literal);
    }
    for (const LiteralOrder order : {LiteralOrder::kept, LiteralOrder::shuffled}) {
      const Clauses scrambled = scrambled_clauses(seed, order);
      CHECK(sorted_clauses(scrambled) == sorted_clauses(expected));
      if (order == LiteralOrder::shuffled) continue;
      for (const auto& clause : scrambled) {
        CHECK(std::find(expected.begin(), expected.end(), clause) != expected.end());
      }
    }
  }
}

TEST_CASE("each scrambled clause comes with its original and its position") {
  const ScrambledFormula formula = formula_of(five_clauses, 8);
  Random random(3);
  const Scrambling names(random, 8);
  const std::vector<std::size_t> begins = {0, 4, 7, 12, 14};
  std::size_t taken = 0;
  formula.each(random, names, LiteralOrder::kept,
               [&](std::span<const Lit> clause, std::size_t begin, std::span<const Lit> scrambled) {
                 const auto place = std::find(begins.begin(), begins.end(), begin);
                 REQUIRE(place != begins.end());
                 const auto& original =
                     five_clauses[static_cast<std::size_t>(place - begins.begin())];
                 CHECK(std::vector(clause.begin(), clause.end()) == original);
                 REQUIRE(scrambled.size() == original.size());
                 for (std::size_t i = 0; i < original.size(); ++i) {
                   CHECK(scrambled[i] == names(original[i]));
                 }
                 ++taken;
               });
  CHECK(taken == five_clauses.size());
}

TEST_CASE("scrambling is undone in a model, open variables stay open") {
  Random random(5);
  const Scrambling names(random, 100);
  Model scrambled(100);
  for (Lit variable = 1; variable <= 100; ++variable) {
    if (variable % 3 != 0) scrambled.set(names(variable % 3 == 1 ? variable : -variable));
  }
  const Model model = names.undo(scrambled, 50);
  CHECK(model.variables() == 50);
  for (Var variable = 1; variable <= 50; ++variable) {
    const Model::Value expected[] = {Model::Value::open, Model::Value::is_true,
                                     Model::Value::is_false};
    CHECK(model[variable] == expected[variable % 3]);
  }
}

TEST_CASE("a formula that no machine has memory for is refused before any is taken") {
  CHECK_THROWS_AS(ScrambledFormula(Size{.clauses = std::uint64_t{1} << 58}), SolverError);
}
