// One puzzle cut into cubes, each a part of its search space: for counting, listing, solving or
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

/// What is supposed, one literal after the other: of S[i,j,k], numbered (i-1)N² + (j-1)N + k (on
/// boards of several grids: cell by cell, N for each); below 0: that the cell has another value.
using Cube = std::vector<Lit>;

/// The literal of "cell holds value" (1..N).
inline Lit cell_literal(const Geometry& geometry, Cell cell, int value) {
  return static_cast<Lit>(cell) * geometry.size() + value;
}

/// The most cubes that can be asked for.
inline constexpr std::size_t max_cubes = 100'000;

/// How far a puzzle is cut.
struct CubeOptions {
  /// As long as there are fewer, the one with the most work is cut. 0: `depth` says how far.
  std::size_t cubes = 0;
  /// How often each of them is cut.
  unsigned depth = 0;
  std::size_t most = max_cubes + max_size;  ///< more are an error; the last cut may add many
  /// Called now and then with the number of cubes.
  std::function<void(std::size_t)> on_progress = {};
};

/// Cubes that cover all solutions.
struct CubeCover {
  /// In the order of the tree: no two of them have a solution in common, and each solution of the
  /// puzzle is in one. Few more than were asked for, fewer where propagation decides the rest; none
  /// where it refutes the puzzle. All literals are above 0, and of cells that lie on a grid.
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

/// Cuts the puzzle into cubes; the same ones on every machine. Memory grows with the cubes alone.
/// Throws: UsageError where there would be more than options.most; Stopped at a limit.
CubeCover split_into_cubes(const Puzzle& puzzle, const CubeOptions& options,
                           const Limits& limits = {});

/// The puzzle with what the cube supposes: further givens, and values that cells may not have.
/// Requires: literals of the puzzle's board, of which none contradicts another or a given.
Puzzle with_cube(const Puzzle& puzzle, std::span<const Lit> cube);

}  // namespace sudoku_sat
