// Some values are queens: none of them sees itself along a diagonal. If all values are, each
// diagonal is all-different. On boards of several grids the diagonals end with the grid, because
// more than N cells can't be all-different.
#include <algorithm>

#include "rules/parts/entry.hpp"
#include "rules/parts/labels.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

/// For each value, from 1, whether it is a queen: all are where there are no entries.
std::vector<bool> read_queens(const Geometry& geometry, const RuleUse& use) {
  std::vector<bool> queens(static_cast<std::size_t>(geometry.size()) + 1, use.entries.empty());
  for_each_entry(geometry, use, [&](EntryReader& reader, int) {
    do {
      queens[reader.value()] = true;
    } while (!reader.at_end());
  });
  return queens;
}

/// Calls visit(cells) for each diagonal of two cells and more.
template <class Visit>
void for_each_diagonal(const GridOfBoard& grid, Visit&& visit) {
  const int rows = grid.rows();
  const int columns = grid.columns();
  for (int shift = 2 - rows; shift <= columns - 2; ++shift) {
    std::vector<Cell> down;
    std::vector<Cell> up;
    for (int row = std::max(0, -shift); row < std::min(rows, columns - shift); ++row) {
      down.push_back(grid.cell(row, row + shift));
      up.push_back(grid.cell(rows - 1 - row, row + shift));
    }
    visit(down);
    visit(up);
  }
}

void add_pairs(const std::vector<Cell>& cells, const Relation& relation, Constraints& out) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      add(out, PairRelation{{"anti-queen", 0}, cells[i], cells[j], relation});
    }
  }
}

void apply_anti_queen(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  const std::vector<bool> queens = read_queens(geometry, use);
  const bool all = std::find(queens.begin() + 1, queens.end(), false) == queens.end();
  const Relation relation = make_relation(geometry, [&](int first, int second) {
    return first != second || !queens[static_cast<std::size_t>(first - geometry.offset())];
  });
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string&) {
    for_each_diagonal(grid, [&](const std::vector<Cell>& cells) {
      if (all) {
        add(out,
            AllDifferent{{"anti-queen", 0, label_of_line("the diagonal", geometry, cells)}, cells});
      } else {
        add_pairs(cells, relation, out);
      }
    });
  });
}

}  // namespace

const Rule rule_entries::anti_queen{
    .name = "anti-queen",
    .summary = "no value twice on a diagonal, at any distance (or only the given values)",
    .source = "the n queens problem (M. Bezzel, 1848)",
    .data = Rule::Data::optional,
    .example = "9",
    .apply = apply_anti_queen,
};

}  // namespace sudoku_sat
