// The fewest givens that leave a known solution as the only one, by implicit hitting sets
// (solvers/hitting_set.hpp; on Sudoku McGuire, Tugemann & Civario, There is no 16-clue Sudoku,
// 2012, whose unavoidable sets are the sets here).
//
// Another solution differs from the known one in some cells, and one of these must be given. If the
// cells of a hitting set as givens leave no other solution, they are the fewest; else the solutions
// that they leave give new sets. Each set is made as small as possible, and each round gives many:
// each new set is hit by one more given, until the solution is the only one. The resulting puzzle,
// without its superfluous givens, is an upper bound.
#pragma once

#include <set>

#include "minimal_givens.hpp"
#include "solvers/hitting_set.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::generate {

class FewestGivensSearch {
 public:
  using OnProgress = std::function<void(const FewestGivens&, std::size_t sets)>;

  /// `groups`: all cells; those of a group are given together or not at all. All must outlive it.
  FewestGivensSearch(AlternativeSolutions& alternatives, const std::vector<CellGroup>& groups,
                     Random& random, const Limits& limits);

  struct Result {
    CellSet givens;  ///< they leave the solution as the only one
    FewestGivens bounds;
  };

  /// Runs until the fewest are proved or a limit is reached. Throws: Stopped if a limit comes
  /// before any puzzle is found.
  Result run(const OnProgress& on_progress = {});

  /// The sets that prove the lower bound, each of groups by their numbers; one group of each set
  /// must be given.
  const std::set<std::vector<std::size_t>>& sets() const { return sets_; }

 private:
  void search();
  void begin_with_small_sets();
  void open(const CellSet& region);
  void separate(const solvers::HittingSet::Items& items);
  CellSet smallest_within(CellSet difference);
  void add(const std::vector<Cell>& difference);
  void improve(const CellSet& givens);
  void report();

  AlternativeSolutions& alternatives_;
  const std::vector<CellGroup>& groups_;
  Random& random_;
  const Limits& limits_;
  OnProgress on_progress_;
  std::vector<std::size_t> group_of_;
  CellSet all_;
  CellSet best_;
  FewestGivens bounds_;
  std::optional<solvers::HittingSet> hitting_;
  std::set<std::vector<std::size_t>> sets_;  ///< of numbers of groups
};

}  // namespace sudoku_sat::generate
