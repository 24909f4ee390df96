// The checkers of proofs and of numbers of models, on formulas of six variables: 64 assignments say
// what is true.
#include <cstdint>
#include <vector>

#include "sudoku_sat/count_checker.hpp"
#include "sudoku_sat/proof_checker.hpp"
#include "targets.hpp"

namespace sudoku_sat::fuzzing {

namespace {

constexpr std::size_t variables = 6;

/// A formula and what follows it.
struct Parted {
  std::vector<std::int32_t> formula;
  std::string_view rest;
};

/// Up to the first "/", each byte is a literal or the end of a clause.
Parted parted(std::string_view text) {
  Parted parted;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '/') {
      parted.rest = text.substr(i + 1);
      break;
    }
    const int code = static_cast<unsigned char>(text[i]) % (2 * static_cast<int>(variables) + 1);
    parted.formula.push_back(code - static_cast<int>(variables));
  }
  if (!parted.formula.empty()) parted.formula.push_back(0);
  return parted;
}

bool is_model(const std::vector<std::int32_t>& formula, unsigned assignment) {
  bool satisfied = false;
  for (const std::int32_t literal : formula) {
    if (literal == 0) {
      if (!satisfied) return false;
      satisfied = false;
      continue;
    }
    const auto bit = static_cast<unsigned>(literal < 0 ? -literal : literal) - 1;
    satisfied = satisfied || ((assignment >> bit & 1U) != 0) == (literal > 0);
  }
  return true;
}

/// The models that differ in the first `counted` variables.
std::size_t models(const std::vector<std::int32_t>& formula, std::size_t counted) {
  std::vector<bool> seen(std::size_t{1} << counted, false);
  for (unsigned assignment = 0; assignment < 1U << variables; ++assignment) {
    if (is_model(formula, assignment)) seen[assignment & ((1U << counted) - 1)] = true;
  }
  std::size_t count = 0;
  for (const bool one : seen) count += one ? 1 : 0;
  return count;
}

}  // namespace

void try_proof(std::string_view text) {
  const Parted given = parted(text);
  const ProofReport report = check_proof({given.formula}, given.rest, {.trim = true});
  if (!report.accepted) return;
  if (models(given.formula, variables) != 0) fail("a proof of a satisfiable formula is accepted");
  if (!check_proof({given.formula}, report.trimmed).accepted) fail("a trimmed proof is refused");
}

void try_graph(std::string_view text) {
  const Parted given = parted(text);
  const std::size_t counted = text.size() % (variables + 1);
  const std::size_t end = std::min(given.rest.find('/'), given.rest.size());
  const std::string_view lemmas = given.rest.substr(std::min(end + 1, given.rest.size()));
  const CountReport report =
      check_count({given.formula, variables, counted, given.rest.substr(0, end), lemmas});
  if (!report.accepted) return;
  if (report.models != std::to_string(models(given.formula, counted))) {
    fail("a graph with another number of models is accepted");
  }
}

}  // namespace sudoku_sat::fuzzing
