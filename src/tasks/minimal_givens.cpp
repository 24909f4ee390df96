// Givens are taken away in blocks. Fewer givens never have fewer solutions and never need less
// inference, so where a whole block can go, each of it could have gone in its turn; else each half
// is tried. The result is what one by one would give, for about half of the questions.
//
// Whether a single given can go is asked more cheaply than whether a puzzle has one solution: is
// there one that has another value in this cell? Where another solution is found, the cells in
// which it differs are kept: it answers questions about the rest of its block.
#include "minimal_givens.hpp"

#include <algorithm>

namespace sudoku_sat {

namespace {

constexpr std::size_t blocks = 8;

}  // namespace

MinimalGivens::MinimalGivens(OtherSolutions& others, std::optional<Rating> rating,
                             const Limits& limits)
    : others_(others), rating_(rating), limits_(limits), givens_(others.solution().size()) {}

CellSet MinimalGivens::find(const CellSet& givens, std::span<const CellGroup> groups,
                            std::size_t least) {
  givens_ = givens;
  count_ = givens.count();
  least_ = least;
  differences_.clear();
  std::size_t block = groups.size() / blocks + 1;
  while (!groups.empty() && count_ > least_) {
    const std::size_t now = std::min(block, groups.size());
    // Behind a given that is needed most others are needed too.
    if (!drop(groups.first(now))) block = block / 2 + 1;
    groups = groups.subspan(now);
  }
  return givens_;
}

/// Whether all of the groups are dropped.
bool MinimalGivens::drop(std::span<const CellGroup> groups) {
  std::vector<Cell> cells;
  for (const CellGroup& group : groups) {
    std::copy_if(group.begin(), group.end(), std::back_inserter(cells),
                 [&](Cell cell) { return givens_.has(cell); });
  }
  if (count_ >= least_ + cells.size()) {
    givens_.remove(cells);
    if (enough(cells)) {
      count_ -= cells.size();
      return true;
    }
    givens_.add(cells);
  }
  if (groups.size() == 1) return false;
  const std::size_t half = groups.size() / 2;
  drop(groups.first(half));
  drop(groups.subspan(half));
  return false;
}

/// Whether the givens that are left will do, if they did with those that were dropped last.
bool MinimalGivens::enough(const std::vector<Cell>& dropped) {
  if (rating_ == Rating::up) return others_.solved_by_propagation(givens_);
  // Failed literals take long to find out that there are several solutions.
  if (!only_solution(dropped)) return false;
  if (rating_ != Rating::fl) return true;
  const Puzzle puzzle{others_.board(), values_on(givens_, others_.solution())};
  return rating_of(puzzle, others_.solution(), limits_) != Rating::search;
}

bool MinimalGivens::only_solution(const std::vector<Cell>& dropped) {
  const bool known = std::any_of(differences_.begin(), differences_.end(),
                                 [&](const CellSet& cells) { return !cells.meets(givens_); });
  if (known) return false;
  std::optional<CellSet> difference = dropped.size() == 1
                                          ? others_.difference_at(dropped.front(), givens_)
                                          : others_.difference(givens_);
  if (!difference) return true;
  // That of a single given tells nothing new: the given stays.
  if (dropped.size() > 1) differences_.push_back(std::move(*difference));
  return false;
}

bool all_needed(const CellSet& givens, OtherSolutions& others) {
  const std::vector<Cell> cells = givens.cells();
  return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
    CellSet rest = givens;
    rest.remove(cell);
    return others.difference_at(cell, rest).has_value();
  });
}

}  // namespace sudoku_sat
