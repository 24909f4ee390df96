// Unit propagation from an assumption, cheapest first: like Dijkstra's algorithm, the literal that
// rests on the fewest groups is taken next (Knuth, A generalization of Dijkstra's algorithm, 1977;
// sets share members, so the first way to a literal is a good one, not always the best). The
// derivation that ends in a contradiction says which clauses are needed and which known literals;
// the ways to show the latter are then chosen together (FewestGroups). Longer clauses are counted
// where KnownLiterals counts them, and the counts are restored at the end.
#include "refutation.hpp"

namespace sudoku_sat {

Refutation::Refutation(GroupedClauses& clauses, const KnownLiterals& known)
    : clauses_(clauses), known_(known), number_(clauses.indices(), 0) {}

std::optional<Groups> Refutation::refute(LitIndex literal, std::size_t most) {
  waiting_.resize(std::max(waiting_.size(), most + 1));
  waiting_[0].push_back({literal, 0, no_clause, 0, {}});
  std::optional<Groups> groups = run(most);
  clear();
  return groups;
}

void Refutation::clear() {
  for (const Derived& derived : trail_) {
    number_[derived.literal] = 0;
    clauses_.restore(negation(derived.literal));
  }
  trail_.clear();
  for (auto& bucket : waiting_) bucket.clear();
}

std::optional<Groups> Refutation::run(std::size_t most) {
  std::optional<Groups> best;
  for (std::size_t cost = 0; cost <= most; ++cost) {
    // What is added in the loop is never cheaper.
    for (std::size_t i = 0; i < waiting_[cost].size(); ++i) {
      Derived next = std::move(waiting_[cost][i]);
      if (derived(next.literal)) continue;
      if (!known_.knows(negation(next.literal)) && !derived(negation(next.literal))) {
        accept(std::move(next), most);
        continue;
      }
      Groups groups = explain_conflict(next);
      if (best && groups.size() >= best->size()) continue;
      most = std::min(most, groups.size());
      best = std::move(groups);
    }
  }
  return best;
}

void Refutation::push(Derived derived, std::size_t cost, std::size_t most) {
  if (cost <= most) waiting_[cost].push_back(std::move(derived));
}

void Refutation::accept(Derived next, std::size_t most) {
  const LitIndex literal = next.literal;
  if (next.from != 0) {
    next.groups = trail_[number_[next.from] - 1].groups;
    add_group(next.groups, next.group);
  }
  trail_.push_back(std::move(next));
  ++work_;
  number_[literal] = static_cast<std::uint32_t>(trail_.size());
  for (const auto& implied : clauses_.implied_by(literal)) {
    if (derived(implied.literal) || known_.knows(implied.literal)) continue;
    const Groups& groups = trail_.back().groups;
    const std::size_t cost = groups.size() + (contains(groups, implied.group) ? 0 : 1);
    push({implied.literal, implied.group, no_clause, literal, {}}, cost, most);
  }
  clauses_.falsify(negation(literal), [&](std::uint32_t clause, LitIndex last) {
    if (!derived(last) && !known_.knows(last)) imply_last(clause, last, most);
  });
}

/// Requires: all literals of the clause but the last are false.
void Refutation::imply_last(std::uint32_t clause, LitIndex last, std::size_t most) {
  joined_.shrink(0);
  joined_.add(clauses_.group(clause));
  for (const LitIndex literal : clauses_.clause(clause)) {
    if (literal == last) continue;
    const LitIndex other = negation(literal);
    if (derived(other)) {
      joined_.add(trail_[number_[other] - 1].groups);
    } else {
      joined_.add_cheapest(known_.options(other));
    }
    if (joined_.size() > most) return;
  }
  push({last, clauses_.group(clause), clause, 0, joined_.sorted()}, joined_.size(), most);
}

/// `last` follows, and so does its negation.
Groups Refutation::explain_conflict(const Derived& last) {
  Groups needed;
  std::vector<const Options*> open;
  std::vector<LitIndex> seen;
  collect_sources(last, needed, open, seen);
  collect(negation(last.literal), needed, open, seen);
  return fewest_.find(needed, open);
}

/// What shows a true literal: clauses go to `needed`, known literals to `open`.
void Refutation::collect(LitIndex literal, Groups& needed, std::vector<const Options*>& open,
                         std::vector<LitIndex>& seen) const {
  if (std::find(seen.begin(), seen.end(), literal) != seen.end()) return;
  seen.push_back(literal);
  if (derived(literal)) {
    collect_sources(trail_[number_[literal] - 1], needed, open, seen);
  } else {
    open.push_back(&known_.options(literal));
  }
}

void Refutation::collect_sources(const Derived& derived, Groups& needed,
                                 std::vector<const Options*>& open,
                                 std::vector<LitIndex>& seen) const {
  if (derived.clause == no_clause && derived.from == 0) return;
  add_group(needed, derived.group);
  if (derived.clause == no_clause) return collect(derived.from, needed, open, seen);
  for (const LitIndex literal : clauses_.clause(derived.clause)) {
    if (literal != derived.literal) collect(negation(literal), needed, open, seen);
  }
}

}  // namespace sudoku_sat
