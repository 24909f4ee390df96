// A value of a cell stays if numbers of a statement's other cells support it. One support serves
// all the values in it, and as long as it stands nothing has to be looked for again, so this takes
// far less than a search for each clause that says "not this value" (C. Bessière & J.-C. Régin, Arc
// consistency for general constraint networks: preliminary results, IJCAI 1997).
#include "supports.hpp"

#include <algorithm>
#include <bit>

namespace sudoku_sat::meaning {

namespace {

class Supports {
 public:
  Supports(Facts& facts, const Statement& statement)
      : facts_(facts),
        statement_(statement),
        grid_(static_cast<std::size_t>(facts.board().cell_count()), referee::no_value) {}

  /// Whether a domain has become smaller. Throws: OutOfSteps.
  bool reduce(Steps& steps) {
    steps_ = &steps;
    std::erase_if(known_, [&](const std::vector<int>& support) { return !stands(support); });
    bool changed = false;
    for (std::size_t i = 0; i < statement_.cells.size(); ++i) {
      const Cell cell = statement_.cells[i];
      for_each_bit(facts_.domain(cell), [&](int value) {
        const int number = facts_.number(value);
        if (std::ranges::any_of(known_, [&](const auto& known) { return known[i] == number; }))
          return;
        held(cell) = number;
        const bool found = find(0, cell);
        held(cell) = referee::no_value;
        if (found) return;
        facts_.remove(cell, bit(value));
        changed = true;
      });
    }
    return changed;
  }

 private:
  int& held(Cell cell) { return grid_[static_cast<std::size_t>(cell)]; }

  bool stands(const std::vector<int>& support) const {
    for (std::size_t i = 0; i < support.size(); ++i) {
      const int value = support[i] - facts_.board().first_value;
      if ((facts_.domain(statement_.cells[i]) & bit(value)) == 0) return false;
    }
    return true;
  }

  bool fits(Cell cell, int number) {
    return std::ranges::none_of(statement_.cells, [&](Cell other) {
      return held(other) == number && other != cell && facts_.different(cell, other);
    });
  }

  /// Numbers of the cells from this one on, beside that of `fixed`.
  bool find(std::size_t at, Cell fixed) {
    steps_->take();
    if (at == statement_.cells.size()) {
      if (!ask(statement_, grid_, *steps_)) return false;
      std::vector<int> support;
      for (const Cell cell : statement_.cells) support.push_back(held(cell));
      known_.push_back(std::move(support));
      return true;
    }
    const Cell cell = statement_.cells[at];
    if (cell == fixed) return find(at + 1, fixed);
    bool found = false;
    for (Values left = facts_.domain(cell); left != 0 && !found; left &= left - 1) {
      const int number = facts_.number(std::countr_zero(left));
      if (!fits(cell, number)) continue;
      held(cell) = number;
      found = find(at + 1, fixed);
    }
    held(cell) = referee::no_value;
    return found;
  }

  Facts& facts_;
  const Statement& statement_;
  Grid grid_;
  std::vector<std::vector<int>> known_;  // supports: numbers of the statement's cells
  Steps* steps_ = nullptr;
};

/// How many assignments of the cells there are, those of variables included.
double assignments(const Facts& facts, const Statement& statement) {
  double count = statement.tries;
  for (const Cell cell : statement.cells) count *= std::popcount(facts.domain(cell));
  return count;
}

}  // namespace

void reduce_by_statements(Facts& facts, const std::vector<Statement>& statements, Steps& steps) {
  constexpr double most_assignments = 5e8;
  constexpr long long most_steps = 5'000'000;
  std::vector<Supports> left;
  for (const Statement& statement : statements)
    if (statement.cells.size() > 2 && assignments(facts, statement) <= most_assignments)
      left.emplace_back(facts, statement);
  bool changed = true;
  while (changed && !facts.impossible()) {
    changed = false;
    std::vector<Supports> still_left;
    for (Supports& supports : left) {
      steps.limit(most_steps);
      try {
        changed = supports.reduce(steps) || changed;
        still_left.push_back(std::move(supports));
      } catch (const OutOfSteps&) {
        // What it has removed is right; the rest would take too long.
      }
    }
    left = std::move(still_left);
  }
}

}  // namespace sudoku_sat::meaning
