// The clauses of formula and proof, each with a permanent id. Deleted ones stay in memory: all of
// them take no more than formula and proof together.
//
// Clauses are found by a hash that doesn't depend on the order of literals, and then compared. The
// clauses of a bucket are chained, the latest first, so that one of many copies is found at once.
// Lists of the clauses with each literal are made when RAT first asks for one; most proofs never
// need them. What propagation has to know of a clause is in front of its literals: checks of long
// proofs take as long as the memory's answers.
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

/// Where a clause is in memory.
using Place = std::uint32_t;

/// Reads a clause into `clause`, each literal once and the first one in front. False for a
/// tautology, which needs no check and implies nothing.
bool normalise(std::span<const std::int32_t> literals, std::vector<LitIndex>& clause);

/// The largest variable of a formula. Throws: std::logic_error if it is malformed.
Variable largest_variable(std::span<const std::int32_t> formula);

class Clauses {
 public:
  /// Requires: no literal twice. Throws: std::length_error for more than 2^32 - 1 clauses and
  /// literals, or 2^30 in one clause.
  ClauseId add(std::span<const LitIndex> clause);
  void remove(ClauseId id);

  /// Ids go from 0 to size() - 1, those of deleted clauses included.
  std::size_t size() const { return places_.size(); }
  bool present(ClauseId id) const { return (head(id) & is_present) != 0; }
  /// Makes a clause absent or present again where nothing is found by its literals any more.
  void set_present(ClauseId id, bool present) {
    head(id) = present ? head(id) | is_present : head(id) & ~is_present;
  }

  /// Whether the refutation is known to depend on a clause.
  bool needed(ClauseId id) const { return (head(id) & is_needed) != 0; }
  void set_needed(ClauseId id) { head(id) |= is_needed; }

  /// Propagation may change their order: it keeps the two watched ones in front.
  std::span<LitIndex> literals(ClauseId id) { return literals_at(places_[id]); }
  std::span<const LitIndex> literals(ClauseId id) const {
    return {words_.data() + places_[id] + head_words, head(id) >> flags};
  }

  /// Where a clause is, for those who look at it often.
  Place place(ClauseId id) const { return places_[id]; }
  ClauseId id_at(Place place) const { return words_[place]; }
  bool is_present_at(Place place, bool needed) const {
    return (words_[place + 1] & (is_present | is_needed)) ==
           (needed ? is_present | is_needed : is_present);
  }
  std::span<LitIndex> literals_at(Place place) {
    return {words_.data() + place + head_words, words_[place + 1] >> flags};
  }

  /// A clause of these literals, in any order, that is present, other than `except`; no_clause
  /// if there is none.
  ClauseId find(std::span<const LitIndex> clause, ClauseId except) const;

  /// All present clauses that have the literal, and perhaps some deleted ones.
  std::span<const ClauseId> containing(LitIndex index);

 private:
  static constexpr std::uint32_t is_present = 1;
  static constexpr std::uint32_t is_needed = 2;
  static constexpr unsigned flags = 2;  ///< their bits; the others are the length
  static constexpr std::size_t head_words = 2;

  std::uint32_t& head(ClauseId id) { return words_[std::size_t{places_[id]} + 1]; }
  std::uint32_t head(ClauseId id) const { return words_[std::size_t{places_[id]} + 1]; }

  void list(ClauseId id);
  ClauseId& bucket(ClauseId id);
  void link(ClauseId id);
  void grow();

  std::vector<std::uint32_t> words_;  ///< of each clause its id, length and flags, and literals
  std::vector<Place> places_;         ///< by clause: where its words begin
  std::vector<ClauseId> buckets_;  ///< by hash: the latest clause that is present; a power of two
  std::vector<ClauseId> earlier_;  ///< by clause: the one before it in its bucket
  std::vector<std::vector<ClauseId>> by_literal_;  ///< empty before containing() is called
  bool listed_ = false;
};

}  // namespace sudoku_sat::proof
