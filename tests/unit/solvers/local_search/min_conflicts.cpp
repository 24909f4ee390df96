// MinConflicts: which clauses become groups, that conflicts are counted as one counts them by hand,
// that each move is the best one, and that what was left is not come back to too soon.
#include "solvers/local_search/min_conflicts.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "formula/propagator.hpp"
#include "sudoku_sat/solver.hpp"
#include "support/inputs.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

/// Groups of variables of their own, and pairs of them that exclude each other.
struct GroupedFormula {
  std::vector<Lit> groups;  ///< each ended by 0
  std::set<std::pair<Var, Var>> pairs;
  std::map<Var, std::size_t> group_of;
};

GroupedFormula random_formula(std::uint64_t seed) {
  Random random(seed);
  GroupedFormula formula;
  Var next = 1;
  const std::size_t groups = 2 + random.below(6);
  for (std::size_t group = 0; group < groups; ++group) {
    const std::size_t size = 2 + random.below(12);
    for (std::size_t i = 0; i < size; ++i) {
      formula.group_of[next] = group;
      formula.groups.push_back(next++);
    }
    formula.groups.push_back(0);
  }
  for (std::size_t i = 200 + random.below(1000); i > 0; --i) {
    const auto first = static_cast<Var>(1 + random.below(static_cast<std::size_t>(next - 1)));
    const auto second = static_cast<Var>(1 + random.below(static_cast<std::size_t>(next - 1)));
    if (formula.group_of[first] != formula.group_of[second]) {
      formula.pairs.emplace(std::min(first, second), std::max(first, second));
    }
  }
  return formula;
}

solvers::MinConflicts min_conflicts_of(const GroupedFormula& formula,
                                       formula::Propagator& propagator) {
  propagator.new_vars(formula.group_of.size());
  std::vector<Lit> clauses;
  for (const auto& [first, second] : formula.pairs)
    clauses.insert(clauses.end(), {-first, -second, 0});
  propagator.add({clauses, formula.pairs.size()});
  REQUIRE(propagator.restart(Limits()));
  return {formula.groups, propagator.assignment(), propagator.implications()};
}

std::vector<Var> chosen(const solvers::MinConflicts& search) {
  std::vector<Var> found;
  for (std::size_t group = 0; group < search.size(); ++group) {
    found.push_back(static_cast<Var>(search.chosen(group) / 2));
  }
  return found;
}

bool conflicting(const GroupedFormula& formula, Var first, Var second) {
  return formula.pairs.contains(std::minmax(first, second));
}

std::size_t conflicts(const GroupedFormula& formula, const std::vector<Var>& chosen) {
  std::size_t count = 0;
  for (auto one = chosen.begin(); one != chosen.end(); ++one) {
    count += static_cast<std::size_t>(std::count_if(
        chosen.begin(), one, [&](Var other) { return conflicting(formula, *one, other); }));
  }
  return count;
}

std::size_t clashing(const GroupedFormula& formula, const std::vector<Var>& chosen) {
  return static_cast<std::size_t>(std::count_if(chosen.begin(), chosen.end(), [&](Var one) {
    return std::any_of(chosen.begin(), chosen.end(),
                       [&](Var other) { return conflicting(formula, one, other); });
  }));
}

/// What the best move leaves, where the variables of `forbidden` may not be chosen.
std::optional<std::size_t> best_by_hand(const GroupedFormula& formula,
                                        const std::vector<Var>& chosen,
                                        const std::set<Var>& forbidden) {
  std::optional<std::size_t> best;
  for (const auto& [variable, group] : formula.group_of) {
    std::vector<Var> after = chosen;
    const bool clashes = std::any_of(chosen.begin(), chosen.end(), [&](Var other) {
      return conflicting(formula, chosen[group], other);
    });
    if (!clashes || variable == chosen[group] || forbidden.contains(variable)) continue;
    after[group] = variable;
    const std::size_t left = conflicts(formula, after);
    best = std::min(best.value_or(left), left);
  }
  return best;
}

}  // namespace

