// One puzzle in cubes: what its manifest says, and what the parts have found.
#pragma once

#include <optional>
#include <string>

#include "results.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

/// What was cut.
struct CubeWork {
  Purpose purpose;
  Puzzle puzzle;
  Formulation formulation = {};  ///< of proofs
};

/// These throw InputError where the manifest has anything else.
CubeWork cube_work(const Manifest& manifest, const std::string& file);
Cube cube_of_part(const PartsDirectory& parts, std::size_t part, const Puzzle& puzzle);

/// A finished part that decides the answer for all, or for all after it; no value where none is
/// known.
std::optional<std::size_t> deciding_part(const PartsDirectory& parts);
/// To be called for each part that has been finished.
void note_if_deciding(const PartsDirectory& parts, Purpose purpose, const Receipt& receipt);

// What PartKind has under these names, without the first or last word.
void check_cubes(const Manifest& manifest, const std::string& file);
PartEnd run_cube(const PartsDirectory& parts, std::size_t part, const PartTools& tools);
double share_of_cube(const PartsDirectory& parts, const PartProgress& progress);
double work_of_cube(const PartsDirectory& parts, std::size_t part);
SplitAgain split_cubes_again(const PartsDirectory& parts, const CubeOptions& options,
                             const Limits& limits);
/// Not those after the deciding one, or none, where the answer is for all.
std::size_t needed_cubes(const PartsDirectory& parts);

/// What a part has proved of its cube, written to a file; its receipt without what all kinds have.
/// Throws: as CubeProver.
Receipt prove_cube(const PartsDirectory& parts, std::size_t part, const PartTools& tools,
                   const std::string& out);

/// The claim, as CubeProver wants it: of `unique` it is open whether there is a solution.
std::optional<Claim> claim_of(Purpose purpose);

/// PartKind::merge.
int merge_cubes(const PartsDirectory& parts, Results& results, Output& out);

}  // namespace sudoku_sat
