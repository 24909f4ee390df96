#include "propagator.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace sudoku_sat::formula {

namespace {

// Less than a millisecond.
constexpr std::size_t work_between_polls = std::size_t{1} << 17;

}  // namespace

Var Propagator::new_vars(std::size_t n) {
  prepared_ = false;
  return take_variables(variables_, n);
}

void Propagator::refuse(Lit literal) const {
  throw std::logic_error(fmt::format(
      "unit propagation: {} is not a literal of the variables 1 to {}", literal, variables_));
}

void Propagator::add(const ClauseBlock& block) {
  prepared_ = false;
  for (auto rest = block.literals; !rest.empty();) {
    const auto end = std::find(rest.begin(), rest.end(), 0);
    if (end == rest.end()) throw std::logic_error("unit propagation: a clause without its 0");
    const auto length = static_cast<std::size_t>(end - rest.begin());
    add_clause(rest.first(length));
    rest = rest.subspan(length + 1);
  }
}

void Propagator::add_clause(std::span<const Lit> clause) {
  for (const Lit literal : clause) check(literal);
  if (normalise(clause, clause_)) add_reduced();
}

void Propagator::add_reduced() {
  if (clause_.empty()) {
    contradictory_ = true;
  } else if (clause_.size() == 1) {
    units_.push_back(clause_[0]);
  } else if (clause_.size() == 2) {
    implications_.add(clause_[0], clause_[1]);
  } else if (clause_.size() == 3) {
    clauses_of_3_.add(clause_);
  } else if (clause_.size() == 4) {
    clauses_of_4_.add(clause_);
  } else {
    long_clauses_.add(clause_);
  }
}

bool Propagator::restart(const Limits& limits) {
  limits.check();
  undo(prepared_ ? base_ : 0);
  if (contradictory_ || prepared_) return !contradictory_;
  assignment_.resize(variables_);
  implications_.build(index_end(variables_));
  clauses_of_3_.build(index_end(variables_));
  clauses_of_4_.build(index_end(variables_));
  long_clauses_.build(index_end(variables_));
  contradictory_ =
      !std::all_of(units_.begin(), units_.end(), [this](LitIndex unit) { return assume(unit); }) ||
      !propagate(limits);
  base_ = assignment_.size();
  prepared_ = !contradictory_;
  return prepared_;
}

bool Propagator::propagate(const Limits& limits) {
  while (after_all_ < assignment_.size()) {
    if (!propagate_implications()) return false;
    if (!propagate_next()) return false;
    if (work_ >= work_between_polls) poll(limits);
  }
  return true;
}

/// The longer clauses of the next literal.
bool Propagator::propagate_next() {
  const LitIndex falsified = negation(assignment_[after_all_]);
  work_ += 1 + clauses_of_3_.occurrences(falsified) + clauses_of_4_.occurrences(falsified) +
           long_clauses_.occurrences(falsified);
  if (!clauses_of_3_.follow(falsified, assignment_)) return false;
  if (!clauses_of_4_.follow(falsified, assignment_)) return false;
  ++after_all_;
  return long_clauses_.falsify(falsified, assignment_);
}

bool Propagator::propagate_implications() {
  while (after_implications_ < assignment_.size()) {
    const auto implied = implications_.of(assignment_[after_implications_++]);
    work_ += implied.size();
    for (const LitIndex index : implied) {
      if (!assume(index)) return false;
    }
  }
  return true;
}

void Propagator::poll(const Limits& limits) {
  work_ = 0;
  limits.check();
}

void Propagator::undo(std::size_t size) {
  for (std::size_t i = size; i < after_all_; ++i) long_clauses_.restore(negation(assignment_[i]));
  assignment_.undo(size);
  after_implications_ = after_all_ = size;
}

}  // namespace sudoku_sat::formula