TEST_CASE("groups are the open clauses that share no member with one before") {
  formula::Propagator propagator;
  propagator.new_vars(8);
  const std::vector<Lit> clauses{8, 0, -7, 0};
  propagator.add({clauses, 2});
  REQUIRE(propagator.restart(Limits()));
  const std::vector<Lit> groups{1, 2, 0, 2, 3, 0, 4, 8, 0, 5, 7, 5, 6, 0};
  solvers::MinConflicts search(groups, propagator.assignment(), propagator.implications());
  REQUIRE(search.size() == 2);
  Random random(1);
  search.choose(random);
  CHECK((search.chosen(0) == formula::index_of(1) || search.chosen(0) == formula::index_of(2)));
  CHECK((search.chosen(1) == formula::index_of(5) || search.chosen(1) == formula::index_of(6)));
  CHECK(search.conflicts() == 0);
}

TEST_CASE("each move is the best one that is not forbidden, counted anew") {
  const std::size_t formulas = random_inputs(2000);
  std::size_t moves = 0;
  for (std::uint64_t seed = 0; seed < formulas; ++seed) {
    const GroupedFormula formula = random_formula(seed);
    formula::Propagator propagator;
    solvers::MinConflicts search = min_conflicts_of(formula, propagator);
    Random random(seed);
    search.choose(random);
    std::map<Var, std::size_t> permitted;  // from that move on
    for (std::size_t time = 1; time <= 30; ++time) {
      INFO("seed " << seed << ", move " << time);
      if (time == 15) {
        search.choose(random);
        permitted.clear();
      }
      const std::vector<Var> before = chosen(search);
      REQUIRE(search.conflicts() == conflicts(formula, before));
      REQUIRE(search.clashing() == clashing(formula, before));
      std::set<Var> forbidden;
      for (const auto& [variable, from] : permitted) {
        if (time < from) forbidden.insert(variable);
      }
      const auto best = best_by_hand(formula, before, forbidden);
      const std::size_t tenure = 1 + random.below(6);
      search.move(tenure, random);
      const std::vector<Var> after = chosen(search);
      if (!best) {
        REQUIRE(after == before);
        continue;
      }
      REQUIRE(conflicts(formula, after) == *best);
      const auto changed = std::mismatch(before.begin(), before.end(), after.begin());
      REQUIRE(changed.first != before.end());
      REQUIRE(std::equal(changed.first + 1, before.end(), changed.second + 1));
      REQUIRE(!forbidden.contains(*changed.second));
      permitted[*changed.first] = time + tenure;
      ++moves;
    }
  }
  CHECK(moves > 17 * formulas);
}

TEST_CASE("a move may be forbidden for thousands of moves") {
  // Three groups that never agree; one after the other all ways back are closed, and open again.
  GroupedFormula formula;
  formula.groups = {1, 2, 0, 3, 4, 0, 5, 6, 0};
  formula.group_of = {{1, 0}, {2, 0}, {3, 1}, {4, 1}, {5, 2}, {6, 2}};
  for (const auto& [first, group] : formula.group_of) {
    for (const auto& [second, other] : formula.group_of) {
      if (group < other) formula.pairs.emplace(first, second);
    }
  }
  formula::Propagator propagator;
  solvers::MinConflicts search = min_conflicts_of(formula, propagator);
  Random random(1);
  search.choose(random);
  constexpr std::size_t tenure = 8192;
  for (int round = 0; round < 3; ++round) {
    std::vector<Var> before = chosen(search);
    for (std::size_t move = 0; move < 3; ++move) search.move(tenure, random);
    const std::vector<Var> after = chosen(search);
    for (std::size_t group = 0; group < 3; ++group) CHECK(after[group] != before[group]);
    for (std::size_t move = 3; move < tenure; ++move) search.move(tenure, random);
    CHECK(chosen(search) == after);
  }
}

TEST_CASE("a formula in which a member has too many rivals to count is not fit") {
  GroupedFormula formula;
  formula.groups = {1, 2, 0};
  formula.group_of = {{1, 0}, {2, 0}};
  for (Var variable = 3; variable < 3 + 2 * 4096; variable += 2) {
    formula.groups.insert(formula.groups.end(), {variable, variable + 1, 0});
    formula.group_of[variable] = formula.group_of[variable + 1] = formula.group_of.size() / 2;
    formula.pairs.emplace(1, variable);
  }
  formula::Propagator propagator;
  CHECK(!min_conflicts_of(formula, propagator).fit());
  formula.pairs.erase(formula.pairs.begin());
  formula::Propagator another;
  CHECK(min_conflicts_of(formula, another).fit());
}
