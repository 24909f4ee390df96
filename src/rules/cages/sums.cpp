// The values of some cells add up to a given sum; they may repeat. With the sum beside the board
// these are the diagonals of little killers.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "rules/parts/entry.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/written/by_hand.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::rule {

namespace {

/// Whether the cells run through the board from edge to edge, so that the sum may stand outside.
bool crosses_board(const Geometry& geometry, const std::vector<Cell>& cells) {
  if (cells.size() < 2) return false;
  const Origin first{geometry.row(cells[0]), geometry.column(cells[0])};
  const CellOffset step{geometry.row(cells[1]) - first.row,
                        geometry.column(cells[1]) - first.column};
  return !geometry.find(first.row - step.rows, first.column - step.columns) &&
         cells_along(geometry, first, step) == cells;
}

/// A cell that comes several times counts as often.
Sum sum_of(const std::vector<Cell>& cells, int number, int total, const std::string& label) {
  Sum sum{{"sum", number, label}, {}, {}, total};
  std::map<Cell, int> times;
  for (const Cell cell : cells) {
    if (++times[cell] == 1) sum.cells.push_back(cell);
  }
  if (sum.cells.size() == cells.size()) return sum;
  for (const Cell cell : sum.cells) sum.coefficients.push_back(times[cell]);
  return sum;
}

void apply_sums(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    const int total = reader.number(0, max_size * max_size);
    const Position position = reader.position();
    reader.expect(':', "22: r1c3-r7c9");
    const std::vector<Cell> cells = reader.repeated_cells();
    const auto count = static_cast<std::int64_t>(cells.size());
    if (total < count * geometry.least() || total > count * geometry.most()) {
      throw InputError(
          position, fmt::format("the sum {} can't be reached by {} values (possible: {} to {})",
                                total, count, count * geometry.least(), count * geometry.most()));
    }
    const std::string what = fmt::format("the sum {}", total);
    const std::string label =
        cells.size() == 1 ? label_at(what, geometry, cells) : label_of_line(what, geometry, cells);
    out.sums.push_back(sum_of(cells, number, total, label));
    if (crosses_board(geometry, cells)) {
      out.marks.push_back({Mark::Kind::outside, {cells[0], cells[1]}, std::to_string(total)});
    } else {
      out.marks.push_back({Mark::Kind::outline, out.sums.back().cells, std::to_string(total)});
    }
  });
}

/// "22: r1c3-r7c9", the diagonal through a grid from a cell at its edge.
std::string proposed(const Geometry& geometry, const std::vector<Cell>& diagonal,
                     const Grid& solution) {
  int total = 0;
  for (const Cell cell : diagonal) total += solution[cell];
  return fmt::format("{}: {}-{}", total, geometry.name(diagonal.front()),
                     geometry.name(diagonal.back()));
}

/// About two of three diagonals, of those with at most half as many cells as values: where only
/// long ones determine the solution, not even a solver finds it.
std::vector<std::string> propose_sums(const Geometry& geometry, const Grid& solution,
                                      Random& random) {
  std::vector<std::string> entries;
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string&) {
    const int end = grid.columns() - 1;
    const auto add = [&](int row, int column, const CellOffset& step) {
      const int rows = grid.rows() - row;
      const int columns = step.columns > 0 ? grid.columns() - column : column + 1;
      if (2 * std::min(rows, columns) > geometry.size() + 1 || random.below(3) == 0) return;
      entries.push_back(proposed(geometry, cells_along(grid, {row, column}, step), solution));
    };
    for (int i = 0; i < end; ++i) {
      add(0, i, {1, 1});
      add(0, end - i, {1, -1});
      if (i > 0 && i < grid.rows()) add(i, 0, {1, 1});
      if (i > 0 && i < grid.rows()) add(i, end, {1, -1});
    }
  });
  return entries;
}

}  // namespace

const ByHand by_hand::sums{.apply = apply_sums, .propose = propose_sums};

}  // namespace sudoku_sat::rule
