// Literals that are supposed 64 at a time are refuted where reading all clauses again and again
// refutes them one by one, also while more becomes true.
#include "explain/parallel_propagator.hpp"

#include <catch2/catch.hpp>

#include "sudoku_sat/base.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::explain;

namespace {

constexpr Var variables = 120;

/// Clauses of two to six literals, most of them short, and a few of one; each ended by 0.
std::vector<Lit> random_clauses(Random& random) {
  std::vector<Lit> literals;
  for (int clause = 0; clause < 300; ++clause) {
    const std::size_t length = clause < 2 ? 1 : 2 + random.below(2) + random.below(4) / 3 * 3;
    std::vector<Lit> some;
    while (some.size() < length) {
      const Lit variable = 1 + static_cast<Lit>(random.below(variables));
      const bool twice = std::any_of(some.begin(), some.end(),
                                     [&](Lit other) { return std::abs(other) == variable; });
      if (!twice) some.push_back(random.below(2) == 0 ? variable : -variable);
    }
    literals.insert(literals.end(), some.begin(), some.end());
    literals.push_back(0);
  }
  return literals;
}

/// Adds what follows from the clauses. False at a contradiction.
bool propagate(const std::vector<Lit>& clauses, formula::Assignment& assignment) {
  for (std::size_t before = SIZE_MAX; before != assignment.size();) {
    before = assignment.size();
    bool holds = true;
    each_clause(clauses, [&](std::span<const Lit> clause) {
      std::vector<formula::LitIndex> left;
      for (const Lit literal : clause) {
        const formula::LitIndex index = formula::index_of(literal);
        if (!assignment.is_false(index)) left.push_back(index);
      }
      if (left.empty()) holds = false;
      if (left.size() == 1 && assignment.is_open(left.front())) assignment.make_true(left.front());
    });
    if (!holds) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("of many literals those are refuted that propagation refutes one by one") {
  Random random(41);
  const Limits limits;
  std::size_t refuted = 0;
  std::size_t held = 0;
  for (int round = 0; round < 40; ++round) {
    const std::vector<Lit> clauses = random_clauses(random);
    ParallelPropagator parallel(clauses, variables);
    formula::Assignment assignment;
    assignment.resize(variables);
    bool holds = propagate(clauses, assignment);
    for (int pass = 0; pass < 4 && holds; ++pass) {
      std::vector<Lit> literals;
      for (Lit variable = 1; variable <= variables; ++variable) {
        literals.insert(literals.end(), {variable, -variable});
      }
      for (std::size_t i = 0; i < literals.size() && holds; ++i) {
        const formula::LitIndex index = formula::index_of(literals[i]);
        if (!assignment.is_open(index)) continue;
        formula::Assignment supposed = assignment;
        supposed.make_true(index);
        const bool fails = !propagate(clauses, supposed);
        REQUIRE(parallel.refutes(std::span(literals).subspan(i), assignment, limits) == fails);
        ++(fails ? refuted : held);
        // Some of what is refuted is excluded, some of the rest supposed, as in a search.
        if (random.below(fails ? 2 : 12) != 0) continue;
        assignment.make_true(fails ? formula::negation(index) : index);
        holds = propagate(clauses, assignment);
      }
      if (pass == 1) parallel.forget();
    }
  }
  CHECK(refuted > 100);
  CHECK(held > 1000);
}
