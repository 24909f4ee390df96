// Full grids, mixed by cycle switches, with holes at random places. See boards.hpp.
#include "boards.hpp"

#include <fmt/format.h>

#include <span>
#include <utility>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::bench {

namespace {

/// The cell at a place along a row or a column.
struct Lines {
  const Geometry& board;
  bool rows;
  bool boxes;

  Cell cell(int line, int place) const {
    return rows ? board.cell(line, place) : board.cell(place, line);
  }
  /// Lines that go through the same boxes, or all.
  int together() const {
    if (!boxes) return board.size();
    return rows ? board.box_rows() : board.box_columns();
  }
};

/// Exchanges the values of two lines along one cycle: at `place`, and then wherever a value has to
/// move so that both lines keep all values.
void switch_cycle(Grid& grid, const Lines& lines, int first, int second, int place) {
  const int size = lines.board.size();
  std::vector<int> place_in_first(static_cast<std::size_t>(size) + 1);
  for (int i = 0; i < size; ++i) place_in_first[grid[lines.cell(first, i)]] = i;
  int at = place;
  do {
    const Value moved = grid[lines.cell(second, at)];
    std::swap(grid[lines.cell(first, at)], grid[lines.cell(second, at)]);
    at = place_in_first[moved];
  } while (at != place);
}

/// Takes two lines of a band or stack at random, and a place in them.
void switch_at_random(Grid& grid, const Lines& lines, Random& random) {
  const auto size = static_cast<std::size_t>(lines.board.size());
  const auto together = static_cast<std::size_t>(lines.together());
  if (together < 2) return;
  const std::size_t band = random.below(size / together) * together;
  const std::size_t first = random.below(together);
  const std::size_t step = 1 + random.below(together - 1);
  const std::size_t second = (first + step) % together;
  switch_cycle(grid, lines, static_cast<int>(band + first), static_cast<int>(band + second),
               static_cast<int>(random.below(size)));
}

bool fits(const Grid& grid, const Geometry& board, Cell cell, Value value) {
  for (Cell other = 0; other < grid.size(); ++other) {
    const bool peer = board.row(other) == board.row(cell) ||
                      board.column(other) == board.column(cell) ||
                      board.box(other) == board.box(cell);
    if (peer && grid[other] == value) return false;
  }
  return true;
}

/// Puts a wrong value into the first of `holes` where the peers allow one.
void spoil(Grid& grid, const Grid& solution, const Geometry& board, std::span<const Cell> holes,
           Random& random) {
  for (const Cell cell : holes) {
    for (const Value value : random.permutation(static_cast<std::size_t>(board.size()), Value{1})) {
      if (value == solution[cell] || !fits(grid, board, cell, value)) continue;
      grid[cell] = value;
      return;
    }
  }
}

}  // namespace

GridKind parse_grid_kind(std::string_view text) {
  if (text == name(GridKind::pattern)) return GridKind::pattern;
  if (text == name(GridKind::mixed)) return GridKind::mixed;
  throw UsageError(fmt::format("no kind of grid '{}': pattern or mixed", text));
}

std::string_view name(GridKind kind) { return kind == GridKind::pattern ? "pattern" : "mixed"; }

void mix(Grid& grid, const Geometry& board, std::size_t steps, Random& random, bool boxes) {
  for (std::size_t step = 0; step < steps; ++step) {
    switch_at_random(grid, {board, random.below(2) == 0, boxes}, random);
  }
}

Grid full_grid(const Geometry& board, GridKind kind, Random& random) {
  Grid grid = shuffled_pattern(board, random);
  if (kind != GridKind::pattern) {
    mix(grid, board, 10 * board.cells(), random, kind == GridKind::mixed);
  }
  return grid;
}

Grid make_holes_board(const BoardSpec& spec, std::uint64_t number) {
  const Geometry board(spec.size);
  Random random(spec.seed, number);
  const Grid solution = full_grid(board, spec.kind, random);
  Grid grid = solution;
  const std::size_t holes = board.cells() * static_cast<std::size_t>(spec.open) / 100;
  const std::vector<Cell> order = random.permutation(board.cells(), Cell{0});
  for (std::size_t i = 0; i < holes; ++i) grid[order[i]] = 0;
  if (spec.spoiled) spoil(grid, solution, board, std::span(order).first(holes), random);
  return grid;
}

std::vector<std::string> write_boards(const BoardSpec& spec, std::size_t count,
                                      const std::filesystem::path& directory) {
  if (spec.open < 0 || spec.open > 100) {
    throw UsageError(fmt::format("{} % of the cells: 0 to 100 can be open", spec.open));
  }
  const Geometry board(spec.size);
  std::filesystem::create_directories(directory);
  std::vector<std::string> names;
  for (std::size_t number = 0; number < count; ++number) {
    names.push_back(directory / fmt::format("board-{}-{}-{}-{}-{:03}{}.txt", spec.size, spec.open,
                                            name(spec.kind), spec.seed, number,
                                            spec.spoiled ? "-spoiled" : ""));
    Output output(names.back());
    output.write(to_line(board, make_holes_board(spec, number)) + '\n');
    output.commit();
  }
  return names;
}

}  // namespace sudoku_sat::bench
