// Consistency, completeness and models of encodings, against independent unit propagation, brute
// force and an independent counter of models.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/measure.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;
using support::no_limits;
using support::puzzle_of;

namespace {

const Geometry latin(1, 3);

Formulation formulation(const Encoding& encoding, const AtMostOne& amo = {}) {
  return {.encoding = &encoding, .amo = amo};
}

Inferred consistency(const Puzzle& puzzle, const Encoding& encoding, std::size_t states,
                     const AtMostOne& amo = {}) {
  const VariableMap variables(puzzle.geometry(), *encoding.code);
  return *consistency_of(formulation(encoding, amo), *puzzle.board, variables, states, no_limits);
}

Inferred completeness(const Puzzle& puzzle, std::string_view name, std::size_t states) {
  const Encoding& encoding = support::encoding(name);
  const VariableMap variables(puzzle.geometry(), *encoding.code);
  return completeness_of(formulation(encoding), *puzzle.board, variables, states, no_limits);
}

using Three = std::array<int, 3>;

/// A constraint on three cells.
struct Asked {
  std::vector<Cell> cells;
  int values;
  bool (*allows)(const Three& values);
};

/// Three sets of values, as bits.
using Left = std::array<unsigned, 3>;

bool has(const Left& left, std::size_t at, int value) { return (left[at] >> (value - 1)) % 2 == 1; }

/// Whether the cells can have values of these sets so that cell `at` has `value`.
bool supported(const Asked& asked, const Left& left, std::size_t at, int value) {
  const int all = asked.values * asked.values * asked.values;
  for (int number = 0; number < all; ++number) {
    const Three tried{1 + number % asked.values, 1 + number / asked.values % asked.values,
                      1 + number / asked.values / asked.values};
    const bool fits = has(left, 0, tried[0]) && has(left, 1, tried[1]) && has(left, 2, tried[2]);
    if (fits && tried[at] == value && asked.allows(tried)) return true;
  }
  return false;
}

/// Adds what the constraint excludes in this state, and what unit propagation does.
void add_state(const support::Cnf& cnf, const Asked& asked, const Left& left, Inferred& inferred) {
  const auto literal = [&](std::size_t i, int value) {
    return static_cast<int>(asked.cells[i]) * asked.values + value;
  };
  std::vector<int> assumed;
  const auto each = [&](auto&& visit) {
    for (std::size_t i = 0; i < 3; ++i) {
      for (int value = 1; value <= asked.values; ++value) visit(i, value);
    }
  };
  each([&](std::size_t i, int value) {
    if (!has(left, i, value)) assumed.push_back(-literal(i, value));
  });
  const auto propagated = support::propagate(cnf, assumed);
  each([&](std::size_t i, int value) {
    if (!has(left, i, value) || supported(asked, left, i, value)) return;
    ++inferred.implied;
    if (!propagated ||
        std::count(propagated->begin(), propagated->end(), -literal(i, value)) != 0) {
      ++inferred.found;
    }
  });
}

/// Over all states of the constraint.
void add_by_brute_force(const support::Cnf& cnf, const Asked& asked, Inferred& inferred) {
  const unsigned sets = (1U << asked.values) - 1;
  for (unsigned state = 0; state < sets * sets * sets; ++state) {
    add_state(cnf, asked, {1 + state % sets, 1 + state / sets % sets, 1 + state / sets / sets},
              inferred);
  }
}

bool differ(const Three& values) {
  return values[0] != values[1] && values[0] != values[2] && values[1] != values[2];
}

}  // namespace

TEST_CASE("consistency over all states is that of brute force") {
  const Puzzle puzzle = puzzle_of(".........", latin);
  for (const Encoding& encoding : encodings()) {
    if (encoding.code != &direct_code()) continue;
    CAPTURE(encoding.name);
    const support::Cnf cnf = support::encoded(puzzle, encoding);
    Inferred expected;
    for (const AllDifferent& unit : puzzle.board->all_different()) {
      add_by_brute_force(cnf, {unit.cells, 3, differ}, expected);
    }
    const Inferred found = consistency(puzzle, encoding, 7 * 7 * 7);
    CHECK(found.implied == expected.implied);
    CHECK(found.found == expected.found);
    // Three values: definedness of units makes the difference.
    if (encoding.name == "extended") CHECK(found.all());
    if (encoding.name == "minimal") CHECK_FALSE(found.all());
  }
}

TEST_CASE("consistency over random states is the same in each run, and that of the methods") {
  const Puzzle puzzle = puzzle_of("................");
  const Encoding& encoding = support::encoding("extended");
  const Inferred once = consistency(puzzle, encoding, 50);
  for (const AmoMethod* method : amo_methods()) {
    CAPTURE(method->name);
    const Inferred again = consistency(puzzle, encoding, 50, AtMostOne(*method));
    CHECK(again.found == once.found);
    CHECK(again.implied == once.implied);
  }
}

