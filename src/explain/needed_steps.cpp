// What a step depends on: the steps that concluded its facts, and those without which its text
// would not be true.
#include <algorithm>
#include <map>
#include <set>

#include "at_once.hpp"
#include "shortest_way.hpp"

namespace sudoku_sat::explain {

namespace {

bool concludes_value(const Step& step) {
  return std::any_of(step.conclusions.begin(), step.conclusions.end(),
                     [](const Statement& one) { return one.holds; });
}

/// Which steps a reader needs to see that candidates are excluded.
class ExcludingSteps {
 public:
  explicit ExcludingSteps(const Puzzle& puzzle) : puzzle_(puzzle), grid_(puzzle.givens) {}

  void add(const Step& step) {
    for (const Statement& one : step.conclusions) {
      if (one.holds) grid_[one.cell] = one.value;
      if (!one.holds) numbers_.emplace(std::pair(one.cell, one.value), step.number);
    }
  }

  /// The one that excluded it; 0 if values on the grid do.
  std::size_t number(const Statement& excluded) {
    const auto found = numbers_.find({excluded.cell, excluded.value});
    if (found == numbers_.end() || grid_[excluded.cell] != 0) return 0;
    const std::vector<Cell>& peers = peers_of(excluded.cell);
    const bool seen = std::any_of(peers.begin(), peers.end(),
                                  [&](Cell peer) { return grid_[peer] == excluded.value; });
    return seen ? 0 : found->second;
  }

 private:
  const std::vector<Cell>& peers_of(Cell cell) {
    const auto [place, added] = peers_.try_emplace(cell);
    if (added) place->second = puzzle_.board->peers(cell);
    return place->second;
  }

  const Puzzle& puzzle_;
  Grid grid_;  ///< what is known
  std::map<std::pair<Cell, Value>, std::size_t> numbers_;
  std::map<Cell, std::vector<Cell>> peers_;
};

/// The steps with a number in `needed` and those that they depend on, in order.
template <class Sources>
std::vector<Step> with_sources(const std::vector<Step>& steps, std::set<std::size_t> needed,
                               const Sources& sources) {
  std::vector<Step> chosen;
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    if (!needed.contains(step->number)) continue;
    chosen.push_back(*step);
    for (const Fact& fact : step->facts) needed.insert(fact.step);
    sources(*step, needed);
  }
  std::reverse(chosen.begin(), chosen.end());
  return chosen;
}

/// The same, with those that their texts depend on; numbered from 1.
std::vector<Step> with_told(const Puzzle& puzzle, const std::vector<Step>& steps,
                            std::set<std::size_t> needed) {
  ExcludingSteps excluding(puzzle);
  std::vector<std::set<std::size_t>> told(steps.size() + 1);  // by number, what texts depend on
  for (const Step& step : steps) {
    for (const Statement& one : step.told_without) told[step.number].insert(excluding.number(one));
    excluding.add(step);
  }
  std::vector<Step> chosen = with_sources(
      steps, std::move(needed), [&](const Step& step, auto& all) { all.merge(told[step.number]); });
  std::map<std::size_t, std::size_t> numbers{{0, 0}};
  for (const Step& step : chosen) numbers.emplace(step.number, numbers.size());
  for (Step& step : chosen) {
    step.number = numbers.at(step.number);
    renumber(step, [&](const Fact& fact) { return std::optional(numbers.at(fact.step)); });
  }
  return chosen;
}

}  // namespace

std::vector<Step> steps_to_answer(const Puzzle& puzzle, const std::vector<Step>& steps) {
  if (steps.empty()) return {};
  return with_told(puzzle, steps, {steps.back().number});
}

std::vector<Step> steps_to_values(const Puzzle& puzzle, const std::vector<Step>& steps) {
  std::set<std::size_t> needed;
  for (const Step& step : steps) {
    if (concludes_value(step)) needed.insert(step.number);
  }
  return with_told(puzzle, steps, std::move(needed));
}

}  // namespace sudoku_sat::explain

namespace sudoku_sat {

std::vector<Step> steps_behind_last(const std::vector<Step>& steps) {
  if (steps.empty()) return {};
  return explain::with_sources(steps, {steps.back().number}, [](const Step&, auto&) {});
}

}  // namespace sudoku_sat
