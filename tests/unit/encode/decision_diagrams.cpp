// The clauses of sums and sequences: how much unit propagation finds with them. The values that
// some values of one cell leave to the others are compared with all tuples of values.
#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>

#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

using Values = std::vector<Value>;
using Holds = std::function<bool(std::span<const Value>)>;

constexpr int value_count = 4;
constexpr std::size_t cell_count = 4;

struct Case {
  std::string name;
  Constraints constraints;  ///< one, of the first row's cells
  Holds holds;
};

Case sum_case(std::vector<int> coefficients, int total) {
  const Holds holds = [=](std::span<const Value> values) {
    int sum = 0;
    for (std::size_t i = 0; i < cell_count; ++i) {
      sum += (coefficients.empty() ? 1 : coefficients[i]) * values[i];
    }
    return sum == total;
  };
  return {"sum " + std::to_string(total),
          {.sums = {{{"sum", 1}, {0, 1, 2, 3}, coefficients, total}}},
          holds};
}

/// No value is next to an equal one, and the last one is one of the two before the last.
Case sequence_case() {
  const Holds holds = [](std::span<const Value> values) {
    return std::adjacent_find(values.begin(), values.end()) == values.end() &&
           values[3] == values[1];
  };
  using State = std::pair<int, int>;
  const auto step = [](std::size_t layer, const State& before, int value) -> std::optional<State> {
    if (value == before.second || (layer == 3 && value != before.first)) return std::nullopt;
    return State{before.second, value};
  };
  const auto diagram = std::make_shared<const Diagram>(
      make_diagram(cell_count, value_count, State(), step, [](const State&) { return true; }));
  return {"sequence", {.sequences = {{{"sequence", 1}, {0, 1, 2, 3}, diagram, holds}}}, holds};
}

std::vector<Case> cases() {
  return {sum_case({}, 7), sum_case({}, 12), sum_case({10, 1, -1, -2}, 17),
          sum_case({1, 1, 1, -3}, 0), sequence_case()};
}

/// The tuples that hold, and give `cell` one of the values whose bits are set.
std::vector<Values> tuples(const Case& one, std::size_t cell, unsigned allowed) {
  std::vector<Values> found;
  for (unsigned number = 0; number < 256; ++number) {
    Values values;
    for (unsigned i = 0; i < cell_count; ++i) {
      values.push_back(static_cast<Value>((number >> 2 * i & 3U) + 1));
    }
    if ((allowed >> (values[cell] - 1) & 1U) != 0 && one.holds(values)) found.push_back(values);
  }
  return found;
}

Var variable(std::size_t cell, int value) { return static_cast<Var>(cell * value_count) + value; }

/// The literals that say that the cell has none of the other values.
std::vector<int> excluded(std::size_t cell, unsigned allowed) {
  std::vector<int> literals;
  for (int value = 1; value <= value_count; ++value) {
    if ((allowed >> (value - 1) & 1U) == 0) literals.push_back(-variable(cell, value));
  }
  return literals;
}

/// Values in no tuple that unit propagation leaves, and values in tuples that it excludes.
int misjudged(const support::Cnf& cnf, const std::vector<Values>& left,
              const std::vector<int>& assumptions) {
  const auto implied = support::propagate(cnf, assumptions);
  REQUIRE(implied);
  int wrong = 0;
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    for (int value = 1; value <= value_count; ++value) {
      const bool possible = std::any_of(
          left.begin(), left.end(), [&](const Values& values) { return values[cell] == value; });
      const bool gone = std::count(implied->begin(), implied->end(), -variable(cell, value)) > 0;
      wrong += possible == gone ? 1 : 0;
    }
  }
  return wrong;
}

}  // namespace

TEST_CASE("unit propagation finds all that some values of one cell leave of a diagram's others") {
  for (const Case& one : cases()) {
    const Geometry geometry(value_count);
    const Puzzle puzzle{std::make_shared<const Board>(geometry, one.constraints),
                        Grid(geometry.cells(), 0)};
    for (const Encoding& encoding : encodings()) {
      if (encoding.code != &direct_code()) continue;
      const support::Cnf cnf = support::encoded(puzzle, encoding);
      for (std::size_t cell = 0; cell < cell_count; ++cell) {
        for (unsigned allowed = 1; allowed < 16; ++allowed) {
          const std::vector<Values> left = tuples(one, cell, allowed);
          if (left.empty()) continue;
          CAPTURE(one.name, encoding.name, cell, allowed);
          CHECK(misjudged(cnf, left, excluded(cell, allowed)) == 0);
        }
      }
    }
  }
}

TEST_CASE("a diagram has one model for each way to fill its cells, in every encoding") {
  for (const Case& one : cases()) {
    const Geometry geometry(value_count);
    Constraints constraints = one.constraints;
    // What the other cells hold is no question.
    for (Cell cell = cell_count; cell < geometry.cells(); ++cell) {
      constraints.allowed.push_back({{"rest", 0}, cell, {1}});
    }
    const Puzzle puzzle{std::make_shared<const Board>(geometry, constraints),
                        Grid(geometry.cells(), 0)};
    for (const Encoding& encoding : encodings()) {
      // Elsewhere it is units that fill the cells, or keep a second value out.
      const std::string_view name = encoding.name;
      if (name == "onehot" || name == "minimal") continue;
      CAPTURE(one.name, name);
      CHECK(support::count_models(support::encoded(puzzle, encoding)) == tuples(one, 0, 15).size());
    }
  }
}

TEST_CASE("a diagram's formula leaves out what a reduction removes") {
  Constraints constraints{.all_different = make_board(Geometry(4))->all_different()};
  constraints.sums.push_back({{"sum", 1}, {0, 1, 2}, {}, 7});
  const auto board = std::make_shared<const Board>(Geometry(4), constraints);
  Candidates candidates{Geometry(4)};
  candidates.decide(0, 4);
  const VariableMap variables(board->geometry(), candidates);
  CountingSink whole;
  CountingSink reduced;
  encode(support::encoding("extended"), {*board, VariableMap(board->geometry())}, whole);
  encode(support::encoding("extended"), {*board, variables}, reduced);
  // Of three cells with the first one decided: the nodes behind the second cell, 1 and 2, are left.
  CHECK(reduced.size().variables == variables.variables() + 2);
  CHECK(whole.size().variables > 64 + 2);
}
