// That the formula has no model in which none of the cubes holds. Cubes in depth-first order are
// the leaves of a tree: where none of the branches of a node holds, and propagation refutes what
// there was no branch for, the node doesn't hold either, by propagation. So the nodes are the
// lemmas, from the leaves up, unless others were given that do. Where neither is enough, as for
// cubes that are no tree or leave something out, a solver refutes the rest.

#include <fmt/format.h>

#include <algorithm>

#include "cubes.hpp"
#include "formula.hpp"
#include "proving.hpp"

namespace sudoku_sat::certify {

namespace {

/// "Not all of the first `length` literals".
void append_node(const Cube& cube, std::size_t length, std::string& lemmas) {
  for (std::size_t i = 0; i < length; ++i) lemmas += fmt::format("{} ", -cube[i]);
  lemmas += "0\n";
}

/// The nodes above the cubes, each after all that is below it; the last one is the root, "0".
std::string lemmas_of_tree(const std::vector<Cube>& cubes) {
  const Cube end;
  std::string lemmas;
  for (std::size_t i = 0; i < cubes.size(); ++i) {
    const Cube& cube = cubes[i];
    const Cube& next = i + 1 < cubes.size() ? cubes[i + 1] : end;
    const auto differ = std::mismatch(cube.begin(), cube.end(), next.begin(), next.end()).first;
    // The node in which both are is not finished, except for the root at the end.
    const auto open = static_cast<std::size_t>(differ - cube.begin()) + 1;
    for (std::size_t length = cube.size(); length-- > open;) append_node(cube, length, lemmas);
  }
  return lemmas + "0\n";
}

std::string lemmas_of(const std::vector<std::vector<Lit>>& clauses) {
  std::string lemmas;
  for (const std::vector<Lit>& clause : clauses) {
    for (const Lit literal : clause) lemmas += fmt::format("{} ", literal);
    lemmas += "0\n";
  }
  return lemmas;
}

}  // namespace

std::string prove_cover(const ProvedCubes& parts, const std::string& raw, const Limits& limits) {
  const ClaimFormula formula = formula_of(parts.certificate, limits);
  const std::vector<Lit> none = none_of(parts.cubes);
  for (const bool given : {true, false}) {
    if (given && parts.cover.empty()) continue;
    ProofReport report =
        check_proof(formula.formula, given ? lemmas_of(parts.cover) : lemmas_of_tree(parts.cubes),
                    {.trim = true, .poll = [&] { limits.check(); }, .further = none});
    if (report.accepted) return report.trimmed;
  }
  const RawFile file(raw);
  if (refute({formula.formula, none, formula.size.variables}, raw, limits)) {
    throw FalseClaim(refutation_of(parts.certificate) + ", in none of the cubes");
  }
  return trimmed(formula.formula, none, take_proof(raw), limits).trimmed;
}

}  // namespace sudoku_sat::certify