TEST_CASE("consistency of a sum is that of brute force") {
  Constraints constraints;
  Sum sum{{"sum"}, {1, 6, 11}, {}};
  sum.total = 7;
  constraints.sums.push_back(sum);
  const Puzzle puzzle{std::make_shared<const Board>(Geometry(4), constraints), Grid(16)};
  const Encoding& encoding = support::encoding("minimal");
  Inferred expected;
  const auto seven = [](const Three& values) { return values[0] + values[1] + values[2] == 7; };
  add_by_brute_force(support::encoded(puzzle, encoding), {sum.cells, 4, seven}, expected);
  const Inferred found = consistency(puzzle, encoding, 15 * 15 * 15);
  CHECK(found.implied == expected.implied);
  CHECK(found.found == expected.found);
  CHECK_FALSE(found.all());  // the diagram has a variable for each node, but none for an edge
}

TEST_CASE("unit propagation enforces arc consistency on equal cells") {
  Constraints constraints;
  const auto equal = std::make_shared<ValueRelation>(4, [](int a, int b) { return a == b; });
  constraints.relations.push_back({{"equal"}, 0, 5, equal});
  const Puzzle puzzle{std::make_shared<const Board>(Geometry(4), constraints), Grid(16)};
  const Inferred found = consistency(puzzle, support::encoding("minimal"), 15 * 15);
  CHECK(found.implied > 100);
  CHECK(found.all());
}

TEST_CASE("a formula of two values is propagation complete, one of counters is not") {
  const Puzzle two = puzzle_of("....", Geometry(1, 2));
  const Inferred complete = completeness(two, "extended", 200);
  CHECK(complete.implied > 100);
  CHECK(complete.all());
  const Puzzle four = puzzle_of("................");
  const Inferred counters = completeness(four, "onehot", 50);
  const Inferred direct = completeness(four, "extended", 50);
  CHECK_FALSE(counters.all());
  CHECK(counters.found * direct.implied < direct.found * counters.implied);
}

TEST_CASE("models are counted as an independent counter counts them") {
  const Puzzle puzzle = puzzle_of("12..3...........");
  for (const Encoding& encoding : encodings()) {
    CAPTURE(encoding.name);
    const auto found = models_of(formulation(encoding), puzzle, 1000, no_limits);
    REQUIRE(found);
    CHECK(found->solutions == 12);
    CHECK(found->models == support::count_models(support::encoded(puzzle, encoding)));
  }
}

TEST_CASE(
    "models are counted on boards of every rule, with variables besides the grid or without") {
  std::set<std::string_view> seen;
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    if (rule_case.size != 4 || !seen.insert(rule_case.rule).second) continue;
    CAPTURE(rule_case.rule, rule_case.data);
    const std::vector<int> givens = support::givens_of(rule_case);
    const Puzzle puzzle{support::board_of(rule_case), Grid(givens.begin(), givens.end())};
    const Encoding& encoding = support::encoding("extended");
    constexpr std::uint64_t most = 20'000;
    const auto found = models_of(formulation(encoding), puzzle, most, no_limits);
    const std::uint64_t models = support::count_models(support::encoded(puzzle, encoding));
    CHECK(found.has_value() == (models <= most));
    if (!found) continue;
    CHECK(found->models == models);
    CHECK(found->solutions == models);
  }
}

TEST_CASE("an at-most-one method whose variables are not defined adds models where all are false") {
  const Puzzle puzzle = parse_puzzle(
      "size: 6\nrules: cages\ncages: r1c1 r3c2 r5c3 r2c4 r4c5\n\n"
      "123456\n456231\n......\n......\n......\n.....3\n");
  for (const AmoMethod* method : amo_methods()) {
    CAPTURE(method->name);
    const auto found = models_of(formulation(support::encoding("extended"), AtMostOne(*method)),
                                 puzzle, 100'000, no_limits);
    REQUIRE(found);
    CHECK(found->solutions == 11);
    if (method->defined) CHECK(found->models == 11);
    if (method->name != "sequential") continue;
    CHECK(found->models == 55);
    const auto bounded = models_of(formulation(support::encoding("extended"), AtMostOne(*method)),
                                   puzzle, 20, no_limits);
    REQUIRE(bounded);
    CHECK(bounded->solutions == 11);
    CHECK(bounded->models == 21);
  }
}

TEST_CASE("more solutions than wanted are no count, and limits end it") {
  const Puzzle puzzle = puzzle_of("................");
  const Formulation extended = formulation(support::encoding("extended"));
  CHECK_FALSE(models_of(extended, puzzle, 287, no_limits));
  CHECK(models_of(extended, puzzle, 288, no_limits)->models == 288);
  const Limits past(0.0);
  CHECK_THROWS_AS(models_of(extended, puzzle, 288, past), Stopped);
  CHECK_THROWS_AS(
      completeness_of(extended, *puzzle.board, VariableMap(puzzle.geometry()), 10, past), Stopped);
  CHECK_THROWS_AS(consistency_of(extended, *puzzle.board, VariableMap(puzzle.geometry()), 10, past),
                  Stopped);
}
