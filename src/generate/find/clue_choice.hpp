// The choice of clues as SAT: a variable for each clue of the pool; the number chosen of each kind
// is bounded from both sides by a sequential counter (Sinz, CP 2005); lines and areas of
// one rule don't overlap. Each other solution found adds a clause: one of the clues that it breaks
// is chosen.
#pragma once

#include "clue_pool.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::generate {

class ClueChoice {
 public:
  /// Numbers of clues in the pool.
  using Numbers = std::vector<std::size_t>;

  ClueChoice(const ClueKinds& kinds, const CluePool& pool);

  /// One of these clues is chosen from now on.
  void require_one_of(const Numbers& clues);
  /// Not all of these are.
  void forbid(const Numbers& clues);

  /// A choice that meets all of this; no value if there is none. Throws: Stopped, SolverError.
  std::optional<Numbers> find(const Limits& limits);

 private:
  void count(const Numbers& clues, std::size_t least, std::size_t most);
  void keep_apart(const ClueKinds& kinds, const CluePool& pool);

  static Lit literal(std::size_t clue) { return static_cast<Lit>(clue + 1); }

  std::unique_ptr<Solver> solver_;
  std::size_t clues_;
};

}  // namespace sudoku_sat::generate
