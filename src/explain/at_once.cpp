// See at_once.hpp.
#include "at_once.hpp"

#include <algorithm>
#include <tuple>

namespace sudoku_sat::explain {

namespace {

/// Chooses among the conclusions.
class Easiest {
 public:
  explicit Easiest(const AtOnce& from) : from_(from), statements_(from.board.geometry()) {}

  std::optional<Conclusion> find(Lit wanted) const {
    const Conclusion* best = nullptr;
    for (const Conclusion& one : from_.all) {
      if (wanted != 0 && one.literal != wanted) continue;
      if (best == nullptr || order(one) < order(*best)) best = &one;
    }
    if (best == nullptr) return std::nullopt;
    return sight(*best) == FirstSight::full_house ? full_house(*best) : *best;
  }

 private:
  FirstSight sight(const Conclusion& found) const {
    return first_sight(statements_.statement(found.literal), found.groups, from_.reasons,
                       from_.board, from_.grid);
  }

  std::tuple<FirstSight, std::size_t, Lit> order(const Conclusion& one) const {
    return {sight(one), one.groups.size(), std::abs(one.literal)};
  }

  /// The same conclusion from the other values of the unit.
  Conclusion full_house(const Conclusion& found) const {
    Conclusion last{found.literal, {}};
    const Cell cell = statements_.statement(found.literal).cell;
    const std::uint32_t unit = *last_of_unit(cell, from_.board, from_.grid);
    add_reason({Reason::Kind::value, cell}, last.groups);
    for (const Cell other : from_.board.cells_of(unit)) {
      if (other == cell) continue;
      add_reason({Reason::Kind::once, unit, from_.grid[other]}, last.groups);
      const auto fact = std::find_if(from_.facts.begin(), from_.facts.end(), [&](const Fact& one) {
        return one.statement == Statement{other, from_.grid[other], true};
      });
      add_group(last.groups,
                static_cast<std::uint32_t>(from_.reasons.size() +
                                           static_cast<std::size_t>(fact - from_.facts.begin())));
    }
    return last;
  }

  void add_reason(const Reason& reason, Groups& groups) const {
    const auto place = std::find(from_.reasons.begin(), from_.reasons.end(), reason);
    add_group(groups, static_cast<std::uint32_t>(place - from_.reasons.begin()));
  }

  const AtOnce& from_;
  Statements statements_;
};

}  // namespace

std::optional<Conclusion> easiest(const AtOnce& from, Lit wanted) {
  return Easiest(from).find(wanted);
}

std::vector<Lit> fewest_first(std::vector<Lit> candidates, const Statements& statements,
                              std::size_t cells) {
  std::vector<std::size_t> counts(cells, 0);
  for (const Lit literal : candidates) ++counts[statements.statement(literal).cell];
  std::stable_sort(candidates.begin(), candidates.end(), [&](Lit a, Lit b) {
    return counts[statements.statement(a).cell] < counts[statements.statement(b).cell];
  });
  return candidates;
}

void set_reasons(Step& step, const Groups& groups, const std::vector<Reason>& reasons,
                 const std::vector<Fact>& facts) {
  step.constraints.clear();
  step.facts.clear();
  for (const std::uint32_t group : groups) {
    if (group < reasons.size()) {
      step.constraints.push_back(reasons[group]);
    } else {
      step.facts.push_back(facts[group - reasons.size()]);
    }
  }
}

Groups groups_of(const Step& step, const std::vector<Reason>& reasons,
                 const std::vector<Fact>& facts) {
  Groups groups;
  for (const Reason& reason : step.constraints) {
    const auto place = std::find(reasons.begin(), reasons.end(), reason);
    add_group(groups, static_cast<std::uint32_t>(place - reasons.begin()));
  }
  for (const Fact& fact : step.facts) {
    const auto place = std::find(facts.begin(), facts.end(), fact);
    add_group(groups, static_cast<std::uint32_t>(reasons.size() +
                                                 static_cast<std::size_t>(place - facts.begin())));
  }
  return groups;
}

bool is_true_of(const Step& step, const Possible& possible) {
  return !step.conclusions.front().holds &&
         std::none_of(step.told_without.begin(), step.told_without.end(),
                      [&](const Statement& one) { return possible(one.cell, one.value); });
}

bool renumber(Step& step, const std::function<std::optional<std::size_t>(const Fact&)>& number) {
  for (Fact& fact : step.facts) {
    if (fact.in_argument) continue;
    const std::optional<std::size_t> found = number(fact);
    if (!found) return false;
    fact.step = *found;
  }
  for (Case& one : step.cases) {
    for (Step& inner : one.steps) {
      if (!renumber(inner, number)) return false;
    }
  }
  return true;
}

}  // namespace sudoku_sat::explain
