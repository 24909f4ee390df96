// A sink that lets some clauses through, for steps that put others in the place of the rest; it
// knows which clauses of each family are left.
#pragma once

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat::encoding {

class FilteringSink {
 public:
  explicit FilteringSink(SinkRef sink) : sink_(sink) {}

  Var new_vars(std::size_t n) { return sink_.new_vars(n); }

  /// The ranges without what was not let through, and after them a family of that many clauses.
  std::vector<FamilyRange> kept_and(std::vector<FamilyRange> ranges, std::string further,
                                    std::uint64_t clauses) const {
    const auto dropped_before = [&](std::uint64_t clause) {
      return static_cast<std::uint64_t>(std::ranges::lower_bound(dropped_, clause) -
                                        dropped_.begin());
    };
    for (FamilyRange& range : ranges) {
      range.last -= dropped_before(range.last + 1);
      range.first -= dropped_before(range.first);
    }
    const std::uint64_t kept = seen_ - dropped_.size();
    ranges.push_back({std::move(further), kept + 1, kept + clauses});
    return ranges;
  }

 protected:
  /// Passes on the clauses for which keep(clause, number) holds; the first one has number 1.
  template <class Keep>
  void filter(const ClauseBlock& block, const Keep& keep) {
    passed_.clear();
    std::size_t clauses = 0;
    each_clause(block.literals, [&](std::span<const Lit> clause) {
      ++seen_;
      if (!keep(clause, seen_)) return dropped_.push_back(seen_);
      passed_.insert(passed_.end(), clause.begin(), clause.end());
      passed_.push_back(0);
      ++clauses;
    });
    if (clauses != 0) sink_.add({passed_, clauses});
  }

 private:
  SinkRef sink_;
  std::vector<Lit> passed_;
  std::uint64_t seen_ = 0;
  std::vector<std::uint64_t> dropped_;  ///< the numbers of clauses, from 1
};

}  // namespace sudoku_sat::encoding
