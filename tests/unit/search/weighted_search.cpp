// The search for boards with sums: random killers and long sums against brute force, with other
// rules beside them, and published puzzles whose solutions are known.
#include "search/weighted_search.hpp"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <numeric>

#include "sudoku_sat/formats.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;
using support::no_limits;

namespace {

struct Cage {
  std::vector<Cell> cells;
  int total = 0;
  bool distinct = true;
};

/// A rule beside the cages, as --rules names it, and what it means.
struct Beside {
  std::string rules;
  std::function<bool(const std::vector<int>& values, int size)> holds;
};

bool is_non_consecutive(const std::vector<int>& values, int size) {
  const auto at = [&](int row, int column) {
    return values[static_cast<std::size_t>(row * size + column)];
  };
  for (int i = 0; i < size; ++i) {
    for (int j = 0; j + 1 < size; ++j) {
      if (std::abs(at(i, j) - at(i, j + 1)) == 1 || std::abs(at(j, i) - at(j + 1, i)) == 1) {
        return false;
      }
    }
  }
  return true;
}

bool has_diagonals(const std::vector<int>& values, int size) {
  unsigned down = 0;
  unsigned up = 0;
  for (int i = 0; i < size; ++i) {
    down |= 1U << values[static_cast<std::size_t>(i * size + i)];
    up |= 1U << values[static_cast<std::size_t>(i * size + size - 1 - i)];
  }
  const unsigned all = (2U << size) - 2;
  return down == all && up == all;
}

const std::vector<Beside>& besides() {
  static const std::vector<Beside> all{
      {"", [](const auto&, int) { return true; }},
      {",diagonals", has_diagonals},
      {",non-consecutive", is_non_consecutive},
  };
  return all;
}

std::string text_of(const std::vector<Cell>& cells, int size) {
  std::string text;
  for (const Cell cell : cells) {
    const int number = static_cast<int>(cell);
    text += fmt::format(" r{}c{}", number / size + 1, number % size + 1);
  }
  return text;
}

/// Of some values as many cells as the value says.
Beside random_circles(int size, const std::vector<int>& solution, Random& random) {
  std::vector<Cell> circles;
  for (int value = 1; value <= size; ++value) {
    if (value > 1 && random.below(2) == 0) continue;
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < solution.size(); ++cell) {
      if (solution[cell] == value) cells.push_back(cell);
    }
    random.shuffle(cells);
    circles.insert(circles.end(), cells.begin(), cells.begin() + value);
  }
  const auto holds = [circles](const std::vector<int>& values, int) {
    return std::all_of(circles.begin(), circles.end(), [&](Cell circle) {
      return values[circle] == std::count_if(circles.begin(), circles.end(), [&](Cell other) {
               return values[other] == values[circle];
             });
    });
  };
  return {",counting-circles=" + text_of(circles, size).substr(1), holds};
}

/// Random walks through cells without a cage.
std::vector<Cage> random_cages(int size, const std::vector<int>& solution, Random& random) {
  std::vector<char> taken(solution.size(), 0);
  std::vector<Cage> cages;
  for (std::size_t tries = 0; tries < solution.size(); ++tries) {
    auto cell = static_cast<int>(random.below(solution.size()));
    Cage cage;
    unsigned values = 0;
    const std::size_t most = 2 + random.below(4);
    while (cage.cells.size() < most && taken[static_cast<std::size_t>(cell)] == 0) {
      const auto place = static_cast<std::size_t>(cell);
      if ((values >> solution[place] & 1U) != 0) break;
      values |= 1U << solution[place];
      taken[place] = 1;
      cage.cells.push_back(static_cast<Cell>(cell));
      cage.total += solution[place];
      const bool across = random.below(2) == 0;
      const int next = across ? cell + 1 : cell + size;
      if (across ? next % size == 0 : next >= size * size) break;
      cell = next;
    }
    // Now and then a total that leaves no solution, or another one.
    const auto count = static_cast<int>(cage.cells.size());
    const bool can_grow = 2 * cage.total < count * (2 * size - count + 1);
    if (can_grow && random.below(40) == 0) ++cage.total;
    if (!cage.cells.empty()) cages.push_back(cage);
  }
  return cages;
}

/// Some cells anywhere, which may hold a value twice; no cell in two sums.
std::vector<Cage> random_long_sums(int, const std::vector<int>& solution, Random& random) {
  std::vector<Cell> cells(solution.size());
  std::iota(cells.begin(), cells.end(), Cell{0});
  random.shuffle(cells);
  std::vector<Cage> sums;
  auto from = cells.begin();
  for (int i = 0; i < 3; ++i) {
    const auto to = from + 6 + static_cast<std::ptrdiff_t>(random.below(6));
    Cage sum{{from, to}, 0, false};
    for (const Cell cell : sum.cells) sum.total += solution[cell];
    if (random.below(20) == 0) ++sum.total;
    sums.push_back(sum);
    from = to;
  }
  return sums;
}

