// All texts are made from the plan and the manifest, so they are the same when the family is made
// again. Files that must be the same mention neither the day nor the machine.
#include "documents.hpp"

#include <fmt/format.h>

#include "files.hpp"
#include "summary.hpp"

namespace sudoku_sat::cli {

namespace {

using Json = base::Json;

}  // namespace

Json manifest(const FamilyPlan& plan, const std::vector<Json>& instances) {
  Json calibration = nullptr;
  if (plan.calibration) {
    calibration = {{"solvers", plan.calibration->names},
                   {"least", plan.calibration->least},
                   {"most", plan.calibration->most}};
  }
  return {{"program", fmt::format("sudoku-sat {}", version)},
          {"command", command_text(plan)},
          {"count", instances.size()},
          {"calibration", calibration},
          {"instances", instances}};
}

void write_documents(const FamilyPlan& plan, const NewDirectory& directory,
                     const std::vector<Json>& instances, const std::vector<Json>& times) {
  const Json all = manifest(plan, instances);
  write_text(directory, "manifest.json", json_text(all));
  if (!times.empty()) write_text(directory, "times.json", json_text(times));
  if (plan.partial() || plan.pack) return;
  write_text(directory, "README.md", readme_text(plan, all));
  write_text(directory, "description.tex", latex_text(plan, all));
}

Error no_boards() { return Error("no board took a time within the window: nothing is written"); }

std::string json_text(const Json& json) {
  return json.dump(1, base::Json::BadBytes::replaced) + '\n';
}

std::string readme_text(const FamilyPlan& plan, const Json& manifest) {
  std::string text =
      fmt::format("# Sudoku boards as SAT instances\n\nMade by {}:\n\n    {}\n\n{} {}\n\n",
                  manifest["program"].get<std::string>(), command_text(plan), made_text(plan),
                  source_text(plan));
  text +=
      "| size | encoding | instances | open cells | variables | clauses | expected |\n"
      "|---:|---|---:|---|---:|---:|---|\n";
  for (const auto& [key, row] : rows_of(manifest)) {
    text += fmt::format("| {0}x{0} | {1} | {2} | {3} to {4} | {5} | {6} | {7} |\n", key.first,
                        key.second, row.count, row.min_open, row.max_open, row.variables,
                        row.clauses, expected_text(row));
  }
  text += fmt::format(
      "\n"
      "Variables and clauses are maxima.\n\n"
      "- `manifest.json`: for each instance its files, what is expected and why, the solution, and "
      "`md5`, the hash of benchmark databases (GBD).\n"
      "- `boards/`: the boards as text; `cnf/`: the formulas. `sudoku-sat decode FORMULA ANSWER` "
      "turns a solver's answer into a grid and checks it.\n"
      "- `proofs/` (if there are any): DRAT proofs, for example for drat-trim.\n"
      "- `times.json` (if solvers were run): wall-clock seconds, the only file that differs if the "
      "family is made again.\n"
      "- `description.tex`: a page about the family, for competitions.\n\n"
      "Names are {}.\n",
      instance_names);
  return text;
}

}  // namespace sudoku_sat::cli
