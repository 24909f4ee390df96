// Boards whose regions are unknown, searched by weights: the number of grids of random puzzles
// against all Latin squares on all ways to cut the board into connected regions.
#include <fmt/format.h>

#include <bit>
#include <catch2/catch.hpp>
#include <functional>
#include <map>

#include "propagate/region_anchors.hpp"
#include "search/weighted_search.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

/// The cells of a 4x4 board as bits.
using Cells = unsigned;
using Cut = std::vector<Cells>;  ///< four regions

bool is_one_region(Cells cells) {
  Cells reached = cells & -cells;
  while (true) {
    const Cells left = (reached & 0xEEEEU) >> 1;
    const Cells right = (reached & 0x7777U) << 1;
    const Cells more = (reached | left | right | reached << 4 | reached >> 4) & cells;
    if (more == reached) return reached == cells;
    reached = more;
  }
}

void add_cuts(Cells rest, Cut& cut, std::vector<Cut>& all) {
  if (rest == 0) all.push_back(cut);
  for (Cells region = rest; region != 0; region = (region - 1) & rest) {
    const bool has_first = (region & rest & -rest) != 0;
    if (!has_first || std::popcount(region) != 4 || !is_one_region(region)) continue;
    cut.push_back(region);
    add_cuts(rest & ~region, cut, all);
    cut.pop_back();
  }
}

const std::vector<Cut>& all_cuts() {
  static const std::vector<Cut> all = [] {
    std::vector<Cut> cuts;
    Cut cut;
    add_cuts(0xFFFF, cut, cuts);
    return cuts;
  }();
  return all;
}

/// Boxes of one row each are no rule of their own.
std::vector<std::vector<int>> latin_squares(const std::vector<int>& givens) {
  std::vector<std::vector<int>> grids;
  support::for_each_solution(1, 4, givens, [&](const std::vector<int>& grid) {
    grids.push_back(grid);
    return true;
  });
  return grids;
}

bool has_each_value(const Cut& cut, const std::vector<int>& grid) {
  return std::all_of(cut.begin(), cut.end(), [&](Cells region) {
    unsigned values = 0;
    for (unsigned cell = 0; cell < 16; ++cell) {
      if ((region >> cell & 1U) != 0) values |= 1U << grid[cell];
    }
    return std::popcount(values) == 4;
  });
}

/// What a puzzle says of its regions.
struct Said {
  std::string text;
  std::function<bool(const Cut&)> holds;
};

/// Regions are numbered in the order of their first cells, as those of a cut are.
std::size_t number_in(const Cut& cut, unsigned cell) {
  std::size_t number = 1;
  while ((cut[number - 1] >> cell & 1U) == 0) ++number;
  return number;
}

std::string region(unsigned cell) {
  return fmt::format("region(r{}c{})", cell / 4 + 1, cell % 4 + 1);
}

Said are_same(unsigned first, unsigned second, bool same) {
  return {
      fmt::format("{} {} {}", region(first), same ? "=" : "!=", region(second)),
      [=](const Cut& cut) { return (number_in(cut, first) == number_in(cut, second)) == same; }};
}

Said has_same_beside(unsigned first, unsigned middle, unsigned last) {
  return {fmt::format("{0} = {1} or {1} = {2}", region(first), region(middle), region(last)),
          [=](const Cut& cut) {
            const std::size_t number = number_in(cut, middle);
            return number_in(cut, first) == number || number_in(cut, last) == number;
          }};
}

/// How many of the cells around a cell of the middle, itself included, are of its region.
Said counts_around(unsigned middle, const Cut& cut) {
  Cells around = 0;
  std::string regions;
  for (unsigned cell = 0; cell < 16; ++cell) {
    const auto apart = [](unsigned a, unsigned b) { return a > b ? a - b : b - a; };
    if (apart(cell / 4, middle / 4) > 1 || apart(cell % 4, middle % 4) > 1) continue;
    around |= 1U << cell;
    regions += (regions.empty() ? "" : ", ") + region(cell);
  }
  const auto count = [=](const Cut& in) {
    return std::popcount(around & in[number_in(in, middle) - 1]);
  };
  const int wanted = count(cut);
  return {fmt::format("{} = count(x in [{}]: x = {})", wanted, regions, region(middle)),
          [=](const Cut& other) { return count(other) == wanted; }};
}

/// The number means something here.
Said is_among_first(unsigned cell, std::size_t most) {
  return {fmt::format("{} <= {}", region(cell), most),
          [=](const Cut& cut) { return number_in(cut, cell) <= most; }};
}

Said random_saying(Random& random, const Cut& cut) {
  const auto cell = [&] { return static_cast<unsigned>(random.below(16)); };
  while (true) {
    const unsigned first = cell();
    const unsigned second = cell();
    const unsigned third = cell();
    if (first == second || second == third || first == third) continue;
    const std::uint64_t kind = random.below(14);
    constexpr unsigned middles[] = {5, 6, 9, 10};
    Said said = kind == 0  ? is_among_first(first, 1 + random.below(4))
                : kind < 3 ? counts_around(middles[first / 4], cut)
                : kind < 6 ? has_same_beside(first, second, third)
                           : are_same(first, second, random.below(2) == 0);
    if (said.holds(cut)) return said;
  }
}

std::uint64_t expected_count(const std::vector<int>& givens, const std::vector<Said>& sayings) {
  std::vector<Cut> cuts;
  for (const Cut& cut : all_cuts()) {
    const bool all = std::all_of(sayings.begin(), sayings.end(),
                                 [&](const Said& said) { return said.holds(cut); });
    if (all) cuts.push_back(cut);
  }
  std::uint64_t count = 0;
  for (const auto& grid : latin_squares(givens)) {
    count += std::any_of(cuts.begin(), cuts.end(),
                         [&](const Cut& cut) { return has_each_value(cut, grid); })
                 ? 1
                 : 0;
  }
  return count;
}

}  // namespace

