// Families of boards of several origins: what `auto` takes is tuned on one half of each family and
// judged by the other half. A choice that was made on boards of one maker need not hold on those of
// another. How boards are made: sudoku_sat/measure.hpp.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/measure.hpp"

namespace sudoku_sat::bench {

struct BoardFamily {
  std::string_view name;     ///< "minimal-25"
  std::string_view summary;  ///< one line
  int size;
  std::string_view grids;       ///< a kind of full grid
  std::string_view holes;       ///< a kind of holes
  int open = 0;                 ///< per cent of the cells, of random and balanced holes
  std::string_view rules = {};  ///< as for --rules
};

std::span<const BoardFamily> board_families();

/// The families of these names, all for none. Throws: UsageError for an unknown name.
std::vector<const BoardFamily*> families_named(std::span<const std::string> names);

/// Board number `number`, from 0: it depends on the family and this number alone. Throws: Stopped.
Puzzle make_family_board(const BoardFamily& family, std::uint64_t number,
                         const Limits& limits = {});

/// Boards are numbered so that the even ones are for tuning.
enum class Half { tune, test };

/// Writes boards of that half to files "FAMILY-NUMBER.txt" and, with one given changed,
/// "FAMILY-NUMBER-spoiled.txt" in `directory`, for each board both; returns their names in that
/// order. Throws: OutputError, Stopped.
std::vector<std::string> write_family(const BoardFamily& family, Half half, std::size_t count,
                                      const std::filesystem::path& directory,
                                      const Limits& limits = {});

}  // namespace sudoku_sat::bench
