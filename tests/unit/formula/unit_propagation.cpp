// Unit propagation and failed literals at the edges that random formulas don't reach: odd clauses
// and assumptions, misuse, limits.
#include "sudoku_sat/dimacs.hpp"

#include <atomic>
#include <catch2/catch.hpp>
#include <limits>
#include <numeric>
#include <stdexcept>

#include "asked_formula.hpp"

using namespace sudoku_sat;

namespace {

/// (not 1 or 2), (not 2 or 3), ... : 1 implies all of the variables, and the last one's negation
/// that of all of them.
std::vector<Literals> chain(int variables) {
  std::vector<Literals> clauses;
  for (Var variable = 1; variable < variables; ++variable) {
    clauses.push_back({-variable, variable + 1});
  }
  return clauses;
}

/// Limits that are reached when they are asked for the second time: the work is under way then.
class SecondPoll {
 public:
  Limits limits() {
    return Limits({}, &interrupt_, [this] { interrupt_ = ++polls_ == 2; });
  }

 private:
  std::atomic<bool> interrupt_ = false;
  int polls_ = 0;
};

const Limits expired(0.0, nullptr);
constexpr int long_chain = 200'000;

}  // namespace

TEST_CASE("unit clauses are true without any assumption", "[unit-propagation]") {
  CHECK(AskedFormula(3, {{-2}, {2, 3}}).propagated({}) == Literals{-2, 3});
}

TEST_CASE("the empty clause is a contradiction whatever is asked", "[unit-propagation]") {
  AskedFormula formula(2, {{1, 2}, {}});
  CHECK_FALSE(formula.propagate({}));
  CHECK_FALSE(formula.propagate(Literals{1}));
  CHECK_FALSE(AskedFormula(0, {{}}).propagate({}));
}

TEST_CASE("clauses that contradict each other stay contradictory", "[unit-propagation]") {
  AskedFormula formula(3, {{1}, {-1, 2}, {-1, -2}, {3, 1}});
  CHECK_FALSE(formula.propagate({}));
  CHECK_FALSE(formula.propagate(Literals{3}));
  formula.add_all({{3}});
  CHECK_FALSE(formula.propagate({}));
}

TEST_CASE("opposite unit clauses are a contradiction", "[unit-propagation]") {
  CHECK_FALSE(AskedFormula(1, {{1}, {-1}}).propagate({}));
}

TEST_CASE("a literal that occurs several times in a clause counts once", "[unit-propagation]") {
  CHECK(AskedFormula(3, {{2, 2}, {-2, 3, -2, 3}}).propagated({}) == Literals{2, 3});
}

TEST_CASE("nothing follows from tautologies", "[unit-propagation]") {
  CHECK(AskedFormula(3, {{1, -1}, {3, 2, -3}, {2, 2, -2}}).propagated({-2}) == Literals{-2});
}

TEST_CASE("a clause longer than a block is one clause", "[unit-propagation]") {
  constexpr int variables = 20'000;
  Literals clause(variables);
  std::iota(clause.begin(), clause.end(), 1);
  AskedFormula formula(variables, {clause});
  Literals others;
  for (const Lit literal : clause) {
    if (literal != 777) others.push_back(-literal);
  }
  REQUIRE(formula.propagate(others));
  CHECK(formula.value(777) == Model::Value::is_true);
  others.push_back(-777);
  CHECK_FALSE(formula.propagate(others));
}

TEST_CASE("assumptions may be repeated", "[unit-propagation]") {
  CHECK(AskedFormula(2, {{-1, 2}}).propagated({1, 1, 2, 1}) == Literals{1, 2});
}

TEST_CASE("assumptions that contradict each other are a contradiction", "[unit-propagation]") {
  AskedFormula formula(3, {{-1, 2}});
  CHECK_FALSE(formula.propagate(Literals{3, 1, -3}));
  CHECK(formula.propagated({1}) == Literals{1, 2});
}

TEST_CASE("an assumption against a unit clause is a contradiction", "[unit-propagation]") {
  AskedFormula formula(2, {{1}});
  CHECK_FALSE(formula.propagate(Literals{-1}));
  CHECK(formula.propagated({2}) == Literals{1, 2});
}

TEST_CASE("variables without clauses stay open", "[unit-propagation]") {
  CHECK(AskedFormula(4, {{2}}).probed({}) == Literals{2});
  CHECK(AskedFormula(4).probed({-3}) == Literals{-3});
}

TEST_CASE("a formula without variables has no contradiction", "[unit-propagation]") {
  UnitPropagation propagation;
  CHECK(propagation.propagate({}));
  CHECK(propagation.probe());
}

TEST_CASE("a literal that fails only after another has failed is found", "[unit-propagation]") {
  // 1 takes 2 away. Only where 4 is known to be false does 3 have to be true then, and 1 fails. 1
  // is tried before 4, because it implies more.
  const std::vector<Literals> clauses = {{-1, -2},    {-1, 6},      {-1, 7}, {4, 2, 3},
                                         {-1, -3, 8}, {-1, -3, -8}, {-4, 5}, {-4, -5}};
  CHECK(AskedFormula(8, clauses).probed({}) == Literals{-1, -4});
}

