// Rules about all cells of the board.
#include <algorithm>
#include <cstdlib>
#include <set>

#include "language.hpp"
#include "rule.hpp"

namespace sudoku_sat::referee::rules {

namespace {

using Offset = std::pair<int, int>;  // rows, columns

bool differ(int a, int b) { return a != b; }
bool not_consecutive(int a, int b) { return std::abs(a - b) != 1; }

// All offsets of this many rows and columns, or the other way round, in all directions.
std::vector<Offset> offsets(int a, int b) {
  std::set<Offset> found;
  for (const int s : {-1, 1}) {
    for (const int t : {-1, 1}) found.insert({{s * a, t * b}, {s * b, t * a}});
  }
  return {found.begin(), found.end()};
}

void say_at_offset(const Rule& rule, int a, int b, const Relation& relation) {
  const Board& board = rule.board;
  for (const Cell cell : cells_of(board)) {
    for (const auto& [down, across] : offsets(a, b)) {
      const int row = board.row_of(cell) + down;
      const int column = board.column_of(cell) + across;
      if (!rule.board.has(row, column) || board.cell(row, column) <= cell) continue;
      rule.say_pair(cell, board.cell(row, column), relation);
    }
  }
}

void anti_knight(const Rule& rule) {
  rule.no_data();
  say_at_offset(rule, 1, 2, differ);
}

void anti_king(const Rule& rule) {
  rule.no_data();
  say_at_offset(rule, 1, 1, differ);
  say_at_offset(rule, 0, 1, differ);
}

void non_consecutive(const Rule& rule) {
  rule.no_data();
  say_at_offset(rule, 0, 1, not_consecutive);
}

void anti_consecutive_diagonal(const Rule& rule) {
  rule.no_data();
  say_at_offset(rule, 1, 1, not_consecutive);
}

// Whether both cells lie in one of the board's grids.
bool in_one_grid(const Board& board, Cell a, Cell b) {
  if (board.corners.size() == 1) return true;
  return std::any_of(board.corners.begin(), board.corners.end(), [&](Cell corner) {
    const auto inside = [&](Cell cell) {
      const int row = board.row_of(cell) - board.row_of(corner);
      const int column = board.column_of(cell) - board.column_of(corner);
      return row >= 0 && row < board.size && column >= 0 && column < board.size;
    };
    return inside(a) && inside(b);
  });
}

// Queens of one value don't stand on one diagonal, however far apart; of rows and columns other
// rules tell.
void anti_queen(const Rule& rule) {
  std::set<int> queens;
  for (const std::string_view entry : rule.lines()) {
    for (const int queen : values(rule.board, entry)) queens.insert(queen);
  }
  const auto relation = [queens](int a, int b) {
    return a != b || (!queens.empty() && !queens.contains(a));
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
  std::set<std::string_view> pieces;
  for (const std::string_view entry : rule.lines()) {
    for (const std::string_view word : words(entry)) pieces.insert(word);
  }
  if (pieces.empty()) pieces = {"king", "knight"};
  std::set<std::pair<Cell, Cell>> pairs;
  for (const std::string_view piece : pieces) {
    if (piece != "king" && piece != "knight") rule.fail("king or knight");
    std::vector<Offset> moves = offsets(1, piece == "king" ? 1 : 2);
    if (piece == "king") moves.insert(moves.end(), {{0, 1}, {1, 0}, {0, -1}, {-1, 0}});
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
      for (const auto& [down, across] : moves) {
        const int row = (board.row_of(cell) + down + 2 * board.rows) % board.rows;
        const int column = (board.column_of(cell) + across + 2 * board.columns) % board.columns;
        if (cell < board.cell(row, column)) pairs.emplace(cell, board.cell(row, column));
      }
    }
  }
  for (const auto& [a, b] : pairs) rule.say_pair(a, b, differ);
}

// What depends on which of two cells is `a` is not understood: the documentation doesn't say.
void leapers(const Rule& rule) {
  const Board& board = rule.board;
  for (const std::string_view entry : rule.lines()) {
    const std::size_t colon = std::min(entry.find(':'), entry.size());
    const std::vector<int> offset = numbers(entry.substr(0, colon));
    if (offset.size() != 2 || offset[0] + offset[1] == 0) rule.fail("an offset is two numbers");
    Relation relation = differ;
    if (colon < entry.size()) relation = parse_pair_relation(board, entry.substr(colon + 1));
    for (int a = board.first_value; a <= board.last_value; ++a) {
      for (int b = board.first_value; b < a; ++b) {
        if (relation(a, b) != relation(b, a)) rule.fail("a and b can't be told apart");
      }
    }
    say_at_offset(rule, offset[0], offset[1], relation);
  }
}

// Each square of 2x2 cells has values of all three classes.
void say_of_squares(const Rule& rule, const std::function<int(int value)>& class_of) {
  rule.no_data();
  for (int row = 0; row + 1 < rule.board.rows; ++row) {
    for (int column = 0; column + 1 < rule.board.columns; ++column) {
      Cells square;
      for (const auto& [r, c] : {Offset{row, column}, Offset{row, column + 1},
                                 Offset{row + 1, column}, Offset{row + 1, column + 1}}) {
        if (rule.board.has(r, c)) square.push_back(rule.board.cell(r, c));
      }
      if (square.size() < 4) continue;
      rule.say(square, [class_of](const Values& values) {
        std::set<int> classes;
        for (const int value : values) classes.insert(class_of(value));
        return classes.size() == 3;
      });
    }
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
  const Board& board = rule.board;
  for (int down = 0; down < board.rows; ++down) {
    for (int across = down; across < std::max(board.rows, board.columns); ++across) {
      if (across == 0) continue;
      say_at_offset(rule, down, across,
                    [far = down + across](int a, int b) { return a != b || a != far; });
    }
  }
}

// The value in the middle has the first one above or the last one below it.
void flatmates(const Rule& rule) {
  rule.no_data();
  const Board& board = rule.board;
  if (board.value_count() % 2 == 0) rule.fail("no value is in the middle");
  const int first = board.first_value;
  const int last = board.last_value;
  for (const Cell cell : cells_of(board)) {
    const int row = board.row_of(cell);
    const int column = board.column_of(cell);
    const bool above = rule.board.has(row - 1, column);
    const bool below = rule.board.has(row + 1, column);
    Cells cells{cell};
    if (above) cells.push_back(cell - board.columns);
    if (below) cells.push_back(cell + board.columns);
    rule.say(cells, [=](const Values& values) {
      return values[0] != (first + last) / 2 || (above && values[1] == first) ||
             (below && values.back() == last);
    });
  }
}

}  // namespace

Makers everywhere_rules() {
  return {{"anti-knight", anti_knight},
          {"anti-king", anti_king},
          {"anti-queen", anti_queen},
          {"non-consecutive", non_consecutive},
          {"anti-consecutive-diagonal", anti_consecutive_diagonal},
          {"toroidal", toroidal},
          {"leapers", leapers},
          {"global-entropy", global_entropy},
          {"global-modular", global_modular},
          {"self-taxicab", self_taxicab},
          {"flatmates", flatmates}};
}

}  // namespace sudoku_sat::referee::rules
