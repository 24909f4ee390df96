// What the board has: its cells, rows and neighbours, as lists.
#include <cstdlib>

#include "board_groups.hpp"
#include "functions.hpp"
#include "rules/parts/neighbours.hpp"

namespace sudoku_sat::rule::language {

namespace {

Meaning list_of(Meanings& meanings, const std::vector<Cell>& cells) {
  Arguments list;
  for (const Cell cell : cells) {
    list.push_back(Meaning::number(meanings.expressions().cell(cell)));
  }
  return Meaning::of(std::move(list));
}

Meaning list_of(Meanings& meanings, const Groups& groups) {
  Arguments list;
  for (const std::vector<Cell>& cells : groups) list.push_back(list_of(meanings, cells));
  return Meaning::of(std::move(list));
}

template <Groups (*Of)(const Geometry&)>
Meaning groups(Meanings& meanings, const Syntax&, const Arguments&) {
  return list_of(meanings, Of(meanings.geometry()));
}

/// The group of that number, from 1.
template <Groups (*Of)(const Geometry&)>
Meaning group(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const Groups all = Of(meanings.geometry());
  const auto number =
      meanings.known(arguments[0], call.parts[0], 1, static_cast<std::int64_t>(all.size()));
  return list_of(meanings, all[static_cast<std::size_t>(number - 1)]);
}

Meaning cells(Meanings& meanings, const Syntax&, const Arguments&) {
  std::vector<Cell> all;
  for (Cell cell = 0; cell < meanings.geometry().cells(); ++cell) all.push_back(cell);
  return list_of(meanings, all);
}

Meaning cell_at(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const Geometry& geometry = meanings.geometry();
  const auto row = meanings.known(arguments[0], call.parts[0], 1, geometry.height());
  const auto column = meanings.known(arguments[1], call.parts[1], 1, geometry.width());
  const auto cell = geometry.find(static_cast<int>(row) - 1, static_cast<int>(column) - 1);
  if (!cell) meanings.fail(call, "no cell is there");
  return Meaning::number(meanings.expressions().cell(*cell));
}

Meaning row_number(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  return constant(meanings,
                  meanings.geometry().row(meanings.cell(arguments[0], call.parts[0])) + 1);
}

Meaning column_number(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  return constant(meanings,
                  meanings.geometry().column(meanings.cell(arguments[0], call.parts[0])) + 1);
}

Meaning apart(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const auto one = meanings.known(arguments[0], call.parts[0], 0, 2 * max_size);
  const auto other = meanings.known(arguments[1], call.parts[1], 0, 2 * max_size);
  return list_of(meanings, pairs_apart(meanings.geometry(), one, other));
}

template <int One, int Other>
Meaning fixed_pairs(Meanings& meanings, const Syntax&, const Arguments&) {
  return list_of(meanings, pairs_apart(meanings.geometry(), One, Other));
}

Meaning around(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const Geometry& geometry = meanings.geometry();
  const Cell cell = meanings.cell(arguments[0], call.parts[0]);
  std::vector<Cell> found;
  for (const Origin step : {Origin{-1, 0}, Origin{0, -1}, Origin{0, 1}, Origin{1, 0}}) {
    const auto other =
        geometry.find(geometry.row(cell) + step.row, geometry.column(cell) + step.column);
    if (other) found.push_back(*other);
  }
  return list_of(meanings, found);
}

/// The node of connected parts, an edge between any two cells that are neighbours; cell i is part
/// i + `before`.
Node connected_node(Meanings& meanings, const Syntax& call, const std::vector<Cell>& cells,
                    std::vector<Expression> parts, std::int64_t before) {
  const Geometry& geometry = meanings.geometry();
  if (static_cast<std::size_t>(before) + cells.size() != parts.size()) {
    meanings.fail(call, "there should be as many truths as cells, as in connected(cells, shaded)");
  }
  Node node{Op::connected, 0, std::move(parts)};
  for (std::size_t i = 0; i < cells.size(); ++i) {
    poll_limits(4 * i);
    for (std::size_t j = 0; j < i; ++j) {
      const int steps = std::abs(geometry.row(cells[i]) - geometry.row(cells[j])) +
                        std::abs(geometry.column(cells[i]) - geometry.column(cells[j]));
      if (steps == 0) meanings.fail(call, geometry.name(cells[i]) + " comes twice");
      if (steps != 1) continue;
      node.weights.push_back(static_cast<std::int64_t>(j) + before);
      node.weights.push_back(static_cast<std::int64_t>(i) + before);
    }
  }
  return node;
}

std::vector<Cell> cells_in(const Meanings& meanings, const Syntax& call,
                           const Arguments& arguments) {
  std::vector<Cell> cells;
  for (const Meaning& item : meanings.list(arguments[0], call.parts[0])) {
    cells.push_back(meanings.cell(item, call.parts[0]));
  }
  return cells;
}

/// Those for which the truths hold are connected with the edge of the board, which is also where a
/// place of the board is no cell: a further part, which holds, is the neighbour of each cell there.
Meaning reach_edge(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const Geometry& geometry = meanings.geometry();
  const std::vector<Cell> cells = cells_in(meanings, call, arguments);
  std::vector<Expression> parts{meanings.expressions().constant(1)};
  const auto truths = meanings.flat({arguments[1]}, call.parts[1], Meaning::Kind::truth);
  parts.insert(parts.end(), truths.begin(), truths.end());
  Node node = connected_node(meanings, call, cells, std::move(parts), 1);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells_around(geometry, orthogonal_steps, cells[i]).size() == 4) continue;
    node.weights.push_back(0);
    node.weights.push_back(static_cast<std::int64_t>(i) + 1);
  }
  return Meaning::truth(meanings.expressions().make(std::move(node)));
}

