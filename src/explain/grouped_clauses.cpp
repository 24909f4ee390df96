// Clauses are added from the last to the first: lists are filled from behind, so each ends up with
// its clauses in their original order, in which reasons are tried: cells first, diagrams last.
#include "grouped_clauses.hpp"

#include <algorithm>

namespace sudoku_sat {

GroupedClauses::GroupedClauses(const ReasonedClauses& clauses) : variables_(clauses.variables) {
  std::vector<Pair> pairs;
  add_all(clauses, pairs);
  std::reverse(units_.begin(), units_.end());
  implied_.append(indices(), [&](const auto& take) {
    for (const Pair& pair : pairs) {
      take(negation(pair.first), Implied{pair.second, pair.group});
      take(negation(pair.second), Implied{pair.first, pair.group});
    }
  });
  counters_.build(indices());
}

void GroupedClauses::add_all(const ReasonedClauses& clauses, std::vector<Pair>& pairs) {
  std::size_t end = clauses.literals.size();
  for (auto group = clauses.reasons.rbegin(); group != clauses.reasons.rend(); ++group) {
    const std::size_t zero = end - 1;
    std::size_t begin = zero;
    while (begin > 0 && clauses.literals[begin - 1] != 0) --begin;
    add(std::span(clauses.literals).subspan(begin, zero - begin), *group, pairs);
    end = begin;
  }
}

/// An empty clause gives nothing: that a puzzle has no solution is found by the solver.
void GroupedClauses::add(std::span<const Lit> clause, std::uint32_t group,
                         std::vector<Pair>& pairs) {
  if (clause.size() == 1) {
    units_.push_back({index_of(clause[0]), group});
  } else if (clause.size() == 2) {
    pairs.push_back({index_of(clause[0]), index_of(clause[1]), group});
  } else if (!clause.empty()) {
    add_long(clause, group);
  }
}

void GroupedClauses::add_long(std::span<const Lit> clause, std::uint32_t group) {
  const std::size_t begin = literals_.size();
  for (const Lit literal : clause) literals_.push_back(index_of(literal));
  begin_.push_back(literals_.size());
  groups_.push_back(group);
  counters_.add(std::span(literals_).subspan(begin));
}

}  // namespace sudoku_sat
