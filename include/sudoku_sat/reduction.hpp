// Reductions: what is decided before anything is encoded, so that no clause says it (Kwon & Jain
// 2006 for the givens; the same taken to the fixpoint of unit propagation, and of failed literals).
// They work on candidates, so each goes with each encoding.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "sudoku_sat/candidates.hpp"

namespace sudoku_sat {

/// A descriptor in a file of its own, a line in src/propagate/registry.def.
struct Reduction {
  std::string_view name;
  std::string_view summary;
  std::string_view source;

  /// The candidates that are left: every cell that is open has one at least. No value: the
  /// reduction finds a contradiction, the puzzle has no solution. Null: nothing is removed.
  /// Throws: Stopped at a limit.
  std::optional<Candidates> (*apply)(const Puzzle& puzzle, const Limits& limits);
};

/// none, givens, units, probe: from the weakest to the strongest.
std::span<const Reduction* const> reductions();

/// Null where there is none of that name; throws UsageError, with the nearest name.
const Reduction* find_reduction(std::string_view name);
const Reduction& reduction_named(std::string_view name);

}  // namespace sudoku_sat
