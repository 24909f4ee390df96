#include "propagation.hpp"

#include <algorithm>
#include <utility>

namespace sudoku_sat::proof {

Propagation::Propagation(Clauses& clauses, std::size_t variables, Poll& poll)
    : clauses_(clauses),
      poll_(poll),
      values_(2 * variables + 2, 0),
      states_(variables + 1),
      seen_(variables + 1, 0),
      unit_needed_(variables + 1, 0) {
  for (std::size_t i = 0; i < queues_.size(); ++i) {
    queues_[i].watches.resize(2 * variables + 2);
    queues_[i].needed = i < 2;
    queues_[i].pairs = i % 2 == 0;
  }
}

bool Propagation::add(ClauseId id) {
  const std::span<const LitIndex> indices = clauses_.literals(id);
  poll_.work(indices.size() + 1);
  if (indices.empty()) {
    conflict_ = id;
    return false;
  }
  order_watched(id);
  watch(id);
  const bool is_unit = indices.size() == 1 || is_false(indices[1]);
  if (is_unit && !imply(indices[0], id)) return false;
  if (!propagate()) return false;
  roots_ = trail_.size();
  return true;
}

/// Puts two literals in front that are not false, as far as there are any, and then those that
/// became false last: they are open again before the others.
void Propagation::order_watched(ClauseId id) {
  const std::span<LitIndex> indices = clauses_.literals(id);
  const auto earlier = [this](LitIndex one, LitIndex other) {
    if (!is_false(one) || !is_false(other)) return is_false(one) && !is_false(other);
    return position(variable_of(one)) < position(variable_of(other));
  };
  for (auto place = indices.begin(); place != indices.end() && place < indices.begin() + 2;
       ++place) {
    std::iter_swap(place, std::max_element(place, indices.end(), earlier));
  }
}

/// Watches the two literals in front.
void Propagation::watch(ClauseId id) {
  const std::span<const LitIndex> indices = clauses_.literals(id);
  if (indices.size() < 2) return;
  const std::size_t rest = clauses_.needed(id) ? 0 : 2;
  Queue& queue = queues_[rest + (indices.size() == 2 ? 0 : 1)];
  queue.watches[indices[0]].push_back({clauses_.place(id), indices[1]});
  queue.watches[indices[1]].push_back({clauses_.place(id), indices[0]});
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
  for (auto queue = queues_.begin(); queue != queues_.end();) {
    if (queue->done == trail_.size()) {
      ++queue;
      continue;
    }
    const std::size_t before = trail_.size();
    if (!falsify(*queue, negation(trail_[queue->done++]))) return false;
    if (trail_.size() > before) queue = queues_.begin();
  }
  return true;
}

/// Looks at the clauses that watch a literal which is false now.
bool Propagation::falsify(Queue& queue, LitIndex index) {
  std::vector<Watch>& watches = queue.watches[index];
  poll_.work(watches.size() + 1);
  std::size_t kept = 0;
  std::size_t next = 0;
  bool consistent = true;
  while (consistent && next < watches.size()) {
    Watch watch = watches[next++];
    const Visit result = is_true(watch.other) ? Visit::stays : visit(queue, watch, index);
    if (result != Visit::leaves) watches[kept++] = watch;
    consistent = result != Visit::conflict;
  }
  if (kept == next) return consistent;
  const auto at = [&](std::size_t i) { return watches.begin() + static_cast<std::ptrdiff_t>(i); };
  watches.erase(std::copy(at(next), watches.end(), at(kept)), watches.end());
  return consistent;
}

/// Looks at one clause, and finds it another literal to watch or makes the last one true.
Propagation::Visit Propagation::visit(Queue& queue, Watch& watch, LitIndex falsified) {
  // A clause that became needed is watched in another queue since.
  if (!clauses_.is_present_at(watch.clause, queue.needed)) return Visit::leaves;
  const auto imply_other = [this, &watch] {
    return imply(watch.other, clauses_.id_at(watch.clause)) ? Visit::stays : Visit::conflict;
  };
  if (queue.pairs) return imply_other();
  const std::span<LitIndex> indices = clauses_.literals_at(watch.clause);
  if (indices[0] == falsified) std::swap(indices[0], indices[1]);
  watch.other = indices[0];
  if (is_true(watch.other)) return Visit::stays;
  const auto found = std::find_if(indices.begin() + 2, indices.end(),
                                  [this](LitIndex index) { return !is_false(index); });
  if (found == indices.end()) return imply_other();
  std::iter_swap(indices.begin() + 1, found);
  queue.watches[indices[1]].push_back(watch);
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
  for (Queue& queue : queues_) queue.done = depth;
}

std::vector<Propagation::Root> Propagation::begin_backwards(Antecedents& antecedents) {
  backwards_ = true;
  explain(antecedents);
  undo(roots_);
  for (Queue& queue : queues_) {
    for (std::vector<Watch>& watches : queue.watches) watches.clear();
  }
  for (ClauseId id = 0; id < clauses_.size(); ++id) {
    if (clauses_.present(id)) bring_back(id);
  }
  std::vector<Root> roots;
  for (const LitIndex literal : trail_) roots.push_back({literal, reason(variable_of(literal))});
  return roots;
}

void Propagation::take_back(ClauseId id) {
  clauses_.set_present(id, false);
  for (const LitIndex index : clauses_.literals(id)) {
    if (!is_true(index) || reason(variable_of(index)) != id) continue;
    roots_ = position(variable_of(index));
    undo(roots_);
  }
}

void Propagation::bring_back(ClauseId id) {
  poll_.work(clauses_.literals(id).size() + 1);
  clauses_.set_present(id, true);
  order_watched(id);
  watch(id);
}

void Propagation::restore(std::span<const Root> roots) {
  for (const Root& root : roots.subspan(trail_.size())) make_true(root.literal, root.reason);
  roots_ = trail_.size();
}

void Propagation::need(ClauseId id) {
  if (clauses_.needed(id)) return;
  clauses_.set_needed(id);
  watch(id);
}

void Propagation::need_unit(Variable variable) {
  to_explain_.push_back(variable);
  while (!to_explain_.empty()) {
    const Variable unit = to_explain_.back();
    to_explain_.pop_back();
    if (std::exchange(unit_needed_[unit], 1) != 0) continue;
    need(reason(unit));
    for (const LitIndex index : clauses_.literals(reason(unit))) {
      to_explain_.push_back(variable_of(index));
    }
  }
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
  if (backwards_ && !clauses_.needed(id)) {
    need(id);
    newly_needed_.push_back(id);
  }
  for (const LitIndex index : clauses_.literals(id)) see(variable_of(index), antecedents);
}

void Propagation::see(Variable variable, Antecedents& antecedents) {
  if (seen_[variable] != 0) return;
  seen_[variable] = 1;
  if (states_[variable].position >= roots_) return;
  antecedents.add_unit(variable);
  if (backwards_) need_unit(variable);
  seen_roots_.push_back(variable);
}

}  // namespace sudoku_sat::proof
