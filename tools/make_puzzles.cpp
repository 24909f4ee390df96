// Makes the boards of puzzles/generated and their solutions: make_puzzles SEED DIRECTORY.
//
// A solution is known by construction. The pattern grid, in which each row is the one above it
// moved by the width of a box, and by one more from band to band, is a solution of every board; the
// symmetries of Sudoku (other names for the values, other orders of rows in a band, bands, columns
// in a stack, stacks, and transposition where the boxes are square) make it look like any other.
//
// Then cells are opened in random order, each one if the solution stays the only one. Only the
// solver's yes or no matters, and the random numbers are our own (the distributions and
// std::shuffle differ between standard libraries), so a seed gives the same bytes everywhere.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

namespace {

/// A board to make.
struct Recipe {
  int size;
  int percent;  ///< of the cells, at most these are opened
};

// Up to 16x16 each given is needed; minimal puzzles of larger boards may take any solver hours.
constexpr std::array recipes{
    Recipe{4, 100}, Recipe{6, 100}, Recipe{12, 100}, Recipe{16, 100},
    Recipe{25, 50}, Recipe{36, 40}, Recipe{64, 35},  Recipe{100, 32},
};

/// Whether `solution`, which solves the puzzle, is its only solution. Throws: SolverError if the
/// solver doesn't decide, or calls another grid the only one.
bool has_one_solution(const Puzzle& puzzle, const Grid& solution) {
  const Outcome outcome = PuzzleSolver({.unique = true}).solve(puzzle, Limits());
  if (outcome.uniqueness == Uniqueness::unknown) {
    throw SolverError("uniqueness is undecided: " + outcome.reason);
  }
  const bool unique = outcome.uniqueness == Uniqueness::unique;
  if (unique && outcome.solution != solution) {
    throw SolverError("a grid that is not the puzzle's solution was called its only one");
  }
  return unique;
}

/// Opens `cells` in their order, each if the solution stays the only one. With fewer givens a
/// puzzle has at least as many solutions: cells that can be opened all at once can be opened one by
/// one; else each half is tried. So one question serves many cells, and the result is the same.
void open_cells(Puzzle& puzzle, const Grid& solution, std::span<const Cell> cells) {
  for (const Cell cell : cells) puzzle.givens[cell] = 0;
  if (has_one_solution(puzzle, solution)) return;
  for (const Cell cell : cells) puzzle.givens[cell] = solution[cell];
  if (cells.size() == 1) return;
  const std::size_t half = cells.size() / 2;
  open_cells(puzzle, solution, cells.first(half));
  open_cells(puzzle, solution, cells.subspan(half));
}

/// Rows of symbols, or of numbers in columns where there are more values than symbols.
std::string to_rows(const Geometry& board, const Grid& grid) {
  const auto size = static_cast<std::size_t>(board.size());
  const std::string line = to_line(board, grid);
  const bool symbols = line.size() == grid.size();
  const std::size_t width = std::to_string(size).size();
  std::string text;
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    const bool first = cell % size == 0;
    if (symbols) {
      text += line[cell];
    } else {
      const std::string value = grid[cell] == 0 ? "." : std::to_string(grid[cell]);
      text += fmt::format("{}{:>{}}", first ? "" : " ", value, width);
    }
    if (cell % size == size - 1) text += '\n';
  }
  return text;
}

std::string heading(const Puzzle& puzzle, const Recipe& recipe, std::uint64_t seed) {
  const Geometry& board = puzzle.geometry();
  const std::string limit = recipe.percent == 100
                                ? "none can be spared"
                                : fmt::format("{} % of the cells were tried", recipe.percent);
  return fmt::format(
      "# {0}x{0}, boxes {1}x{2}: {3} givens, one solution\n"
      "# made by make_puzzles with seed {4}: the pattern grid, shuffled; then cells opened in "
      "random\n"
      "# order, each if the solution stayed the only one ({5})\n",
      board.size(), board.box_rows(), board.box_columns(), puzzle.given_count(), seed, limit);
}

void write_file(const std::filesystem::path& path, std::string_view text) {
  Output output(path.string());
  output.write(text);
  output.commit();
}

void make_puzzle(const Recipe& recipe, std::uint64_t seed, const std::filesystem::path& directory) {
  // A stream of its own for each board: none changes because another one does.
  Random random(Random(seed).next() + static_cast<std::uint64_t>(recipe.size));
  const Geometry board(recipe.size);
  const Grid solution = shuffled_pattern(board, random);
  Puzzle puzzle{make_board(board), solution};
  const auto order = random.permutation(board.cells(), Cell{0});
  const std::size_t tried = order.size() * static_cast<std::size_t>(recipe.percent) / 100;
  open_cells(puzzle, solution, std::span(order).first(tried));

  const std::string name = fmt::format("board-{}.txt", recipe.size);
  write_file(directory / "generated" / name,
             heading(puzzle, recipe, seed) + to_rows(board, puzzle.givens));
  write_file(directory / "solutions" / name, to_line(board, solution) + '\n');
  fmt::print(stderr, "{}: {} givens\n", name, puzzle.given_count());
}

std::uint64_t parse_seed(std::string_view text) {
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error == std::errc() && end == text.data() + text.size()) return seed;
  throw UsageError(fmt::format("SEED '{}' is not a number from 0 to 2^64 - 1", text));
}

void run(std::span<char*> arguments) {
  if (arguments.size() != 3) throw UsageError("usage: make_puzzles SEED DIRECTORY");
  const std::uint64_t seed = parse_seed(arguments[1]);
  const std::filesystem::path directory = arguments[2];
  std::filesystem::create_directories(directory / "generated");
  std::filesystem::create_directories(directory / "solutions");
  fmt::print(stderr, "seed {}\n", seed);
  for (const Recipe& recipe : recipes) make_puzzle(recipe, seed, directory);
}

}  // namespace

}  // namespace sudoku_sat

int main(int count, char** values) {
  try {
    sudoku_sat::run(std::span(values, static_cast<std::size_t>(count)));
    return 0;
  } catch (const sudoku_sat::UsageError& error) {
    fmt::print(stderr, "make_puzzles: {}\n", error.what());
    return 2;
  } catch (const std::exception& error) {
    fmt::print(stderr, "make_puzzles: {}\n", error.what());
    return 1;
  }
}
