// Boards to measure with, the same bytes for the same seed on every machine.
//
// A board is a full grid with holes at random places, so it has a solution, and above some share of
// holes more than one. Holes at random make the hardest boards of a size where the solution has
// just become unique or just ceased to be (Gomes & Shmoys: Completing quasigroups or Latin squares,
// 2002; Lewis: Metaheuristics can solve Sudoku puzzles, J. Heuristics 2007).
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/board.hpp"

namespace sudoku_sat::bench {

/// Where the full grid comes from.
enum class GridKind {
  pattern,  ///< the pattern grid under a random symmetry: a very regular solution
  mixed,    ///< the same after a random walk from grid to grid
  latin,    ///< likewise without boxes
  drawn,    ///< what the generator draws, the only kind for boards with other rules
};

/// "pattern" or "mixed". Throws: UsageError for anything else.
GridKind parse_grid_kind(std::string_view text);
std::string_view name(GridKind kind);

/// Walks `steps` times from one solution to another: two lines of a band or stack are compared as a
/// permutation of the values, and the cells of one of its cycles change places. Rows, columns and
/// boxes stay correct (the cycle switches of Wanless, J. Combin. Des. 2004, kept within boxes);
/// without `boxes` any two lines are compared. Requires: one grid, complete.
void mix(Grid& grid, const Geometry& board, std::size_t steps, Random& random, bool boxes = true);

/// A full grid of that kind. Requires: not `drawn`.
Grid full_grid(const Geometry& board, GridKind kind, Random& random);

/// One point of a table: boards of one kind.
struct BoardSpec {
  int size = 9;
  int open = 50;  ///< per cent of the cells that are empty, rounded down
  GridKind kind = GridKind::mixed;
  std::uint64_t seed = 1;
  /// One hole holds a value other than the solution's that its peers allow: most often there is no
  /// solution then.
  bool spoiled = false;
};

/// Board number `number`, from 0: it depends on the specification and this number alone.
Grid make_holes_board(const BoardSpec& spec, std::uint64_t number);

/// Writes boards 0..count-1 to files in `directory`, each on one line:
/// "board-SIZE-OPEN-KIND-SEED-NUMBER.txt", with "-spoiled" before ".txt" where that is asked for;
/// returns their names. Throws: OutputError, UsageError.
std::vector<std::string> write_boards(const BoardSpec& spec, std::size_t count,
                                      const std::filesystem::path& directory);

}  // namespace sudoku_sat::bench
