// Clauses in groups: what propagation asks of clauses, and beside it what a derivation names, each
// clause's group and literals.
//
// The structures are those of formula's propagator: lists by literal (lists.hpp), and counters that
// know which literal a longer clause has left (long_clauses.hpp). Only the order is not shared. The
// propagator takes literals as they come and goes on to the end; KnownLiterals stops where a step
// begins, and Refutation takes the literal first that rests on the fewest groups. These orders make
// derivations short.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "formula/lists.hpp"
#include "formula/long_clauses.hpp"
#include "sudoku_sat/reasons.hpp"

namespace sudoku_sat {

class GroupedClauses {
 public:
  /// A literal, and the group of the clause that gives it.
  struct Implied {
    Code literal;
    std::uint32_t group;
  };

  /// Requires: the literals of a clause differ.
  explicit GroupedClauses(const ReasonedClauses& clauses);

  /// All codes are below this.
  std::size_t codes() const { return codes_of(variables_); }

  /// Clauses of one literal.
  std::span<const Implied> units() const { return units_; }
  /// What clauses of two literals give where the literal is true.
  std::span<const Implied> implied_by(Code code) const { return implied_[code]; }

  /// Counts with `code` as false in longer clauses: see LongClauses.
  template <class Unit>
  void falsify(Code code, const Unit& unit) {
    counters_.falsify(code, unit);
  }
  /// Takes falsify() of the literal back.
  void restore(Code code) { counters_.restore(code); }

  /// Longer clauses by the number that falsify() gives.
  std::span<const Code> clause(std::uint32_t number) const {
    return std::span(literals_).subspan(begin_[number], begin_[number + 1] - begin_[number]);
  }
  std::uint32_t group(std::uint32_t number) const { return groups_[number]; }

 private:
  struct Pair {
    Code first;
    Code second;
    std::uint32_t group;
  };

  void add_all(const ReasonedClauses& clauses, std::vector<Pair>& pairs);
  void add(std::span<const Lit> clause, std::uint32_t group, std::vector<Pair>& pairs);
  void add_long(std::span<const Lit> clause, std::uint32_t group);

  std::size_t variables_;
  std::vector<Implied> units_;
  Lists<Implied> implied_;
  LongClauses counters_;
  std::vector<std::size_t> begin_{0};  ///< in literals_, of each longer clause; and the end
  std::vector<Code> literals_;
  std::vector<std::uint32_t> groups_;
};

}  // namespace sudoku_sat
