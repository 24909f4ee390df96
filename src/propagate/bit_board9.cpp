// Propagation on whole sets of cells, as in position_sets.hpp, but for one board, whose shape is in
// the instructions: a set of its 81 cells is one vector of the compiler, and a question about the
// nine rows, columns or boxes is asked about all of them in the same few operations (bands9.hpp).
// With single cells and places it finds what unit propagation finds on the triads encoding, so it
// is a reduction of that formula.
#include "bit_board9.hpp"

#include <algorithm>
#include <bit>

#include "bands9.hpp"

namespace sudoku_sat {

namespace {

using Set = BitBoard9::Set;
constexpr Set all_cells{band9, band9, band9, 0};

/// The number of cells in `all` plus three times that in `tight`, by sums of bits side by side.
std::uint64_t weighed_count(const Set& all, const Set& tight) {
  using Halves [[gnu::vector_size(16)]] = std::uint64_t;
  const auto by_bytes = [](const Set& set) {
    auto sums = std::bit_cast<Halves>(set);
    sums -= sums >> 1 & 0x5555'5555'5555'5555;
    sums = (sums & 0x3333'3333'3333'3333) + (sums >> 2 & 0x3333'3333'3333'3333);
    return (sums + (sums >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
  };
  const Halves sums = by_bytes(all) + 3 * by_bytes(tight);
  return ((sums[0] + sums[1]) * 0x0101'0101'0101'0101) >> 56;
}

}  // namespace

bool BitBoard9::fit(const Board& board) {
  return board.standard() && board.cells() == cells && board.geometry().box_rows() == 3;
}

BitBoard9::BitBoard9() : open_(all_cells) { positions_.fill(all_cells); }

bool BitBoard9::decide_all(const Grid& givens) {
  std::array<Set, values + 1> given{};
  Set all{};
  for (Cell cell = 0; cell < cells; ++cell) given[givens[cell]] |= cell_sets9.only[cell];
  for (std::size_t value = 1; value <= values; ++value) all |= given[value];
  for (std::size_t value = 0; value < values; ++value) positions_[value] &= ~all | given[value + 1];
  return propagate();
}

bool BitBoard9::decide(Cell cell, Value value) {
  const Set& where = cell_sets9.only[cell];
  keep_alone(value - 1U, where);
  positions_[value - 1U] &= ~cell_sets9.peers[cell];
  open_ &= ~where;
  return propagate();
}

void BitBoard9::copy_to(Grid& grid) const {
  for (std::size_t value = 0; value < values; ++value) {
    for_each(positions_[value], [&](Cell cell) { grid[cell] = static_cast<Value>(value + 1); });
  }
}

/// Removes the other values from these cells.
void BitBoard9::keep_alone(std::size_t value, const Set& where) {
  const Set own = positions_[value];
  for (Set& positions : positions_) positions &= ~where;
  positions_[value] = own;
}

bool BitBoard9::propagate() {
  for (bool changed = true; changed;) {
    if (!put_singles()) return false;
    changed = false;
    for (std::size_t value = 0; value < values; ++value) {
      if (!any(positions_[value] ^ filtered_[value])) continue;
      if (!filter_value(value, changed)) return false;
    }
  }
  return true;
}

/// Decides the cells with one candidate until there is none. False where a cell has none.
bool BitBoard9::put_singles() {
  while (true) {
    Set once = positions_[0];
    Set twice{};
    for (std::size_t value = 1; value < values; ++value) {
      twice |= once & positions_[value];
      once |= positions_[value];
    }
    if (any(all_cells & ~once)) return false;
    const Set singles = open_ & ~twice;
    if (!any(singles)) return true;
    open_ &= ~singles;
    // Two peers with the same single value remove it from each other; the next round sees that.
    for (Set& positions : positions_) {
      const Set found = positions & singles;
      if (!any(found)) continue;
      Set left = positions;
      for_each(found, [&](Cell cell) { left &= ~cell_sets9.peers[cell]; });
      positions = left;
    }
  }
}

bool BitBoard9::filter_value(std::size_t value, bool& changed) {
  const Set positions = positions_[value];
  filtered_[value] = positions;
  const Places9<Set> found = places9(positions, all_cells);
  if (any(found.missing)) return false;
  const Set gone = positions & excluded9(found, Set{});
  positions_[value] &= ~gone;
  const Set alone = found.alone & open_;
  if (any(alone)) keep_alone(value, alone);
  changed |= any(gone | alone);
  return true;
}

BitBoard9::Set BitBoard9::sharing_unit(const Set& where) {
  const Set triads = triads_of(where);
  const Set columns = columns_of(where);
  return all_cells & (cells_of_triads(triads | others_in_row(triads) | others_in_stack(triads)) |
                      cells_of_columns(columns | others_in_bands(columns)));
}

Value BitBoard9::decided(Cell cell) const {
  if (has(open_, cell)) return 0;
  Value value = 1;
  while (!possible(cell, value)) ++value;
  return value;
}

Cell BitBoard9::branching_cell() const {
  const Set pairs = tight(open_).two;
  Cell best = 0;
  if (!any(pairs)) {
    std::size_t fewest = values + 1;
    for_each(open_, [&](Cell cell) {
      if (candidate_count(cell) < fewest) best = cell;
      fewest = std::min(fewest, candidate_count(cell));
    });
    return best;
  }
  // The product over both values, because a cell is only as good as its worse branch.
  std::array<std::uint64_t, cells> scores;
  for_each(pairs, [&](Cell cell) { scores[cell] = 1; });
  for (const Set& positions : positions_) {
    const Set paired = positions & pairs;
    for_each(paired, [&](Cell cell) {
      scores[cell] *=
          1 + weighed_count(positions & cell_sets9.peers[cell], paired & cell_sets9.peers[cell]);
    });
  }
  std::uint64_t most = 0;
  for_each(pairs, [&](Cell cell) {
    if (scores[cell] > most) best = cell;
    most = std::max(most, scores[cell]);
  });
  return best;
}

std::size_t BitBoard9::candidate_count(Cell cell) const {
  std::size_t total = 0;
  for (int value = 1; value <= int{values}; ++value) total += possible(cell, value) ? 1 : 0;
  return total;
}

}  // namespace sudoku_sat
