// See clauses_by_reason.hpp.
#include "clauses_by_reason.hpp"

namespace sudoku_sat {

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

}  // namespace sudoku_sat
