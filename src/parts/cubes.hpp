// One puzzle in cubes. The manifest holds the puzzle itself and a cube for each part, so that
// nothing else is needed; a cube is short, since its literals are decisions alone. A part is the
// puzzle with the cube's values as givens, on which a command works as on any puzzle; or it is the
// claim that nothing in the cube contradicts, which it proves.
//
// Here: what its manifest says, and what the parts have found.
#pragma once

#include "kind.hpp"
#include "sudoku_sat/parts.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::parts {

/// What was cut.
struct CubeWork {
  Purpose purpose;
  Puzzle puzzle;
  Formulation formulation = {};  ///< of proofs
};

/// These throw InputError where the manifest has anything else.
CubeWork cube_work(const Manifest& manifest, const std::string& file);
Cube cube_of_part(const PartsDirectory& parts, std::size_t part, Lit least, Lit most);
/// Of values of cells.
Cube cube_of_part(const PartsDirectory& parts, std::size_t part, const Puzzle& puzzle);

/// A cube as the manifest has it.
std::string text_of(const Cube& cube);

/// Reads solutions that parts have written, as lines: none is believed. A line has the cells alone,
/// so the values of variables beside the grid are looked for.
class SolutionReader {
 public:
  /// The puzzle must outlive it.
  explicit SolutionReader(const Puzzle& puzzle) : puzzle_(puzzle) {}

  /// The grid, its variables included. Throws: InputError at `file` where the line is no solution;
  /// SolverError where that isn't found out.
  Grid read(std::string_view line, const std::string& file);

 private:
  Grid with_variables(const Grid& grid, const std::string& file);

  const Puzzle& puzzle_;
  PuzzleSolver solver_;
};

/// A finished part that decides the answer for all, or for all after it; no value if none is
/// known.
std::optional<std::size_t> deciding_part(const PartsDirectory& parts);
/// To be called for each part that has been finished.
void note_if_deciding(const PartsDirectory& parts, Purpose purpose, const Receipt& receipt);

/// PartKind::run.
PartEnd run_cube(const PartsDirectory& parts, std::size_t part, const PartTools& tools);

/// What a part has proved of its cube, written to a file; its receipt without what all kinds have.
/// Throws: as CubeProver.
Receipt prove_cube(const PartsDirectory& parts, std::size_t part, const PartTools& tools,
                   const std::string& out);

/// The claim, as CubeProver wants it: of `unique` it is open whether there is a solution.
std::optional<Claim> claim_of(Purpose purpose);

/// PartKind::merge.
int merge_cubes(const PartsDirectory& parts, Results& results, Output& out);

}  // namespace sudoku_sat::parts