TEST_CASE("puzzles of unknown regions have as many grids as brute force finds", "[weighted]") {
  // As known: 117 ways to cut a 4x4 board into four tetrominoes.
  REQUIRE(all_cuts().size() == 117);
  Random random(4);
  const std::vector<std::vector<int>> squares = latin_squares(std::vector<int>(16, 0));
  std::map<std::uint64_t, int> seen;
  for (int round = 0; round < 200; ++round) {
    const Cut& cut = all_cuts()[random.below(all_cuts().size())];
    const std::vector<int>& square = squares[random.below(squares.size())];
    std::vector<int> givens(16, 0);
    for (std::size_t left = 1 + random.below(6); left > 0; --left) {
      const std::size_t cell = random.below(16);
      givens[cell] = square[cell];
    }
    std::vector<Said> sayings;
    std::string rules = "chaos-construction=";
    for (std::size_t left = 1 + random.below(8); left > 0; --left) {
      sayings.push_back(random_saying(random, cut));
      rules += (rules.ends_with('=') ? "" : "; ") + sayings.back().text;
    }
    CAPTURE(rules, givens);
    Puzzle puzzle = support::empty_puzzle(Geometry(4), rules);
    puzzle.givens.assign(givens.begin(), givens.end());
    puzzle.givens.resize(puzzle.board->cells());
    if (random.below(4) == 0) {
      const auto cell = static_cast<unsigned>(random.below(16));
      const std::size_t number = number_in(cut, cell);
      puzzle.givens[16 + cell] = static_cast<Value>(number);
      sayings.push_back({"", [=](const Cut& other) { return number_in(other, cell) == number; }});
    }
    const auto search = search::make_weighted_search(*puzzle.board);
    REQUIRE(search);
    const auto found = search->search(puzzle.givens, search->no_limit, support::no_limits);
    REQUIRE(found.complete);
    const std::uint64_t expected = expected_count(givens, sayings);
    CHECK(found.solutions == expected);
    if (found.solutions != 0) CHECK(support::verify_text(puzzle, found.first).empty());
    ++seen[std::min<std::uint64_t>(expected, 2)];
  }
  CHECK(seen[0] > 3);
  CHECK(seen[1] > 10);
  CHECK(seen[2] > 10);
}

TEST_CASE("a search of unknown regions that stops goes on where it was", "[weighted]") {
  Puzzle puzzle = support::empty_puzzle(Geometry(4), "chaos-construction");
  puzzle.givens.resize(puzzle.board->cells());
  const auto search = search::make_weighted_search(*puzzle.board);
  REQUIRE(search);
  search::FormulaFreeSearch::Result found;
  unsigned turns = 0;
  while (!found.complete && turns < 100) {
    found = search->search(puzzle.givens, search->no_limit, support::no_limits, 1000 * ++turns);
  }
  CHECK(turns > 5);
  CHECK(found.complete);
  CHECK(found.solutions == expected_count(std::vector<int>(16, 0), {}));
}

TEST_CASE("a search of unknown regions begins anew in other ways, and counts each grid once",
          "[weighted]") {
  // The rows are regions of each Latin square.
  Puzzle puzzle = support::empty_puzzle(Geometry(5), "chaos-construction");
  puzzle.givens.resize(puzzle.board->cells());
  for (Cell cell = 0; cell < 5; ++cell) puzzle.givens[cell] = static_cast<Value>(cell + 1);
  const auto search_with = [&](double patience) {
    const auto search = search::make_weighted_search(*puzzle.board, patience);
    REQUIRE(search);
    return search->search(puzzle.givens, search->no_limit, support::no_limits);
  };
  const auto in_one = search_with(1);
  CHECK(in_one.complete);
  CHECK(in_one.solutions == 1344);
  // Of these, the first way has 7,000 nodes and the second 12,000.
  const auto in_three = search_with(0.01);
  CHECK(in_three.complete);
  CHECK(in_three.solutions == 1344);
  CHECK(in_three.cubes > 20'000);
  CHECK(in_three.cubes != in_one.cubes);
}

TEST_CASE("regions get numbers far apart unless their numbers mean something", "[weighted]") {
  const auto anchors_of = [](const std::string& statement) {
    const auto board = support::empty_puzzle(Geometry(4), "chaos-construction=" + statement).board;
    return propagation::region_anchors(*board, std::vector<unsigned>(board->cells(), 1));
  };
  const auto anchors = anchors_of("");
  REQUIRE(anchors.size() == 3);
  for (const auto& anchor : anchors) {
    for (const auto& other : anchors) {
      if (anchor.cell == other.cell) continue;
      const int rows = anchor.cell / 4 - other.cell / 4;
      const int columns = anchor.cell % 4 - other.cell % 4;
      CHECK(std::abs(rows) + std::abs(columns) >= 4);
    }
  }
  for (const std::string same : {"region(r1c1) = region(r2c2) or region(r2c2) = region(r3c3)",
                                 "r1c1 = count(x in [region(r1c1), region(r1c2), region(r2c1)]: x "
                                 "= region(r1c1))",
                                 "all_different([region(r1c1), region(r4c4), region(r1c4)])"}) {
    CAPTURE(same);
    CHECK(anchors_of(same).size() == 3);
  }
  for (const std::string meaning :
       {"region(r4c4) <= 3", "region(r1c1) < region(r3c3)", "r1c1 = region(r2c2)",
        "region(r2c2) + region(r3c3) + region(r4c4) = 6", "r1c1 = 1 or region(r3c3) = 2"}) {
    CAPTURE(meaning);
    CHECK(anchors_of(meaning).empty());
  }
}
