#include "minimal_givens.hpp"

#include "propagate/probing.hpp"

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

/// The cells of the groups that are still given make up the block.
void MinimalGivens::find_given_in(Groups groups) {
  dropped_.clear();
  for (const std::span<const Cell> group : groups) {
    std::copy_if(group.begin(), group.end(), std::back_inserter(dropped_),
                 [&](Cell cell) { return givens_.has(cell); });
  }
}

/// Whether the remaining givens are enough, provided that they were enough together with the block.
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
  // For a single given the difference is not needed any more: the given stays.
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

namespace {

constexpr std::size_t max_added = 3;
/// A puzzle may lose this part of its difficulty; otherwise the search soon gets stuck.
constexpr std::uint64_t slack = 5;
/// The weight, in rounds, of candidates that no round excludes.
constexpr std::uint64_t rounds_of_stuck = 3;

}  // namespace

HarderGivens::HarderGivens(AlternativeSolutions& alternatives, const std::vector<CellGroup>& groups,
                           CellSet givens, std::size_t least, Random& random, const Limits& limits)
    : alternatives_(alternatives),
      groups_(groups),
      givens_(std::move(givens)),
      least_(least),
      random_(random),
      limits_(limits),
      hardness_(hardness(givens_)),
      most_(hardness_) {}

CellSet HarderGivens::next() {
  CellSet givens = exchanged();
  const std::uint64_t hardness = this->hardness(givens);
  idle_ = hardness > most_ ? 0 : idle_ + 1;
  most_ = std::max(most_, hardness);
  if (hardness >= hardness_ - hardness_ / slack) {
    givens_ = givens;
    hardness_ = hardness;
  }
  return givens;
}

/// Added givens are the last to be removed.
CellSet HarderGivens::exchanged() {
  GroupOrder given;
  GroupOrder others;
  for (const CellGroup& group : groups_) {
    (givens_.has(group.front()) ? given : others).push_back(group);
  }
  random_.shuffle(given);
  random_.shuffle(others);
  others.resize(std::min(others.size(), 1 + random_.below(max_added)));
  CellSet all = givens_;
  for (const std::span<const Cell> group : others) {
    all.add(group);
    given.push_back(group);
  }
  return MinimalGivens(alternatives_, std::nullopt, nullptr, limits_).find(all, given, least_);
}

std::uint64_t HarderGivens::hardness(const CellSet& givens) const {
  const Grid& solution = alternatives_.solution();
  const auto [withstood, left] = propagation::resistance(
      {alternatives_.board(), values_on(givens, solution)}, solution, limits_);
  return withstood + (rounds_of_stuck - 1) * left;
}

}  // namespace sudoku_sat::generate