TEST_CASE("probing shows the contradiction in all four clauses of two variables",
          "[unit-propagation]") {
  AskedFormula formula(2, {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}});
  REQUIRE(formula.propagate({}));
  CHECK_FALSE(formula.probe());
}

TEST_CASE("probing again changes nothing", "[unit-propagation]") {
  AskedFormula formula(4, {{1, 2}, {1, -2}, {-1, 3, 4}});
  REQUIRE(formula.propagate({}));
  REQUIRE(formula.probe());
  CHECK(formula.known() == Literals{1});
  REQUIRE(formula.probe());
  CHECK(formula.known() == Literals{1});
}

TEST_CASE("assumptions that are not literals of the variables are refused", "[unit-propagation]") {
  AskedFormula formula(2, {{-1, 2}});
  constexpr Lit most = std::numeric_limits<Lit>::max();
  for (const Lit literal : {0, 3, -3, most, -most - 1}) {
    CHECK_THROWS_AS(formula.propagate(Literals{1, literal}), std::logic_error);
  }
  CHECK(formula.propagated({1}) == Literals{1, 2});
}

TEST_CASE("a refused assumption leaves the last answer", "[unit-propagation]") {
  AskedFormula formula(2, {{-1, 2}});
  REQUIRE(formula.propagate(Literals{1}));
  CHECK_THROWS_AS(formula.propagate(Literals{-2, 3}), std::logic_error);
  CHECK(formula.known() == Literals{1, 2});
}

TEST_CASE("clauses with other variables or without their 0 are refused", "[unit-propagation]") {
  AskedFormula formula(2);
  CHECK_THROWS_AS(formula.add_all({{1, 3}}), std::logic_error);
  CHECK_THROWS_AS(formula.add({Literals{1, 2}, 1}), std::logic_error);
}

TEST_CASE("more variables than there are literals for are refused", "[unit-propagation]") {
  UnitPropagation propagation;
  propagation.new_vars(1);
  CHECK_THROWS_AS(propagation.new_vars(static_cast<std::size_t>(max_variable)), UsageError);
}

TEST_CASE("values of variables that do not exist are refused", "[unit-propagation]") {
  AskedFormula formula(2, {{1}});
  REQUIRE(formula.propagate({}));
  for (const Var variable : {0, -1, 3}) CHECK_THROWS_AS(formula.value(variable), std::logic_error);
}

TEST_CASE("values and probing need a question that was answered with true", "[unit-propagation]") {
  AskedFormula formula(2, {{-1, 2}});
  const auto refused = [&] {
    CHECK_THROWS_AS(formula.value(1), std::logic_error);
    CHECK_THROWS_AS(formula.probe(), std::logic_error);
  };
  refused();
  REQUIRE_FALSE(formula.propagate(Literals{1, -2}));
  refused();
  REQUIRE(formula.propagate({}));
  formula.add_all({{1}});
  refused();
}

TEST_CASE("a limit that is reached stops propagation and probing", "[unit-propagation]") {
  AskedFormula formula(2, {{-1, 2}});
  CHECK_THROWS_AS(formula.propagate(Literals{1}, expired), Stopped);
  CHECK(formula.propagated({1}) == Literals{1, 2});
  CHECK_THROWS_AS(formula.probe(expired), Stopped);
  CHECK(formula.propagated({-2}) == Literals{-1, -2});
}

TEST_CASE("a question that was stopped under way can be asked again", "[unit-propagation]") {
  AskedFormula formula(long_chain, chain(long_chain));
  SecondPoll stop;
  CHECK_THROWS_AS(formula.propagate(Literals{1}, stop.limits()), Stopped);
  CHECK(formula.propagated({long_chain}) == Literals{long_chain});
  CHECK(formula.propagated({1}).size() == long_chain);
}

TEST_CASE("unit clauses are propagated again after they were stopped", "[unit-propagation]") {
  std::vector<Literals> clauses = chain(long_chain);
  clauses.push_back({1});
  clauses.push_back({-7, -long_chain / 2, -long_chain});
  AskedFormula formula(long_chain, clauses);
  SecondPoll stop;
  CHECK_THROWS_AS(formula.propagate({}, stop.limits()), Stopped);
  CHECK_FALSE(formula.propagate({}));
}

TEST_CASE("probing that was stopped under way leaves no trace", "[unit-propagation]") {
  // Each variable of the chain implies those after it, and all of it is to be tried.
  constexpr int variables = 2000;
  AskedFormula formula(variables, chain(variables));
  REQUIRE(formula.propagate({}));
  SecondPoll stop;
  CHECK_THROWS_AS(formula.probe(stop.limits()), Stopped);
  CHECK_THROWS_AS(formula.value(1), std::logic_error);
  CHECK(formula.propagated({-3}) == Literals{-1, -2, -3});
}
