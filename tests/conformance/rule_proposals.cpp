// Every rule that proposes data for generated puzzles: a solution satisfies the data proposed for
// it.
#include <catch2/catch.hpp>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"

using namespace sudoku_sat;

namespace {

/// The numbers 0..blocks*length-1 with whole blocks and the numbers within each in random order.
std::vector<int> shuffled_blocks(int blocks, int length, Random& random) {
  std::vector<int> numbers;
  for (const int block : random.permutation(static_cast<std::size_t>(blocks), 0)) {
    for (const int i : random.permutation(static_cast<std::size_t>(length), 0)) {
      numbers.push_back(block * length + i);
    }
  }
  return numbers;
}

/// The pattern in which each row is the one before it, shifted, with rows, columns and values in
/// random order.
Grid random_solution(const Geometry& geometry, Random& random) {
  const int box_rows = geometry.box_rows();
  const int box_columns = geometry.box_columns();
  const auto size = static_cast<std::size_t>(geometry.size());
  const std::vector<int> rows = shuffled_blocks(box_columns, box_rows, random);
  const std::vector<int> columns = shuffled_blocks(box_rows, box_columns, random);
  const std::vector<Value> values = random.permutation(size, Value{1});
  Grid grid;
  for (const int row : rows) {
    for (const int column : columns) {
      const int shift = row % box_rows * box_columns + row / box_rows;
      grid.push_back(values[static_cast<std::size_t>(shift + column) % size]);
    }
  }
  return grid;
}

std::shared_ptr<const Board> board_with(const Geometry& geometry, const Rule& rule,
                                        const std::vector<std::string>& entries) {
  RuleUse use{&rule};
  for (const std::string& entry : entries) use.entries.push_back({entry});
  return make_board(geometry, {use});
}

/// The number of entries proposed for a solution, which has to keep to them.
std::size_t check_proposal(const Geometry& geometry, const Rule& rule, std::uint64_t seed) {
  Random random(seed);
  const Grid solution = random_solution(geometry, random);
  const std::vector<std::string> entries = rule.propose(rule, geometry, solution, random);
  if (entries.empty()) return 0;
  CAPTURE(geometry.size(), seed, entries);
  const Puzzle puzzle{board_with(geometry, rule, entries), Grid(geometry.cells(), 0)};
  CHECK(support::verify_text(puzzle, solution) == "");
  return entries.size();
}

}  // namespace

TEST_CASE("a solution keeps to what every rule proposes for it", "[long]") {
  for (const Rule* rule : rules()) {
    if (rule->propose == nullptr) continue;
    DYNAMIC_SECTION(rule->name) {
      std::size_t entries = 0;
      // For few solutions there is nothing to propose.
      const std::uint64_t seeds = support::random_inputs(8);
      for (std::uint64_t seed = 1; seed <= seeds || (entries == 0 && seed <= 8); ++seed) {
        entries += check_proposal(Geometry(9), *rule, seed);
        check_proposal(Geometry(4), *rule, seed);
        check_proposal(Geometry(2, 3), *rule, seed);
      }
      CHECK(entries > 0);
      check_proposal(Geometry(7), *rule, 1);
      check_proposal(Geometry(3, 4), *rule, 1);
      if (!support::sanitized) check_proposal(Geometry(16), *rule, 1);
    }
  }
}

TEST_CASE("every rule proposes the same for the same random numbers") {
  Random shuffle(7);
  const Grid solution = random_solution(Geometry(9), shuffle);
  for (const Rule* rule : rules()) {
    if (rule->propose == nullptr) continue;
    DYNAMIC_SECTION(rule->name) {
      Random first(11);
      Random second(11);
      CHECK(rule->propose(*rule, Geometry(9), solution, first) ==
            rule->propose(*rule, Geometry(9), solution, second));
    }
  }
}
