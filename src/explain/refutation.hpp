// Why a literal cannot be true, by unit propagation from it. See refutation.cpp.
#pragma once

#include <optional>
#include <vector>

#include "known_literals.hpp"

namespace sudoku_sat {

class Refutation {
 public:
  /// Both must outlive it. Counts in `clauses` on top of what `known` counts there.
  Refutation(GroupedClauses& clauses, const KnownLiterals& known);

  /// A small set of groups that refutes `literal`; no value where unit propagation does not refute
  /// it, or needs more than `most` groups for a literal. Requires: neither it nor its negation is
  /// known.
  std::optional<Groups> refute(LitIndex literal, std::size_t most);

  /// Literals that followed so far: a measure of work.
  std::uint64_t work() const { return work_; }

 private:
  static constexpr std::uint32_t no_clause = UINT32_MAX;

  /// A literal that follows, the clause that gives it, and a cheap set of groups for it.
  struct Derived {
    LitIndex literal;
    std::uint32_t group;   ///< of the clause
    std::uint32_t clause;  ///< number of a longer clause; no_clause: one of two literals
    LitIndex from;         ///< of a clause of two literals: which one gives it; 0: assumed
    Groups groups;         ///< of a clause of two literals only once it is accepted
  };

  bool derived(LitIndex literal) const { return number_[literal] != 0; }
  void push(Derived derived, std::size_t cost, std::size_t most);
  void accept(Derived next, std::size_t most);
  void imply_last(std::uint32_t clause, LitIndex last, std::size_t most);
  std::optional<Groups> run(std::size_t most);
  Groups explain_conflict(const Derived& last);
  void collect(LitIndex literal, Groups& needed, std::vector<const Options*>& open,
               std::vector<LitIndex>& seen) const;
  void collect_sources(const Derived& derived, Groups& needed, std::vector<const Options*>& open,
                       std::vector<LitIndex>& seen) const;
  void clear();

  GroupedClauses& clauses_;
  const KnownLiterals& known_;
  FewestGroups fewest_;
  GroupSet joined_;  ///< that give the literal which is being looked at
  std::vector<Derived> trail_;
  std::vector<std::uint32_t> number_;          ///< by literal: its place in the trail, from 1
  std::vector<std::vector<Derived>> waiting_;  ///< by number of groups
  std::uint64_t work_ = 0;
};

}  // namespace sudoku_sat
