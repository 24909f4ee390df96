// Clauses are found by a hash that doesn't depend on the order of literals, and then compared.
// Equal ones are chained, the latest first: many copies of a clause cost no more than many clauses.
// Which clauses have a literal is only asked for RAT, which most proofs never need.
#include "proof/clauses.hpp"

#include <algorithm>
#include <stdexcept>

namespace sudoku_sat::proof {

namespace {

/// The finaliser of MurmurHash3 (Appleby): each bit of the code changes about half of the hash.
std::uint64_t mix(std::uint64_t value) {
  value = (value ^ (value >> 33)) * 0xFF51AFD7ED558CCD;
  value = (value ^ (value >> 33)) * 0xC4CEB9FE1A85EC53;
  return value ^ (value >> 33);
}

std::uint64_t hash(std::span<const Code> clause) {
  std::uint64_t sum = 0;
  for (const Code code : clause) sum += mix(code);
  return sum;
}

std::vector<Code> sorted(std::span<const Code> clause) {
  std::vector<Code> codes(clause.begin(), clause.end());
  std::sort(codes.begin(), codes.end());
  return codes;
}

}  // namespace

bool normalise(std::span<const std::int32_t> literals, std::vector<Code>& clause) {
  clause.clear();
  if (literals.empty()) return true;
  for (const std::int32_t literal : literals) clause.push_back(code_of(literal));
  const Code first = clause.front();
  std::sort(clause.begin(), clause.end());
  clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
  const auto both = std::adjacent_find(clause.begin(), clause.end(), [](Code one, Code other) {
    return variable_of(one) == variable_of(other);
  });
  std::iter_swap(clause.begin(), std::find(clause.begin(), clause.end(), first));
  return both == clause.end();
}

ClauseId Clauses::add(std::span<const Code> clause) {
  if (entries_.size() >= no_clause) throw std::length_error("proof: too many clauses");
  const auto id = static_cast<ClauseId>(entries_.size());
  entries_.push_back({codes_.size(), static_cast<std::uint32_t>(clause.size()), true});
  codes_.insert(codes_.end(), clause.begin(), clause.end());
  const auto [latest, is_first] = latest_.emplace(hash(clause), id);
  earlier_.push_back(is_first ? no_clause : latest->second);
  latest->second = id;
  if (listed_) list(id);
  return id;
}

void Clauses::remove(ClauseId id) {
  entries_[id].present = false;
  const auto latest = latest_.find(hash(literals(id)));
  ClauseId* link = &latest->second;
  while (*link != id) link = &earlier_[*link];
  *link = earlier_[id];
  if (latest->second == no_clause) latest_.erase(latest);
}

ClauseId Clauses::find(std::span<const Code> clause, ClauseId except) const {
  const auto latest = latest_.find(hash(clause));
  if (latest == latest_.end()) return no_clause;
  const std::vector<Code> wanted = sorted(clause);
  ClauseId id = latest->second;
  while (id != no_clause && (id == except || sorted(literals(id)) != wanted)) id = earlier_[id];
  return id;
}

std::span<const ClauseId> Clauses::containing(Code code) {
  if (!listed_) {
    listed_ = true;
    for (ClauseId id = 0; id < entries_.size(); ++id) {
      if (present(id)) list(id);
    }
  }
  if (code >= by_code_.size()) return {};
  return by_code_[code];
}

void Clauses::list(ClauseId id) {
  for (const Code code : literals(id)) {
    if (code >= by_code_.size()) by_code_.resize(std::size_t{code} + 1);
    by_code_[code].push_back(id);
  }
}

}  // namespace sudoku_sat::proof
