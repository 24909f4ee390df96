// Every at-most-one method, with its usual group size and some others: the same tests.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

#include "support/fixtures.hpp"

using namespace sudoku_sat;
using support::Cnf;

namespace {

/// The usual group size first.
std::vector<AtMostOne> all_methods() {
  std::vector<AtMostOne> methods;
  for (const AmoMethod* method : amo_methods()) {
    methods.emplace_back(*method);
    if (method->group == 0) continue;
    for (const int group : {2, 3, 4, 5}) {
      if (group != method->group) methods.emplace_back(*method, group);
    }
  }
  return methods;
}

/// The variables 1..n, every second one negated.
std::vector<Lit> distinct_literals(int n) {
  std::vector<Lit> literals;
  for (int i = 1; i <= n; ++i) literals.push_back(i % 2 == 0 ? -i : i);
  return literals;
}

/// At most one of the literals, which are of the variables 1..variables.
template <class Sink = MemorySink>
Sink emitted(const AtMostOne& method, const std::vector<Lit>& literals, int variables) {
  Sink sink;
  sink.new_vars(static_cast<std::size_t>(variables));
  ClauseStream out(sink);
  method.emit(literals, out);
  out.flush();
  return sink;
}

/// Checks besides that a method uses no variables but those of the literals and its own.
Cnf at_most_one(const AtMostOne& method, const std::vector<Lit>& literals, int variables) {
  Cnf cnf = support::to_cnf(emitted(method, literals, variables));
  for (const std::vector<int>& clause : cnf.clauses) {
    for (const int literal : clause) REQUIRE((literal != 0 && std::abs(literal) <= cnf.variables));
  }
  return cnf;
}

Cnf at_most_one(const AtMostOne& method, int n) {
  return at_most_one(method, distinct_literals(n), n);
}

/// The assignments of the variables 1..variables, each as its true literals.
std::vector<std::vector<Lit>> assignments(int variables) {
  std::vector<std::vector<Lit>> result;
  for (int bits = 0; bits < 1 << variables; ++bits) {
    result.emplace_back();
    for (int i = 1; i <= variables; ++i) result.back().push_back(bits >> (i - 1) & 1 ? i : -i);
  }
  return result;
}

/// Places of the list that hold a true literal.
auto true_places(const std::vector<Lit>& list, const std::vector<Lit>& assignment) {
  return std::count_if(list.begin(), list.end(), [&](Lit literal) {
    return std::count(assignment.begin(), assignment.end(), literal) > 0;
  });
}

/// Whether the formula has a model that agrees with the assignment of its first variables.
bool has_model(Cnf cnf, const std::vector<Lit>& assignment) {
  for (const Lit literal : assignment) cnf.clauses.push_back({literal});
  return support::count_models(cnf, 0) > 0;
}

}  // namespace

TEST_CASE("the size of an at-most-one method is what it emits") {
  std::vector<int> numbers(20);
  std::iota(numbers.begin(), numbers.end(), 0);
  numbers.insert(numbers.end(), {25, 36, 64, 81, 100, 255, 256, 257});
  for (const AtMostOne& method : all_methods()) {
    DYNAMIC_SECTION(method.name()) {
      for (const int n : numbers) {
        CAPTURE(n);
        const Size counted = emitted<CountingSink>(method, distinct_literals(n), n).size();
        const Size size = method.size(static_cast<std::uint64_t>(n));
        CHECK(counted.clauses == size.clauses);
        CHECK(counted.literals == size.literals);
        CHECK(counted.variables == size.variables + static_cast<std::uint64_t>(n));
      }
    }
  }
}

TEST_CASE("at most one of n literals has n + 1 models, projected to the literals") {
  for (const AtMostOne& method : all_methods()) {
    DYNAMIC_SECTION(method.name()) {
      for (int n = 0; n < 20; ++n) {
        CAPTURE(n);
        CHECK(support::count_models(at_most_one(method, n), n) ==
              static_cast<std::uint64_t>(n + 1));
      }
    }
  }
}

