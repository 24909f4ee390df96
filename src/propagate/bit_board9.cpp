// Propagation on whole sets of cells, as in position_sets.hpp, but for one board, whose shape is in
// the instructions: a set of its 81 cells is three words of 27 bits, a band of three rows each, in
// one vector of the compiler. A question about the nine rows, columns or boxes is asked about all
// of them in the same few operations.
//
// In a band a value is in three of nine triads (three cells of a row in a box), one in each row and
// one in each box; likewise in a stack of columns. A value with one triad left in a row leaves the
// other triads of that box, and the other way round: players call this claiming and pointing.
// Together with single cells and places it is what unit propagation does on the triads encoding
// (Dillon's Tdoku, 2019), so this is a reduction of that formula; bits by bands are an old trick of
// solvers for 9x9.
#include "bit_board9.hpp"

#include <algorithm>
#include <bit>

namespace sudoku_sat {

namespace {

using Set = BitBoard9::Set;
using Word = std::uint32_t;

// In octal each digit is a triad; the last digit is the first triad of the first row.
constexpr Word band = 0777'777'777;
constexpr Word first_cells = 0111'111'111;
constexpr Word row_word = 0777;
constexpr Set all_cells{band, band, band, 0};
constexpr Set all_triads{first_cells, first_cells, first_cells, 0};
constexpr Set all_columns{row_word, row_word, row_word, 0};

// Each of these functions gives, at each place, the union of what is at the two other places.

/// Cells of the same triad.
Set others_in_triad(const Set& cells) {
  return (cells >> 1 & 0333'333'333) | (cells << 2 & 0444'444'444) | (cells >> 2 & 0111'111'111) |
         (cells << 1 & 0666'666'666);
}

/// Cells of the same box and column; triads (their first cells) of the same box.
Set others_in_stack(const Set& cells) {
  return (cells >> 9) | (cells << 18 & band) | (cells >> 18) | (cells << 9 & band);
}

/// Triads of the same row, by their first cells.
Set others_in_row(const Set& triads) {
  return (triads >> 3 & 0077'077'077) | (triads << 6 & 0700'700'700) |
         (triads >> 6 & 0007'007'007) | (triads << 3 & 0770'770'770);
}

/// The same bits of the other bands.
Set others_in_bands(const Set& set) {
  return __builtin_shufflevector(set, set, 1, 2, 0, 3) |
         __builtin_shufflevector(set, set, 2, 0, 1, 3);
}

/// The triads that have a cell of the set, by their first cells.
Set triads_of(const Set& cells) { return (cells | cells >> 1 | cells >> 2) & first_cells; }

/// The columns of each band that have a cell of the set, as bits of its first row.
Set columns_of(const Set& cells) { return (cells | cells >> 9 | cells >> 18) & row_word; }

/// All cells of the triads with these first cells, of the columns with these cells in the first
/// row.
Set cells_of_triads(const Set& triads) { return triads | triads << 1 | triads << 2; }
Set cells_of_columns(const Set& columns) { return columns | columns << 9 | columns << 18; }

/// The peers of each cell.
std::array<Set, BitBoard9::cells> make_peers() {
  std::array<Set, BitBoard9::cells> peers{};
  for (Cell cell = 0; cell < BitBoard9::cells; ++cell) {
    for (Cell other = 0; other < BitBoard9::cells; ++other) {
      const bool row = cell / 9 == other / 9;
      const bool column = cell % 9 == other % 9;
      const bool box = cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3;
      if (other != cell && (row || column || box)) peers[cell] |= only(other);
    }
  }
  return peers;
}

std::array<Set, BitBoard9::cells> make_only() {
  std::array<Set, BitBoard9::cells> sets{};
  for (Cell cell = 0; cell < BitBoard9::cells; ++cell) sets[cell] = only(cell);
  return sets;
}

const std::array<Set, BitBoard9::cells> peers_of = make_peers();
const std::array<Set, BitBoard9::cells> only_of = make_only();

/// What follows for a value from its positions.
struct Filtered {
  Set gone;   ///< positions that are impossible
  Set alone;  ///< positions that are the only one of a unit
  bool possible;
};

Filtered filter(const Set& positions) {
  const Set triads = triads_of(positions);
  const Set in_row = others_in_row(triads);
  const Set in_box = others_in_stack(triads);
  const Set last_in_row = triads & ~in_row;
  const Set last_in_box = triads & ~in_box;
  const Set columns = columns_of(positions);
  const Set in_bands = others_in_bands(columns);
  const Set beside = others_in_triad(columns);
  const Set last_in_bands = columns & ~in_bands;

  const Set missing = (all_triads & ~((triads | in_row) & (triads | in_box))) |
                      (all_columns & ~(columns | in_bands));
  const Set other_triads = others_in_stack(last_in_row) | others_in_row(last_in_box);
  const Set other_columns = others_in_triad(last_in_bands) | others_in_bands(columns & ~beside);
  const Set single_triads = cells_of_triads(last_in_row | last_in_box);
  const Set single_columns = cells_of_columns(last_in_bands);
  return {.gone = cells_of_triads(other_triads) | cells_of_columns(other_columns),
          .alone = (positions & ~others_in_triad(positions) & single_triads) |
                   (positions & ~others_in_stack(positions) & single_columns),
          .possible = !any(missing)};
}

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
  for (Cell cell = 0; cell < cells; ++cell) given[givens[cell]] |= only_of[cell];
  for (std::size_t value = 1; value <= values; ++value) all |= given[value];
  for (std::size_t value = 0; value < values; ++value) positions_[value] &= ~all | given[value + 1];
  return propagate();
}

bool BitBoard9::decide(Cell cell, Value value) {
  const Set& where = only_of[cell];
  keep_alone(value - 1U, where);
  positions_[value - 1U] &= ~peers_of[cell];
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
      for_each(found, [&](Cell cell) { left &= ~peers_of[cell]; });
      positions = left;
    }
  }
}

bool BitBoard9::filter_value(std::size_t value, bool& changed) {
  const Set positions = positions_[value];
  filtered_[value] = positions;
  const Filtered found = filter(positions);
  if (!found.possible) return false;
  positions_[value] &= ~found.gone;
  const Set alone = found.alone & open_;
  if (any(alone)) keep_alone(value, alone);
  changed |= any((positions & found.gone) | alone);
  return true;
}

BitBoard9::Tight BitBoard9::tight(const Set& where) const {
  Set once{};
  Set twice{};
  Set thrice{};
  Set often{};
  for (const Set& positions : positions_) {
    often |= thrice & positions;
    thrice |= twice & positions;
    twice |= once & positions;
    once |= positions;
  }
  return {where & ~thrice, where & ~often};
}

BitBoard9::Set BitBoard9::sharing_unit(const Set& where) {
  const Set triads = triads_of(where);
  const Set columns = columns_of(where);
  return cells_of_triads(triads | others_in_row(triads) | others_in_stack(triads)) |
         cells_of_columns(columns | others_in_bands(columns));
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
      scores[cell] *= 1 + weighed_count(positions & peers_of[cell], paired & peers_of[cell]);
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
