// The findings of check as JSON: the requested fields, null if unknown.
#include "check_findings.hpp"
#include "sudoku_sat/generate.hpp"

namespace sudoku_sat::report {

namespace {

using Json = base::Json;

Json differences_json(const std::optional<std::vector<OpenCell>>& differences) {
  if (!differences) return nullptr;
  Json json = Json::object();
  for (const OpenCell& open : *differences) json[open.name] = open.values;
  return json;
}

bool complete(const CheckFindings& findings) {
  return (!findings.cores || findings.cores->complete) &&
         (!findings.repairs || findings.repairs->complete);
}

/// Null if the puzzle itself has no solution.
Json wrong_entries_json(const Geometry& geometry, const EntryFindings& entries) {
  if (!entries.judged) return nullptr;
  Json json = Json::array();
  for (const WrongEntry& wrong : entries.wrong) {
    Json one{{"cell", geometry.name(wrong.cell)},
             {"value", geometry.number(wrong.value)},
             {"solution", wrong.right == 0 ? Json(nullptr) : Json(geometry.number(wrong.right))},
             {"conflicts", Json::array()}};
    for (const Conflict& conflict : wrong.conflicts) {
      one["conflicts"].push_back(conflict_json(geometry, conflict));
    }
    json.push_back(std::move(one));
  }
  return json;
}

Json entries_json(const Geometry& geometry, const std::optional<EntryFindings>& entries) {
  if (!entries) return nullptr;
  Json together = Json::array();
  for (const Cell cell : entries->together) together.push_back(geometry.name(cell));
  return {{"entered", entries->entered},
          {"wrong", wrong_entries_json(geometry, *entries)},
          {"together", std::move(together)}};
}

}  // namespace

void add_findings(const CheckRequest& request, const CheckFindings& findings,
                  const Geometry& geometry, Json& json) {
  if (findings.core) json["core"] = *findings.core;
  const bool cut = findings.undecided || findings.failed;
  if (request.subsets() && !findings.core && cut) json["core"] = nullptr;
  if (findings.cores) json["cores"] = findings.cores->sets;
  if (findings.repairs) json["repairs"] = findings.repairs->sets;
  if (request.all || request.repairs) json["complete"] = complete(findings);
  if (request.redundant) json["redundant"] = or_null(findings.redundant);
  if (request.differences) {
    json["differences"] = differences_json(findings.differences);
    json["further_givens"] = findings.missing ? Json(findings.missing->names) : Json(nullptr);
    json["further_least"] = findings.missing ? Json(findings.missing->least) : Json(nullptr);
  }
  if (request.entries) json["entries"] = entries_json(geometry, findings.entries);
  if (!findings.reason.empty()) json["reason"] = findings.reason;
}

}  // namespace sudoku_sat::report