TEST_CASE("auxiliary variables follow from the literals exactly if the method says so") {
  for (const AtMostOne& method : all_methods()) {
    DYNAMIC_SECTION(method.name()) {
      for (int n = 0; n < 20; ++n) {
        CAPTURE(n);
        const Cnf cnf = at_most_one(method, n);
        const std::uint64_t models = support::count_models(cnf);
        const bool one_each = method.method().defined || cnf.variables == n;
        CHECK((models == static_cast<std::uint64_t>(n + 1)) == one_each);
      }
    }
  }
}

TEST_CASE("auxiliary variables follow from the literals as soon as one is true") {
  for (const AtMostOne& method : all_methods()) {
    DYNAMIC_SECTION(method.name()) {
      for (int n = 0; n < 20; ++n) {
        CAPTURE(n);
        Cnf cnf = at_most_one(method, n);
        cnf.clauses.push_back(distinct_literals(n));
        CHECK(support::count_models(cnf) == static_cast<std::uint64_t>(n));
      }
    }
  }
}

TEST_CASE("repeated and opposite literals count in each of their places") {
  const std::vector<std::vector<Lit>> lists{
      {1, 1},           {1, -1},           {-1, -1, 2},      {1, 2, 1},
      {1, 2, -1},       {1, -1, 1},        {1, -1, 2, -2},   {1, 2, 3, 2},
      {1, 2, -3, 3, 4}, {-2, 1, 3, 4, -2}, {1, 1, 1, 1, 1},  {1, 2, 3, 4, 5, 1},
      {1, 2, 3, -1, 4}, {1, 2, 3, 4, 4},   {1, 2, 3, 4, -4}, {-1, 2, -3, 4, 3, 2},
  };
  for (const AtMostOne& method : all_methods()) {
    DYNAMIC_SECTION(method.name()) {
      for (const std::vector<Lit>& list : lists) {
        CAPTURE(list);
        const int variables =
            std::abs(*std::max_element(list.begin(), list.end(), [](Lit one, Lit other) {
              return std::abs(one) < std::abs(other);
            }));
        const Cnf cnf = at_most_one(method, list, variables);
        for (const std::vector<Lit>& assignment : assignments(variables)) {
          CAPTURE(assignment);
          CHECK(has_model(cnf, assignment) == (true_places(list, assignment) <= 1));
        }
      }
    }
  }
}

TEST_CASE("a repeated literal among many is false, beside its opposite all others are") {
  for (const AtMostOne& method : all_methods()) {
    DYNAMIC_SECTION(method.name()) {
      std::vector<Lit> literals = distinct_literals(9);
      literals.push_back(3);
      CHECK(support::count_models(at_most_one(method, literals, 9), 9) == 9);
      literals.back() = -3;
      CHECK(support::count_models(at_most_one(method, literals, 9), 9) == 2);
    }
  }
}

TEST_CASE("one true literal makes the others false by unit propagation") {
  for (const AtMostOne& method : all_methods()) {
    if (!method.method().complete) continue;
    DYNAMIC_SECTION(method.name()) {
      for (int n = 2; n <= 12; ++n) {
        const Cnf cnf = at_most_one(method, n);
        for (const Lit literal : distinct_literals(n)) {
          CAPTURE(n, literal);
          std::vector<Lit> expected = distinct_literals(n);
          for (Lit& each : expected) each = each == literal ? each : -each;
          const auto implied = support::propagate(cnf, {literal});
          REQUIRE(implied);
          REQUIRE(implied->size() >= expected.size());
          CHECK(std::equal(expected.begin(), expected.end(), implied->begin()));
        }
      }
    }
  }
}

TEST_CASE("a method's name with its group size is read back") {
  for (const AtMostOne& method : all_methods()) CHECK(AtMostOne::parse(method.name()) == method);
  for (const AmoMethod* method : amo_methods()) {
    CHECK(AtMostOne::parse(method->name) == AtMostOne(*method));
  }
  CHECK(AtMostOne().name() == "pairwise");
  CHECK(AtMostOne::parse("commander")->name() == "commander:3");
  CHECK(AtMostOne::parse("commander-defined:4")->group() == 4);
  CHECK(AtMostOne::parse("bimander:1290")->group() == AtMostOne::largest_group);
}

