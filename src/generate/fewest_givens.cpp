#include "fewest_givens.hpp"

namespace sudoku_sat::generate {

namespace {

constexpr int first_puzzles = 10;
constexpr std::size_t most_of_region = 200;

/// The sets that contain no other one.
std::vector<CellSet> smallest_of(std::vector<CellSet> sets) {
  std::sort(sets.begin(), sets.end(),
            [](const CellSet& a, const CellSet& b) { return a.count() < b.count(); });
  std::vector<CellSet> kept;
  for (CellSet& set : sets) {
    const bool covered = std::any_of(kept.begin(), kept.end(),
                                     [&](const CellSet& part) { return part.within(set); });
    if (!covered) kept.push_back(std::move(set));
  }
  return kept;
}

}  // namespace

FewestGivensSearch::FewestGivensSearch(AlternativeSolutions& alternatives,
                                       const std::vector<CellGroup>& groups, Random& random,
                                       const Limits& limits)
    : alternatives_(alternatives),
      groups_(groups),
      random_(random),
      limits_(limits),
      group_of_(alternatives.solution().size()),
      all_(group_of_.size()),
      best_(all_) {
  for (std::size_t group = 0; group < groups.size(); ++group) {
    all_.add(groups[group]);
    for (const Cell cell : groups[group]) group_of_[cell] = group;
  }
}

FewestGivensSearch::Result FewestGivensSearch::run(const OnProgress& on_progress) {
  on_progress_ = on_progress;
  bounds_ = {0, all_.count() + 1};
  try {
    search();
  } catch (const Stopped&) {
    if (bounds_.most > all_.count()) throw;
  }
  return {best_, bounds_};
}

void FewestGivensSearch::search() {
  for (int i = 0; i < first_puzzles; ++i) improve(all_);
  std::vector<std::size_t> weights;
  for (const CellGroup& group : groups_) weights.push_back(group.size());
  hitting_.emplace(weights, bounds_.most);
  begin_with_small_sets();
  hitting_->close(
      bounds_.least, bounds_.most, limits_,
      [this](const solvers::HittingSet::Items& items) { separate(items); }, [this] { report(); });
  report();
}

/// Adds sets that are found quickly: the open cells if all but two values, or two units, are given.
void FewestGivensSearch::begin_with_small_sets() {
  const Board& board = *alternatives_.board();
  std::vector<CellSet> values(static_cast<std::size_t>(board.size()), CellSet(all_.size()));
  for (const Cell cell : all_.numbers()) values[alternatives_.solution()[cell] - 1U].add(cell);
  std::vector<CellSet> units(board.units().size(), CellSet(all_.size()));
  for (std::size_t i = 0; i < units.size(); ++i) units[i].add(board.cells_of(board.units()[i]));
  for (const std::vector<CellSet>* parts : {&values, &units}) {
    for (std::size_t i = 0; i < parts->size(); ++i) {
      for (std::size_t j = i + 1; j < parts->size(); ++j) {
        CellSet region = (*parts)[i];
        region.add((*parts)[j].numbers());
        open(region);
      }
    }
  }
}

void FewestGivensSearch::open(const CellSet& region) {
  limits_.check();
  CellSet givens = all_;
  givens.remove(region.numbers());
  std::vector<CellSet> found;
  alternatives_.for_each_difference(givens, [&](const CellSet& difference) {
    found.push_back(difference);
    return found.size() < most_of_region;
  });
  for (const CellSet& difference : smallest_of(std::move(found))) add(difference.numbers());
}

/// Adds sets that the items don't hit, if there are any.
void FewestGivensSearch::separate(const solvers::HittingSet::Items& items) {
  CellSet givens(all_.size());
  for (const std::size_t item : items) givens.add(groups_[item]);
  while (std::optional<CellSet> difference = alternatives_.difference(givens)) {
    const std::vector<Cell> small = smallest_within(std::move(*difference)).numbers();
    add(small);
    givens.add(groups_[group_of_[small[random_.below(small.size())]]]);
  }
  improve(givens);
}

/// A set as small as possible within the difference of another solution.
CellSet FewestGivensSearch::smallest_within(CellSet difference) {
  std::vector<Cell> cells = difference.numbers();
  random_.shuffle(cells);
  CellSet givens = all_;
  givens.remove(cells);
  for (const Cell cell : cells) {
    if (!difference.has(cell)) continue;
    givens.add(cell);
    if (std::optional<CellSet> smaller = alternatives_.difference(givens)) {
      difference = std::move(*smaller);
      givens = all_;
      givens.remove(difference.numbers());
    } else {
      givens.remove(cell);
    }
  }
  return difference;
}

void FewestGivensSearch::add(const std::vector<Cell>& difference) {
  std::set<std::size_t> groups;
  for (const Cell cell : difference) groups.insert(group_of_[cell]);
  std::vector<std::size_t> items(groups.begin(), groups.end());
  if (sets_.insert(items).second) hitting_->add(items);
}

/// Requires: with the givens the solution is the only one.
void FewestGivensSearch::improve(const CellSet& givens) {
  GroupOrder order = in_order(groups_);
  random_.shuffle(order);
  CellSet better = MinimalGivens(alternatives_, std::nullopt, nullptr, limits_).find(givens, order);
  const std::size_t count = better.count();
  if (count >= bounds_.most) return;
  best_ = std::move(better);
  bounds_.most = count;
}

void FewestGivensSearch::report() {
  if (on_progress_) on_progress_(bounds_, sets_.size());
}

}  // namespace sudoku_sat::generate