/// Of some cells those for which the truths hold, in the same order; perhaps at most so many.
Meaning connected(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const std::vector<Cell> cells = cells_in(meanings, call, arguments);
  Node node = connected_node(meanings, call, cells,
                             meanings.flat({arguments[1]}, call.parts[1], Meaning::Kind::truth), 0);
  if (arguments.size() > 2) {
    node.value =
        meanings.known(arguments[2], call.parts[2], 1, static_cast<std::int64_t>(cells.size()));
  }
  return Meaning::truth(meanings.expressions().make(std::move(node)));
}

Meaning blocks(Meanings& meanings, const Syntax& call, const Arguments& arguments) {
  const auto rows = meanings.known(arguments[0], call.parts[0], 1, max_size);
  const auto columns = meanings.known(arguments[1], call.parts[1], 1, max_size);
  return list_of(meanings, blocks_of(meanings.geometry(), rows, columns));
}

constexpr Function board_table[] = {
    {"N", 0, 0,
     [](Meanings& meanings, const Syntax&, const Arguments&) {
       return constant(meanings, meanings.geometry().size());
     }},
    {"values", 0, 0,
     [](Meanings& meanings, const Syntax&, const Arguments&) {
       Arguments list;
       const Geometry& geometry = meanings.geometry();
       for (int value = geometry.least(); value <= geometry.most(); ++value) {
         list.push_back(constant(meanings, value));
       }
       return Meaning::of(std::move(list));
     }},
    {"cells", 0, 0, cells},
    {"rows", 0, 0, groups<rows_of>},
    {"columns", 0, 0, groups<columns_of>},
    {"boxes", 0, 0, groups<boxes_of>},
    {"neighbours", 0, 0, fixed_pairs<0, 1>},
    {"diagonal_neighbours", 0, 0, fixed_pairs<1, 1>},
    {"row", 1, 1, group<rows_of>},
    {"column", 1, 1, group<columns_of>},
    {"box", 1, 1, group<boxes_of>},
    {"cell", 2, 2, cell_at},
    {"row_number", 1, 1, row_number},
    {"column_number", 1, 1, column_number},
    {"apart", 2, 2, apart},
    {"around", 1, 1, around},
    {"blocks", 2, 2, blocks},
    {"connected", 2, 3, connected},
    {"reach_edge", 2, 2, reach_edge},
};

}  // namespace

std::span<const Function> board_functions() { return board_table; }

}  // namespace sudoku_sat::rule::language
