#include "minimal_givens.hpp"

#include <algorithm>

namespace sudoku_sat::generate {

namespace {

constexpr std::size_t blocks = 8;

}  // namespace

MinimalGivens::MinimalGivens(AlternativeSolutions& alternatives, std::optional<Difficulty> rating,
                             TechniqueSolver* techniques, const Limits& limits)
    : alternatives_(alternatives),
      rating_(rating),
      techniques_(techniques),
      limits_(limits),
      givens_(alternatives.solution().size()) {}

CellSet MinimalGivens::find(const CellSet& givens, const GroupOrder& groups, std::size_t least) {
  givens_ = givens;
  count_ = givens.count();
  least_ = least;
  differences_.clear();
  block_ = groups.size() / blocks + 1;
  drop(groups);
  return givens_;
}

void MinimalGivens::drop(Groups groups) {
  find_given_in(groups);
  if (dropped_.empty() || count_ <= least_) return;
  givens_.remove(dropped_);
  const bool asked = groups.size() <= block_ && count_ >= least_ + dropped_.size();
  if (asked && enough()) {
    count_ -= dropped_.size();
    return;
  }
  if (!asked) alternatives_.expect(givens_);
  givens_.add(dropped_);
  // Once a given is needed, most of those after it are needed too.
  if (asked) block_ = std::min(block_, groups.size() / 2 + 1);
  if (groups.size() == 1) return;
  const std::size_t half = groups.size() / 2;
  drop(groups.first(half));
  drop(groups.subspan(half));
}

/// The cells of the groups that are still given become the block.
void MinimalGivens::find_given_in(Groups groups) {
  dropped_.clear();
  for (const std::span<const Cell> group : groups) {
    std::copy_if(group.begin(), group.end(), std::back_inserter(dropped_),
                 [&](Cell cell) { return givens_.has(cell); });
  }
}

/// Whether the givens that are left are enough, provided that they were enough together with the
/// block.
bool MinimalGivens::enough() {
  const auto puzzle = [&] {
    return Puzzle{alternatives_.board(), values_on(givens_, alternatives_.solution())};
  };
  // Techniques show that there is one solution.
  if (techniques_ != nullptr) return techniques_->grade(puzzle(), limits_).solved;
  if (rating_ == Difficulty::up_extended) return alternatives_.solved_by_propagation(givens_);
  // Uniqueness first: failed literals take long to show that there are several solutions.
  if (!only_solution()) return false;
  if (rating_ != Difficulty::failed_literals) return true;
  return difficulty_of(puzzle(), alternatives_.solution(), limits_) != Difficulty::search;
}

bool MinimalGivens::only_solution() {
  const bool known = std::any_of(differences_.begin(), differences_.end(),
                                 [&](const CellSet& cells) { return !cells.meets(givens_); });
  if (known) return false;
  // For a single given the difference would be of no further use: the given stays.
  if (dropped_.size() == 1) return !alternatives_.another_value(dropped_.front(), givens_);
  std::optional<CellSet> difference = alternatives_.difference(givens_);
  if (!difference) return true;
  differences_.push_back(std::move(*difference));
  return false;
}

bool all_needed(const CellSet& givens, AlternativeSolutions& alternatives) {
  const std::vector<Cell> cells = givens.numbers();
  return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
    CellSet rest = givens;
    rest.remove(cell);
    return alternatives.another_value(cell, rest);
  });
}

}  // namespace sudoku_sat::generate
