// The values of some cells add up to a given sum; they may repeat.
//
// Little killers: the sum beside the board belongs to the diagonal that begins there. A side has
// two lists of clues, one for each way in which diagonals run from it.
#include <fmt/format.h>

#include <map>

#include "rules/parts/entry.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/parts/sides.hpp"
#include "rules/written/by_hand.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::rule {

namespace {

/// Whether the cells run through the board from edge to edge, so that the sum can be written
/// outside.
bool crosses_board(const Geometry& geometry, const std::vector<Cell>& cells) {
  if (cells.size() < 2) return false;
  const Origin first{geometry.row(cells[0]), geometry.column(cells[0])};
  const CellOffset step{geometry.row(cells[1]) - first.row,
                        geometry.column(cells[1]) - first.column};
  return !geometry.find(first.row - step.rows, first.column - step.columns) &&
         cells_along(geometry, first, step) == cells;
}

/// The mark of the last sum, whose cells came in this order.
void add_mark(const Geometry& geometry, const std::vector<Cell>& cells, Constraints& out) {
  const Sum& sum = out.sums.back();
  const std::string text = std::to_string(sum.total);
  if (crosses_board(geometry, cells)) {
    out.marks.push_back({Mark::Kind::outside, {cells[0], cells[1]}, text});
  } else {
    out.marks.push_back({Mark::Kind::outline, sum.cells, text});
  }
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
    add_mark(geometry, cells, out);
  });
}

/// "22: r1c3-r7c9", the diagonal through a grid from a cell at its edge.
std::string proposed(const Geometry& geometry, const std::vector<Cell>& diagonal,
                     const Grid& solution) {
  return fmt::format("{}: {}-{}", sum_at(diagonal, solution), geometry.name(diagonal.front()),
                     geometry.name(diagonal.back()));
}

/// About two of three diagonals, of those with at most half as many cells as values: if only long
/// ones determine the solution, not even a solver finds it.
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

/// "top-right": from the cells of the first row, down and to the right.
struct DiagonalList {
  std::string_view name;
  bool of_columns;  ///< whether there is a clue for each column
  bool from_end;    ///< whether the diagonals begin in the last row or column
  int rows;         ///< a step along them
  int columns;
};

constexpr DiagonalList lists[] = {
    {"top-right", true, false, 1, 1},    {"top-left", true, false, 1, -1},
    {"bottom-right", true, true, -1, 1}, {"bottom-left", true, true, -1, -1},
    {"left-down", false, false, 1, 1},   {"left-up", false, false, -1, 1},
    {"right-down", false, true, 1, -1},  {"right-up", false, true, -1, -1},
};

int places_of(const Geometry& geometry, const DiagonalList& list) {
  return list.of_columns ? geometry.width() : geometry.height();
}

/// The cells from place number `number`, from 0, of the list's side on.
std::vector<Cell> diagonal(const Geometry& geometry, const DiagonalList& list, int number) {
  const int last = (list.of_columns ? geometry.height() : geometry.width()) - 1;
  const int end = list.from_end ? last : 0;
  const Origin at = list.of_columns ? Origin{end, number} : Origin{number, end};
  return cells_along(geometry, at, {list.rows, list.columns});
}

const DiagonalList& read_list(EntryReader& reader) {
  const std::string_view word = reader.word();
  std::string known;
  for (const DiagonalList& list : lists) {
    if (list.name == word) return list;
    known += fmt::format("{}{}", known.empty() ? "" : ", ", list.name);
  }
  reader.fail(fmt::format("a side and a direction are missing: {}", known));
}

void add_clue(EntryReader& reader, const DiagonalList& list, int place, int number,
              Constraints& out) {
  const Geometry& geometry = reader.geometry();
  const std::vector<Cell> cells = diagonal(geometry, list, place);
  const auto count = static_cast<int>(cells.size());
  const int total = reader.number(count * geometry.least(), count * geometry.most());
  std::string label = label_of_line(fmt::format("the diagonal of {}", total), geometry, cells);
  out.sums.push_back({{"little killer", number, std::move(label)}, cells, {}, total});
  add_mark(geometry, cells, out);
}

void apply_little_killers(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  if (!geometry.single()) reject_rule(use, "it needs a board of one grid");
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    const DiagonalList& list = read_list(reader);
    reader.expect(':', "top-right: 12 . 8");
    read_places(reader, places_of(geometry, list), [&](int place) {
      add_clue(reader, list, place, number * geometry.size() + place, out);
    });
  });
}

/// The clues of half the diagonals, of those with at most half as many cells as values: each in one
/// of its two lists.
std::vector<std::string> propose_little_killers(const Geometry& geometry, const Grid& solution,
                                                Random& random) {
  std::vector<std::string> entries;
  if (!geometry.single()) return entries;
  for (const DiagonalList& list : {lists[0], lists[1], lists[2], lists[3]}) {
    std::string entry = fmt::format("{}:", list.name);
    for (int place = 0; place < places_of(geometry, list); ++place) {
      const std::vector<Cell> cells = diagonal(geometry, list, place);
      const bool fits =
          cells.size() > 1 && 2 * cells.size() <= static_cast<std::size_t>(geometry.size()) + 1;
      entry += fits && random.below(4) != 0 ? fmt::format(" {}", sum_at(cells, solution)) : " .";
    }
    entries.push_back(std::move(entry));
  }
  return entries;
}

}  // namespace

const ByHand by_hand::sums{.apply = apply_sums, .propose = propose_sums};
const ByHand by_hand::little_killers{.apply = apply_little_killers,
                                     .propose = propose_little_killers};

}  // namespace sudoku_sat::rule
