// Boards to measure with, as files: instances (sudoku_sat/measure.hpp) of the plain board with
// holes at random places.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/board.hpp"

namespace sudoku_sat::bench {

/// One point of a table: boards of one kind.
struct BoardSpec {
  int size = 9;
  int open = 50;                     ///< per cent of the cells that are empty, rounded down
  std::string_view grids = "mixed";  ///< a kind of full grid: "pattern" or "mixed"
  std::uint64_t seed = 1;
  /// One hole holds a value other than the solution's that its peers allow: most often there is no
  /// solution then.
  bool spoiled = false;
};

/// Throws: UsageError unless it is "pattern" or "mixed".
std::string_view check_grids(std::string_view name);

/// Board number `number`, from 0: it depends on the specification and this number alone. Throws:
/// UsageError, Stopped.
Grid make_holes_board(const BoardSpec& spec, std::uint64_t number, const Limits& limits = {});

/// Writes boards 0..count-1 to files in `directory`, each on one line:
/// "board-SIZE-OPEN-KIND-SEED-NUMBER.txt", with "-spoiled" before ".txt" where that is asked for;
/// returns their names. Throws: OutputError, UsageError, Stopped.
std::vector<std::string> write_boards(const BoardSpec& spec, std::size_t count,
                                      const std::filesystem::path& directory,
                                      const Limits& limits = {});

}  // namespace sudoku_sat::bench
