// Models that extend given literals: each clause holds in them, according to a check in the test
// itself.
#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/dimacs.hpp"

using namespace sudoku_sat;

namespace {

using Clauses = std::vector<std::vector<Lit>>;

std::optional<Model> extend(const Clauses& clauses, std::size_t variables,
                            const std::vector<Lit>& literals) {
  MemorySink formula;
  formula.new_vars(variables);
  ClauseStream out{SinkRef(formula)};
  for (const auto& clause : clauses) out.add(clause);
  out.flush();
  return extend_to_model(formula, literals);
}

bool is_true(const Model& model, Lit literal) {
  const Model::Value value = model[literal < 0 ? -literal : literal];
  return value == (literal < 0 ? Model::Value::is_false : Model::Value::is_true);
}

bool holds(const Clauses& clauses, const Model& model) {
  return std::all_of(clauses.begin(), clauses.end(), [&](const auto& clause) {
    return std::any_of(clause.begin(), clause.end(),
                       [&](Lit literal) { return is_true(model, literal); });
  });
}

}  // namespace

TEST_CASE("a model that extends literals makes them true, and every clause", "[extension]") {
  const Clauses clauses = {{1, 2}, {-1, 3}, {-3, 4, 5}, {-4, -5}, {6, 7}, {-6, 7}};
  const auto model = extend(clauses, 8, {1});
  REQUIRE(model);
  CHECK(is_true(*model, 1));
  CHECK(is_true(*model, -8));
  CHECK(holds(clauses, *model));
}

TEST_CASE("literals that contradict a formula extend to no model", "[extension]") {
  CHECK_FALSE(extend({{1, 2}, {1, -2}}, 2, {-1}));
  CHECK_FALSE(extend({{1}, {-1}}, 1, {}));
  CHECK_FALSE(extend({{}}, 1, {}));
  CHECK_FALSE(extend({{1, 2}}, 2, {1, -1}));
  // By propagation alone it is open.
  CHECK_FALSE(extend({{1, 2}, {1, -2}, {-1, 2}, {-1, -2}}, 2, {}));
}

TEST_CASE("random formulas are extended where few clauses leave much open", "[extension]") {
  Random random(1);
  int extended = 0;
  for (int round = 0; round < 300; ++round) {
    constexpr std::size_t variables = 40;
    Clauses clauses;
    for (int i = 0; i < 60; ++i) {
      std::vector<Lit> clause = random.permutation<Lit>(variables, 1);
      clause.resize(3);
      for (Lit& literal : clause) literal *= random.below(2) == 0 ? 1 : -1;
      clauses.push_back(clause);
    }
    const auto model = extend(clauses, variables, {});
    if (!model) continue;
    ++extended;
    CHECK(holds(clauses, *model));
  }
  CHECK(extended > 150);
}
