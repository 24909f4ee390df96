#include "min_conflicts.hpp"

#include <array>
#include <bit>
#include <cstring>
#include <limits>

namespace sudoku_sat::solvers {

namespace {

constexpr std::size_t lanes = 8;
using Keys [[gnu::vector_size(2 * lanes)]] = std::int16_t;

constexpr std::int16_t forbidden = 0x1000;
constexpr std::int16_t chosen_one = 0x2000;
constexpr std::int16_t filling = 0x4000;
constexpr int max_conflicts = forbidden - 1;

constexpr std::size_t ring = 8192;
constexpr std::uint32_t nobody = std::numeric_limits<std::uint32_t>::max();

bool any_up_to(const std::int16_t* keys, int limit) {
  Keys found;
  std::memcpy(&found, keys, sizeof found);
  found = found <= static_cast<std::int16_t>(limit);
  const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(found);
  return (halves[0] | halves[1]) != 0;
}

}  // namespace

MinConflicts::MinConflicts(std::span<const Lit> clauses, const formula::Assignment& assignment,
                           const formula::Implications& implications) {
  each_clause(clauses, [&](std::span<const Lit> clause) { take(clause, assignment); });
  add_pairs(implications);
  chosen_.resize(size());
  place_.resize(size());
  keys_.resize(variables_.size());
  due_after_.resize(variables_.size());
}

void MinConflicts::take(std::span<const Lit> clause, const formula::Assignment& assignment) {
  for (const Lit literal : clause) {
    const std::size_t variable = formula::variable_of(literal);
    if (assignment.is_true(formula::index_of(literal))) return;
    if (variable < index_.size() && index_[variable] != 0) return;
  }
  const auto group = static_cast<Index>(size());
  for (const Lit literal : clause) {
    const std::size_t variable = formula::variable_of(literal);
    if (!assignment.is_open(formula::index_of(literal))) continue;
    if (variable >= index_.size()) index_.resize(variable + 1, 0);
    if (index_[variable] != 0) continue;
    variables_.push_back(literal);
    index_[variable] = static_cast<Index>(variables_.size());
  }
  while (variables_.size() % lanes != 0) variables_.push_back(0);
  group_of_.resize(variables_.size(), group);
  starts_.push_back(static_cast<Index>(variables_.size()));
}

/// The member that a literal excludes when it is true; nobody if there is none.
MinConflicts::Index MinConflicts::excluded_by(formula::LitIndex literal) const {
  const std::size_t variable = literal / 2;
  if (!formula::is_negated(literal) || variable >= index_.size() || index_[variable] == 0)
    return nobody;
  return index_[variable] - 1;
}

void MinConflicts::add_pairs(const formula::Implications& implications) {
  std::vector<Index> told;  // by member: the rival that was added last
  rivals_.append(variables_.size(), [&](const auto& add) {
    told.assign(variables_.size(), nobody);
    for (Index rival = 0; rival < variables_.size(); ++rival) {
      if (variables_[rival] == 0) continue;
      for (const formula::LitIndex implied :
           implications.of(formula::index_of(variables_[rival]))) {
        const Index member = excluded_by(implied);
        if (member == nobody || group_of_[member] == group_of_[rival]) continue;
        // Two cells that share a row and a box have the same clause twice.
        if (std::exchange(told[member], rival) == rival) continue;
        add(member, rival);
      }
    }
  });
  for (Index member = 0; member < variables_.size(); ++member) {
    fit_ = fit_ && rivals(member).size() <= static_cast<std::size_t>(max_conflicts);
  }
}

void MinConflicts::forget() {
  for (Index member = 0; member < keys_.size(); ++member) {
    keys_[member] = variables_[member] == 0 ? filling : Key{0};
  }
  due_.assign(ring, nobody);
  clashing_.clear();
  place_.assign(size(), nobody);
  conflicts_ = 0;
}

void MinConflicts::choose(Random& random) {
  forget();
  for (const Index group : random.permutation(size(), Index{0})) {
    const std::span<const Key> keys =
        std::span(keys_).subspan(starts_[group], starts_[group + 1] - starts_[group]);
    const Key least = *std::min_element(keys.begin(), keys.end());
    best_.clear();
    for (std::size_t i = 0; i < keys.size(); ++i) {
      if (keys[i] == least) best_.push_back(starts_[group] + static_cast<Index>(i));
    }
    const Index member = best_[random.below(best_.size())];
    conflicts_ += static_cast<std::size_t>(least);
    put(group, member);
    work_ += lanes + rivals(member).size();
  }
}

void MinConflicts::move(std::size_t tenure, Random& random) {
  ++time_;
  permit_what_is_due();
  work_ += clashing_.size();
  least_ = max_conflicts;
  best_.clear();
  for (const Index group : clashing_) scan(group);
  if (best_.empty()) return;
  const Index next = best_[random.below(best_.size())];
  const Index group = group_of_[next];
  const Index last = chosen_[group];
  conflicts_ += static_cast<std::size_t>(least_);
  take_out(last);
  put(group, next);
  forbid(last, tenure);
  work_ += rivals(last).size() + rivals(next).size();
}

/// Adds this group's moves to the best ones, or replaces these by better ones.
inline void MinConflicts::scan(Index group) {
  const int now = keys_[chosen_[group]] - chosen_one;
  int limit = std::min(now + least_, max_conflicts);
  for (Index first = starts_[group]; first < starts_[group + 1]; first += lanes) {
    if (!any_up_to(keys_.data() + first, limit)) continue;
    for (Index member = first; member < first + lanes; ++member) {
      if (keys_[member] > limit) continue;
      if (keys_[member] - now < least_) {
        best_.clear();
        limit = keys_[member];
        least_ = limit - now;
      }
      best_.push_back(member);
    }
  }
}

/// Takes back the choice of a member. Requires: it is chosen.
void MinConflicts::take_out(Index member) {
  keys_[member] = static_cast<Key>(keys_[member] - chosen_one);
  for (const Index rival : rivals(member)) {
    if (--keys_[rival] == chosen_one) remove_clashing(group_of_[rival]);
  }
}

/// Chooses a member. Requires: none of the group is chosen.
void MinConflicts::put(Index group, Index member) {
  for (const Index rival : rivals(member)) {
    if (keys_[rival]++ == chosen_one) add_clashing(group_of_[rival]);
  }
  chosen_[group] = member;
  const bool clashes = keys_[member] > 0;
  if (clashes && place_[group] == nobody) add_clashing(group);
  if (!clashes && place_[group] != nobody) remove_clashing(group);
  keys_[member] = static_cast<Key>(keys_[member] + chosen_one);
}

inline void MinConflicts::add_clashing(Index group) {
  place_[group] = static_cast<Index>(clashing_.size());
  clashing_.push_back(group);
}

inline void MinConflicts::remove_clashing(Index group) {
  const Index last = clashing_.back();
  clashing_[place_[group]] = last;
  place_[last] = place_[group];
  clashing_.pop_back();
  place_[group] = nobody;
}

inline void MinConflicts::forbid(Index member, std::size_t tenure) {
  keys_[member] = static_cast<Key>(keys_[member] + forbidden);
  Index& due = due_[(time_ + tenure) % ring];
  due_after_[member] = due;
  due = member;
}

inline void MinConflicts::permit_what_is_due() {
  Index& due = due_[time_ % ring];
  for (; due != nobody; due = due_after_[due]) {
    keys_[due] = static_cast<Key>(keys_[due] - forbidden);
  }
}

}  // namespace sudoku_sat::solvers
