#include "checker.hpp"

#include <algorithm>
#include <string>

namespace sudoku_sat::proof {

namespace {

/// How many antecedents are kept: a proof of many short lemmas can use every clause for each of
/// them, which no memory could hold.
std::size_t max_antecedents(std::size_t literals) {
  constexpr std::size_t always = std::size_t{1} << 24;
  constexpr std::size_t for_each_literal = 16;
  return always + for_each_literal * literals;
}

Variable largest_variable(const ProofFormula& formula, std::span<const std::int32_t> further,
                          const ProofSteps& proof) {
  const Variable known =
      std::max(proof::largest_variable(formula.literals), proof::largest_variable(further));
  return std::max(known, proof.largest_variable(known));
}

}  // namespace

Checker::Checker(const ProofFormula& formula, std::span<const std::int32_t> further,
                 const ProofSteps& proof, bool records, Poll& poll, ProofReport& report)
    : proof_(proof),
      poll_(poll),
      report_(report),
      propagation_(clauses_, largest_variable(formula, further, proof), poll),
      antecedents_(records ? max_antecedents(formula.literals.size() + further.size() +
                                             proof.literals().size())
                           : 0) {
  load(formula.literals);
  load(further);
  formula_clauses_ = clauses_.size();
}

void Checker::load(std::span<const std::int32_t> clauses) {
  auto begin = clauses.begin();
  while (!refuted_ && begin != clauses.end()) {
    const auto end = std::find(begin, clauses.end(), 0);
    refuted_ = normalise({begin, end}, clause_) && !add();
    begin = end + 1;
  }
}

/// Adds clause_. False if the empty clause follows then.
bool Checker::add() { return propagation_.add(clauses_.add(clause_)); }

bool Checker::run_backwards() {
  backwards_ = true;
  for (std::size_t i = 0; !refuted_ && i < proof_.steps().size(); ++i) {
    // If the empty clause followed, this would have been noticed before.
    if (!proof_.steps()[i].deletion && proof_.literals(i).empty()) return false;
    step(i, false);
  }
  if (!refuted_) return false;
  ++report_.lemmas;
  records_.resize(clauses_.size() + 1 - formula_clauses_);
  last_uses_.resize(clauses_.size(), no_step);
  const std::vector<Propagation::Root> roots = propagation_.begin_backwards(antecedents_);
  close_backwards(static_cast<ClauseId>(clauses_.size()), no_step);
  for (std::size_t i = clause_of_step_.size(); i-- > 0;) {
    if (!step_back(i)) return false;
  }
  propagation_.restore(roots);
  return true;
}

/// False if the lemma is needed and doesn't follow.
bool Checker::step_back(std::size_t index) {
  const ClauseId id = clause_of_step_[index];
  poll_.work(1);
  if (id == no_clause) return true;
  if (proof_.steps()[index].deletion) {
    propagation_.bring_back(id);
    return true;
  }
  propagation_.take_back(id);
  if (!clauses_.needed(id)) return true;
  const std::size_t roots = propagation_.depth();
  const std::span<const LitIndex> literals = clauses_.literals(id);
  clause_.assign(literals.begin(), literals.end());
  if (!follows()) return false;
  propagation_.undo(roots);
  close_backwards(id, index);
  return true;
}

/// Ends the record of a lemma, or of the empty clause.
void Checker::close_backwards(ClauseId id, std::size_t step) {
  records_[id - formula_clauses_] = antecedents_.close();
  for (const ClauseId used : propagation_.take_newly_needed()) last_uses_[used] = step;
}

std::size_t Checker::record_of(ClauseId id) const {
  const std::size_t lemma = id - formula_clauses_;
  return backwards_ ? records_[lemma] : lemma;
}

void Checker::run_forwards() {
  for (std::size_t i = 0; !refuted_ && i < proof_.steps().size(); ++i) step(i, true);
  if (!refuted_) throw Refused("the empty clause does not follow from the proof's lemmas", 0);
  ++report_.lemmas;
  propagation_.explain(antecedents_);
  antecedents_.close();
  mark_needed();
}

/// Marks what the empty clause depends on: what its check used, and what the checks of those lemmas
/// used.
void Checker::mark_needed() {
  const auto clauses = static_cast<ClauseId>(clauses_.size());
  if (!antecedents_.complete()) {
    for (ClauseId id = 0; id < clauses; ++id) clauses_.set_needed(id);
    return;
  }
  mark_record(record_of(clauses));
  for (ClauseId id = clauses; id-- > formula_clauses_;) {
    if (clauses_.needed(id)) mark_record(record_of(id));
  }
}

void Checker::mark_record(std::size_t record) {
  for (const ClauseId id : antecedents_.clauses(record)) clauses_.set_needed(id);
  for (const Variable variable : antecedents_.units(record)) propagation_.need_unit(variable);
}

void Checker::step(std::size_t index, bool check) {
  clause_of_step_.push_back(no_clause);
  const Step& step = proof_.steps()[index];
  const bool tautology = !normalise(proof_.literals(index), clause_);
  poll_.work(clause_.size() + 1);
  if (step.deletion) {
    if (!tautology) remove(index);
    return;
  }
  if (!tautology) {
    if (check) {
      check_lemma(step.line);
      antecedents_.close();
    }
    clause_of_step_[index] = static_cast<ClauseId>(clauses_.size());
    refuted_ = !add();
  }
  ++report_.lemmas;
}

void Checker::remove(std::size_t index) {
  // A clause that is a reason is not removed; it is the reason of its only true literal.
  const auto known = std::find_if(clause_.begin(), clause_.end(), [this](LitIndex literal) {
    return propagation_.is_true(literal);
  });
  const ClauseId reason =
      known == clause_.end() ? no_clause : propagation_.reason(variable_of(*known));
  const ClauseId id = clauses_.find(clause_, reason);
  if (id == no_clause) return;
  clauses_.remove(id);
  clause_of_step_[index] = id;
  ++report_.deletions;
}

void Checker::check_lemma(std::uint64_t line) {
  const std::size_t roots = propagation_.depth();
  if (!follows()) {
    if (clause_.empty())
      throw Refused("the empty clause does not follow by unit propagation", line);
    if (!is_rat()) {
      throw Refused("the lemma follows neither by unit propagation nor as RAT on its first literal",
                    line);
    }
    ++report_.rat_lemmas;
  }
  propagation_.undo(roots);
}

bool Checker::follows() {
  constexpr LitIndex none = 0;
  if (!propagation_.contradicts(clause_, none)) return false;
  propagation_.explain(antecedents_);
  return true;
}

/// Whether each resolvent on the first literal follows. Requires: the lemma is assumed to be false.
/// The lemma depends on what its resolvents depend on, but not on the clauses that it is resolved
/// with: without them it is RAT as well.
bool Checker::is_rat() {
  const LitIndex pivot = negation(clause_.front());
  const std::size_t depth = propagation_.depth();
  for (const ClauseId id : clauses_.containing(pivot)) {
    poll_.work(1);
    if (!clauses_.present(id)) continue;
    const bool holds = propagation_.contradicts(clauses_.literals(id), pivot);
    if (!holds) return false;
    antecedents_.begin_resolvent(id);
    propagation_.explain(antecedents_);
    propagation_.undo(depth);
  }
  return true;
}

}  // namespace sudoku_sat::proof
