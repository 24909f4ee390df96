// Why a literal cannot be true, by unit propagation from it. See refutation.cpp.
#pragma once

#include "known_literals.hpp"

namespace sudoku_sat {

class Refutation {
 public:
  /// Both must outlive it.
  Refutation(const GroupedClauses& clauses, const KnownLiterals& known);

  /// To be called after KnownLiterals::settle().
  void settle();

  /// Groups that refute `literal`, few of them; no value where unit propagation does not, or not
  /// with sets of at most `most` groups.
  std::optional<Groups> refute(Lit literal, std::size_t most);

 private:
  static constexpr std::uint32_t no_clause = UINT32_MAX;

  /// A literal that follows, the clause that gives it, and a cheap set of groups for it.
  struct Derived {
    Lit literal;
    std::uint32_t group;   ///< of the clause
    std::uint32_t clause;  ///< number of a longer clause; no_clause: one of two literals
    Lit from;              ///< of a clause of two literals: the other one, which is true
    Groups groups;
  };

  bool derived(Lit literal) const { return number_[literal_index(literal)] != 0; }
  void push(Derived derived, std::size_t most);
  void accept(Derived next, std::size_t most);
  void imply_long(std::uint32_t clause, std::size_t most);
  void append_cheapest(Lit literal, Groups& groups) const;
  std::optional<Groups> run(std::size_t most);
  Groups explain_conflict(const Derived& last);
  void collect(Lit literal, Groups& needed, std::vector<const Options*>& open,
               std::vector<Lit>& seen) const;
  void collect_sources(const Derived& derived, Groups& needed, std::vector<const Options*>& open,
                       std::vector<Lit>& seen) const;
  void clear();

  const GroupedClauses& clauses_;
  const KnownLiterals& known_;
  std::vector<std::uint32_t> false_at_root_;  ///< by clause; satisfied ones: none
  std::vector<std::uint32_t> false_;
  std::vector<std::uint32_t> changed_;  ///< clauses whose number in false_ is not the root's
  std::vector<Derived> trail_;
  std::vector<std::uint32_t> number_;          ///< by literal: its place in the trail, from 1
  std::vector<std::vector<Derived>> waiting_;  ///< by number of groups
};

}  // namespace sudoku_sat
