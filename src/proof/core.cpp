#include "core.hpp"

#include <algorithm>

namespace sudoku_sat::proof {

Core::Core(const Checker& checker) : checker_(checker) {
  const Antecedents& antecedents = checker.antecedents();
  const std::size_t clauses = checker.clauses().size();
  const std::size_t formula = checker.formula_clauses();
  marked_.resize(clauses, !antecedents.complete());
  if (!antecedents.complete()) return;
  mark_antecedents(clauses - formula);
  for (std::size_t id = clauses; id-- > formula;) {
    if (marked_[id]) mark_antecedents(id - formula);
  }
}

void Core::mark_antecedents(std::size_t record) {
  const Antecedents& antecedents = checker_.antecedents();
  for (const ClauseId id : antecedents.clauses(record)) marked_[id] = true;
  for (const Variable variable : antecedents.units(record)) mark_unit(variable);
}

/// Marks the reason of a unit, and of all units that it depends on.
void Core::mark_unit(Variable variable) {
  to_explain_.push_back(variable);
  while (!to_explain_.empty()) {
    const Variable unit = to_explain_.back();
    to_explain_.pop_back();
    if (unit >= marked_units_.size()) marked_units_.resize(unit + std::size_t{1});
    if (marked_units_[unit]) continue;
    marked_units_[unit] = true;
    const ClauseId reason = checker_.propagation().reason(unit);
    marked_[reason] = true;
    for (const LitIndex index : checker_.clauses().literals(reason)) {
      to_explain_.push_back(variable_of(index));
    }
  }
}

std::size_t Core::count(std::size_t begin, std::size_t end) const {
  const auto first = marked_.begin() + static_cast<std::ptrdiff_t>(begin);
  const auto last = marked_.begin() + static_cast<std::ptrdiff_t>(end);
  return static_cast<std::size_t>(std::count(first, last, true));
}

bool Core::keeps(const Step& step, ClauseId id, bool with_rat) const {
  if (id == no_clause) return false;
  if (step.deletion && id < checker_.formula_clauses()) return with_rat;
  return marked_[id];
}

std::string Core::trimmed(const ProofSteps& proof, bool with_rat) const {
  std::string text;
  for (std::size_t i = 0; i < proof.steps().size(); ++i) {
    const Step& step = proof.steps()[i];
    if (!keeps(step, checker_.clause_of(i), with_rat)) continue;
    if (step.deletion) text += "d ";
    for (const std::int32_t literal : proof.literals(i)) text += std::to_string(literal) + " ";
    text += "0\n";
  }
  return text + "0\n";
}

}  // namespace sudoku_sat::proof
