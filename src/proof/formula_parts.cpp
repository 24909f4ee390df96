#include "formula_parts.hpp"

#include <algorithm>
#include <random>

#include "clauses.hpp"

namespace sudoku_sat::proof {

namespace {

/// Unpredictable random numbers.
std::vector<Sum> random_sums(std::size_t count) {
  std::random_device device;
  std::seed_seq seed{device(), device(), device(), device(),
                     device(), device(), device(), device()};
  std::mt19937_64 numbers(seed);
  std::vector<Sum> sums(count);
  for (Sum& sum : sums) sum = {numbers(), numbers()};
  return sums;
}

void add(const Sum& one, Sum& to) {
  to[0] += one[0];
  to[1] += one[1];
}

}  // namespace

FormulaParts::FormulaParts(std::span<const std::int32_t> formula, std::size_t variables,
                           std::size_t counted)
    : counted_(counted),
      uses_(2 * variables + 2),
      values_(2 * variables + 2, 0),
      seen_(variables + 1, 0) {
  std::vector<LitIndex> literals;
  for (auto begin = formula.begin(); begin != formula.end();) {
    const auto end = std::find(begin, formula.end(), 0);
    if (normalise({begin, end}, literals)) {
      const auto number = static_cast<std::uint32_t>(begins_.size() - 1);
      for (const LitIndex literal : literals) uses_[literal].push_back(number);
      literals_.insert(literals_.end(), literals.begin(), literals.end());
      begins_.push_back(literals_.size());
    }
    begin = end + 1;
  }
  seen_clause_.resize(begins_.size() - 1, 0);
  of_variable_ = random_sums(variables + 1);
  of_clause_ = random_sums(begins_.size() - 1);
}

bool FormulaParts::begin() {
  for (std::size_t number = 0; number + 1 < begins_.size(); ++number) {
    if (clause(number).size() < 2 && !visit(number)) return false;
  }
  return propagate();
}

bool FormulaParts::assume(LitIndex literal) {
  values_[literal] = 1;
  values_[negation(literal)] = -1;
  trail_.push_back(literal);
  return propagate();
}

bool FormulaParts::propagate() {
  while (done_ < trail_.size()) {
    for (const std::uint32_t number : uses_[negation(trail_[done_])]) {
      if (!visit(number)) return false;
    }
    ++done_;
  }
  return true;
}

/// Makes the last literal of a clause true if all others are false. False if all are.
bool FormulaParts::visit(std::size_t number) {
  LitIndex open = 0;
  for (const LitIndex literal : clause(number)) {
    ++steps_;
    if (values_[literal] > 0) return true;
    if (values_[literal] < 0) continue;
    if (open != 0) return true;
    open = literal;
  }
  if (open == 0) return false;
  values_[open] = 1;
  values_[negation(open)] = -1;
  trail_.push_back(open);
  return true;
}

void FormulaParts::undo(std::size_t depth) {
  for (; trail_.size() > depth; trail_.pop_back()) {
    values_[trail_.back()] = values_[negation(trail_.back())] = 0;
  }
  done_ = depth;
}

bool FormulaParts::satisfied(std::size_t number) const {
  const std::span<const LitIndex> literals = clause(number);
  return std::any_of(literals.begin(), literals.end(),
                     [this](LitIndex literal) { return values_[literal] > 0; });
}

std::vector<Part> FormulaParts::split(std::span<const Variable> variables) {
  ++round_;
  std::vector<Part> parts;
  for (const Variable variable : variables) {
    if (!is_open(variable) || seen_[variable] == round_) continue;
    Part part = gather(variable);
    if (part.counts || part.variables.size() > 1) parts.push_back(std::move(part));
  }
  return parts;
}

Part FormulaParts::gather(Variable first) {
  Part part;
  reach(first, part);
  for (std::size_t next = 0; next < part.variables.size(); ++next) {
    const LitIndex positive = 2 * part.variables[next];
    for (const LitIndex literal : {positive, negation(positive)}) {
      for (const std::uint32_t number : uses_[literal]) {
        ++steps_;
        if (seen_clause_[number] == round_) continue;
        seen_clause_[number] = round_;
        if (satisfied(number)) continue;
        add(of_clause_[number], part.sum);
        for (const LitIndex other : clause(number)) reach(variable_of(other), part);
      }
    }
  }
  std::sort(part.variables.begin(), part.variables.end());
  return part;
}

void FormulaParts::reach(Variable variable, Part& part) {
  if (seen_[variable] == round_ || !is_open(variable)) return;
  seen_[variable] = round_;
  part.variables.push_back(variable);
  add(of_variable_[variable], part.sum);
  part.counts = part.counts || variable <= counted_;
}

}  // namespace sudoku_sat::proof
