#include "clauses.hpp"

#include <algorithm>
#include <stdexcept>

namespace sudoku_sat::proof {

namespace {

/// The finaliser of MurmurHash3 (Appleby): each bit of the index changes about half of the hash.
std::uint64_t mix(std::uint64_t value) {
  value = (value ^ (value >> 33)) * 0xFF51AFD7ED558CCD;
  value = (value ^ (value >> 33)) * 0xC4CEB9FE1A85EC53;
  return value ^ (value >> 33);
}

std::uint64_t hash(std::span<const LitIndex> clause) {
  std::uint64_t sum = 0;
  for (const LitIndex index : clause) sum += mix(index);
  return sum;
}

std::vector<LitIndex> sorted(std::span<const LitIndex> clause) {
  std::vector<LitIndex> indices(clause.begin(), clause.end());
  std::sort(indices.begin(), indices.end());
  return indices;
}

}  // namespace

bool normalise(std::span<const std::int32_t> literals, std::vector<LitIndex>& clause) {
  clause.clear();
  if (literals.empty()) return true;
  for (const std::int32_t literal : literals) clause.push_back(index_of(literal));
  const LitIndex first = clause.front();
  std::sort(clause.begin(), clause.end());
  clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
  const auto both = std::adjacent_find(
      clause.begin(), clause.end(),
      [](LitIndex one, LitIndex other) { return variable_of(one) == variable_of(other); });
  std::iter_swap(clause.begin(), std::find(clause.begin(), clause.end(), first));
  return both == clause.end();
}

Variable largest_variable(std::span<const std::int32_t> formula) {
  if (!formula.empty() && formula.back() != 0) {
    throw std::logic_error("proof: the formula's last clause has no 0");
  }
  Variable largest = 0;
  for (const std::int32_t literal : formula) {
    if (literal == 0) continue;
    if (!is_literal(literal)) {
      throw std::logic_error("proof: the formula has a literal out of range");
    }
    largest = std::max(largest, variable_of_literal(literal));
  }
  return largest;
}

ClauseId Clauses::add(std::span<const LitIndex> clause) {
  constexpr std::size_t most_words = std::numeric_limits<Place>::max();
  constexpr std::size_t most_literals = std::size_t{1} << (std::numeric_limits<Place>::digits - 2);
  if (words_.size() > most_words - head_words || clause.size() >= most_literals ||
      clause.size() > most_words - head_words - words_.size()) {
    throw std::length_error("proof: too many clauses and literals");
  }
  const auto id = static_cast<ClauseId>(places_.size());
  places_.push_back(static_cast<Place>(words_.size()));
  words_.push_back(id);
  words_.push_back((static_cast<std::uint32_t>(clause.size()) << flags) | is_present);
  words_.insert(words_.end(), clause.begin(), clause.end());
  earlier_.push_back(no_clause);
  if (places_.size() > buckets_.size()) {
    grow();
  } else {
    link(id);
  }
  if (listed_) list(id);
  return id;
}

ClauseId& Clauses::bucket(ClauseId id) {
  return buckets_[hash(literals(id)) & (buckets_.size() - 1)];
}

void Clauses::link(ClauseId id) {
  ClauseId& latest = bucket(id);
  earlier_[id] = latest;
  latest = id;
}

void Clauses::grow() {
  buckets_.assign(std::max<std::size_t>(1024, 2 * buckets_.size()), no_clause);
  for (ClauseId id = 0; id < places_.size(); ++id) {
    if (present(id)) link(id);
  }
}

void Clauses::remove(ClauseId id) {
  set_present(id, false);
  ClauseId* place = &bucket(id);
  while (*place != id) place = &earlier_[*place];
  *place = earlier_[id];
}

ClauseId Clauses::find(std::span<const LitIndex> clause, ClauseId except) const {
  if (buckets_.empty()) return no_clause;
  const std::vector<LitIndex> wanted = sorted(clause);
  const auto same = [&](ClauseId id) {
    return literals(id).size() == wanted.size() && sorted(literals(id)) == wanted;
  };
  ClauseId id = buckets_[hash(clause) & (buckets_.size() - 1)];
  while (id != no_clause && (id == except || !same(id))) id = earlier_[id];
  return id;
}

std::span<const ClauseId> Clauses::containing(LitIndex index) {
  if (!listed_) {
    listed_ = true;
    for (ClauseId id = 0; id < places_.size(); ++id) {
      if (present(id)) list(id);
    }
  }
  if (index >= by_literal_.size()) return {};
  return by_literal_[index];
}

void Clauses::list(ClauseId id) {
  for (const LitIndex index : literals(id)) {
    if (index >= by_literal_.size()) by_literal_.resize(std::size_t{index} + 1);
    by_literal_[index].push_back(id);
  }
}

}  // namespace sudoku_sat::proof
