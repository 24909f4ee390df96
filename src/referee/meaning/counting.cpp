// Some encodings leave half of what they mean to counting: if each of a unit's N cells has one of N
// values, and no value is there twice, then no cell has two; the other way round likewise. Unit
// propagation can't find that, and a search hardly (the pigeonhole principle; Haken, 1985), so it
// is looked for here: what propagation shows of pairs and of whole cells and units, and what
// follows.
#include "counting.hpp"

#include <algorithm>
#include <set>

namespace sudoku_sat::meaning {

namespace {

/// What the clauses say of cells and full units whose variables stand for one value each: that
/// cells have a value, or not two; that units have each value, or none twice.
class Counting {
 public:
  Counting(const Facts& facts, Models& models)
      : facts_(facts),
        models_(models),
        values_(facts.board().value_count()),
        cells_(referee::cells_of(facts.board())),
        some_(facts.full_units().size() * static_cast<std::size_t>(values_)),
        once_(some_.size(), true),
        cell_some_(static_cast<std::size_t>(facts.board().cell_count())),
        cell_once_(cell_some_.size(), true) {
    ask();
    bool changed = true;
    while (changed) {
      changed = false;
      for (std::size_t unit = 0; unit < facts_.full_units().size(); ++unit)
        changed = count(unit) || changed;
    }
  }

  /// Clauses that say what follows by counting.
  std::vector<int> clauses(const std::vector<Variable>& variables) const {
    std::vector<int> found;
    std::vector<std::vector<int>> of_cell(cell_some_.size());
    for (std::size_t i = 1; i < variables.size(); ++i)
      if (variables[i].cell >= 0) of_cell[index(variables[i].cell)].push_back(static_cast<int>(i));
    for (const Cell cell : cells_) {
      const std::vector<int>& own = of_cell[index(cell)];
      if (cell_once_[index(cell)]) add_pairs(own, found);
      if (!cell_some_[index(cell)]) continue;
      found.insert(found.end(), own.begin(), own.end());
      found.push_back(0);
    }
    for (std::size_t unit = 0; unit < facts_.full_units().size(); ++unit)
      for (int value = 0; value < values_; ++value) {
        if (!once_[at(unit, value)]) continue;
        std::vector<int> same;
        for (const Cell cell : facts_.full_units()[unit])
          for (const int variable : of_cell[index(cell)])
            if (variables[static_cast<std::size_t>(variable)].values == bit(value))
              same.push_back(variable);
        add_pairs(same, found);
      }
    return found;
  }

 private:
  static std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }
  std::size_t at(std::size_t unit, int value) const {
    return unit * static_cast<std::size_t>(values_) + static_cast<std::size_t>(value);
  }

  static void add_pairs(const std::vector<int>& variables, std::vector<int>& found) {
    for (auto b = variables.begin(); b != variables.end(); ++b)
      for (auto a = variables.begin(); a != b; ++a) found.insert(found.end(), {-*a, -*b, 0});
  }

  /// By unit propagation.
  void ask() {
    const std::size_t before = models_.depth();
    for (const Cell cell : cells_) {
      cell_some_[index(cell)] = refuted([&](const auto& without) {
        for (int value = 0; value < values_; ++value)
          if (!without(cell, value)) return true;
        return false;
      });
      for (int value = 0; value < values_; ++value) {
        if (models_.set(cell, bit(value), true)) note_excluded(cell, value);
        models_.undo(before);
      }
    }
    for (std::size_t unit = 0; unit < facts_.full_units().size(); ++unit)
      for (int value = 0; value < values_; ++value)
        some_[at(unit, value)] = refuted([&](const auto& without) {
          return std::ranges::any_of(facts_.full_units()[unit],
                                     [&](Cell cell) { return !without(cell, value); });
        });
  }

  template <class Ask>
  bool refuted(const Ask& ask) {
    const std::size_t before = models_.depth();
    const bool refuted =
        ask([&](Cell cell, int value) { return models_.set(cell, bit(value), false); });
    models_.undo(before);
    return refuted;
  }

  /// What can still be true beside a value of a cell.
  void note_excluded(Cell cell, int value) {
    const std::size_t before = models_.depth();
    for (int other = 0; other < values_; ++other) {
      if (other == value) continue;
      if (!models_.excluded(cell, bit(other)) && models_.set(cell, bit(other), true))
        cell_once_[index(cell)] = false;
      models_.undo(before);
    }
    for (const std::size_t unit : facts_.full_units_of(cell))
      for (const Cell other : facts_.full_units()[unit]) {
        if (other == cell || models_.excluded(other, bit(value))) continue;
        if (models_.set(other, bit(value), true)) once_[at(unit, value)] = false;
        models_.undo(before);
      }
  }

  /// In a unit of N cells and N values, one of each follows from either half.
  bool count(std::size_t unit) {
    const std::vector<Cell>& cells = facts_.full_units()[unit];
    const auto all = [&](const std::vector<bool>& of_cells, const std::vector<bool>& of_unit) {
      for (int value = 0; value < values_; ++value)
        if (!of_unit[at(unit, value)]) return false;
      return std::ranges::all_of(cells, [&](Cell cell) { return of_cells[index(cell)]; });
    };
    if (all(cell_some_, some_) && all(cell_once_, once_)) return false;
    if (!all(cell_some_, once_) && !all(cell_once_, some_)) return false;
    for (int value = 0; value < values_; ++value)
      some_[at(unit, value)] = once_[at(unit, value)] = true;
    for (const Cell cell : cells) cell_some_[index(cell)] = cell_once_[index(cell)] = true;
    return true;
  }

  const Facts& facts_;
  Models& models_;
  int values_;
  std::vector<Cell> cells_;
  std::vector<bool> some_, once_;            // of units and values
  std::vector<bool> cell_some_, cell_once_;  // of cells
};

/// Whether each variable of a cell stands for one value, and no other of the cell for the same.
bool is_direct(const std::vector<Variable>& variables) {
  std::set<std::pair<Cell, Values>> seen;
  return std::ranges::all_of(variables, [&](const Variable& variable) {
    if (variable.cell < 0) return true;
    const bool single = variable.values != 0 && (variable.values & (variable.values - 1)) == 0;
    return single && seen.emplace(variable.cell, variable.values).second;
  });
}

}  // namespace

std::vector<int> clauses_by_counting(const Question& question, const Facts& facts, Models& models) {
  if (!is_direct(question.variables)) return {};
  return Counting(facts, models).clauses(question.variables);
}

}  // namespace sudoku_sat::meaning
