// Rules about all cells of the board.
#include <algorithm>
#include <cstdlib>
#include <set>

#include "language.hpp"
#include "rule.hpp"

namespace sudoku_sat::referee::rules {

namespace {

using Offset = std::pair<int, int>;  // rows, columns

bool not_consecutive(int a, int b) { return std::abs(a - b) != 1; }

// This offset and the same with rows and columns exchanged, in all directions.
std::set<Offset> directions(const Offset& offset) {
  std::set<Offset> found;
  const auto [a, b] = offset;
  for (const int s : {-1, 1}) {
    for (const int t : {-1, 1}) found.insert({{s * a, t * b}, {s * b, t * a}});
  }
  return found;
}

void say_at_offset(const Rule& rule, const Offset& offset, const Relation& relation) {
  const Board& board = rule.board;
  for (const Cell cell : cells_of(board)) {
    for (const auto& [down, across] : directions(offset)) {
      const auto other = board.find(board.row_of(cell) + down, board.column_of(cell) + across);
      if (other > cell) rule.say_pair(cell, *other, relation);
    }
  }
}

Maker at_offsets(const std::vector<Offset>& offsets, const Relation& relation) {
  return [=](const Rule& rule) {
    rule.no_data();
    for (const Offset& offset : offsets) say_at_offset(rule, offset, relation);
  };
}

// Whether both cells lie in one of the board's grids.
bool in_one_grid(const Board& board, Cell a, Cell b) {
  return std::ranges::any_of(board.corners, [&](Cell corner) {
    const auto inside = [&](Cell cell) {
      const int row = board.row_of(cell) - board.row_of(corner);
      const int column = board.column_of(cell) - board.column_of(corner);
      return row >= 0 && row < board.grid_rows() && column >= 0 && column < board.grid_columns();
    };
    return inside(a) && inside(b);
  });
}

// Queens of one value don't stand on one diagonal, however far apart; of rows and columns other
// rules tell.
void anti_queen(const Rule& rule) {
  Values queens;
  for (const std::string_view word : rule.all_words()) queens.push_back(value(rule.board, word));
  const auto relation = [queens](int a, int b) {
    return a != b || (!queens.empty() && times(queens, a) == 0);
  };
  const Board& board = rule.board;
  for (Cell a = 0; a < board.cell_count(); ++a) {
    for (Cell b = 0; b < a; ++b) {
      const int down = board.row_of(a) - board.row_of(b);
      const int across = board.column_of(a) - board.column_of(b);
      if (down == std::abs(across) && in_one_grid(board, a, b)) rule.say_pair(b, a, relation);
    }
  }
}

// Moves of chess across the edges of the board, on which the opposite edge follows.
void toroidal(const Rule& rule) {
  rule.one_grid();
  const Board& board = rule.board;
  std::vector<std::string_view> pieces = rule.all_words();
  if (pieces.empty()) pieces = {"king", "knight"};
  std::set<Offset> moves;
  for (const std::string_view piece : pieces) {
    if (piece != "king" && piece != "knight") rule.fail("king or knight");
    moves.merge(directions({1, piece == "king" ? 1 : 2}));
    if (piece == "king") moves.merge(directions({0, 1}));
  }
  std::set<std::pair<Cell, Cell>> pairs;
  for (const Cell cell : cells_of(board)) {
    for (const auto& [down, across] : moves) {
      const int row = (board.row_of(cell) + down + 2 * board.rows) % board.rows;
      const int column = (board.column_of(cell) + across + 2 * board.columns) % board.columns;
      if (cell < board.cell(row, column)) pairs.emplace(cell, board.cell(row, column));
    }
  }
  for (const auto& [a, b] : pairs) rule.say_pair(a, b, std::not_equal_to());
}

// What depends on which of two cells is `a` is not understood: the documentation doesn't say.
void leapers(const Rule& rule) {
  const Board& board = rule.board;
  for (const std::string_view entry : rule.lines()) {
    const std::size_t colon = std::min(entry.find(':'), entry.size());
    const Values offset = numbers(entry.substr(0, colon));
    if (offset.size() != 2 || offset[0] + offset[1] == 0) rule.fail("an offset is two numbers");
    Relation relation = std::not_equal_to();
    if (colon < entry.size()) relation = parse_pair_relation(board, entry.substr(colon + 1));
    for (int a = board.first_value; a <= board.last_value; ++a) {
      for (int b = board.first_value; b < a; ++b) {
        if (relation(a, b) != relation(b, a)) rule.fail("a and b can't be told apart");
      }
    }
    say_at_offset(rule, {offset[0], offset[1]}, relation);
  }
}

// Each square of 2x2 cells has values of all three classes.
void say_of_squares(const Rule& rule, const std::function<int(int value)>& class_of) {
  rule.no_data();
  for (const Cell corner : cells_of(rule.board)) {
    const Cells square = block(rule.board, corner, 2, 2);
    if (square.empty()) continue;
    rule.say(square, [class_of](const Values& values) {
      std::set<int> classes;
      for (const int value : values) classes.insert(class_of(value));
      return classes.size() == 3;
    });
  }
}

void global_entropy(const Rule& rule) {
  say_of_squares(rule, [board = rule.board](int value) { return third(board, value); });
}

void global_modular(const Rule& rule) {
  say_of_squares(rule, [](int value) { return value % 3; });
}

void self_taxicab(const Rule& rule) {
  rule.no_data();
  for (int down = 0; down < rule.board.rows; ++down) {
    for (int across = down; across < std::max(rule.board.rows, rule.board.columns); ++across) {
      if (across == 0) continue;
      say_at_offset(rule, {down, across},
                    [far = down + across](int a, int b) { return a != b || a != far; });
    }
  }
}

// The value in the middle has the first one above or the last one below it.
void flatmates(const Rule& rule) {
  rule.no_data();
  const Board& board = rule.board;
  if (board.value_count() % 2 == 0) rule.fail("no value is in the middle");
  for (const Cell cell : cells_of(board)) {
    const auto above = board.find(board.row_of(cell) - 1, board.column_of(cell));
    const auto below = board.find(board.row_of(cell) + 1, board.column_of(cell));
    rule.say({cell, above.value_or(cell), below.value_or(cell)},
             [first = board.first_value, last = board.last_value](const Values& v) {
               return v[0] != (first + last) / 2 || v[1] == first || v[2] == last;
             });
  }
}

}  // namespace

Makers everywhere_rules() {
  return {{"anti-knight", at_offsets({{1, 2}}, std::not_equal_to())},
          {"anti-king", at_offsets({{1, 1}, {0, 1}}, std::not_equal_to())},
          {"non-consecutive", at_offsets({{0, 1}}, not_consecutive)},
          {"anti-consecutive-diagonal", at_offsets({{1, 1}}, not_consecutive)},
          {"anti-queen", anti_queen},
          {"toroidal", toroidal},
          {"leapers", leapers},
          {"global-entropy", global_entropy},
          {"global-modular", global_modular},
          {"self-taxicab", self_taxicab},
          {"flatmates", flatmates}};
}

}  // namespace sudoku_sat::referee::rules
