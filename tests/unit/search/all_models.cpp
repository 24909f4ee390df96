// All models, one after the other: none is missing and none is repeated, whatever clauses are
// learnt on the way, also if only some variables count.
#include "search/all_models/all_models.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <vector>

#include "support/cnf.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;
using support::no_limits;

namespace {

constexpr std::uint64_t endless = 1'000'000'000;

/// `clauses` of three different variables each.
support::Cnf random_cnf(int variables, int clauses, std::uint64_t seed) {
  Random random(seed);
  support::Cnf cnf;
  cnf.variables = variables;
  while (clauses-- > 0) {
    std::set<int> chosen;
    while (chosen.size() < 3) {
      chosen.insert(1 + static_cast<int>(random.below(static_cast<std::size_t>(variables))));
    }
    std::vector<int>& clause = cnf.clauses.emplace_back();
    for (const int variable : chosen) {
      clause.push_back(random.below(2) == 0 ? variable : -variable);
    }
  }
  return cnf;
}

void load(const support::Cnf& cnf, search::AllModels& models) {
  models.new_vars(static_cast<std::size_t>(cnf.variables));
  ClauseStream stream(models);
  for (const std::vector<int>& clause : cnf.clauses) stream.add(clause);
  stream.flush();
}

/// The models on the first `counted` variables, in the order in which they come.
std::vector<std::vector<bool>> models_of(const support::Cnf& cnf, int counted) {
  search::AllModels models;
  load(cnf, models);
  std::vector<std::vector<bool>> found;
  const auto end = models.run(counted, endless, no_limits, [&] {
    std::vector<bool>& model = found.emplace_back();
    for (Var variable = 1; variable <= counted; ++variable) {
      model.push_back(models.is_true(variable));
    }
    return true;
  });
  CHECK(end == search::AllModels::End::exhausted);
  return found;
}

}  // namespace

TEST_CASE("each model of a random formula comes once") {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    CAPTURE(seed);
    const support::Cnf cnf = random_cnf(30, 100 + static_cast<int>(seed % 4) * 10, seed);
    const auto found = models_of(cnf, cnf.variables);
    CHECK(found.size() == support::count_models(cnf));
    CHECK(std::set(found.begin(), found.end()).size() == found.size());
  }
}

TEST_CASE("models that differ only in variables that don't count are one") {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    CAPTURE(seed);
    const support::Cnf cnf = random_cnf(25, 75, seed);
    const auto found = models_of(cnf, 12);
    CHECK(found.size() == support::count_models(cnf, 12));
    CHECK(std::set(found.begin(), found.end()).size() == found.size());
  }
}

TEST_CASE("a formula that is hard for its size has no model, which many lessons show") {
  search::AllModels models;
  load(random_cnf(120, 640, 1), models);
  bool any = false;
  CHECK(models.run(120, endless, no_limits, [&] { return any = true; }) ==
        search::AllModels::End::exhausted);
  CHECK_FALSE(any);
}

TEST_CASE("clauses that are true, false, short or repeat a literal") {
  const auto count = [](std::vector<std::vector<int>> clauses) {
    support::Cnf cnf;
    cnf.variables = 3;
    cnf.clauses = std::move(clauses);
    return models_of(cnf, 3).size();
  };
  CHECK(count({}) == 8);
  CHECK(count({{1, -1}, {2, 2}}) == 4);
  CHECK(count({{1}, {-1, 2, 2, -1}, {-2, 3, 1}}) == 2);
  CHECK(count({{1}, {-1}}) == 0);
  CHECK(count({{}}) == 0);
}

TEST_CASE("the enumeration ends when the visitor has enough, or after a fixed amount of work") {
  const support::Cnf cnf = random_cnf(30, 60, 1);
  search::AllModels some;
  load(cnf, some);
  int found = 0;
  CHECK(some.run(30, endless, no_limits, [&] { return ++found < 5; }) ==
        search::AllModels::End::at_model);
  CHECK(found == 5);
  search::AllModels none;
  load(cnf, none);
  CHECK(none.run(30, 0, no_limits, [] { return true; }) == search::AllModels::End::out_of_work);
}
