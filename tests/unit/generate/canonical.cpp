// Canonical forms of puzzles, compared with all symmetries on 4x4 boards and with random ones on
// 9x9.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <numeric>

#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/rule.hpp"

using namespace sudoku_sat;

namespace {

/// For each row or column of the image that of the puzzle.
using Lines = std::vector<std::size_t>;

/// All orders of the lines that keep those of a band together.
std::vector<Lines> orders_of_lines(std::size_t box) {
  std::vector<Lines> found;
  Lines lines(box * box);
  std::iota(lines.begin(), lines.end(), 0);
  do {
    bool together = true;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      together = together && lines[i] / box == lines[i / box * box] / box;
    }
    if (together) found.push_back(lines);
  } while (std::next_permutation(lines.begin(), lines.end()));
  return found;
}

Grid moved(const Grid& grid, const Lines& rows, const Lines& columns, bool transposed) {
  Grid image;
  for (const std::size_t row : rows) {
    for (const std::size_t column : columns) {
      image.push_back(grid[transposed ? column * rows.size() + row : row * rows.size() + column]);
    }
  }
  return image;
}

/// With values in the order in which they come.
Grid relabelled(Grid grid) {
  std::map<Value, Value> labels;
  for (Value& value : grid) {
    if (value != 0) {
      value = labels.try_emplace(value, static_cast<Value>(labels.size() + 1)).first->second;
    }
  }
  return grid;
}

Grid least_of_all(const Grid& grid) {
  static const std::vector<Lines> orders = orders_of_lines(2);
  Grid least;
  for (const Lines& rows : orders) {
    for (const Lines& columns : orders) {
      for (const bool transposed : {false, true}) {
        const Grid image = relabelled(moved(grid, rows, columns, transposed));
        if (least.empty() || image < least) least = image;
      }
    }
  }
  return least;
}

Lines random_lines(Random& random) {
  Lines lines;
  for (const std::size_t band : random.permutation(3, std::size_t{0})) {
    for (const std::size_t line : random.permutation(3, band * 3)) lines.push_back(line);
  }
  return lines;
}

Grid random_image(const Grid& grid, Random& random) {
  const auto labels = random.permutation(9, Value{1});
  const Lines rows = random_lines(random);
  Grid image = moved(grid, rows, random_lines(random), random.below(2) == 1);
  for (Value& value : image) {
    if (value != 0) value = labels[value - 1U];
  }
  return image;
}

Grid canonical(const Puzzle& puzzle) { return canonical_form(puzzle).givens; }

/// Puzzles of all kinds: minimal ones, full grids, and some with hardly any givens.
std::vector<Puzzle> puzzles_of_all_kinds() {
  const auto board = make_board(Geometry(9));
  std::vector<Puzzle> puzzles = {Puzzle{board, Grid(81, 0)}};
  Random random(8);
  const Generator generator(board, {.seed = 3});
  for (std::uint64_t i = 0; i < 30; ++i) {
    const Generated made = generator.make(i);
    puzzles.push_back(*made.puzzle);
    puzzles.push_back({board, made.solution});
    Puzzle few = *made.puzzle;
    for (Value& given : few.givens) {
      if (random.below(4) != 0) given = 0;
    }
    puzzles.push_back(few);
  }
  puzzles.push_back({board, shuffled_pattern(Geometry(9), random)});
  return puzzles;
}

}  // namespace

TEST_CASE("canonical forms of 4x4 puzzles are the least of all images") {
  Random random(5);
  const auto board = make_board(Geometry(4));
  const std::vector<Grid> grids = solutions({board, Grid(16, 0)});
  for (int i = 0; i < 400; ++i) {
    Puzzle puzzle{board, grids[random.below(grids.size())]};
    const std::size_t share = 1 + random.below(4);
    for (Value& given : puzzle.givens) {
      if (random.below(share) != 0) given = 0;
    }
    CHECK(canonical(puzzle) == least_of_all(puzzle.givens));
  }
}

TEST_CASE("all images of a puzzle have the same canonical form, which is not greater than any") {
  Random random(6);
  for (const Puzzle& puzzle : puzzles_of_all_kinds()) {
    const Grid form = canonical(puzzle);
    CHECK(canonical({puzzle.board, form}) == form);
    for (int i = 0; i < 30; ++i) {
      const Puzzle image{puzzle.board, random_image(puzzle.givens, random)};
      CHECK(canonical(image) == form);
      CHECK_FALSE(image.givens < form);
    }
  }
}

TEST_CASE("a canonical form is itself an image: it has the same number of solutions") {
  const Puzzle puzzle = parse_puzzle(
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  const Puzzle form = canonical_form(puzzle);
  CHECK(form.given_count() == puzzle.given_count());
  REQUIRE(solutions(form).size() == 1);
  CHECK(canonical({form.board, solutions(form).front()}) ==
        canonical({puzzle.board, solutions(puzzle).front()}));
}

TEST_CASE("different puzzles have different canonical forms") {
  const auto board = make_board(Geometry(9));
  const Generator generator(board, {.seed = 9});
  std::map<Grid, int> seen;
  for (std::uint64_t i = 0; i < 200; ++i) ++seen[canonical(*generator.make(i).puzzle)];
  CHECK(seen.size() == 200);
}

TEST_CASE("canonical forms are refused for other boards and for conflicting givens") {
  const auto with_diagonals = make_board(Geometry(9), {{&rule_named("diagonals")}});
  CHECK_THROWS_AS(canonical_form({make_board(Geometry(6)), Grid(36, 0)}), Error);
  CHECK_THROWS_AS(canonical_form({with_diagonals, Grid(81, 0)}), Error);
  CHECK_THROWS_AS(canonical_form(parse_puzzle("11..............")), Error);
}
