// See shortest_way.hpp.
#include "shortest_way.hpp"

#include <algorithm>
#include <set>

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

bool is_known(const Explainer& explainer, const Statement& one) {
  return one.holds ? explainer.grid()[one.cell] == one.value
                   : !explainer.possible(one.cell, one.value);
}

bool is_known(const Explainer& explainer, const Step& step) {
  return std::all_of(step.conclusions.begin(), step.conclusions.end(),
                     [&](const Statement& one) { return is_known(explainer, one); });
}

/// What makes the steps of a way again where only they are known.
class Walk {
 public:
  /// All must outlive it. The steps of the whole explanation are numbered from 1.
  Walk(const Puzzle& puzzle, const Outcome& solved, const std::vector<Step>& steps,
       const Limits& limits)
      : puzzle_(puzzle), solved_(solved), steps_(steps), limits_(limits) {}

  /// Up to the answer; no value if a step can't be made again, or if these are not fewer than so
  /// many.
  std::optional<ShortestWay> go(Steps way, const Statement& answer, std::size_t too_many) const {
    ShortestWay made{{}, Explainer(puzzle_, limits_)};
    made.explainer.know(solved_);
    std::set<const Step*> with_sources;
    for (std::size_t at = 0; at < way.size() && !is_known(made.explainer, answer);) {
      const Step& old = *way[at];
      if (is_known(made.explainer, old)) {
        ++at;
      } else if (auto step = made.explainer.repeat(old)) {
        made.steps.push_back(*std::move(step));
        if (made.steps.size() >= too_many) return std::nullopt;
        ++at;
      } else if (with_sources.insert(&old).second) {
        // What was left out as known from other steps may be needed as it was said.
        const Steps sources = sources_of(old);
        way.insert(way.begin() + static_cast<std::ptrdiff_t>(at), sources.begin(), sources.end());
      } else {
        return std::nullopt;
      }
    }
    return is_known(made.explainer, answer) ? std::optional(std::move(made)) : std::nullopt;
  }

 private:
  /// The steps that it rests on, in their order; none if it isn't one of the whole explanation.
  Steps sources_of(const Step& step) const {
    Steps sources;
    const std::size_t number = step.number;
    if (number == 0 || number > steps_.size() || &steps_[number - 1] != &step) return sources;
    const auto end = steps_.begin() + static_cast<std::ptrdiff_t>(number);
    for (const Step& one : steps_behind_last({steps_.begin(), end})) {
      if (one.number != number) sources.push_back(&steps_[one.number - 1]);
    }
    return sources;
  }

  const Puzzle& puzzle_;
  const Outcome& solved_;
  const std::vector<Step>& steps_;
  const Limits& limits_;
};

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
  const auto take_better = [&](const std::vector<Step>& whole, const Steps& way) {
    const std::size_t too_many = best ? best->steps.size() : old;
    if (way.empty() || way.size() >= too_many) return true;
    auto made = Walk(puzzle, solved, whole, limits).go(way, answer, too_many);
    if (made) best = std::move(made);
    return best.has_value();
  };
  for_each_way(puzzle, steps, answer, limits,
               [&](const Steps& way) { return take_better(steps, way); });
  // A step that only a sentence needs can be dropped: its pattern then gets another sentence.
  if (best) {
    const std::vector<Step> found = best->steps;
    for_each_way(puzzle, found, answer, limits, [&](const Steps& way) {
      take_better(found, way);
      return false;
    });
  }
  return best;
}

}  // namespace sudoku_sat::explain
