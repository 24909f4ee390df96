// One puzzle in cubes. The manifest holds the puzzle itself and a cube for each part, so that
// nothing else is needed; a cube is short, because its literals are only decisions. A part is the
// puzzle with the cube's values as givens, on which a command works as on any puzzle; or it proves
// that nothing in the cube contradicts the claim.
//
// This file has the content of the manifest and the findings of the parts.
#pragma once

#include "kind.hpp"
#include "sudoku_sat/parts.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::parts {

/// The puzzle that was split.
struct CubeWork {
  Purpose purpose;
  Puzzle puzzle;
  Formulation formulation = {};  ///< of proofs
};

/// These throw InputError if the manifest has anything else.
CubeWork cube_work(const Manifest& manifest, const std::string& file);
Cube cube_of_part(const PartsDirectory& parts, std::size_t part, Lit least, Lit most);
/// Of values of cells.
Cube cube_of_part(const PartsDirectory& parts, std::size_t part, const Puzzle& puzzle);

/// A cube as the manifest has it.
std::string text_of(const Cube& cube);

/// Reads solutions that parts have written, as lines, and trusts none. A line has only the cells,
/// so the values of variables besides the grid are searched for.
class SolutionReader {
 public:
  /// The puzzle must outlive it.
  explicit SolutionReader(const Puzzle& puzzle) : puzzle_(puzzle) {}

  /// The grid, its variables included. Throws: InputError at `file` if the line isn't a solution;
  /// SolverError if that can't be determined.
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

/// Proves a part's cube and writes the proof to a file; returns its receipt without the fields that
/// all kinds have. Throws: as CubeProver.
Receipt prove_cube(const PartsDirectory& parts, std::size_t part, const PartTools& tools,
                   const std::string& out);

/// The claim, as CubeProver wants it: for `unique`, whether there is a solution is open.
std::optional<Claim> claim_of(Purpose purpose);

/// PartKind::merge.
int merge_cubes(const PartsDirectory& parts, Results& results, Output& out);

}  // namespace sudoku_sat::parts
