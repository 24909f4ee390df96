// Kinds of boards, and data of the rules that make boards.
#include "matrix/boards.hpp"

#include <algorithm>
#include <array>

#include "matrix/forms.hpp"

namespace sudoku_sat::matrix {

namespace {

constexpr std::array kinds{
    BoardKind{"9x9", "size: 9"},
    BoardKind{"6x6", "size: 6"},
    BoardKind{"4x4", "size: 4"},
    BoardKind{"5x5", "size: 5"},
    BoardKind{"7x7", "size: 7"},
    BoardKind{"4x6", "size: 4x6"},
    BoardKind{"8x6", "size: 8x6"},
    BoardKind{"4x4 of 0-3", "size: 4\nvalues: 0-3"},
    BoardKind{"6x6 of 0-5", "size: 6\nvalues: 0-5"},
    BoardKind{"9x9 of 0-8", "size: 9\nvalues: 0-8"},
    BoardKind{"4x4 of 0-4", "size: 4\nvalues: 0-4"},
    BoardKind{"4x4 of 0-5", "size: 4\nvalues: 0-5"},
    BoardKind{"4x4 of 1-5", "size: 4\nvalues: 1-5"},
    BoardKind{"6x6 of 0-6", "size: 6\nvalues: 0-6"},
    BoardKind{"jigsaw 5x5", "size: 5\nregions: AAABB; AACBB; DCCCB; DDCEE; DDEEE"},
    BoardKind{"jigsaw 6x6", "size: 6\nregions: AAAABB; AACBBB; CCCCDB; ECFDDD; EEFFDD; EEEFFF"},
    BoardKind{"jigsaw 4x4 of 0-4", "size: 4\nvalues: 0-4\nregions: AAAB; ACBB; CCDB; CDDD"},
    BoardKind{"two 4x4", "size: 4\ngrids: r1c1 r3c3"},
    BoardKind{"two 6x6", "size: 6\ngrids: r1c1 r5c4"},
};

using Regions = std::vector<int>;

bool connected(const referee::Board& board, const Regions& region_of, int region) {
  Cells reached;
  const auto reach = [&](int row, int column) {
    if (row < 0 || row >= board.rows || column < 0 || column >= board.columns) return;
    const auto cell = board.cell(row, column);
    if (region_of[static_cast<std::size_t>(cell)] != region) return;
    if (std::find(reached.begin(), reached.end(), cell) == reached.end()) reached.push_back(cell);
  };
  const auto first = std::find(region_of.begin(), region_of.end(), region) - region_of.begin();
  reached.push_back(static_cast<referee::Cell>(first));
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const int row = board.row_of(reached[i]);
    const int column = board.column_of(reached[i]);
    reach(row - 1, column);
    reach(row + 1, column);
    reach(row, column - 1);
    reach(row, column + 1);
  }
  return static_cast<long>(reached.size()) ==
         std::count(region_of.begin(), region_of.end(), region);
}

}  // namespace

std::span<const BoardKind> board_kinds() { return kinds; }

// Rows of the board, or columns of a wide one, which then exchange cells.
Entries random_regions(const Draw& draw) {
  const referee::Board& board = draw.board;
  Regions region_of;
  const bool by_rows = board.columns >= board.rows;
  for (referee::Cell cell = 0; cell < board.cell_count(); ++cell) {
    region_of.push_back(by_rows ? board.row_of(cell) : board.column_of(cell));
  }
  for (int i = 0; i < 300; ++i) {
    const auto a = static_cast<std::size_t>(draw.cell());
    const auto b = static_cast<std::size_t>(draw.cell());
    std::swap(region_of[a], region_of[b]);
    const bool fine =
        connected(board, region_of, region_of[a]) && connected(board, region_of, region_of[b]);
    if (!fine) std::swap(region_of[a], region_of[b]);
  }
  Entries rows(static_cast<std::size_t>(board.rows));
  for (std::size_t cell = 0; cell < region_of.size(); ++cell) {
    rows[static_cast<std::size_t>(board.row_of(static_cast<int>(cell)))] +=
        static_cast<char>('A' + region_of[cell]);
  }
  return rows;
}

Entries random_shape(const Draw& draw) {
  const int rows = draw.between(2, 7);
  const int columns = draw.between(2, 7);
  return {std::to_string(rows) + "x" + std::to_string(columns == rows ? rows + 1 : columns)};
}

Entries random_values(const Draw& draw) {
  const int first = draw.between(0, 1);
  return {std::to_string(first) + "-" +
          std::to_string(first + draw.board.size - 1 + draw.between(0, 2))};
}

Entries two_grids(const Draw& draw) {
  const int down = draw.between(0, draw.board.size);
  const int across = draw.between(down == 0 ? 1 : 0, draw.board.size);
  return {"r1c1 r" + std::to_string(1 + down) + "c" + std::to_string(1 + across)};
}

}  // namespace sudoku_sat::matrix
