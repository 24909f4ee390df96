// What a family's directory says of itself: the manifest, a README, the page that solver
// competitions ask for.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "plan.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

/// The manifest of all instances, in their order.
nlohmann::ordered_json manifest(const FamilyPlan& plan,
                                const std::vector<nlohmann::ordered_json>& instances);

/// Writes the manifest, times.json where there are any, and, of a whole family that isn't packed,
/// the README and the page. Throws: OutputError.
void write_documents(const FamilyPlan& plan, const NewDirectory& directory,
                     const std::vector<nlohmann::ordered_json>& instances,
                     const std::vector<nlohmann::ordered_json>& times);

/// What is wrong with a family without boards.
Error no_boards();

std::string readme_text(const FamilyPlan& plan, const nlohmann::ordered_json& manifest);

/// One page in the style of the IEEE's proceedings, as the SAT competitions ask for; the authors
/// are left to be filled in.
std::string latex_text(const FamilyPlan& plan, const nlohmann::ordered_json& manifest);

/// Indented JSON, with a line end.
std::string json_text(const nlohmann::ordered_json& json);

}  // namespace sudoku_sat::cli
