// Rules about marked cells.
#include <algorithm>

#include "rule.hpp"

namespace sudoku_sat::referee::rules {

namespace {

Cells all_cells(const Rule& rule) {
  Cells found;
  for (const std::string_view entry : rule.lines()) {
    const Cells cells = rule.cells(entry);
    found.insert(found.end(), cells.begin(), cells.end());
  }
  return found;
}

void say_allowed(const Rule& rule, Cell cell, const Values& allowed) {
  rule.say({cell}, [allowed](const Values& value) { return times(allowed, value[0]) > 0; });
}

void say_parity(const Rule& rule, int rest) {
  for (const Cell cell : all_cells(rule)) {
    rule.say({cell}, [rest](const Values& value) { return value[0] % 2 == rest; });
  }
}

void even(const Rule& rule) { say_parity(rule, 0); }
void odd(const Rule& rule) { say_parity(rule, 1); }

void allowed(const Rule& rule) {
  for (const auto& [head, cells] : rule.headed()) {
    for (const Cell cell : cells) say_allowed(rule, cell, values(rule.board, head));
  }
}

// For each cell a sign at the place of each value that it may hold, a dot at that of others.
void pencilmarks(const Rule& rule) {
  Cell cell = 0;
  const auto skip_absent = [&] {
    while (cell < rule.board.cell_count() && !rule.board.has(cell)) ++cell;
  };
  for (const std::string_view entry : rule.lines()) {
    for (const std::string_view marks : words(entry)) {
      skip_absent();
      if (cell == rule.board.cell_count()) rule.fail("too many cells");
      if (static_cast<int>(marks.size()) != rule.board.value_count()) rule.fail("other values");
      Values allowed;
      for (std::size_t i = 0; i < marks.size(); ++i) {
        if (marks[i] != '.') allowed.push_back(rule.board.first_value + static_cast<int>(i));
      }
      say_allowed(rule, cell++, allowed);
    }
  }
  skip_absent();
  if (cell != rule.board.cell_count()) rule.fail("cells are missing");
}

// "1 2 3: r1c1": in this cell or those right, below and between are these values, each as often.
void quadruples(const Rule& rule) {
  for (const auto& [head, cells] : rule.headed()) {
    const Board& board = rule.board;
    const int row = board.row_of(cells[0]);
    const int column = board.column_of(cells[0]);
    if (cells.size() != 1 || head.empty()) rule.fail("values and one cell");
    Cells square;
    for (const int r : {row, row + 1}) {
      for (const int c : {column, column + 1}) {
        if (!board.has(r, c)) rule.fail("there are no four cells");
        square.push_back(board.cell(r, c));
      }
    }
    rule.say(square, [listed = values(board, head)](const Values& values) {
      return std::all_of(listed.begin(), listed.end(),
                         [&](int value) { return times(values, value) >= times(listed, value); });
    });
  }
}

// Marked cells aren't compared with each other.
void say_extreme(const Rule& rule, const Relation& relation) {
  const Cells marked = all_cells(rule);
  for (const Cell cell : marked) {
    for (const Cell other : around(rule.board, cell)) {
      if (times(marked, other) == 0) rule.say_pair(cell, other, relation);
    }
  }
}

void minimums(const Rule& rule) { say_extreme(rule, std::less<int>()); }
void maximums(const Rule& rule) { say_extreme(rule, std::greater<int>()); }

// The cell's value is the number, from 1, of the only one of `places` that holds `own`.
void say_indexer(const Rule& rule, Cell cell, Cells places, int own) {
  places.insert(places.begin(), cell);
  rule.say(places, [own](const Values& values) {
    const int index = values[0];
    return index >= 1 && index < static_cast<int>(values.size()) &&
           values[static_cast<std::size_t>(index)] == own &&
           std::count(values.begin() + 1, values.end(), own) == 1;
  });
}

// In the line of this direction that the cell is in.
void say_line_indexers(const Rule& rule, bool column) {
  rule.one_grid();
  const Board& board = rule.board;
  for (const Cell cell : all_cells(rule)) {
    Cells line;
    for (const Cell other : cells_of(board)) {
      const bool in = column ? board.column_of(other) == board.column_of(cell)
                             : board.row_of(other) == board.row_of(cell);
      if (in) line.push_back(other);
    }
    say_indexer(rule, cell, line, (column ? board.row_of(cell) : board.column_of(cell)) + 1);
  }
}

void row_indexers(const Rule& rule) { say_line_indexers(rule, true); }
void column_indexers(const Rule& rule) { say_line_indexers(rule, false); }

void box_indexers(const Rule& rule) {
  for (const Cell cell : all_cells(rule)) {
    bool found = false;
    for (const Unit& unit : rule.board.units) {
      const auto place = std::find(unit.cells.begin(), unit.cells.end(), cell);
      if (unit.kind != Unit::Kind::box || place == unit.cells.end()) continue;
      say_indexer(rule, cell, unit.cells, static_cast<int>(place - unit.cells.begin()) + 1);
      found = true;
    }
    if (!found) rule.fail("a cell is in no box");
  }
}

// A value in a circle stands in as many circles.
void counting_circles(const Rule& rule) {
  const Cells cells = all_cells(rule);
  if (!all_different(cells)) rule.fail("a cell is listed twice");
  if (cells.empty()) return;
  rule.say(cells, [](const Values& values) {
    return std::all_of(values.begin(), values.end(),
                       [&](int value) { return times(values, value) == value; });
  });
}

}  // namespace

Makers cell_rules() {
  return {{"even", even},
          {"odd", odd},
          {"allowed", allowed},
          {"pencilmarks", pencilmarks},
          {"quadruples", quadruples},
          {"minimums", minimums},
          {"maximums", maximums},
          {"row-indexers", row_indexers},
          {"column-indexers", column_indexers},
          {"box-indexers", box_indexers},
          {"counting-circles", counting_circles}};
}

}  // namespace sudoku_sat::referee::rules
