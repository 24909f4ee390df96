// One puzzle split into cubes, parts of its search space: for counting, listing, solving or
// refuting it on several machines (cube and conquer; Heule, Kullmann, Wieringa, Biere, HVC 2011).
// See src/cubes/.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

/// The assumptions, one literal after the other, over S[i,j,k], numbered (i-1)N² + (j-1)N + k (on
/// boards of several grids: cell by cell, N for each); below 0: that the cell has another value.
using Cube = std::vector<Lit>;

/// The literal of "cell holds value" (1..N).
inline Lit cell_literal(const Geometry& geometry, Cell cell, int value) {
  return static_cast<Lit>(cell) * geometry.size() + value;
}

/// The maximum number of cubes.
inline constexpr std::size_t max_cubes = 100'000;

/// How far a puzzle is split.
struct CubeOptions {
  /// While there are fewer, the cube with the most work is split. 0: use `depth`.
  std::size_t cubes = 0;
  /// How often each cube is split.
  unsigned depth = 0;
  std::size_t most = max_cubes + max_size;  ///< more are an error; the last cut may add many
  /// Called occasionally with the number of cubes.
  std::function<void(std::size_t)> on_progress = {};
};

/// Cubes that cover all solutions.
struct CubeCover {
  /// In the order of the tree. No two share a solution, and each solution of the puzzle is in one.
  /// Possibly a few more than requested; fewer if propagation decides the rest; none if it refutes
  /// the puzzle. All literals are above 0, and of cells that lie on a grid.
  std::vector<Cube> cubes;
  /// For each cube an estimate of the work in it: of the logarithm (to the base 2) of the number of
  /// leaves of its search tree, 0 where propagation finds its only solution. From 36x36 on it goes
  /// by the candidates that are left, so that only differences say something.
  std::vector<double> work;
  /// Clauses that show that nothing is missing: each follows by unit propagation (RUP) from the
  /// rules in the extended encoding, the givens, the negations of all cubes and the clauses before
  /// it. The last one is empty. On boards of which all constraints are all-different; on others
  /// single clauses may need more than unit propagation.
  std::vector<std::vector<Lit>> proof;
};

/// Splits the puzzle into cubes, the same ones on every machine. Memory grows only with the number
/// of cubes. Throws: UsageError if there would be more than options.most; Stopped at a limit.
CubeCover split_into_cubes(const Puzzle& puzzle, const CubeOptions& options,
                           const Limits& limits = {});

/// The puzzle with the cube's assumptions: additional givens, and excluded values. Requires:
/// literals of the puzzle's board, of which none contradicts another or a given.
Puzzle with_cube(const Puzzle& puzzle, std::span<const Lit> cube);

}  // namespace sudoku_sat
