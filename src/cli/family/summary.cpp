// Sentences and numbers for both documents of a family, so that they can't differ.
#include "summary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/joined.hpp"

namespace sudoku_sat::cli {

namespace {

using Json = base::Json;

/// Completed Latin squares with holes are hardest where 1.7 N^1.55 cells are open (D. Achlioptas,
/// C. Gomes, H. Kautz & B. Selman: Generating satisfiable problem instances, AAAI 2000).
std::string hardest_latin_text(const FamilyPlan& plan) {
  std::string text;
  for (const InstanceSpec& spec : plan.sizes) {
    const int size = spec.geometry.size();
    text += fmt::format("{0}{1}x{1} at {2:.2f}", text.empty() ? "" : ", ", size,
                        std::min(1.0, 1.7 * std::pow(size, -0.45)));
  }
  return fmt::format(
      " Of Latin squares those are hardest of which a share of about 1.7 / N^0.45 is open: {}.",
      text);
}

}  // namespace

std::map<std::pair<int, std::string>, FamilyRow> rows_of(const Json& manifest) {
  std::map<std::pair<int, std::string>, FamilyRow> rows;
  for (const Json& instance : manifest["instances"]) {
    FamilyRow& row = rows[{instance["size"].get<int>(), instance.value("encoding", "-")}];
    ++row.count;
    row.variables = std::max(row.variables, instance.value("variables", std::uint64_t{0}));
    row.clauses = std::max(row.clauses, instance.value("clauses", std::uint64_t{0}));
    const auto open = instance["open"].get<std::string>();
    row.min_open = std::min(row.min_open, open);
    row.max_open = std::max(row.max_open, open);
    ++row.expected[instance["expected"].get<std::string>()];
  }
  return rows;
}

std::string expected_text(const FamilyRow& row) {
  std::string text;
  for (const auto& [answer, count] : row.expected) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, answer);
  }
  return text;
}

std::string made_text(const FamilyPlan& plan) {
  const InstanceSpec& spec = plan.sizes.front();
  std::string text = fmt::format(
      "Each board is a full grid ({}: {}) with some of its cells open ({}: {}). Board number i of "
      "a size depends only on the seed, the size, the share of open cells and i.",
      spec.grids->name, spec.grids->summary, spec.holes->name, spec.holes->summary);
  if (spec.grids->name == "latin") text += hardest_latin_text(plan);
  if (plan.unsat) {
    text +=
        " One given is then changed to a value that no other given forbids; if that left a "
        "solution, another one was changed. CaDiCaL refuted each formula, or it is marked as "
        "unknown.";
  } else {
    text += " So each has a solution, the grid that it was made from.";
  }
  if (const auto& calibration = plan.calibration) {
    text += fmt::format(
        " Boards were tried over the range of shares, later ones mostly at the shares that did "
        "best. A board was kept if {} each take {} to {} nominal seconds for it, on a machine that "
        "reads 4 million literals and propagates 2 million per second. The numbers of propagations "
        "are those that the solvers print, so the same releases make the same choice on every "
        "machine that is at least a third as fast as the nominal one.",
        base::joined(calibration->names, " and "), calibration->least, calibration->most);
  }
  return text;
}

const std::string_view instance_names =
    "sudoku-nSIZE-openSHARE-GRIDS-HOLES-ENCODING-sSEED-NUMBER: the size of the board, open cells "
    "in thousandths, how grid and holes were made, the encoding (with the at-most-one method, the "
    "reduction and the re-encoding if these are not the usual ones, and the seed of the order if "
    "it is scrambled), "
    "the seed, the number of the board";

std::string source_text(const FamilyPlan& plan) {
  const InstanceSpec& spec = plan.sizes.front();
  return fmt::format("Grids: {}. Holes: {}.", spec.grids->source, spec.holes->source);
}

}  // namespace sudoku_sat::cli
