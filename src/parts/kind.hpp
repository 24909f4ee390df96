// A kind of work in parts: what its manifest holds besides the fields that all have, how one part
// is run, and how the results are put together. Files, receipts, digests and the messages about
// parts that are missing or wrong are the same for all kinds.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "results.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

/// A kind: a descriptor in a file of its own and a line in registry.def.
struct PartKind {
  std::string_view name;  ///< as the manifest has it

  /// Throws: InputError at `file` where the work isn't what this kind writes. Parts are read when
  /// they are run.
  void (*check)(const Manifest& manifest, const std::string& file);
  /// See run_part().
  PartEnd (*run)(const PartsDirectory& parts, std::size_t part, const PartTools& tools);
  /// See needed_parts(); null: all are.
  std::size_t (*needed)(const PartsDirectory& parts) = nullptr;
  /// See share_done().
  double (*share_done)(const PartsDirectory& parts, const PartProgress& progress);
  /// See estimated_work(); null: it is 0.
  double (*work)(const PartsDirectory& parts, std::size_t part) = nullptr;
  /// The files that the parts read; null: none. Throws: as `check`.
  std::vector<std::string> (*inputs)(const PartsDirectory& parts) = nullptr;
  /// See merge_parts(); null: that isn't how they are put together.
  int (*merge)(const PartsDirectory& parts, Results& results, Output& out) = nullptr;
  /// See split_again(); null: they can't be.
  SplitAgain (*again)(const PartsDirectory& parts, const CubeOptions& options,
                      const Limits& limits) = nullptr;
};

}  // namespace sudoku_sat
