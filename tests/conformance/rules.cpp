// Every rule: the requirements on any rule.
#include "sudoku_sat/rule.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

using namespace sudoku_sat;

namespace {

Geometry butterfly() { return Geometry(Geometry(9), {{0, 0}, {0, 3}, {3, 0}, {3, 3}}); }

RuleUse example_of(const Rule& rule) {
  const Position position{"example", 1, 1};
  return {&rule, split_entries(rule.example, position), position};
}

/// The geometry that the rule makes.
Geometry shaped(const Geometry& plain, const RuleUse& use) {
  return use.rule->shape != nullptr ? use.rule->shape(plain, use) : plain;
}

Constraints applied(const Geometry& plain, const RuleUse& use) {
  Constraints constraints;
  use.rule->apply(shaped(plain, use), use, constraints);
  return constraints;
}

/// Whether the example is all of a board's data: pencil marks are too long for a line.
bool has_whole_example(const Rule& rule) {
  return rule.example.find("and so on") == std::string_view::npos;
}

void check_name(const std::string& rule, int number) {
  CHECK_FALSE(rule.empty());
  CHECK(number >= 0);
}

void check_cells(const Geometry& geometry, const std::vector<Cell>& cells) {
  REQUIRE_FALSE(cells.empty());
  const std::set<Cell> different(cells.begin(), cells.end());
  CHECK(different.size() == cells.size());
  CHECK(*different.rbegin() < geometry.cells());
}

void check_values(const Geometry& geometry, const std::vector<Value>& values) {
  CHECK(std::is_sorted(values.begin(), values.end(), std::less_equal<>()));
  if (!values.empty()) CHECK((values.front() >= 1 && values.back() <= geometry.size()));
}

void check_numbers(const std::vector<AllDifferent>& constraints) {
  std::set<std::string> names;
  std::size_t numbered = 0;
  for (const AllDifferent& constraint : constraints) {
    if (constraint.number == 0) continue;
    ++numbered;
    names.insert(constraint.key());
  }
  CHECK(names.size() == numbered);
}

void check_each(const Geometry& geometry, const Constraints& constraints) {
  for (const AllDifferent& constraint : constraints.all_different) {
    check_name(constraint.rule, constraint.number);
    check_cells(geometry, constraint.cells);
  }
  for (const Allowed& constraint : constraints.allowed) {
    check_name(constraint.rule, constraint.number);
    check_cells(geometry, {constraint.cell});
    check_values(geometry, constraint.values);
  }
  for (const PairRelation& constraint : constraints.relations) {
    check_name(constraint.rule, constraint.number);
    check_cells(geometry, {constraint.first, constraint.second});
    REQUIRE(constraint.relation);
    CHECK(constraint.relation->size() == geometry.size());
  }
  for (const Sum& constraint : constraints.sums) {
    check_name(constraint.rule, constraint.number);
    check_cells(geometry, constraint.cells);
    const std::size_t coefficients = constraint.coefficients.size();
    CHECK((coefficients == 0 || coefficients == constraint.cells.size()));
  }
  for (const Sequence& constraint : constraints.sequences) {
    check_name(constraint.rule, constraint.number);
    check_cells(geometry, constraint.cells);
    REQUIRE(constraint.diagram);
    CHECK(constraint.diagram->cells() == constraint.cells.size());
    CHECK(constraint.holds);
  }
  for (const ClauseConstraint& constraint : constraints.formulas) {
    check_name(constraint.rule, constraint.number);
    check_cells(geometry, constraint.cells);
    CHECK(constraint.clauses() > 0);
  }
  for (const Mark& mark : constraints.marks) check_cells(geometry, mark.cells);
}

void check_constraints(const Geometry& plain, const Constraints& constraints) {
  std::size_t digits = 0;
  for (const Variable& variable : constraints.variables) digits += variable.cells.size();
  const Geometry geometry = plain.with_variables(std::vector<std::string>(digits, "variable"));
  check_numbers(constraints.all_different);
  check_each(geometry, constraints);
}

}  // namespace

TEST_CASE("every rule says what it is and where it comes from") {
  for (const Rule* rule : rules()) {
    DYNAMIC_SECTION(rule->name) {
      CHECK(find_rule(rule->name) == rule);
      CHECK_FALSE(rule->summary.empty());
      CHECK_FALSE(rule->source.empty());
      CHECK(rule->example.empty() == (rule->data == Rule::Data::none));
      if (rule->data == Rule::Data::none) CHECK(rule->propose == nullptr);
    }
  }
}

TEST_CASE("every rule without data makes named constraints over distinct cells of the board") {
  for (const Rule* rule : rules()) {
    if (rule->data == Rule::Data::required) continue;
    DYNAMIC_SECTION(rule->name) {
      check_constraints(shaped(Geometry(9), {rule}), applied(Geometry(9), {rule}));
      for (const Geometry& geometry :
           {Geometry(1), Geometry(4), Geometry(2, 3), Geometry(7), Geometry(16), butterfly()}) {
        try {
          const RuleUse use{rule, {}, {"test", 1, 1}};
          check_constraints(shaped(geometry, use), applied(geometry, use));
        } catch (const InputError& error) {
          // A board that the rule doesn't go with.
          CHECK_THAT(error.what(), Catch::StartsWith("test:1:1: rule '" + std::string(rule->name)));
        }
      }
    }
  }
}

TEST_CASE("every rule with data makes named constraints of its example") {
  for (const Rule* rule : rules()) {
    if (rule->data == Rule::Data::none || !has_whole_example(*rule)) continue;
    DYNAMIC_SECTION(rule->name) {
      const RuleUse use = example_of(*rule);
      const Geometry geometry = shaped(Geometry(9), use);
      check_constraints(geometry, applied(Geometry(9), use));
      CHECK(make_board(Geometry(9), {use})->geometry().grid_cells() == geometry.grid_cells());
    }
  }
}

TEST_CASE("rows, columns and boxes cover each cell once") {
  for (const Rule* rule : rules()) {
    DYNAMIC_SECTION(rule->name) {
      if (!rule->on_by_default) continue;
      const Geometry geometry(3, 4);
      std::multiset<Cell> cells;
      for (const AllDifferent& constraint : applied(geometry, {rule}).all_different) {
        cells.insert(constraint.cells.begin(), constraint.cells.end());
      }
      CHECK(cells.size() == geometry.cells());
      CHECK(std::set(cells.begin(), cells.end()).size() == geometry.cells());
    }
  }
}
