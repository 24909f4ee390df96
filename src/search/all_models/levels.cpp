#include "levels.hpp"

#include <algorithm>

namespace sudoku_sat::search {

namespace {

// Clauses over so few levels stay.
constexpr std::uint32_t kept_levels = 2;
constexpr std::uint32_t dropped = ~std::uint32_t{0};

}  // namespace

void Levels::new_variables(std::size_t n) {
  const std::size_t variables = levels_.size() + n;
  levels_.resize(variables, 0);
  reasons_.resize(variables);
  assignment_.resize(variables - 1);
  pairs_.resize(2 * variables);
  watches_.resize(2 * variables);
}

Levels::Reason Levels::add(std::span<const formula::LitIndex> clause, std::uint32_t levels_in_it) {
  if (clause.size() == 2) {
    pairs_[formula::negation(clause[0])].push_back(clause[1]);
    pairs_[formula::negation(clause[1])].push_back(clause[0]);
    return {ReasonKind::pair, clause[1]};
  }
  literals_.push_back(static_cast<formula::LitIndex>(clause.size()));
  literals_.push_back(levels_in_it);
  const auto ref = static_cast<ClauseRef>(literals_.size());
  literals_.insert(literals_.end(), clause.begin(), clause.end());
  watches_[formula::negation(clause[0])].push_back({ref, clause[1]});
  watches_[formula::negation(clause[1])].push_back({ref, clause[0]});
  if (levels_in_it > kept_levels) learnt_.push_back(ref);
  return {ReasonKind::clause, ref};
}

bool Levels::propagate() {
  while (head_ < assignment_.size()) {
    const formula::LitIndex literal = assignment_[head_++];
    if (!propagate_pairs(literal) || !propagate_clauses(literal)) return false;
  }
  return true;
}

bool Levels::propagate_pairs(formula::LitIndex literal) {
  const std::vector<formula::LitIndex>& implied = pairs_[literal];
  steps_ += implied.size() / 4 + 1;
  for (const formula::LitIndex other : implied) {
    if (is_true(other)) continue;
    if (is_false(other)) {
      conflict_ = {formula::negation(literal), other};
      return false;
    }
    assign(other, {ReasonKind::pair, formula::negation(literal)}, level());
  }
  return true;
}

bool Levels::propagate_clauses(formula::LitIndex literal) {
  const formula::LitIndex falsified = formula::negation(literal);
  std::vector<Watch>& watches = watches_[literal];
  auto kept = watches.begin();
  steps_ += watches.size();
  for (auto next = watches.begin(); next != watches.end(); ++next) {
    const Watch watch = *next;
    if (is_true(watch.other)) {
      *kept++ = watch;
      continue;
    }
    const ClauseRef ref = watch.clause;
    const std::span<formula::LitIndex> clause =
        std::span(literals_).subspan(ref, literals_[ref - 2]);
    if (clause[0] == falsified) std::swap(clause[0], clause[1]);
    const formula::LitIndex first = clause[0];
    if (first != watch.other && is_true(first)) {
      *kept++ = {ref, first};
      continue;
    }
    const auto place = std::find_if(clause.begin() + 2, clause.end(),
                                    [this](formula::LitIndex other) { return !is_false(other); });
    if (place != clause.end()) {
      std::swap(clause[1], *place);
      watches_[formula::negation(clause[1])].push_back({ref, first});
      continue;
    }
    *kept++ = {ref, first};
    if (is_false(first)) {
      conflict_.assign(clause.begin(), clause.end());
      kept = std::copy(next + 1, watches.end(), kept);
      watches.erase(kept, watches.end());
      return false;
    }
    assign(first, {ReasonKind::clause, ref}, level());
  }
  watches.erase(kept, watches.end());
  return true;
}

bool Levels::is_reason(ClauseRef ref) const {
  const formula::LitIndex first = literals_[ref];
  const Reason& reason = reason_of(first);
  return is_true(first) && reason.kind == ReasonKind::clause && reason.what == ref;
}

void Levels::forget_clauses() {
  std::sort(learnt_.begin(), learnt_.end(), [this](ClauseRef one, ClauseRef other) {
    return literals_[one - 1] != literals_[other - 1] ? literals_[one - 1] < literals_[other - 1]
                                                      : one > other;
  });
  const auto worse = learnt_.begin() + static_cast<std::ptrdiff_t>(learnt_.size() / 2);
  const auto gone =
      std::partition(worse, learnt_.end(), [this](ClauseRef clause) { return is_reason(clause); });
  for (auto next = gone; next != learnt_.end(); ++next) literals_[*next - 1] = dropped;
  learnt_.erase(gone, learnt_.end());
  for (std::vector<Watch>& watches : watches_) {
    std::erase_if(watches,
                  [this](const Watch& watch) { return literals_[watch.clause - 1] == dropped; });
  }
}

}  // namespace sudoku_sat::search
