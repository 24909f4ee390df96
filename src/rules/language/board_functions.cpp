// Functions of the board: its cells, rows and neighbours, as lists. The compiler steps over the
// board; the evaluator asks each cell for its position (board_lists.hpp).
#include <cstdlib>

#include "board_lists.hpp"
#include "functions.hpp"
#include "rules/parts/neighbours.hpp"

namespace sudoku_sat::rule::language {

namespace {

void add_pairs(const Geometry& geometry, int rows, int columns, Groups& groups) {
  for_each_step(geometry, {rows, columns}, false, [&](Cell first, Cell second) {
    groups.push_back({first, second});
  });
}

/// Each pair of cells that are `one` rows and `other` columns apart, or the other way round, once.
Groups pairs_apart(const Geometry& geometry, std::int64_t one, std::int64_t other) {
  Groups groups;
  if (one > geometry.height() + geometry.width() || other > geometry.height() + geometry.width()) {
    return groups;
  }
  const int a = static_cast<int>(one);
  const int b = static_cast<int>(other);
  if (a == 0 && b == 0) return groups;
  add_pairs(geometry, a, b, groups);
  if (a != 0 && b != 0) add_pairs(geometry, a, -b, groups);
  if (a != b) add_pairs(geometry, b, a, groups);
  if (a != b && a != 0 && b != 0) add_pairs(geometry, b, -a, groups);
  std::sort(groups.begin(), groups.end());
  return groups;
}

/// All rectangles of this many rows and columns.
Groups blocks_of(const Geometry& geometry, std::int64_t rows, std::int64_t columns) {
  Groups groups;
  if (rows > geometry.height() || columns > geometry.width()) return groups;
  for (Cell cell = 0; cell < geometry.cells(); ++cell) {
    std::vector<Cell> cells = rectangle(geometry, {geometry.row(cell), geometry.column(cell)},
                                        static_cast<int>(rows), static_cast<int>(columns));
    if (std::ssize(cells) == rows * columns) groups.push_back(std::move(cells));
  }
  return groups;
}

Meaning list_of(const Call& call, const std::vector<Cell>& cells) {
  Arguments list;
  for (const Cell cell : cells) list.push_back(Meaning::number(call.graph().cell(cell)));
  return Meaning::of(std::move(list));
}

Meaning list_of(const Call& call, const Groups& groups) {
  Arguments list;
  for (const std::vector<Cell>& cells : groups) list.push_back(list_of(call, cells));
  return Meaning::of(std::move(list));
}

template <Groups (*Of)(const Geometry&)>
Meaning groups(const Call& call) {
  return list_of(call, Of(call.geometry()));
}

/// The group of that number, from 1.
template <Groups (*Of)(const Geometry&)>
Meaning group(const Call& call) {
  const Groups all = Of(call.geometry());
  const auto number = call.known(0, 1, static_cast<std::int64_t>(all.size()));
  return list_of(call, all[static_cast<std::size_t>(number - 1)]);
}

Meaning cells_of_board(const Call& call) {
  std::vector<Cell> all;
  for (Cell cell = 0; cell < call.geometry().cells(); ++cell) all.push_back(cell);
  return list_of(call, all);
}

Meaning all_values(const Call& call) {
  Arguments list;
  for (int value = call.geometry().least(); value <= call.geometry().most(); ++value) {
    list.push_back(call.constant(value));
  }
  return Meaning::of(std::move(list));
}

Meaning cell_at(const Call& call) {
  const auto row = call.known(0, 1, call.geometry().height());
  const auto column = call.known(1, 1, call.geometry().width());
  const auto cell = call.geometry().find(static_cast<int>(row) - 1, static_cast<int>(column) - 1);
  if (!cell) call.fail("there is no cell");
  return Meaning::number(call.graph().cell(*cell));
}

Meaning apart(const Call& call) {
  const auto one = call.known(0, 0, 2 * max_size);
  const auto other = call.known(1, 0, 2 * max_size);
  return list_of(call, pairs_apart(call.geometry(), one, other));
}

template <int One, int Other>
Meaning fixed_pairs(const Call& call) {
  return list_of(call, pairs_apart(call.geometry(), One, Other));
}

Meaning around(const Call& call) {
  std::vector<Cell> cells = cells_around(call.geometry(), orthogonal_steps, call.cell(0));
  std::sort(cells.begin(), cells.end());
  return list_of(call, cells);
}

Meaning blocks(const Call& call) {
  const auto rows = call.known(0, 1, max_size);
  const auto columns = call.known(1, 1, max_size);
  return list_of(call, blocks_of(call.geometry(), rows, columns));
}

std::vector<Cell> cells_in(const Call& call) {
  std::vector<Cell> cells;
  for (const Meaning& item : call.list(0)) {
    cells.push_back(call.meanings.cell(item, call.syntax.parts[0]));
  }
  return cells;
}

/// The node "the parts are connected", with an edge between any two neighbouring cells; cell i is
/// part i + `before`.
Node connected_node(const Call& call, const std::vector<Cell>& cells, Parts parts,
                    std::int64_t before) {
  const Geometry& geometry = call.geometry();
  if (static_cast<std::size_t>(before) + cells.size() != parts.size()) {
    call.fail("there should be as many truths as cells, as in connected(cells, shaded)");
  }
  Node node{Op::connected, 0, std::move(parts)};
  for (std::size_t i = 0; i < cells.size(); ++i) {
    poll_limits(4 * i);
    for (std::size_t j = 0; j < i; ++j) {
      if (cells[i] == cells[j]) call.fail(geometry.name(cells[i]) + " comes twice");
      if (!are_neighbours(geometry, cells[i], cells[j])) continue;
      node.weights.push_back(static_cast<std::int64_t>(j) + before);
      node.weights.push_back(static_cast<std::int64_t>(i) + before);
    }
  }
  return node;
}

/// The cells for which the truths hold are connected with the edge of the board; next to a place
/// without a cell is also an edge. One more part, which holds, is the neighbour of each cell there.
Meaning reach_edge(const Call& call) {
  const std::vector<Cell> cells = cells_in(call);
  Parts parts{call.graph().constant(1)};
  const Parts truths = call.truths_in(1);
  parts.insert(parts.end(), truths.begin(), truths.end());
  Node node = connected_node(call, cells, std::move(parts), 1);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells_around(call.geometry(), orthogonal_steps, cells[i]).size() == 4) continue;
    node.weights.push_back(0);
    node.weights.push_back(static_cast<std::int64_t>(i) + 1);
  }
  return Meaning::truth(call.graph().make(std::move(node)));
}

