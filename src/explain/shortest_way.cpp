// See shortest_way.hpp.
#include "shortest_way.hpp"

#include <algorithm>

#include "patterns_on_way.hpp"
#include "sudoku_sat/base.hpp"
#include "way_rules.hpp"

namespace sudoku_sat::explain {

namespace {

constexpr int max_rounds = 4;

/// Numbers of rules.
using Set = std::vector<std::size_t>;

class WaySearch {
 public:
  /// `way`: rules that lead to the answer.
  WaySearch(WayRules& rules, Set way, const Limits& limits)
      : rules_(rules), limits_(limits), best_(std::move(way)) {
    minimise(best_, false);
  }

  /// The best set of the rules that there are now, in the order in which they are taken.
  const Set& run() {
    const std::uint64_t end = rules_.work() + budget;
    while (rules_.work() < end && best_.size() > 1) {
      limits_.check();
      Set tried = with_facts_alone();
      const std::size_t more = 2 + random_.below(rules_.size());
      for (std::size_t i = 0; i < more; ++i) tried.push_back(random_.below(rules_.size()));
      std::sort(tried.begin(), tried.end());
      tried.erase(std::unique(tried.begin(), tried.end()), tried.end());
      minimise(tried, true);
      if (!tried.empty() && cost(tried) <= cost(best_)) best_ = std::move(tried);
    }
    return best_;
  }

  unsigned cost() const { return cost(best_); }

 private:
  unsigned cost(const Set& set) const {
    unsigned sum = 0;
    for (const std::size_t rule : set) sum += rules_[rule].cost;
    return sum;
  }

  /// The best set, some of its patterns taken from the facts alone.
  Set with_facts_alone() {
    Set set = best_;
    for (std::size_t& rule : set) {
      const bool two = rules_[rule].pattern && rule + 1 < rules_.size() &&
                       rules_[rule + 1].step == rules_[rule].step;
      if (two && random_.below(4) == 0) ++rule;
    }
    return set;
  }

  /// Leaves out what the answer does without; the last ones first, or in a random order. None are
  /// left if they don't lead to it.
  void minimise(Set& set, bool shuffled) {
    set = rules_.lead(set);
    Set order(set.rbegin(), set.rend());
    for (std::size_t i = order.size(); shuffled && i > 1; --i) {
      std::swap(order[i - 1], order[random_.below(i)]);
    }
    for (const std::size_t rule : order) {
      const auto place = std::find(set.begin(), set.end(), rule);
      if (place == set.end()) continue;
      Set rest = set;
      rest.erase(rest.begin() + (place - set.begin()));
      rest = rules_.lead(rest);
      if (!rest.empty()) set = std::move(rest);
    }
  }

  static constexpr std::uint64_t budget = 4'000'000;

  WayRules& rules_;
  const Limits& limits_;
  Random random_{53};
  Set best_;
};

using Steps = std::vector<const Step*>;

/// The steps made again where only they are known; no value if one can't be.
std::optional<ShortestWay> walk(const Puzzle& puzzle, const Outcome& solved, const Steps& way,
                                const Limits& limits) {
  ShortestWay made{{}, Explainer(puzzle, solved, limits)};
  for (const Step* old : way) {
    const bool value = old->conclusions.size() == 1 && old->conclusions.front().holds;
    std::optional<Step> step;
    if (value) step = made.explainer.next_of(old->conclusions.front());
    if (!step) step = made.explainer.repeat(*old);
    if (!step) return std::nullopt;
    made.steps.push_back(*std::move(step));
  }
  return made;
}

Steps steps_of(const Set& way, const WayRules& rules) {
  Steps steps;
  for (const std::size_t number : way) steps.push_back(rules[number].step);
  return steps;
}

/// Calls visit(way) for the best ways: with the steps alone, then with patterns on them, until
/// these make it no better or visit() returns false.
template <class Visit>
void for_each_way(const Puzzle& puzzle, const std::vector<Step>& steps, const Statement& answer,
                  const Limits& limits, const Visit& visit) {
  WayRules rules(puzzle, answer);
  Set all;
  for (const Step& step : steps) {
    rules.add(step);
    while (all.size() < rules.size()) all.push_back(all.size());
  }
  Steps before;
  for (const Step& step : steps) before.push_back(&step);
  WaySearch search(rules, std::move(all), limits);
  Steps way = steps_of(search.run(), rules);
  if (!visit(way)) return;
  PatternsOnWay patterns(puzzle, steps_behind_last(steps), limits);
  patterns.look_far(before);
  std::size_t added = 0;
  unsigned cost = 0;
  for (int round = 0; round < max_rounds && search.cost() != cost; ++round) {
    cost = search.cost();
    for (; added < patterns.found().size(); ++added) rules.add(patterns.found()[added]);
    way = steps_of(search.run(), rules);
    if (!visit(way)) return;
    patterns.look_near(way);
  }
}

}  // namespace

std::optional<ShortestWay> shortest_way(const Puzzle& puzzle, const Outcome& solved,
                                        const std::vector<Step>& steps, const Statement& answer,
                                        const Limits& limits) {
  const std::size_t old = steps_to_answer(puzzle, steps).size();
  if (old < 3) return std::nullopt;
  std::optional<ShortestWay> best;
  const auto take_better = [&](const Steps& way) {
    if (way.empty() || way.size() >= (best ? best->steps.size() : old)) return true;
    auto made = walk(puzzle, solved, way, limits);
    if (made) best = std::move(made);
    return best.has_value();
  };
  for_each_way(puzzle, steps, answer, limits, take_better);
  // A step that only a sentence needs can be dropped: its pattern then gets another sentence.
  if (best) {
    const std::vector<Step> found = best->steps;
    for_each_way(puzzle, found, answer, limits, [&](const Steps& way) {
      take_better(way);
      return false;
    });
  }
  return best;
}

}  // namespace sudoku_sat::explain
