// What a family's directory says of itself: the manifest, a README, the page that solver
// competitions ask for.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "plan.hpp"

namespace sudoku_sat {

/// The manifest of all instances, in their order.
nlohmann::ordered_json manifest(const FamilyPlan& plan,
                                const std::vector<nlohmann::ordered_json>& instances);

std::string readme_text(const FamilyPlan& plan, const nlohmann::ordered_json& manifest);

/// One page in the style of the IEEE's proceedings, as the SAT competitions ask for; the authors
/// are left to be filled in.
std::string latex_text(const FamilyPlan& plan, const nlohmann::ordered_json& manifest);

/// Indented JSON, with a line end.
std::string json_text(const nlohmann::ordered_json& json);

}  // namespace sudoku_sat
