#include "facts.hpp"

#include <algorithm>
#include <bit>

namespace sudoku_sat::clues {

namespace {

/// Of the clue's diagrams, which are looked at again and again.
constexpr std::size_t max_edges = 20'000;

class FactSearch {
 public:
  /// `marks`: what may be used.
  FactSearch(Marks marks, const Marks& narrowed, const Clue& clue, Cell cell)
      : marks_(std::move(marks)),
        narrowed_(narrowed),
        clue_(clue),
        cell_(cell),
        sum_(sum_of(clue, narrowed.board()).has_value()) {}

  std::vector<CellFact> run() {
    std::vector<CellFact> facts;
    for (const Cell cell : with_most_first()) {
      if (!widened(cell, all(cell))) facts.push_back({cell, 0});
    }
    for (CellFact& fact : facts) {
      weaken(fact.cell);
      fact.values = marks_[fact.cell];
    }
    std::sort(facts.begin(), facts.end(),
              [](const CellFact& a, const CellFact& b) { return a.cell < b.cell; });
    return facts;
  }

 private:
  Mask all(Cell cell) const { return values_of(narrowed_.board(), cell); }

  /// Cells that may be facts; those that are hardest to keep in mind first, to be left out.
  std::vector<Cell> with_most_first() const {
    std::vector<Cell> cells;
    for (const Cell cell : clue_.cells) {
      if (cell != cell_ && marks_[cell] != all(cell)) cells.push_back(cell);
    }
    std::stable_sort(cells.begin(), cells.end(), [this](Cell a, Cell b) {
      return std::popcount(marks_[a]) > std::popcount(marks_[b]);
    });
    return cells;
  }

  /// Gives the cell the values, if that changes nothing. Sums subtract what is filled.
  bool widened(Cell cell, Mask values) {
    if (sum_ && !marks_.state().open(cell)) return false;
    Marks wider = marks_;
    wider.widen(cell, values);
    Marks after = wider;
    narrow(after, clue_);
    const Mask lost = narrowed_.lost(cell_);
    if ((after[cell_] & lost) != 0) return false;
    marks_ = std::move(wider);
    return true;
  }

  /// Of an open cell, only values that it lacks may matter.
  void weaken(Cell cell) {
    if (!marks_.state().open(cell)) return;
    for (Mask out = all(cell) & ~marks_[cell]; out != 0; out &= out - 1) {
      widened(cell, marks_[cell] | (out & (~out + 1)));
    }
  }

  Marks marks_;
  const Marks& narrowed_;
  const Clue& clue_;
  Cell cell_;
  bool sum_;
};

}  // namespace

std::optional<std::vector<FactsAndCells>> facts_behind(const Marks& narrowed, const Clue& clue,
                                                       std::vector<Cell> cells) {
  std::size_t edges = clue.relations.size() * static_cast<std::size_t>(narrowed.board().size());
  for (const std::uint32_t number : clue.diagrams) {
    edges += narrowed.board().diagrams()[number].diagram->edge_count();
  }
  if (edges > max_edges) return std::nullopt;
  Marks marks(narrowed.state());
  std::vector<FactsAndCells> found;
  while (!cells.empty()) {
    FactsAndCells best;  // cells with the fewest facts
    for (const Cell cell : cells) {
      auto facts = FactSearch(marks, narrowed, clue, cell).run();
      if (best.cells.empty() || facts.size() < best.facts.size()) {
        best = {std::move(facts), {cell}};
      } else if (facts == best.facts) {
        best.cells.push_back(cell);
      }
    }
    // What is said of a cell may be used for the next ones.
    for (const Cell cell : best.cells) {
      marks.widen(cell, narrowed[cell]);
      std::erase(cells, cell);
    }
    found.push_back(std::move(best));
  }
  return found;
}

}  // namespace sudoku_sat::clues
