#include "marks.hpp"

#include <algorithm>
#include <bit>

#include "combinations.hpp"
#include "propagate/diagram_filter.hpp"

namespace sudoku_sat::clues {

namespace {

/// What one cell leaves the other; nothing if it took nothing.
std::optional<Derivation> derive(Marks& marks, std::uint32_t number, Cell from) {
  const PairRelation& pair = marks.board().relations()[number];
  const Cell to = pair.first == from ? pair.second : pair.first;
  if (marks[from] == 0 || !marks.state().open(to)) return std::nullopt;
  if (!marks.leave(to, partners(marks, pair, from, marks[from]))) return std::nullopt;
  return Derivation{number, from, marks[from], to, marks[to]};
}

bool narrow_by_relations(Marks& marks, const Clue& clue, std::vector<Derivation>& all) {
  bool any = false;
  const auto note = [&](std::optional<Derivation> found) {
    if (found) all.push_back(*found);
    any = any || found;
  };
  for (const std::uint32_t number : clue.relations) {
    const PairRelation& pair = marks.board().relations()[number];
    if (clue.star) {
      note(derive(marks, number, clue.cells[0]));
    } else {
      note(derive(marks, number, pair.first));
      note(derive(marks, number, pair.second));
    }
  }
  return any && !clue.star;
}

bool narrow_by_diagram(Marks& marks, const Board::DiagramOf& diagram) {
  bool any = false;
  propagation::filter_by_diagram(
      diagram, 1, [&](Cell cell) { return std::array<std::uint64_t, 1>{marks[cell]}; },
      [&](Cell cell, const std::vector<std::uint64_t>& supported) {
        if (marks.leave(cell, supported[0])) any = true;
        return !marks.broken();
      });
  return any;
}

}  // namespace

Mask values_of(const Board& board, Cell cell) {
  const Variable* const variable = variable_at(board, cell);
  if (variable == nullptr || variable->cells.size() > 1) return all_values(board);
  return all_values(board) & ((Mask{2} << (variable->most - variable->least)) - 1);
}

Marks::Marks(const TechniqueState& state)
    : state_(&state), before_(state.candidates().cells()), now_(before_.size()) {
  for (Cell cell = 0; cell < before_.size(); ++cell) {
    before_[cell] = state.candidates().mask(cell)[0];
  }
  now_ = before_;
}

bool Marks::leave(Cell cell, Mask values) {
  const Mask left = now_[cell] & values;
  if (left == now_[cell]) return false;
  if (now_[cell] == before_[cell]) changed_.push_back(cell);
  now_[cell] = left;
  broken_ = broken_ || left == 0;
  return true;
}

void Marks::restore() {
  for (const Cell cell : changed_) now_[cell] = before_[cell];
  changed_.clear();
  broken_ = false;
}

std::vector<Cell> Marks::narrowed() const {
  std::vector<Cell> cells = changed_;
  std::sort(cells.begin(), cells.end());
  return cells;
}

Mask partners(const Marks& marks, const PairRelation& pair, Cell cell, Mask values) {
  const bool forward = pair.first == cell;
  const bool differ = marks.sees(pair.first, pair.second);
  Mask found = 0;
  for (; values != 0; values &= values - 1) {
    const int value = std::countr_zero(values) + 1;
    const Mask row = (forward ? pair.relation->seconds(value) : pair.relation->firsts(value))[0];
    found |= differ ? row & ~(Mask{1} << (value - 1)) : row;
  }
  return found;
}

std::vector<Derivation> narrow(Marks& marks, const Clue& clue) {
  std::vector<Derivation> derivations;
  bool again = true;
  while (again && !marks.broken()) {
    again = narrow_by_relations(marks, clue, derivations);
    for (const std::uint32_t number : clue.diagrams) {
      if (narrow_by_diagram(marks, marks.board().diagrams()[number])) again = true;
    }
  }
  if (clue.diagrams.size() == 1 && clue.relations.empty() && !marks.broken()) {
    if (const auto sum = sum_of(clue, marks.board())) narrow_by_ways(marks, *sum);
  }
  return derivations;
}

void narrow_by_ways(Marks& marks, const SumOfCells& sum) {
  const Ways ways = ways_of(sum, marks);
  const int offset = marks.board().geometry().offset();
  std::vector<Mask> supported(ways.open.size(), 0);
  const bool counted = for_each_way(sum, ways, marks, [&](const std::vector<int>& numbers) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      supported[i] |= Mask{1} << (numbers[i] - offset - 1);
    }
  });
  if (!counted) return;
  for (std::size_t i = 0; i < ways.open.size(); ++i) {
    marks.leave(sum.cells[ways.open[i]], supported[i]);
  }
}

propagation::Finding conclusions(const Marks& marks) {
  propagation::Finding found{.exclusions = {}};
  const TechniqueState& state = marks.state();
  std::vector<Cell> open;
  for (const Cell cell : marks.narrowed()) {
    if (is_single(marks[cell])) {
      found.values.push_back({cell, value_of(marks[cell])});
    } else {
      open.push_back(cell);
    }
  }
  for (const Cell cell : open) {
    propagation::for_each_value(marks.lost(cell), [&](Value value) {
      const bool seen = std::any_of(found.values.begin(), found.values.end(), [&](const auto& one) {
        return one.value == value && state.sight().sees(one.cell, cell);
      });
      if (!seen) found.exclusions.push_back({cell, value});
    });
  }
  return found;
}

}  // namespace sudoku_sat::clues
