// Rules about which cells hold no value twice.
#include <algorithm>

#include "rule.hpp"

namespace sudoku_sat::referee::rules {

namespace {

using Kind = Unit::Kind;

// Regions drawn as a map: a row of signs for each row of the board, with '~' where no cell is.
void add_map(Board& board, const std::vector<std::string_view>& rows) {
  std::map<char, Cells> regions;
  if (std::ssize(rows) != board.rows) not_understood("regions", "other rows");
  for (const std::string_view row : rows) {
    if (std::ssize(row) != board.columns) not_understood(row, "no row of regions");
  }
  for (const Cell cell : cells_of(board)) {
    regions[rows[board.row_of(cell)][board.column_of(cell)]].push_back(cell);
  }
  for (const auto& [sign, cells] : regions) board.units.push_back({Kind::box, cells});
}

void add_regions(Board& board, std::string_view data) {
  const auto lines = entries(data);
  const bool listed = !lines.empty() && lines[0].size() > 1 && lines[0][0] == 'r' &&
                      lines[0][1] >= '1' && lines[0][1] <= '9';
  if (!listed) return add_map(board, lines);
  for (const std::string_view line : lines) {
    board.units.push_back({Kind::box, parse_cells(board, line)});
  }
}

// The first cells of all grids, which have to be square.
const Cells& square_grids(const Rule& rule) {
  rule.no_data();
  if (rule.board.grid_rows() != rule.board.grid_columns()) rule.fail("the board isn't square");
  return rule.board.corners;
}

// The first cells of all grids, which have to have boxes.
const Cells& grids_with_boxes(const Rule& rule) {
  rule.no_data();
  if (rule.board.box_rows == 0) rule.fail("the board has no boxes");
  return rule.board.corners;
}

void diagonals(const Rule& rule) {
  const Board& board = rule.board;
  for (const Cell corner : square_grids(rule)) {
    Cells falling, rising;
    for (int i = 0; i < board.size; ++i) {
      falling.push_back(corner + i * board.columns + i);
      rising.push_back(corner + i * board.columns + board.size - 1 - i);
    }
    rule.say_all_different(falling);
    rule.say_all_different(rising);
  }
}

// Boxes inside of the board, one cell apart from its edge and from each other.
void windoku(const Rule& rule) {
  const Board& board = rule.board;
  square_grids(rule);
  for (const Cell corner : grids_with_boxes(rule)) {
    for (int row = 1; row + board.box_rows < board.size; row += board.box_rows + 1) {
      for (int column = 1; column + board.box_columns < board.size;
           column += board.box_columns + 1) {
        rule.say_all_different(
            rectangle(board, corner + board.cell(row, column), board.box_rows, board.box_columns));
      }
    }
  }
}

void asterisk(const Rule& rule) {
  if (rule.board.size != 9) rule.fail("known on boards of 9x9 alone");
  for (const Cell corner : square_grids(rule)) {
    Cells cells;
    for (const int place : {14, 22, 26, 41, 44, 47, 62, 66, 74}) {
      cells.push_back(corner + rule.board.cell(place / 10, place % 10));
    }
    rule.say_all_different(cells);
  }
}

// The cells at one place of all boxes of a grid differ.
void say_of_place(const Rule& rule, Cell corner, int row, int column) {
  const Board& board = rule.board;
  rule.say_all_different(
      rectangle(board, corner + board.cell(row, column), board.grid_rows() / board.box_rows,
                board.grid_columns() / board.box_columns, board.box_rows, board.box_columns));
}

void center_dot(const Rule& rule) {
  const Board& board = rule.board;
  for (const Cell corner : grids_with_boxes(rule)) {
    if (board.box_rows % 2 == 0 || board.box_columns % 2 == 0) rule.fail("boxes have no center");
    say_of_place(rule, corner, board.box_rows / 2, board.box_columns / 2);
  }
}

void disjoint_groups(const Rule& rule) {
  const Board& board = rule.board;
  for (const Cell corner : grids_with_boxes(rule)) {
    for (int place = 0; place < board.box_rows * board.box_columns; ++place) {
      say_of_place(rule, corner, place / board.box_columns, place % board.box_columns);
    }
  }
}

void extra(const Rule& rule) {
  for (const std::string_view entry : rule.lines()) {
    rule.say_all_different(rule.different_cells(entry));
  }
}

}  // namespace

void change_units(Board& board, std::string_view rule, std::string_view data) {
  if (rule != "regions" && !trimmed(data).empty()) not_understood(rule, "has no data");
  std::erase_if(board.units, [&](const Unit& unit) {
    return unit.kind == Kind::box || (rule == "free-grid" && unit.kind != Kind::other);
  });
  if (rule == "regions") add_regions(board, data);
}

Makers unit_rules() {
  return {{"diagonals", diagonals},   {"windoku", windoku}, {"asterisk", asterisk},
          {"center-dot", center_dot}, {"extra", extra},     {"disjoint-groups", disjoint_groups}};
}

}  // namespace sudoku_sat::referee::rules
