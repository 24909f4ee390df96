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

class Plans {
 public:
  /// Both must outlive it.
  Plans(const ReasonedClauses& clauses, const Board& board);

  /// Candidates that unit propagation refutes, ascending. Requires: the facts contradict nothing.
  /// Throws: Stopped.
  std::vector<Lit> refuted_at_once(std::span<const Lit> facts, const Limits& limits) {
    return search().refuted_at_once(facts, limits);
  }

  /// The shortest ones of one level. `told`: how many literals became known in telling arguments so
  /// far. Requires: the facts contradict nothing. Throws: Stopped.
  std::vector<Refuted> of_one_level(std::span<const Lit> facts, std::uint64_t told,
                                    const Limits& limits);

  /// Those of the literals, which all hold, that all others follow from, the one first with which
  /// most hold. Requires: one of them is not known, and the facts contradict nothing. Throws:
  /// Stopped.
  std::vector<Lit> farthest(std::span<const Lit> facts, std::span<const Lit> literals,
                            const Limits& limits) {
    return search().farthest(facts, literals, limits);
  }

  /// Whether arguments of more levels are no longer looked for. `told`: as above.
  bool spent(std::uint64_t told) const;

  /// The literals in another order: first those from which excluding others has led far. A search
  /// that begins with them needs the fewest levels.
  std::vector<Lit> promising_first(std::vector<Lit> literals);

  /// Offers plans of any depth that refute one of the first literals until one is told. Whether it
  /// was. `told`: as above. Throws: Stopped.
  bool of_any_depth(std::span<const Lit> facts, std::span<const Lit> literals, std::uint64_t told,
                    const std::function<bool(const Refuted&)>& tell, const Limits& limits);

 private:
  NestedSearch& search();
  std::uint64_t budget(std::uint64_t work) const;
  std::uint64_t work(std::uint64_t told) const;
  std::optional<Refuted> shortest(std::span<const Lit> facts, std::span<const Lit> literals,
                                  const Limits& limits);

  const ReasonedClauses& clauses_;
  const Board& board_;
  std::optional<NestedSearch> search_;  ///< from the first step that needs it
  std::uint64_t searched_ = 0;          ///< literals made true for a candidate in the last search
};

}  // namespace sudoku_sat
