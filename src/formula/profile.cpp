// A clause's fingerprint is the sum of those of its literals, so that no clause has to be sorted.
#include "sudoku_sat/dimacs.hpp"

#include <algorithm>

#include "base/fingerprint.hpp"

namespace sudoku_sat {

namespace {

std::uint64_t digits(std::uint64_t number) {
  std::uint64_t count = 1;
  for (; number >= 10; number /= 10) ++count;
  return count;
}

/// The bytes of "p cnf V C" and the end of its line.
std::uint64_t header_bytes(const FormulaProfile& profile) {
  return 8 + digits(profile.variables) + digits(profile.clauses);
}

}  // namespace

Var ProfileSink::new_vars(std::size_t n) { return take_variables(profile_.variables, n); }

void ProfileSink::add(const ClauseBlock& block) {
  std::size_t begin = 0;
  for (std::size_t i = 0; i < block.literals.size(); ++i) {
    if (block.literals[i] != 0) continue;
    add_clause(block.literals.subspan(begin, i - begin));
    begin = i + 1;
  }
}

void ProfileSink::add_clause(std::span<const Lit> clause) {
  std::uint64_t* const by_length[] = {&profile_.units, &profile_.binary, &profile_.ternary,
                                      &profile_.longer};
  if (!clause.empty()) ++*by_length[std::min<std::size_t>(clause.size(), 4) - 1];
  ++profile_.clauses;
  profile_.literals += clause.size();
  profile_.bytes += 2;
  for (const Lit literal : clause) {
    profile_.bytes += 1 + (literal < 0 ? 1 + digits(static_cast<std::uint64_t>(-literal))
                                       : digits(static_cast<std::uint64_t>(literal)));
  }
  if (profile_.clauses <= max_compared) {
    seen_.push_back(fingerprint_of(clause));
  } else if (!seen_.empty()) {
    std::vector<Fingerprint>().swap(seen_);
  }
}

ProfileSink::Fingerprint ProfileSink::fingerprint_of(std::span<const Lit> clause) {
  Fingerprint fingerprint;
  for (const Lit literal : clause) {
    const auto bits = static_cast<std::uint64_t>(static_cast<std::uint32_t>(literal));
    fingerprint.first += base::mixed(bits + 0x9e3779b97f4a7c15U);
    fingerprint.second += base::mixed(bits * 0xd1342543de82ef95U + 1);
  }
  return fingerprint;
}

FormulaProfile ProfileSink::profile() const {
  FormulaProfile profile = profile_;
  profile.bytes += header_bytes(profile);
  if (profile.clauses > max_compared) return profile;
  std::vector<Fingerprint> sorted = seen_;
  std::sort(sorted.begin(), sorted.end());
  const auto distinct = std::unique(sorted.begin(), sorted.end()) - sorted.begin();
  profile.duplicates = profile.clauses - static_cast<std::uint64_t>(distinct);
  return profile;
}

}  // namespace sudoku_sat
