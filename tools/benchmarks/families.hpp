// Families of boards of several origins: what `auto` takes is tuned on one half of each family and
// judged by the other half. A choice that was made on boards of one maker need not hold on those of
// another: minimal boards are harder than random holes in the same grids, and holes balanced over
// rows, columns and boxes harder than both for their number (Kautz, Ruan, Achlioptas, Gomes, Selman
// & Stickel: Balance and filtering in structured satisfiable problems, IJCAI 2001; Ansótegui,
// Béjar, Fernàndez, Gomes & Mateu: Generating highly balanced Sudoku problems as hard problems, J.
// Heuristics 2011).
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "boards.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::bench {

/// Which cells of a full grid are open.
enum class Holes {
  random,
  balanced,  ///< as many in each row and column as in any other, and in each box where there are
             ///< any
  minimal,   ///< no given can be left out without a second solution
  few,       ///< of a minimal board one given for each row is left out: some solutions
};

struct BoardFamily {
  std::string_view name;     ///< "minimal-25"
  std::string_view summary;  ///< one line
  int size;
  GridKind grid;
  Holes holes;
  int open = 0;                 ///< per cent of the cells, of random and balanced holes
  std::string_view rules = {};  ///< as for --rules; "jigsaw": regions drawn at random
};

std::span<const BoardFamily> board_families();

/// The families of these names, all for none. Throws: UsageError for an unknown name.
std::vector<const BoardFamily*> families_named(std::span<const std::string> names);

/// Board number `number`, from 0: it depends on the family and this number alone.
Puzzle make_family_board(const BoardFamily& family, std::uint64_t number);

/// The same board with one given changed to a value that no other given forbids: most often there
/// is no solution then.
Puzzle spoiled(Puzzle puzzle, std::uint64_t number);

/// Boards are numbered so that the even ones are for tuning.
enum class Half { tune, test };

/// Writes boards of that half to files "FAMILY-NUMBER.txt" and "FAMILY-NUMBER-spoiled.txt" in
/// `directory`, for each board both; returns their names in that order. Throws: OutputError.
std::vector<std::string> write_family(const BoardFamily& family, Half half, std::size_t count,
                                      const std::filesystem::path& directory);

}  // namespace sudoku_sat::bench
