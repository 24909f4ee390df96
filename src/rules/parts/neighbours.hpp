// Which cells are neighbours, and what a rule says of all pairs of them at once.
#pragma once

#include <array>
#include <span>

#include "add_constraints.hpp"
#include "grids_of_board.hpp"

namespace sudoku_sat::rule {

/// Of two opposite steps only one is listed.
inline constexpr std::array orthogonal_steps{CellOffset{0, 1}, CellOffset{1, 0}};
inline constexpr std::array diagonal_steps{CellOffset{1, -1}, CellOffset{1, 1}};
inline constexpr std::array king_steps{CellOffset{0, 1}, CellOffset{1, -1}, CellOffset{1, 0},
                                       CellOffset{1, 1}};
inline constexpr std::array knight_steps{CellOffset{1, -2}, CellOffset{1, 2}, CellOffset{2, -1},
                                         CellOffset{2, 1}};

/// Whether the cells lie side by side or one above the other.
bool are_neighbours(const Geometry& geometry, Cell first, Cell second);

/// The cells that are one of `steps`, or its opposite, away from `cell`.
std::vector<Cell> cells_around(const Geometry& geometry, std::span<const CellOffset> steps,
                               Cell cell);

/// Cells that are one of `steps` apart hold different values. `around` as for for_each_step().
void add_distinct_pairs(const Geometry& geometry, std::span<const CellOffset> steps, bool around,
                        const std::string& rule, Constraints& out);

/// The values of cells that are one of `steps` apart stand in a relation. Requires: it is
/// symmetric.
void add_related_pairs(const Geometry& geometry, std::span<const CellOffset> steps,
                       const Relation& relation, const std::string& rule, Constraints& out);

/// Whether the values differ by 1.
inline bool consecutive(int first, int second) {
  return first - second == 1 || second - first == 1;
}

}  // namespace sudoku_sat::rule
