// Some boards of a family in one file, as a part's result: such files are merged into the family
// that one process would have written.
#pragma once

#include <string>
#include <vector>
#include "base/json.hpp"

#include "plan.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

/// Writes the directory's content, with its boards. Throws: OutputError.
void write_pack(const FamilyPlan& plan, const NewDirectory& directory, Output& out);

/// The boards' descriptions in packs.
struct PackedFamily {
  std::vector<base::Json> instances;
  std::vector<base::Json> times;
};

/// Puts the boards of all packs of `plan.packs` into the directory, which has its folders. Throws:
/// InputError if one is damaged, out of order or of another family, or boards are missing;
/// OutputError; Stopped.
PackedFamily unpack_all(const FamilyPlan& plan, const NewDirectory& directory);

}  // namespace sudoku_sat::cli