bool holds(const Cage& cage, const std::vector<int>& values) {
  int total = 0;
  unsigned seen = 0;
  for (const Cell cell : cage.cells) {
    total += values[cell];
    if (cage.distinct && (seen >> values[cell] & 1U) != 0) return false;
    seen |= 1U << values[cell];
  }
  return total == cage.total;
}

std::string text_of(const std::vector<Cage>& cages, int size) {
  std::string text = cages.front().distinct ? "cages=" : "sums=";
  for (const Cage& cage : cages) {
    text += fmt::format("{}:{}; ", cage.total, text_of(cage.cells, size));
  }
  return text.substr(0, text.size() - 2);
}

std::vector<int> any_solution(int box_rows, int box_columns, Random& random) {
  const auto cells = static_cast<std::size_t>(box_rows * box_columns * box_rows * box_columns);
  std::vector<int> givens(cells, 0);
  givens[random.below(cells)] = 1;
  std::vector<int> found;
  std::size_t left = random.below(200);
  support::for_each_solution(box_rows, box_columns, givens, [&](const std::vector<int>& grid) {
    found = grid;
    return left-- != 0;
  });
  return found;
}

/// The number of solutions, at most `most`, by brute force.
unsigned expected_count(int box_rows, int box_columns, const std::vector<int>& givens,
                        const std::vector<Cage>& cages, const Beside& beside, unsigned most) {
  unsigned count = 0;
  support::for_each_solution(box_rows, box_columns, givens, [&](const std::vector<int>& grid) {
    const bool caged = std::all_of(cages.begin(), cages.end(),
                                   [&](const Cage& cage) { return holds(cage, grid); });
    if (caged && beside.holds(grid, box_rows * box_columns)) ++count;
    return count < most;
  });
  return count;
}

using MakeCages = std::vector<Cage>(int size, const std::vector<int>& solution, Random& random);

/// Returns how many had one solution.
unsigned compare_random_puzzles(MakeCages& make_cages, int box_rows, int box_columns,
                                std::size_t givens, int rounds) {
  constexpr unsigned most = 20;
  const int size = box_rows * box_columns;
  Random random(static_cast<std::uint64_t>(size));
  unsigned unique = 0;
  for (int round = 0; round < rounds; ++round) {
    const std::vector<int> solution = any_solution(box_rows, box_columns, random);
    const Beside beside = round % 4 == 0 ? random_circles(size, solution, random)
                                         : besides()[random.below(besides().size())];
    std::vector<int> given(solution.size(), 0);
    for (std::size_t i = 0; i < givens; ++i) {
      const std::size_t cell = random.below(solution.size());
      given[cell] = solution[cell];
    }
    const std::vector<Cage> cages = make_cages(size, solution, random);
    const std::string rules = text_of(cages, size) + beside.rules;
    CAPTURE(rules, given);
    const Puzzle puzzle = support::empty_puzzle(Geometry(box_rows, box_columns), rules);
    const auto search = search::make_weighted_search(*puzzle.board);
    REQUIRE(search);
    const auto found = search->search({given.begin(), given.end()}, most, no_limits);
    REQUIRE(found.complete);
    const unsigned expected = expected_count(box_rows, box_columns, given, cages, beside, most);
    CHECK(found.solutions == expected);
    if (found.solutions != 0) {
      const std::vector<int> first(found.first.begin(), found.first.end());
      CHECK(std::all_of(cages.begin(), cages.end(),
                        [&](const Cage& cage) { return holds(cage, first); }));
      CHECK(beside.holds(first, size));
    }
    unique += expected == 1 ? 1 : 0;
  }
  return unique;
}

}  // namespace

TEST_CASE("random killers have as many solutions as brute force finds", "[weighted]") {
  CHECK(compare_random_puzzles(random_cages, 2, 2, 0, 300) > 20);
  CHECK(compare_random_puzzles(random_cages, 2, 3, 7, 40) > 5);
}

TEST_CASE("random long sums have as many solutions as brute force finds", "[weighted]") {
  CHECK(compare_random_puzzles(random_long_sums, 2, 3, 12, 60) > 5);
}

TEST_CASE("a number of two digits along a line of 32 cells takes no search", "[weighted]") {
  const auto line =
      "arrows=r1c9 r1c8: r1c7 r1c6 r1c5 r2c4 r2c3 r2c2 r2c1 r3c1 r4c1 r4c2 r5c2 r5c1 r6c1 r6c2 "
      "r7c2 "
      "r7c1 r8c1 r8c2 r8c3 r7c3 r7c4 r6c4 r6c3 r5c3 r5c4 r5c5 r6c5 r7c5 r7c6 r6c6 r6c7 r6c8";
  const Puzzle puzzle = support::empty_puzzle(Geometry(9), line);
  const auto search = search::make_weighted_search(*puzzle.board);
  REQUIRE(search);
  const auto found = search->search(puzzle.givens, 2, no_limits);
  CHECK(found.complete);
  CHECK_FALSE(found.split);
  CHECK(found.solutions == 1);
  // As published: "Long sums 3".
  CHECK(to_line(found.first) ==
        "765432198432198765198765432219876543543219876876543219654321987321987654987654321");
}