/// Those of some cells for which the truths hold, in the same order; optionally at most this many.
Meaning connected(const Call& call) {
  const std::vector<Cell> cells = cells_in(call);
  Node node = connected_node(call, cells, call.truths_in(1), 0);
  if (call.arguments.size() > 2) {
    node.value = call.known(2, 1, static_cast<std::int64_t>(cells.size()));
  }
  return Meaning::truth(call.graph().make(std::move(node)));
}

using C = const Call&;
using E = const Evaluation&;

constexpr Function board_table[] = {
    {"N", 0, 0, [](C c) { return c.constant(c.geometry().size()); },
     [](E e) { return Item{e.board().geometry().size()}; }},
    {"values", 0, 0, all_values, [](E e) { return e.board().values(); }},
    {"cells", 0, 0, cells_of_board, [](E e) { return e.board().cells(); }},
    {"rows", 0, 0, groups<rows_of>, [](E e) { return e.board().rows(); }},
    {"columns", 0, 0, groups<columns_of>, [](E e) { return e.board().columns(); }},
    {"boxes", 0, 0, groups<boxes_of>, [](E e) { return e.board().boxes(); }},
    {"neighbours", 0, 0, fixed_pairs<0, 1>, [](E e) { return e.board().apart(0, 1); }},
    {"diagonal_neighbours", 0, 0, fixed_pairs<1, 1>, [](E e) { return e.board().apart(1, 1); }},
    {"row", 1, 1, group<rows_of>, [](E e) { return e.board().rows().list[e.length(0) - 1]; }},
    {"column", 1, 1, group<columns_of>,
     [](E e) { return e.board().columns().list[e.length(0) - 1]; }},
    {"box", 1, 1, group<boxes_of>, [](E e) { return e.board().boxes().list[e.length(0) - 1]; }},
    {"cell", 2, 2, cell_at, [](E e) { return e.board().cell(e.number(0), e.number(1)); }},
    {"row_number", 1, 1, [](C c) { return c.constant(c.geometry().row(c.cell(0)) + 1); },
     [](E e) { return Item{e.board().geometry().row(e.cell(0)) + 1}; }},
    {"column_number", 1, 1, [](C c) { return c.constant(c.geometry().column(c.cell(0)) + 1); },
     [](E e) { return Item{e.board().geometry().column(e.cell(0)) + 1}; }},
    {"apart", 2, 2, apart, [](E e) { return e.board().apart(e.number(0), e.number(1)); }},
    {"around", 1, 1, around, [](E e) { return e.board().around(e.cell(0)); }},
    {"blocks", 2, 2, blocks, [](E e) { return e.board().blocks(e.number(0), e.number(1)); }},
    {"connected", 2, 3, connected,
     [](E e) { return Item{e.board().connected(e.arguments, e.numbers_in(1))}; }},
    {"reach_edge", 2, 2, reach_edge,
     [](E e) { return Item{e.board().reach_edge(e.arguments, e.numbers_in(1))}; }},
};

}  // namespace

std::span<const Function> board_functions() { return board_table; }

}  // namespace sudoku_sat::rule::language