TEST_CASE("unknown names of methods are refused") {
  for (const std::string text : {"",
                                 ":",
                                 ":3",
                                 "pairwis",
                                 "pairwises",
                                 "Pairwise",
                                 " pairwise",
                                 "pairwise ",
                                 "pairwise:",
                                 "pairwise:0",
                                 "pairwise:3",
                                 "commander:",
                                 "commander:0",
                                 "commander:1",
                                 "commander:1291",
                                 "commander:-3",
                                 "commander:+3",
                                 "commander:03",
                                 "commander: 3",
                                 "commander:3 ",
                                 "commander:3x",
                                 "commander:x",
                                 "commander:3:3",
                                 "commander:3.0",
                                 "commander3",
                                 "commander_defined",
                                 "commander:4294967299",
                                 "commander:99999999999999999999"}) {
    CAPTURE(text);
    CHECK_FALSE(AtMostOne::parse(text));
  }
  CHECK_FALSE(AtMostOne::parse(std::string_view("pairwise\0", 9)));
}

TEST_CASE("at most one of 9 literals and the extended 9x9 board have the published sizes") {
  struct Published {
    std::string name;
    std::uint64_t clauses, variables;
    std::uint64_t board_clauses, board_variables;
  };
  const Published published = GENERATE(values<Published>({
      {"pairwise", 36, 0, 11988, 729},
      {"sequential", 23, 8, 7776, 3321},
      {"ladder", 31, 8, 10368, 3321},
      {"bitwise", 36, 4, 11988, 2025},
      {"product", 24, 6, 8100, 2673},
      {"commander:3", 21, 3, 7128, 1701},
      {"commander-defined:3", 24, 3, 8100, 1701},
      {"bimander:2", 31, 3, 10368, 1701},
      {"bimander:3", 27, 2, 9072, 1377},
      {"heule", 21, 3, 7128, 1701},
  }));
  CAPTURE(published.name);
  const auto method = AtMostOne::parse(published.name);
  REQUIRE(method);
  const Size size = method->size(9);
  CHECK(size.clauses == published.clauses);
  CHECK(size.variables == published.variables);
  // 324 cells and values in units, each with an at-least-one clause beside.
  CHECK(324 * size.clauses + 324 == published.board_clauses);
  CHECK(324 * size.variables + 729 == published.board_variables);
}

TEST_CASE("numbers in binary have no bit too many") {
  for (std::uint64_t bits = 0; bits < 9; ++bits) {
    for (std::uint64_t n = bits == 0 ? 1 : (1U << (bits - 1)) + 1; n <= 1U << bits; ++n) {
      CAPTURE(n, bits);
      CHECK(AtMostOne::parse("bitwise")->size(n).variables == bits);
      CHECK(AtMostOne::parse("bitwise")->size(n).clauses == n * bits);
    }
  }
  // Four groups of two: a pair each, and two bits for each literal.
  const Size bimander = AtMostOne::parse("bimander:2")->size(8);
  CHECK(bimander.variables == 2);
  CHECK(bimander.clauses == 4 + 8 * 2);
}

TEST_CASE("product has no more clauses than pairs, and fewer from 7 literals on") {
  const AtMostOne product = *AtMostOne::parse("product");
  for (std::uint64_t n = 0; n < 200; ++n) {
    CAPTURE(n);
    CHECK((product.size(n).clauses < pairs(n)) == (n >= 7));
    CHECK(product.size(n).clauses <= pairs(n));
  }
}

TEST_CASE("groups as large as the whole leave pairs alone") {
  for (const AmoMethod* method : amo_methods()) {
    if (method->group == 0) continue;
    CAPTURE(method->name);
    CHECK(AtMostOne(*method, AtMostOne::largest_group).size(100) == AtMostOne().size(100));
  }
}
