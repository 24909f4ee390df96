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

Maker parity(int rest) {
  return [rest](const Rule& rule) {
    for (const Cell cell : all_cells(rule)) {
      rule.say({cell}, [rest](const Values& value) { return value[0] % 2 == rest; });
    }
  };
}

void allowed(const Rule& rule) {
  for (const auto& [head, cells] : rule.headed()) {
    for (const Cell cell : cells) say_allowed(rule, cell, values(rule.board, head));
  }
}

// For each cell a sign at the place of each value that it may hold, a dot at that of others.
void pencilmarks(const Rule& rule) {
  const Cells cells = cells_of(rule.board);
  const auto all_marks = rule.all_words();
  if (all_marks.size() != cells.size()) rule.fail("marks of other cells");
  for (std::size_t i = 0; i < cells.size(); ++i) {
    Values allowed;
    if (std::ssize(all_marks[i]) != rule.board.value_count()) rule.fail("other values");
    for (int value = rule.board.first_value; const char mark : all_marks[i]) {
      if (mark != '.') allowed.push_back(value);
      ++value;
    }
    say_allowed(rule, cells[i], allowed);
  }
}

// "1 2 3: r1c1": in this cell or those right, below and between are these values, each as often.
void quadruples(const Rule& rule) {
  for (const auto& [head, cells] : rule.headed()) {
    if (cells.size() != 1 || head.empty()) rule.fail("values and one cell");
    const Cells square = block(rule.board, cells[0], 2, 2);
    if (square.empty()) rule.fail("there are no four cells");
    rule.say(square, [listed = values(rule.board, head)](const Values& values) {
      return std::ranges::all_of(
          listed, [&](int value) { return times(values, value) >= times(listed, value); });
    });
  }
}

// Marked cells aren't compared with each other.
Maker extreme(const Relation& relation) {
  return [relation](const Rule& rule) {
    const Cells marked = all_cells(rule);
    for (const Cell cell : marked) {
      for (const Cell other : around(rule.board, cell)) {
        if (times(marked, other) == 0) rule.say_pair(cell, other, relation);
      }
    }
  };
}

// The value is the place, from 1, of the only cell of this unit that holds the place of the cell
// itself.
void say_indexer(const Rule& rule, Cell cell, Cells unit) {
  const auto own = std::ranges::find(unit, cell) - unit.begin() + 1;
  unit.insert(unit.begin(), cell);
  rule.say(unit, [own](const Values& values) {
    const int index = values[0];
    return index >= 1 && index < std::ssize(values) && values[index] == own &&
           std::count(values.begin() + 1, values.end(), own) == 1;
  });
}

// In the line of this direction that the cell is in.
Maker line_indexers(int (Board::*line_of)(Cell) const) {
  return [line_of](const Rule& rule) {
    rule.one_grid();
    for (const Cell cell : all_cells(rule)) {
      Cells line = cells_of(rule.board);
      std::erase_if(line, [&](Cell other) {
        return (rule.board.*line_of)(other) != (rule.board.*line_of)(cell);
      });
      say_indexer(rule, cell, line);
    }
  };
}

void box_indexers(const Rule& rule) {
  for (const Cell cell : all_cells(rule)) {
    bool found = false;
    for (const Unit& unit : rule.board.units) {
      if (unit.kind != Unit::Kind::box || times(unit.cells, cell) == 0) continue;
      say_indexer(rule, cell, unit.cells);
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
    return std::ranges::all_of(values, [&](int value) { return times(values, value) == value; });
  });
}

}  // namespace

Makers cell_rules() {
  return {{"even", parity(0)},
          {"odd", parity(1)},
          {"allowed", allowed},
          {"pencilmarks", pencilmarks},
          {"quadruples", quadruples},
          {"minimums", extreme(std::less())},
          {"maximums", extreme(std::greater())},
          {"row-indexers", line_indexers(&Board::column_of)},
          {"column-indexers", line_indexers(&Board::row_of)},
          {"box-indexers", box_indexers},
          {"counting-circles", counting_circles}};
}

}  // namespace sudoku_sat::referee::rules
