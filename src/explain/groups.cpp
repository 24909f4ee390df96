#include "groups.hpp"

#include <algorithm>

namespace sudoku_sat::explain {

namespace {

constexpr int max_nodes = 100;

}  // namespace

Groups FewestGroups::find(const Groups& needed, std::span<const Derivations* const> literals) {
  literals_.assign(literals.begin(), literals.end());
  std::stable_sort(
      literals_.begin(), literals_.end(),
      [](const Derivations* a, const Derivations* b) { return a->size() < b->size(); });
  chosen_.add(needed);
  for (const Derivations* derivations : literals_) chosen_.add_cheapest(*derivations);
  best_ = chosen_.sorted();
  if (!literals_.empty() && literals_.back()->size() > 1) {
    chosen_.shrink(needed.size());
    nodes_ = 0;
    search(0);
  }
  chosen_.shrink(0);
  return best_;
}

bool FewestGroups::shown(const Derivations& derivations) const {
  return std::any_of(derivations.begin(), derivations.end(), [this](const Groups& derivation) {
    return chosen_.count_new(derivation) == 0;
  });
}

void FewestGroups::search(std::size_t next) {
  if (chosen_.size() >= best_.size() || ++nodes_ > max_nodes) return;
  while (next < literals_.size() && shown(*literals_[next])) ++next;
  if (next == literals_.size()) {
    best_ = chosen_.sorted();
    return;
  }
  const std::size_t before = chosen_.size();
  for (const Groups& derivation : *literals_[next]) {
    chosen_.add(derivation);
    search(next + 1);
    chosen_.shrink(before);
  }
}

ClausesByReason::ClausesByReason(const ReasonedClauses& all, std::size_t reasons) : all_(all) {
  std::size_t clause = 0;
  std::size_t literal = 0;
  for (std::uint32_t reason = 0; reason < reasons; ++reason) {
    for (; clause < all.reasons.size() && all.reasons[clause] == reason; ++clause) {
      while (all.literals[literal++] != 0) continue;
    }
    ends_.push_back({clause, literal});
  }
}

ReasonedClauses ClausesByReason::of(const Groups& groups) const {
  ReasonedClauses some{all_.variables, {}, {}};
  for (const std::uint32_t group : groups) {
    if (group >= ends_.size()) break;
    const End begin = group == 0 ? End{0, 0} : ends_[group - 1];
    const End end = ends_[group];
    const auto at = [](const auto& items, std::size_t place) {
      return items.begin() + static_cast<std::ptrdiff_t>(place);
    };
    some.literals.insert(some.literals.end(), at(all_.literals, begin.literal),
                         at(all_.literals, end.literal));
    some.reasons.insert(some.reasons.end(), at(all_.reasons, begin.clause),
                        at(all_.reasons, end.clause));
  }
  return some;
}

GroupedClauses::GroupedClauses(const ReasonedClauses& clauses) : variables_(clauses.variables) {
  std::vector<Pair> pairs;
  std::vector<std::pair<std::span<const Lit>, std::uint32_t>> all;
  // Up to millions of clauses: lists that grow would be copied more often than they are read.
  all.reserve(clauses.reasons.size());
  pairs.reserve(clauses.reasons.size());
  literals_.reserve(clauses.literals.size());
  clauses.for_each(
      [&](std::span<const Lit> clause, std::uint32_t group) { all.emplace_back(clause, group); });
  for (auto one = all.rbegin(); one != all.rend(); ++one) add(one->first, one->second, pairs);
  std::reverse(units_.begin(), units_.end());
  implied_.append(indices(), [&](const auto& take) {
    for (const Pair& pair : pairs) {
      take(formula::negation(pair.first), Implied{pair.second, pair.group});
      take(formula::negation(pair.second), Implied{pair.first, pair.group});
    }
  });
  counters_.build(indices());
}

/// An empty clause gives nothing: that a puzzle has no solution is found by the solver.
void GroupedClauses::add(std::span<const Lit> clause, std::uint32_t group,
                         std::vector<Pair>& pairs) {
  if (clause.size() == 1) {
    units_.push_back({formula::index_of(clause[0]), group});
  } else if (clause.size() == 2) {
    pairs.push_back({formula::index_of(clause[0]), formula::index_of(clause[1]), group});
  } else if (!clause.empty()) {
    add_long(clause, group);
  }
}

void GroupedClauses::add_long(std::span<const Lit> clause, std::uint32_t group) {
  const std::size_t begin = literals_.size();
  for (const Lit literal : clause) literals_.push_back(formula::index_of(literal));
  begin_.push_back(literals_.size());
  groups_.push_back(group);
  counters_.add(std::span(literals_).subspan(begin));
}

}  // namespace sudoku_sat::explain
