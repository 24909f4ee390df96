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
};

/// These throw InputError where the manifest has anything else.
CubeWork cube_work(const Manifest& manifest, const std::string& file);
Cube cube_of_part(const PartsDirectory& parts, std::size_t part);

/// The puzzle as a puzzle file.
std::string puzzle_text(const Puzzle& puzzle);

/// A finished part that decides the answer for all, or for all after it; no value where none is
/// known.
std::optional<std::size_t> deciding_part(const PartsDirectory& parts);
/// To be called for each part that has been finished.
void note_if_deciding(const PartsDirectory& parts, Purpose purpose, const Receipt& receipt);

/// Runs a part: PartKind::run.
PartEnd run_cube(const PartsDirectory& parts, std::size_t part, const PartTools& tools);

/// PartKind::merge.
int merge_cubes(const PartsDirectory& parts, Results& results, Output& out);

}  // namespace sudoku_sat
