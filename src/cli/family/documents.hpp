// The documents in a family's directory: the manifest, a README, the page that solver competitions
// require.
#pragma once

#include <string>
#include <vector>
#include "base/json.hpp"

#include "plan.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

/// The manifest of all instances, in their order.
base::Json manifest(const FamilyPlan& plan, const std::vector<base::Json>& instances);

/// Writes the manifest, times.json if there are times, and, for a whole family that isn't packed,
/// the README and the page. Throws: OutputError.
void write_documents(const FamilyPlan& plan, const NewDirectory& directory,
                     const std::vector<base::Json>& instances,
                     const std::vector<base::Json>& times);

/// The error message about a family without boards.
Error no_boards();

std::string readme_text(const FamilyPlan& plan, const base::Json& manifest);

/// One page in the style of the IEEE's proceedings, as the SAT competitions require; the authors
/// have to be filled in.
std::string latex_text(const FamilyPlan& plan, const base::Json& manifest);

/// Indented JSON, with a line end.
std::string json_text(const base::Json& json);

}  // namespace sudoku_sat::cli
