// Beliefs: they are what a group says where it is the only one, they favour what groups agree on,
// and what is decided takes no part.
#include "solvers/local_search/beliefs.hpp"

#include <catch2/catch.hpp>
#include <vector>

using namespace sudoku_sat;

namespace {

formula::Assignment open_variables(std::size_t count) {
  formula::Assignment assignment;
  assignment.resize(count);
  return assignment;
}

}  // namespace

TEST_CASE("the members of one group are equally likely") {
  const formula::Assignment assignment = open_variables(4);
  solvers::Beliefs beliefs(std::vector<Lit>{1, 2, 3, 4, 0}, assignment);
  beliefs.settle(assignment, 100, 1e-9);
  REQUIRE(beliefs.size() == 4);
  for (solvers::Beliefs::Index index = 0; index < 4; ++index) {
    CHECK(beliefs.odds(index) == Approx(1.0 / 3));
  }
}

TEST_CASE("a variable that is in the only other group of its rivals is less likely") {
  // 1 2 3 and 3 4: where 3 is true, 1, 2 and 4 are false; 4 is the only one that can stand for it.
  const formula::Assignment assignment = open_variables(4);
  solvers::Beliefs beliefs(std::vector<Lit>{1, 2, 3, 0, 3, 4, 0}, assignment);
  beliefs.settle(assignment, 100, 1e-9);
  CHECK(beliefs.odds(0) == Approx(beliefs.odds(1)));
  CHECK(beliefs.odds(3) > beliefs.odds(0));
  CHECK(beliefs.odds(2) * beliefs.odds(3) == Approx(1));
}

TEST_CASE("what is decided takes no part in beliefs") {
  formula::Assignment assignment = open_variables(5);
  assignment.make_true(formula::index_of(-2));
  assignment.make_true(formula::index_of(5));
  solvers::Beliefs beliefs(std::vector<Lit>{1, 2, 3, 0, 4, 5, 0}, assignment);
  REQUIRE(beliefs.size() == 2);
  beliefs.settle(assignment, 100, 1e-9);
  CHECK(beliefs.literal(0) == formula::index_of(1));
  CHECK(beliefs.odds(0) == Approx(1));
  const std::uint64_t sent = beliefs.sent();
  assignment.make_true(formula::index_of(-3));
  assignment.make_true(formula::index_of(1));
  beliefs.settle(assignment, 1, 0);
  CHECK(beliefs.sent() == sent);
  CHECK(beliefs.size() == 0);
}

TEST_CASE("beliefs about what is left of groups") {
  formula::Assignment assignment = open_variables(6);
  const std::vector<Lit> groups = {1, 2, 3, 0, 3, 4, 0, 2, 5, 6, 0};
  solvers::Beliefs beliefs(groups, assignment);
  beliefs.settle(assignment, 100, 1e-9);
  assignment.make_true(formula::index_of(-1));
  beliefs.settle(assignment, 100, 1e-9);
  solvers::Beliefs later(groups, assignment);
  later.settle(assignment, 100, 1e-9);
  REQUIRE(beliefs.size() == 5);
  for (solvers::Beliefs::Index index = 0; index < 5; ++index) {
    CHECK(beliefs.literal(index) == later.literal(index));
    CHECK(beliefs.odds(index) == Approx(later.odds(index)));
  }
  assignment.make_true(formula::index_of(3));
  assignment.make_true(formula::index_of(-2));
  assignment.make_true(formula::index_of(-4));
  beliefs.settle(assignment, 100, 1e-9);
  REQUIRE(beliefs.size() == 2);
  CHECK(beliefs.literal(1) == formula::index_of(6));
  CHECK(beliefs.odds(1) == Approx(1));
}

TEST_CASE("beliefs go back to the messages that were kept") {
  formula::Assignment assignment = open_variables(4);
  solvers::Beliefs beliefs(std::vector<Lit>{1, 2, 3, 0, 3, 4, 0}, assignment);
  const auto all_odds = [&] {
    std::vector<double> odds;
    for (solvers::Beliefs::Index index = 0; index < beliefs.size(); ++index) {
      odds.push_back(beliefs.odds(index));
    }
    return odds;
  };
  beliefs.settle(assignment, 1, 0);
  beliefs.keep();
  beliefs.settle(assignment, 1, 0);
  const std::vector<double> after_two = all_odds();
  assignment.make_true(formula::index_of(-1));
  beliefs.settle(assignment, 50, 0);
  assignment.undo(0);
  beliefs.go_back();
  REQUIRE(beliefs.size() == 4);
  beliefs.settle(assignment, 1, 0);
  CHECK(all_odds() == after_two);
}
