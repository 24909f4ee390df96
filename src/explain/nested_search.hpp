// Which candidates an argument with arguments inside refutes. See nested_search.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "formula/propagator.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/reasons.hpp"

namespace sudoku_sat {

/// A literal that leads to a contradiction once others are refuted, one after the other: each of
/// them after it is supposed, and after those before.
struct Refuted {
  Lit literal;
  std::vector<Refuted> before;

  /// How many are refuted before it, in all levels.
  std::size_t steps() const {
    std::size_t all = before.size();
    for (const Refuted& one : before) all += one.steps();
    return all;
  }
};

class NestedSearch {
 public:
  /// Which candidates are tried first: those of cells that have few, or as farthest_first().
  enum class Order { fewest, farthest };

  /// Of a board of `size` values with so many cells. Requires: what was a fact once always is.
  NestedSearch(const ReasonedClauses& clauses, int size, std::size_t cells);

  /// Candidates that are refuted after others that unit propagation refutes: those that take the
  /// fewest of these, at most `count`, from facts that contradict nothing. Ends after so many
  /// literals made true. Throws: Stopped.
  std::vector<Refuted> find(std::span<const Lit> facts, std::size_t count, std::uint64_t most_work,
                            Order order, const Limits& limits);

  /// Those of the literals, which all hold, that all others follow from: the one with which most
  /// holds, by unit propagation from facts that contradict nothing, the one with which most holds
  /// then, and so on. Throws: Stopped.
  std::vector<Lit> farthest(std::span<const Lit> facts, std::span<const Lit> literals,
                            const Limits& limits);

  /// The literals in another order: first those for which find() came far, because excluding others
  /// led to many literals when it last tried them.
  std::vector<Lit> farthest_first(std::vector<Lit> literals) const;

  /// How the literal is refuted, in as many levels as it takes; no value where that takes more than
  /// so many literals made true, or where it may hold. Throws: Stopped.
  std::optional<Refuted> refute(std::span<const Lit> facts, Lit literal, std::uint64_t most_work,
                                const Limits& limits);

  /// The same by cases alone, first about cells whose candidates failed at once before: far longer
  /// arguments, which are found sooner. Throws: Stopped.
  std::optional<Refuted> refute_by_cases(std::span<const Lit> facts, Lit literal,
                                         std::uint64_t most_work, const Limits& limits);

  /// The first `most` of the candidates that unit propagation refutes, from facts that contradict
  /// nothing: first those from which the contradiction came soonest, which have the fewest reasons
  /// most of the time. Throws: Stopped.
  std::vector<Lit> refuted_at_once(std::span<const Lit> facts, std::size_t most,
                                   const Limits& limits);

  /// Literals made true so far, in all searches.
  std::uint64_t work() const { return earlier_work_ + work_; }

 private:
  using Steps = std::vector<Refuted>;

  bool begin(std::span<const Lit> facts, std::uint64_t most_work, const Limits& limits);
  void simplify(const Limits& limits);
  std::vector<Lit> open_candidates() const;
  std::optional<Steps> refute_flat(Lit literal, std::size_t most, const Limits& limits);
  std::optional<Steps> refute_deep(Lit literal, const Limits& limits);
  bool refute_further(Steps& steps, const Limits& limits);
  bool probe(Steps& steps, bool& contradiction, const Limits& limits);
  std::optional<Lit> choose(const Limits& limits);
  bool split(Steps& steps, const Limits& limits);
  std::optional<Lit> choose_case() const;
  int count_candidates(Lit literal) const;
  std::size_t reach(Lit literal, const Limits& limits);
  bool holds_with(Lit literal, const Limits& limits);
  bool fails(Lit candidate, const Limits& limits);
  bool suppose(Lit literal, const Limits& limits);
  void take_back(std::size_t size);

  Propagator propagator_;
  std::vector<Lit> literals_;   ///< of the clauses that the propagator has, each ended by 0
  std::size_t simplified_ = 0;  ///< literals that were true when these were simplified
  Lit size_;
  std::size_t cells_;
  std::vector<bool> mentioned_;          ///< by variable
  bool weighted_ = false;                ///< whether failures count
  std::uint64_t state_ = 0;              ///< what is true now: another number for each set
  std::vector<std::uint64_t> held_;      ///< by variable: the last state in which it didn't fail
  std::vector<std::size_t> reached_;     ///< by variable: how far find() came with it
  std::vector<std::uint64_t> failures_;  ///< by cell, of this search by cases
  std::uint64_t work_ = 0;               ///< literals made true since the search began
  std::uint64_t most_work_ = 0;
  std::uint64_t earlier_work_ = 0;
};

}  // namespace sudoku_sat
