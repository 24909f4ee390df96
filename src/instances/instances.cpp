// A board is made of three things, drawn one after the other from the same random numbers: the
// board itself (regions may be drawn), a full grid, the cells to open.
#include "sudoku_sat/instances.hpp"

#include <fmt/format.h>

namespace sudoku_sat {

namespace {

bool has_conflict(const Puzzle& puzzle) {
  return !conflicts(*puzzle.board, puzzle.givens, 1).empty();
}

}  // namespace

void check_instance(const InstanceSpec& spec) {
  if (!spec.rules.empty() && !spec.grids->takes_rules) {
    throw UsageError(
        fmt::format("grids of the kind {} take no rules: drawn and jigsaw do", spec.grids->name));
  }
  if (spec.open < 0 || spec.open > 1000) {
    throw UsageError(fmt::format("{} of 1000 cells: 0 to 1000 can be open", spec.open));
  }
  if (spec.open != 0 && !spec.holes->takes_share) {
    throw UsageError(fmt::format("holes of the kind {} can't be asked how many", spec.holes->name));
  }
}

Instance make_instance(const InstanceSpec& spec, Random& random, const Limits& limits) {
  check_instance(spec);
  FullGrid full{spec.grids, spec.grids->board(spec.geometry, spec.rules, random, limits), {}};
  full.values = spec.grids->grid(full.board, random, limits);
  Instance made{{full.board, full.values}, full.values, {}};
  made.holes = spec.holes->choose(full, spec.open, random, limits);
  for (const Cell cell : made.holes) made.puzzle.givens[cell] = 0;
  return made;
}

Instance make_instance(const InstanceSpec& spec, std::uint64_t number, const Limits& limits) {
  Random random(spec.seed, number);
  return make_instance(spec, random, limits);
}

std::optional<Cell> put_wrong_value(Puzzle& puzzle, const Grid& solution,
                                    std::span<const Cell> cells, Random& random) {
  const auto size = static_cast<std::size_t>(puzzle.geometry().size());
  for (const Cell cell : cells) {
    const Value before = puzzle.givens[cell];
    for (const Value value : random.permutation(size, Value{1})) {
      puzzle.givens[cell] = value;
      if (value != solution[cell] && !has_conflict(puzzle)) return cell;
    }
    puzzle.givens[cell] = before;
  }
  return std::nullopt;
}

Puzzle with_changed_given(Puzzle puzzle, std::uint64_t number) {
  Random random(number);
  std::vector<Cell> cells = random.permutation(puzzle.givens.size(), Cell{0});
  std::erase_if(cells, [&](Cell cell) { return puzzle.givens[cell] == 0; });
  put_wrong_value(puzzle, Grid(puzzle.givens), cells, random);
  return puzzle;
}

}  // namespace sudoku_sat
