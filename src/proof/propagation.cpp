#include "propagation.hpp"

#include <algorithm>
#include <utility>

namespace sudoku_sat::proof {

Propagation::Propagation(Clauses& clauses, std::size_t variables, Poll& poll)
    : clauses_(clauses),
      poll_(poll),
      watches_(2 * variables + 2),
      values_(2 * variables + 2, 0),
      states_(variables + 1),
      seen_(variables + 1, 0) {}

bool Propagation::add(ClauseId id) {
  const std::span<LitIndex> indices = clauses_.literals(id);
  poll_.work(indices.size() + 1);
  if (indices.empty()) {
    conflict_ = id;
    return false;
  }
  const auto open = std::partition(indices.begin(), indices.end(),
                                   [this](LitIndex index) { return !is_false(index); });
  if (indices.size() > 1) {
    watches_[indices[0]].push_back({id, indices[1]});
    watches_[indices[1]].push_back({id, indices[0]});
  }
  const bool is_unit = open - indices.begin() < 2;
  if (is_unit && !imply(indices[0], id)) return false;
  if (!propagate()) return false;
  roots_ = trail_.size();
  return true;
}

bool Propagation::contradicts(std::span<const LitIndex> clause, LitIndex except) {
  for (const LitIndex index : clause) {
    if (index == except || is_false(index)) continue;
    if (is_true(index)) {
      conflict_ = no_clause;
      denied_ = variable_of(index);
      return true;
    }
    make_true(negation(index), no_clause);
  }
  return !propagate();
}

void Propagation::make_true(LitIndex index, ClauseId reason) {
  values_[index] = 1;
  values_[negation(index)] = -1;
  states_[variable_of(index)] = {reason, static_cast<std::uint32_t>(trail_.size())};
  trail_.push_back(index);
}

bool Propagation::propagate() {
  while (done_ < trail_.size()) {
    if (!falsify(negation(trail_[done_++]))) return false;
  }
  return true;
}

/// Looks at the clauses that watch a literal which is false now.
bool Propagation::falsify(LitIndex index) {
  std::vector<Watch>& watches = watches_[index];
  poll_.work(watches.size() + 1);
  std::size_t kept = 0;
  std::size_t next = 0;
  bool consistent = true;
  while (consistent && next < watches.size()) {
    Watch watch = watches[next++];
    const Visit result = is_true(watch.other) ? Visit::stays : visit(watch, index);
    if (result != Visit::leaves) watches[kept++] = watch;
    consistent = result != Visit::conflict;
  }
  const auto at = [&](std::size_t i) { return watches.begin() + static_cast<std::ptrdiff_t>(i); };
  watches.erase(std::copy(at(next), watches.end(), at(kept)), watches.end());
  return consistent;
}

/// Looks at one clause, and finds it another literal to watch or makes the last one true.
Propagation::Visit Propagation::visit(Watch& watch, LitIndex falsified) {
  if (!clauses_.present(watch.clause)) return Visit::leaves;
  const std::span<LitIndex> indices = clauses_.literals(watch.clause);
  if (indices[0] == falsified) std::swap(indices[0], indices[1]);
  watch.other = indices[0];
  if (is_true(watch.other)) return Visit::stays;
  const auto found = std::find_if(indices.begin() + 2, indices.end(),
                                  [this](LitIndex index) { return !is_false(index); });
  if (found == indices.end()) {
    return imply(watch.other, watch.clause) ? Visit::stays : Visit::conflict;
  }
  std::iter_swap(indices.begin() + 1, found);
  watches_[indices[1]].push_back(watch);
  return Visit::leaves;
}

/// Makes the last literal of a clause true; false if it is false already.
bool Propagation::imply(LitIndex index, ClauseId id) {
  if (is_false(index)) {
    conflict_ = id;
    return false;
  }
  if (!is_true(index)) make_true(index, id);
  return true;
}

void Propagation::undo(std::size_t depth) {
  for (std::size_t i = depth; i < trail_.size(); ++i) {
    values_[trail_[i]] = values_[negation(trail_[i])] = 0;
  }
  trail_.resize(depth);
  done_ = depth;
}

void Propagation::explain(Antecedents& antecedents) {
  if (conflict_ != no_clause) {
    use(conflict_, antecedents);
  } else {
    see(denied_, antecedents);
  }
  for (std::size_t i = trail_.size(); i > roots_; --i) {
    const Variable variable = variable_of(trail_[i - 1]);
    if (seen_[variable] == 0) continue;
    if (reason(variable) != no_clause) use(reason(variable), antecedents);
    seen_[variable] = 0;
  }
  for (const Variable variable : seen_roots_) seen_[variable] = 0;
  seen_roots_.clear();
}

void Propagation::use(ClauseId id, Antecedents& antecedents) {
  antecedents.add_clause(id);
  for (const LitIndex index : clauses_.literals(id)) see(variable_of(index), antecedents);
}

void Propagation::see(Variable variable, Antecedents& antecedents) {
  if (seen_[variable] != 0) return;
  seen_[variable] = 1;
  if (states_[variable].position >= roots_) return;
  antecedents.add_unit(variable);
  seen_roots_.push_back(variable);
}

}  // namespace sudoku_sat::proof