TEST_CASE("boards with more than units, and with no formulas but regions, are searched by weights",
          "[weighted]") {
  const auto made = [](int size, const std::string& rules) {
    const Puzzle puzzle = support::empty_puzzle(Geometry(size), rules);
    return search::make_weighted_search(*puzzle.board) != nullptr;
  };
  CHECK(made(9, "cages=10: r1c1 r1c2"));
  CHECK(made(16, "cages=10: r1c1 r1c2"));
  CHECK_FALSE(made(25, "cages=10: r1c1 r1c2"));
  CHECK(made(9, "chaos-construction"));
  CHECK_FALSE(made(4, "rule=var s of cells; exactly 5 of s; connected(cells, s)"));
  CHECK(made(9, "rule=var t in 1..9; sum(r1c1-r1c4) = t"));
  CHECK_FALSE(made(9, "diagonals"));
  CHECK(made(9, "non-consecutive"));
  CHECK(made(9, "sandwich=top: 12 . . . . . . . .; left: 9 . . . . . . . ."));
}

TEST_CASE("a search by weights gives up after many nodes, and repeats itself", "[weighted]") {
  const Puzzle puzzle =
      support::empty_puzzle(Geometry(9), "cages=20: r1c1 r1c2 r1c3 r2c1; 25: r4c4 r4c5 r5c5 r5c4");
  const auto search = search::make_weighted_search(*puzzle.board);
  const auto first = search->search(puzzle.givens, 1'000'000, no_limits, 500);
  CHECK_FALSE(first.complete);
  CHECK(first.cubes == 500);
  const auto again = search->search(puzzle.givens, 1'000'000, no_limits, 500);
  CHECK(again.solutions == first.solutions);
  CHECK(again.refuted == first.refuted);
  CHECK(again.first == first.first);
}

TEST_CASE("a search by weights that goes on finds what one without a limit does", "[weighted]") {
  // As published ("MATHEMAGIC"): cages of five cells. With a given it takes thousands of nodes.
  Puzzle puzzle = parse_puzzle(
      "R<<<M<<<U^M<<<^J>^R<<^S<^R^^P>>^>^^^^^<R5^>^MP^>^V<<^^^^^>^L>>^^<^K>^<<R^>>^<>>>^");
  puzzle.givens[0] = 2;
  const auto made = [&] { return search::make_weighted_search(*puzzle.board); };
  const auto whole = made()->search(puzzle.givens, 2, no_limits);
  REQUIRE(whole.complete);
  CHECK(whole.solutions == 1);
  // Limits before, at and after those where it begins again.
  const auto search = made();
  for (const unsigned most : {999U, 1000U, 1001U, 2500U, 3000U, 3001U, 5000U}) {
    const auto part = search->search(puzzle.givens, 2, no_limits, most);
    CHECK_FALSE(part.complete);
    CHECK(part.cubes == most);
    CHECK(part.refuted == made()->search(puzzle.givens, 2, no_limits, most).refuted);
  }
  // Another question in between doesn't change the answer.
  Grid givens = puzzle.givens;
  givens[1] = whole.first[1];
  for (const bool other_first : {false, true}) {
    if (other_first) search->search(givens, 2, no_limits, 1500);
    const auto found = search->search(puzzle.givens, 2, no_limits);
    CHECK(found.complete);
    CHECK(found.solutions == whole.solutions);
    CHECK(found.first == whole.first);
    CHECK(found.cubes == whole.cubes);
    CHECK(found.refuted == whole.refuted);
  }
}

TEST_CASE("the more of a board's rules are sums, the longer a solver waits", "[weighted]") {
  // As a share of the turn after the solver's first one, which is as long for all.
  const auto first_turn = [](const std::string& rules) {
    const Puzzle puzzle = support::empty_puzzle(Geometry(9), rules);
    const auto search = search::make_weighted_search(*puzzle.board);
    return static_cast<double>(search->short_turn()) / search->long_turn();
  };
  const std::string cages = "cages=10: r1c1 r1c2 r2c1; 14: r2c2 r2c3 r2c4";
  const std::string both = cages + ", lunchboxes=8: r5c1 r5c2 r5c3 r5c4 r5c5 r5c6";
  CHECK(first_turn(cages) > 3 * first_turn(both));
  CHECK(first_turn(both) > 2 * first_turn("non-consecutive"));
}
