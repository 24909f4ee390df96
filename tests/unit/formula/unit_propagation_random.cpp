// Unit propagation and failed literals on random formulas, compared with the propagation of
// tests/support, which only looks at whole clauses.
#include <algorithm>
#include <catch2/catch.hpp>
#include <random>

#include "asked_formula.hpp"
#include "support/cnf.hpp"

using namespace sudoku_sat;

namespace {

/// An open literal that propagation refutes, 0 where there is none.
Lit failed_literal(const support::Cnf& cnf, const Literals& known) {
  for (Var variable = 1; variable <= cnf.variables; ++variable) {
    for (const Lit literal : {variable, -variable}) {
      // The negation of a known literal is refuted too, but that is nothing new.
      const bool refuted = std::find(known.begin(), known.end(), -literal) != known.end();
      if (!refuted && !support::propagate(cnf, {literal})) return literal;
    }
  }
  return 0;
}

Literals propagated(const support::Cnf& cnf, const Literals& assumptions = {}) {
  return support::propagate(cnf, assumptions).value_or(contradiction);
}

/// What failed literals show, by the definition: what fails becomes a unit clause.
Literals probed(support::Cnf cnf, const Literals& assumptions) {
  for (const Lit literal : assumptions) cnf.clauses.push_back({literal});
  Literals known = propagated(cnf);
  while (known != contradiction) {
    const Lit failed = failed_literal(cnf, known);
    if (failed == 0) break;
    cnf.clauses.push_back({-failed});
    known = propagated(cnf);
  }
  return known;
}

/// Random formulas and assumptions; the same ones for the same seed.
class RandomFormulas {
 public:
  explicit RandomFormulas(unsigned seed) : engine_(seed) {}

  /// A number from `least` to `most`.
  int number(int least, int most) {
    const auto count = static_cast<unsigned>(most - least + 1);
    return least + static_cast<int>(engine_() % count);
  }
  Lit literal(int variables) {
    return number(0, 1) == 0 ? number(1, variables) : -number(1, variables);
  }

  Literals literals(int count, int variables) {
    Literals result;
    for (int i = 0; i < count; ++i) result.push_back(literal(variables));
    return result;
  }

  /// Mostly binary and ternary clauses, and a unit clause now and then. Literals are drawn one by
  /// one: some stand in a clause twice, and some clauses are tautologies.
  support::Cnf formula(int variables, int clauses) {
    constexpr int lengths[] = {2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 5, 7, 12};
    support::Cnf cnf;
    cnf.variables = variables;
    for (int i = 0; i < clauses; ++i) {
      const int length = number(1, 200) == 1 ? 1 : lengths[number(0, 14)];
      cnf.clauses.push_back(literals(length, variables));
    }
    return cnf;
  }

 private:
  std::mt19937 engine_;
};

}  // namespace

TEST_CASE("propagation finds what follows in random formulas", "[unit-propagation]") {
  RandomFormulas random(1);
  int contradictions = 0;
  constexpr int rounds = 600;
  for (int round = 0; round < rounds; ++round) {
    const int variables = random.number(1, 40);
    const support::Cnf cnf = random.formula(variables, random.number(0, 2 * variables));
    const Literals assumptions = random.literals(random.number(0, 4), variables);
    const Literals expected = propagated(cnf, assumptions);
    CAPTURE(round, assumptions);
    CHECK(AskedFormula(cnf.variables, cnf.clauses).propagated(assumptions) == expected);
    contradictions += expected == contradiction ? 1 : 0;
  }
  // Neither answer is rare.
  CHECK(contradictions > rounds / 10);
  CHECK(contradictions < rounds * 9 / 10);
}

TEST_CASE("probing finds the closure under failed literals in random formulas",
          "[unit-propagation]") {
  RandomFormulas random(2);
  int contradictions = 0;
  int stronger = 0;
  for (int round = 0; round < 400; ++round) {
    const int variables = random.number(5, 40);
    const support::Cnf cnf = random.formula(variables, random.number(2 * variables, 4 * variables));
    const Literals assumptions = random.literals(random.number(0, 1), variables);
    const Literals expected = probed(cnf, assumptions);
    const Literals weaker = propagated(cnf, assumptions);
    CAPTURE(round, assumptions);
    CHECK(AskedFormula(cnf.variables, cnf.clauses).probed(assumptions) == expected);
    contradictions += expected == contradiction && weaker != contradiction ? 1 : 0;
    stronger += expected != contradiction && expected != weaker ? 1 : 0;
  }
  // Failed literals show something, contradictions and facts, in a good part of the formulas.
  CHECK(contradictions > 20);
  CHECK(stronger > 40);
}

TEST_CASE("questions on the same formula do not depend on each other", "[unit-propagation]") {
  RandomFormulas random(3);
  for (int round = 0; round < 30; ++round) {
    const int variables = random.number(10, 30);
    const support::Cnf cnf = random.formula(variables, random.number(variables, 2 * variables));
    AskedFormula formula(cnf.variables, cnf.clauses);
    for (int question = 0; question < 20; ++question) {
      const Literals assumptions = random.literals(random.number(0, 3), variables);
      CAPTURE(round, question, assumptions);
      if (random.number(0, 1) == 0) {
        CHECK(formula.probed(assumptions) == probed(cnf, assumptions));
      } else {
        CHECK(formula.propagated(assumptions) == propagated(cnf, assumptions));
      }
    }
  }
}

TEST_CASE("clauses and variables may be added between questions", "[unit-propagation]") {
  RandomFormulas random(4);
  for (int round = 0; round < 40; ++round) {
    support::Cnf cnf;
    AskedFormula formula(0);
    for (int question = 0; question < 6; ++question) {
      const int more = random.number(0, 8);
      CHECK(formula.new_vars(static_cast<std::size_t>(more)) == cnf.variables + 1);
      cnf.variables += more;
      if (cnf.variables == 0) continue;
      const support::Cnf added = random.formula(cnf.variables, random.number(0, 10));
      formula.add_all(added.clauses);
      cnf.clauses.insert(cnf.clauses.end(), added.clauses.begin(), added.clauses.end());
      const Literals assumptions = random.literals(random.number(0, 2), cnf.variables);
      CAPTURE(round, question, assumptions);
      CHECK(formula.probed(assumptions) == probed(cnf, assumptions));
    }
  }
}
