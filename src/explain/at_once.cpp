// See at_once.hpp.
#include "at_once.hpp"

#include <algorithm>
#include <tuple>

namespace sudoku_sat::explain {

std::optional<Conclusion> easiest(const std::vector<Conclusion>& all, const StepSource& source,
                                  const Grid& grid, Lit wanted) {
  const Board& board = source.board;
  const Statements statements(board.geometry());
  const auto order = [&](const Conclusion& one) {
    return std::tuple(first_sight(statements.statement(one.literal), one.groups, source, grid),
                      one.groups.size(), std::abs(one.literal));
  };
  const Conclusion* best = nullptr;
  for (const Conclusion& one : all) {
    if (wanted != 0 && one.literal != wanted) continue;
    if (best == nullptr || order(one) < order(*best)) best = &one;
  }
  if (best == nullptr) return std::nullopt;
  if (std::get<FirstSight>(order(*best)) != FirstSight::full_house) return *best;
  const Cell cell = statements.statement(best->literal).cell;
  const std::uint32_t unit = *last_of_unit(cell, board, grid);
  Step last;
  last.constraints.push_back({Reason::Kind::value, cell});
  for (const Cell other : board.cells_of(unit)) {
    if (other == cell) continue;
    last.constraints.push_back({Reason::Kind::once, unit, grid[other]});
    last.facts.push_back(
        *std::find_if(source.facts.begin(), source.facts.end(), [&](const Fact& one) {
          return one.statement == Statement{other, grid[other], true};
        }));
  }
  return Conclusion{best->literal, groups_of(last, source)};
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

void set_reasons(Step& step, const Groups& groups, const StepSource& source) {
  step.constraints.clear();
  step.facts.clear();
  for (const std::uint32_t group : groups) {
    if (group < source.reasons.size()) {
      step.constraints.push_back(source.reasons[group]);
    } else {
      step.facts.push_back(source.facts[group - source.reasons.size()]);
    }
  }
}

Groups groups_of(const Step& step, const StepSource& source) {
  Groups groups;
  const auto add = [&](const auto& all, const auto& one, std::size_t first) {
    const auto place = std::find(all.begin(), all.end(), one) - all.begin();
    add_group(groups, static_cast<std::uint32_t>(first + static_cast<std::size_t>(place)));
  };
  for (const Reason& reason : step.constraints) add(source.reasons, reason, 0);
  for (const Fact& fact : step.facts) add(source.facts, fact, source.reasons.size());
  return groups;
}

bool give_reasons(Step& step, const StepSource& source, const KnownLiterals& known,
                  const Limits& limits) {
  const Statements statements(source.board.geometry());
  Step own = step;
  own.facts.clear();
  Groups groups;
  for (const Fact& fact : step.facts) {
    const auto is_same = [&](const Fact& one) { return one.statement == fact.statement; };
    const auto here = std::find_if(source.facts.begin(), source.facts.end(), is_same);
    const formula::LitIndex literal = formula::index_of(statements.literal(fact.statement));
    if (here != source.facts.end()) {
      own.facts.push_back(*here);
    } else if (known.knows(literal)) {
      add_groups(groups, known.derivations(literal).front());
    } else {
      return false;
    }
  }
  add_groups(groups, groups_of(own, source));
  StepReasons reasons(source, std::move(groups), limits);
  std::vector<Lit> conclusions;
  for (const Statement& one : step.conclusions) conclusions.push_back(statements.literal(one));
  if (!reasons.try_to_minimise(conclusions)) return false;
  set_reasons(step, reasons.groups(), source);
  return true;
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
