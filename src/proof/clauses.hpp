// The clauses of formula and proof, each with a permanent id. Deleted ones stay in memory: all of
// them take no more than formula and proof together.
//
// Clauses are found by a hash that doesn't depend on the order of literals, and then compared. The
// clauses of a bucket are chained, the latest first, so that one of many copies is found at once.
// Lists of the clauses with each literal are made when RAT first asks for one; most proofs never
// need them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "literals.hpp"

namespace sudoku_sat::proof {

using ClauseId = std::uint32_t;
inline constexpr ClauseId no_clause = std::numeric_limits<ClauseId>::max();

/// Reads a clause into `clause`, each literal once and the first one in front. False for a
/// tautology, which needs no check and implies nothing.
bool normalise(std::span<const std::int32_t> literals, std::vector<LitIndex>& clause);

/// The largest variable of a formula. Throws: std::logic_error if it is malformed.
Variable largest_variable(std::span<const std::int32_t> formula);

class Clauses {
 public:
  /// Requires: no literal twice. Throws: std::length_error for more than 2^32 - 1 clauses.
  ClauseId add(std::span<const LitIndex> clause);
  void remove(ClauseId id);

  /// Ids go from 0 to size() - 1, those of deleted clauses included.
  std::size_t size() const { return entries_.size(); }
  bool present(ClauseId id) const { return entries_[id].present; }

  /// Propagation may change their order: it keeps the two watched ones in front.
  std::span<LitIndex> literals(ClauseId id) {
    return {indices_.data() + entries_[id].begin, entries_[id].length};
  }
  std::span<const LitIndex> literals(ClauseId id) const {
    return {indices_.data() + entries_[id].begin, entries_[id].length};
  }

  /// A clause of these literals, in any order, that is present, other than `except`; no_clause
  /// if there is none.
  ClauseId find(std::span<const LitIndex> clause, ClauseId except) const;

  /// All present clauses that have the literal, and perhaps some deleted ones.
  std::span<const ClauseId> containing(LitIndex index);

 private:
  struct Entry {
    std::size_t begin;
    std::uint32_t length;
    bool present;
  };

  void list(ClauseId id);
  ClauseId& bucket(ClauseId id);
  void link(ClauseId id);
  void grow();

  std::vector<LitIndex> indices_;
  std::vector<Entry> entries_;
  std::vector<ClauseId> buckets_;  ///< by hash: the latest clause that is present; a power of two
  std::vector<ClauseId> earlier_;  ///< by clause: the one before it in its bucket
  std::vector<std::vector<ClauseId>> by_literal_;  ///< empty before containing() is called
  bool listed_ = false;
};

}  // namespace sudoku_sat::proof
