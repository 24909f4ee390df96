// Rules about which cells hold no value twice.
#include <algorithm>

#include "rule.hpp"

namespace sudoku_sat::referee::rules {

namespace {

void take_away(Board& board, std::initializer_list<Unit::Kind> kinds) {
  std::erase_if(board.units, [&](const Unit& unit) {
    return std::find(kinds.begin(), kinds.end(), unit.kind) != kinds.end();
  });
}

// Regions drawn as a map: a row of signs for each row of the board, with '~' where no cell is.
void add_map(Board& board, const std::vector<std::string_view>& rows) {
  std::map<char, Cells> regions;
  if (static_cast<int>(rows.size()) != board.rows) not_understood("regions", "other rows");
  for (int row = 0; row < board.rows; ++row) {
    const std::string_view signs = rows[static_cast<std::size_t>(row)];
    if (static_cast<int>(signs.size()) != board.columns) not_understood(signs, "no row of regions");
    for (int column = 0; column < board.columns; ++column) {
      const Cell cell = board.cell(row, column);
      if (!board.has(cell)) continue;
      regions[signs[static_cast<std::size_t>(column)]].push_back(cell);
    }
  }
  for (auto& [sign, cells] : regions) board.units.push_back({Unit::Kind::box, cells});
}

void add_regions(Board& board, std::string_view data) {
  const auto lines = entries(data);
  const bool listed = !lines.empty() && lines[0].size() > 1 && lines[0][0] == 'r' &&
                      lines[0][1] >= '1' && lines[0][1] <= '9';
  if (!listed) {
    add_map(board, lines);
    return;
  }
  for (const std::string_view line : lines) {
    board.units.push_back({Unit::Kind::box, parse_cells(board, line)});
  }
}

// The first cells of all grids, which have to be square.
const Cells& square_grids(const Rule& rule) {
  rule.no_data();
  const Board& board = rule.board;
  if (board.corners.size() == 1 && board.rows != board.columns) rule.fail("the board isn't square");
  return board.corners;
}

void diagonals(const Rule& rule) {
  for (const Cell corner : square_grids(rule)) {
    Cells falling;
    Cells rising;
    for (int i = 0; i < rule.board.size; ++i) {
      falling.push_back(corner + i * rule.board.columns + i);
      rising.push_back(corner + i * rule.board.columns + rule.board.size - 1 - i);
    }
    rule.say_all_different(falling);
    rule.say_all_different(rising);
  }
}

void need_boxes(const Rule& rule) {
  if (rule.board.box_rows == 0) rule.fail("the board has no boxes");
}

Cells rectangle(const Board& board, Cell first, int rows, int columns) {
  Cells cells;
  for (int i = 0; i < rows * columns; ++i) {
    cells.push_back(first + i / columns * board.columns + i % columns);
  }
  return cells;
}

// Boxes inside of the board, one cell apart from its edge and from each other.
void windoku(const Rule& rule) {
  need_boxes(rule);
  const Board& board = rule.board;
  for (const Cell corner : square_grids(rule)) {
    for (int row = 1; row + board.box_rows < board.size; row += board.box_rows + 1) {
      for (int column = 1; column + board.box_columns < board.size;
           column += board.box_columns + 1) {
        rule.say_all_different(rectangle(board, corner + row * board.columns + column,
                                         board.box_rows, board.box_columns));
      }
    }
  }
}

void asterisk(const Rule& rule) {
  if (rule.board.size != 9) rule.fail("known on boards of 9x9 alone");
  for (const Cell corner : square_grids(rule)) {
    Cells cells;
    for (const auto& [row, column] : std::initializer_list<std::pair<int, int>>{
             {1, 4}, {2, 2}, {2, 6}, {4, 1}, {4, 4}, {4, 7}, {6, 2}, {6, 6}, {7, 4}}) {
      cells.push_back(corner + row * rule.board.columns + column);
    }
    rule.say_all_different(cells);
  }
}

// The cells at one place of all boxes of a grid, counted from their first cell.
Cells at_place(const Board& board, Cell corner, int row, int column) {
  const int rows = board.corners.size() == 1 ? board.rows : board.size;
  const int columns = board.corners.size() == 1 ? board.columns : board.size;
  Cells cells;
  for (int r = row; r < rows; r += board.box_rows) {
    for (int c = column; c < columns; c += board.box_columns) {
      cells.push_back(corner + r * board.columns + c);
    }
  }
  return cells;
}

void center_dot(const Rule& rule) {
  rule.no_data();
  need_boxes(rule);
  const Board& board = rule.board;
  if (board.box_rows % 2 == 0 || board.box_columns % 2 == 0) rule.fail("boxes have no center");
  for (const Cell corner : board.corners) {
    rule.say_all_different(at_place(board, corner, board.box_rows / 2, board.box_columns / 2));
  }
}

void disjoint_groups(const Rule& rule) {
  rule.no_data();
  need_boxes(rule);
  const Board& board = rule.board;
  for (const Cell corner : board.corners) {
    for (int place = 0; place < board.box_rows * board.box_columns; ++place) {
      rule.say_all_different(
          at_place(board, corner, place / board.box_columns, place % board.box_columns));
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
  using enum Unit::Kind;
  const bool without_data = rule == "free-grid" || rule == "latin";
  if (without_data && !trimmed(data).empty()) not_understood(rule, "has no data");
  if (rule == "free-grid") take_away(board, {row, column, box});
  if (rule == "latin") take_away(board, {box});
  if (rule == "regions") {
    take_away(board, {box});
    add_regions(board, data);
  }
}

Makers unit_rules() {
  return {{"diagonals", diagonals},   {"windoku", windoku}, {"asterisk", asterisk},
          {"center-dot", center_dot}, {"extra", extra},     {"disjoint-groups", disjoint_groups}};
}

}  // namespace sudoku_sat::referee::rules
