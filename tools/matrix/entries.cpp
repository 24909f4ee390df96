// Single entries about cells.
#include <algorithm>

#include "matrix/forms.hpp"

namespace sudoku_sat::matrix {

namespace {

std::string with_number(const Draw& draw, const Cells& cells) {
  return std::to_string(draw.number(cells)) + ": " + draw.names(cells);
}

// Values that cells hold, or any.
std::string listed_values(const Draw& draw, const Cells& cells, int most) {
  std::string text;
  for (int count = draw.between(1, most); count > 0; --count) {
    const auto cell = cells[draw.random.below(cells.size())];
    text += (text.empty() ? "" : " ") +
            std::to_string(draw.once_in(4) ? draw.value() : draw.value_of(cell));
  }
  return text;
}

}  // namespace

std::string some_cells(const Draw& draw) { return draw.names(draw.cells(draw.between(1, 4))); }

std::string one_cell(const Draw& draw) { return draw.name(draw.cell()); }

std::string line(const Draw& draw) {
  Cells cells = draw.path(draw.between(2, 6));
  if (draw.once_in(25)) cells.push_back(cells.front());
  return draw.names(cells);
}

std::string long_line(const Draw& draw) {
  Cells cells = draw.path(draw.once_in(40) ? 2 : draw.between(3, 6));
  if (draw.once_in(25)) cells.push_back(cells.front());
  if (draw.once_in(25)) cells.push_back(cells[draw.random.below(cells.size())]);
  return draw.names(cells);
}

std::string loop_or_line(const Draw& draw) {
  Cells cells = draw.path(draw.between(3, 6));
  if (draw.once_in(3)) cells.push_back(cells.front());
  return draw.once_in(2) ? draw.names(cells) : long_line(draw);
}

std::string slow_line(const Draw& draw) { return (draw.once_in(3) ? "slow: " : "") + line(draw); }

std::string numbered_line(const Draw& draw) {
  Cells cells = draw.path(draw.between(2, 6));
  const int number = draw.once_in(2) ? draw.between(0, draw.board.last_value) : draw.number(cells);
  if (draw.once_in(6)) cells.push_back(cells.front());
  return std::to_string(number) + ": " + draw.names(cells);
}

std::string cage(const Draw& draw) { return draw.names(draw.path(draw.between(1, 5))); }

std::string numbered_cage(const Draw& draw) {
  return with_number(draw, draw.path(draw.between(1, 5)));
}

std::string numbered_cells(const Draw& draw) {
  Cells cells = draw.cells(draw.between(1, 5));
  if (draw.once_in(4)) cells.push_back(cells.front());
  return with_number(draw, cells);
}

Entry number_or_none(Entry without) {
  return [=](const Draw& draw) {
    const std::string entry = without(draw);
    if (draw.once_in(2)) return entry;
    return std::to_string(draw.between(0, draw.board.value_count())) + ": " + entry;
  };
}

std::string perhaps_modulus(const Draw& draw) {
  return draw.one_of({"", "", "3: ", "2: "}) + loop_or_line(draw);
}

std::string circle_and_arrow(const Draw& draw) {
  const int digits = draw.once_in(3) ? 2 : 1;
  const Cells cells = draw.path(digits + draw.between(1, 3));
  const auto split = cells.begin() + std::min<int>(digits, static_cast<int>(cells.size()) - 1);
  Cells arrow(split, cells.end());
  if (draw.once_in(10)) arrow.push_back(cells.front());
  return draw.names({cells.begin(), split}) + ": " + draw.names(arrow);
}

std::string groups(const Draw& draw) {
  std::string text = cage(draw);
  for (int count = draw.between(1, 2); count > 0; --count) text += ": " + some_cells(draw);
  return text;
}

std::string equal_groups(const Draw& draw) {
  const int size = draw.between(1, 3);
  std::string text = draw.names(draw.cells(size));
  for (int count = draw.between(1, 2); count > 0; --count) {
    text += ": " + draw.names(draw.cells(size));
  }
  return text;
}

std::string values_of_cells(const Draw& draw) {
  const Cells cells = draw.cells(draw.between(1, 5));
  return listed_values(draw, cells, 3) + ": " + draw.names(cells);
}

std::string different_values_of_cells(const Draw& draw) {
  const Cells cells = draw.cells(draw.between(1, 5));
  std::string values;
  for (int value = draw.board.first_value; value <= draw.board.last_value; ++value) {
    if (draw.once_in(2)) values += (values.empty() ? "" : " ") + std::to_string(value);
  }
  return (values.empty() ? std::to_string(draw.value()) : values) + ": " + draw.names(cells);
}

std::string values_of_square(const Draw& draw) {
  const auto cell = draw.cell();
  const int row = draw.board.row_of(cell);
  const int column = draw.board.column_of(cell);
  Cells square{cell};
  if (row + 1 < draw.board.rows && column + 1 < draw.board.columns) {
    for (const auto other : {cell + 1, cell + draw.board.columns, cell + draw.board.columns + 1}) {
      if (draw.value_of(other) != referee::no_value) square.push_back(other);
    }
  }
  return listed_values(draw, square, 4) + ": " + draw.name(cell);
}

std::string counts_of_cells(const Draw& draw) {
  const Cells cells = draw.cells(draw.between(1, 5));
  std::string text;
  for (int count = draw.between(1, 2); count > 0; --count) {
    text += std::to_string(draw.between(1, 2)) + listed_values(draw, cells, 1) + " ";
  }
  text.back() = ':';
  return text + " " + draw.names(cells);
}

std::string number_or_cell_of_cells(const Draw& draw) {
  const Cells cells = draw.cells(draw.between(1, 5));
  const std::string number = std::to_string(draw.between(0, 5));
  return (draw.once_in(2) ? draw.name(draw.cell()) : number) + ": " + draw.names(cells);
}

Entry pairs(Entries words) {
  return [=](const Draw& draw) {
    std::string text = draw.one_of(words) + " " + draw.names(draw.neighbours());
    if (draw.once_in(4)) text += " " + draw.names(draw.neighbours());
    return text;
  };
}

std::string numbered_pairs(const Draw& draw) {
  const Cells pair = draw.neighbours();
  return with_number(draw, pair);
}

std::string comparison(const Draw& draw) {
  const Cells cells = draw.path(draw.once_in(6) ? 3 : 2);
  std::string text = draw.name(cells[0]);
  for (std::size_t i = 1; i < cells.size(); ++i) {
    text += draw.one_of({"<", ">"}) + draw.name(cells[i]);
  }
  return text;
}

std::string some_values(const Draw& draw) {
  std::string text = std::to_string(draw.value());
  if (draw.once_in(2)) text += " " + std::to_string(draw.value());
  return text;
}

std::string pieces(const Draw& draw) { return draw.one_of({"king", "knight", "king knight"}); }

std::string offset(const Draw& draw) {
  const std::string moves =
      std::to_string(draw.between(0, 3)) + " " + std::to_string(draw.between(1, 3));
  const std::string relation =
      draw.one_of({"abs(a - b) != 1", "a != b or a > 2", "a + b != 5", "abs(a - b) >= 2",
                   "a mod 2 = b mod 2", "max(a, b) < 9", "a * b != 6", "a < b or b < 3"});
  return draw.once_in(2) ? moves : moves + ": " + relation;
}

Entries marks_of_all_cells(const Draw& draw) {
  std::string text;
  for (referee::Cell cell = 0; cell < draw.board.cell_count(); ++cell) {
    if (!draw.board.present[static_cast<std::size_t>(cell)]) continue;
    text += text.empty() ? "" : " ";
    for (int value = draw.board.first_value; value <= draw.board.last_value; ++value) {
      const bool allowed = value == draw.value_of(cell) || !draw.once_in(3);
      text += allowed ? std::to_string(value) : ".";
    }
  }
  return {text};
}

}  // namespace sudoku_sat::matrix
