// Plans of the arguments of a puzzle's steps, within a budget. See plans.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "nested_search.hpp"
#include "sudoku_sat/board.hpp"

namespace sudoku_sat {

/// What was done so far outside searches, in literals.
struct OtherWork {
  std::uint64_t told = 0;     ///< that became known in telling arguments
  std::uint64_t derived = 0;  ///< that followed in refutations by unit propagation
};

class Plans {
 public:
  /// Both must outlive it.
  Plans(const ReasonedClauses& clauses, const Board& board);

  /// Candidates that unit propagation refutes, soonest first: a few where that has taken long in
  /// other steps, none where even that has. Requires: the facts contradict nothing. Throws:
  /// Stopped.
  std::vector<Lit> refuted_at_once(std::span<const Lit> facts, const OtherWork& other,
                                   const Limits& limits);

  /// The shortest ones of one level. Requires: the facts contradict nothing. Throws: Stopped.
  std::vector<Refuted> of_one_level(std::span<const Lit> facts, const OtherWork& other,
                                    const Limits& limits);

  /// Those of the literals, which all hold, that all others follow from, the one first with which
  /// most hold. Requires: one of them is not known, and the facts contradict nothing. Throws:
  /// Stopped.
  std::vector<Lit> farthest(std::span<const Lit> facts, std::span<const Lit> literals,
                            const Limits& limits) {
    return search().farthest(facts, literals, limits);
  }

  /// Whether arguments of more levels are no longer looked for.
  bool spent(const OtherWork& other) const;

  /// The literals in another order: first those from which excluding others has led far. A search
  /// that begins with them needs the fewest levels.
  std::vector<Lit> promising_first(std::vector<Lit> literals);

  /// Offers plans of any depth that refute one of the first literals until one is told. Whether it
  /// was. Throws: Stopped.
  bool of_any_depth(std::span<const Lit> facts, std::span<const Lit> literals,
                    const OtherWork& other, const std::function<bool(const Refuted&)>& tell,
                    const Limits& limits);

 private:
  NestedSearch& search();
  std::uint64_t budget(std::uint64_t work) const;
  std::uint64_t work(const OtherWork& other) const;
  std::uint64_t propagation(const OtherWork& other) const;
  std::optional<Refuted> shortest(std::span<const Lit> facts, std::span<const Lit> literals,
                                  const Limits& limits);

  const ReasonedClauses& clauses_;
  const Board& board_;
  std::optional<NestedSearch> search_;  ///< from the first step that needs it
  std::uint64_t searched_ = 0;          ///< literals made true for a candidate in the last search
  std::uint64_t at_once_ = 0;           ///< in refuted_at_once()
};

}  // namespace sudoku_sat
