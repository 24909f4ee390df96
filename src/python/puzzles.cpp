// Puzzles and grids. In Python, rows and columns of cells count from 1.
#include <fmt/format.h>

#include "bindings.hpp"

namespace sudoku_sat::python {

Place place_of(const Geometry& geometry, Cell cell) {
  return {geometry.row(cell) + 1, geometry.column(cell) + 1};
}

PlacedValue placed(const Geometry& geometry, Cell cell, Value value) {
  return {geometry.row(cell) + 1, geometry.column(cell) + 1, value};
}

std::vector<PlacedValue> placed(const Geometry& geometry, const std::vector<Cell>& cells,
                                const Grid& values) {
  std::vector<PlacedValue> result;
  for (const Cell cell : cells) result.push_back(placed(geometry, cell, values[cell]));
  return result;
}

Cell cell_at(const Geometry& geometry, int row, int column) {
  const bool inside =
      row >= 1 && row <= geometry.height() && column >= 1 && column <= geometry.width();
  const auto cell = inside ? geometry.find(row - 1, column - 1) : std::nullopt;
  if (!cell) {
    throw py::index_error(
        fmt::format("the board has no cell ({}, {}): rows are 1 to {}, columns 1 to {}", row,
                    column, geometry.height(), geometry.width()));
  }
  return *cell;
}

Value value_of(const Geometry& geometry, int value) {
  if (value < 0 || value > geometry.size()) {
    throw UsageError(
        fmt::format("the value {} is not one of 1 to {} (0: empty)", value, geometry.size()));
  }
  return static_cast<Value>(value);
}

std::string BoardGrid::text(const std::string& name) const {
  const Format& format = format_named(name);
  if (format.write == nullptr) throw UsageError(fmt::format("the format {} is only read", name));
  std::string out;
  format.write({.geometry = puzzle.geometry(),
                .grid = values,
                .givens = &puzzle.givens,
                .board = puzzle.board.get()},
               out);
  return out;
}

std::vector<Grid> grids_of(const std::vector<BoardGrid>& grids, const Puzzle& puzzle) {
  std::vector<Grid> values;
  for (const BoardGrid& grid : grids) {
    if (const auto wrong = verify(puzzle, grid.values)) {
      throw UsageError("an excluded grid is not a solution: " +
                       to_string(*wrong, puzzle.geometry()));
    }
    values.push_back(grid.values);
  }
  return values;
}

namespace {

/// Rows of values; None if the board has no cell.
py::list rows_of(const Geometry& geometry, const Grid& values) {
  py::list rows;
  for (int row = 0; row < geometry.height(); ++row) {
    py::list line;
    for (int column = 0; column < geometry.width(); ++column) {
      const auto cell = geometry.find(row, column);
      if (cell) {
        line.append(static_cast<int>(values[*cell]));
      } else {
        line.append(py::none());
      }
    }
    rows.append(std::move(line));
  }
  return rows;
}

/// The values of filled cells, in reading order.
std::vector<PlacedValue> filled(const Geometry& geometry, const Grid& values) {
  std::vector<PlacedValue> result;
  for (Cell cell = 0; cell < values.size(); ++cell) {
    if (values[cell] != 0) result.push_back(placed(geometry, cell, values[cell]));
  }
  return result;
}

std::string title_of(const NamedPuzzle& named) {
  return named.title.empty() ? named.label : named.title;
}

std::string puzzle_text(const NamedPuzzle& named, const std::string& name) {
  const Format& format = format_named(name);
  if (format.write == nullptr) throw UsageError(fmt::format("the format {} is only read", name));
  const Puzzle& puzzle = named.puzzle;
  const std::string title = title_of(named);
  std::string out;
  // Everything is given: marking each of them would only make the text harder to read.
  format.write({.geometry = puzzle.geometry(),
                .grid = puzzle.givens,
                .givens = name == "svg" ? &puzzle.givens : nullptr,
                .title = title,
                .author = named.author,
                .board = puzzle.board.get()},
               out);
  return out;
}

NamedPuzzle with_value(const NamedPuzzle& named, int row, int column, int value) {
  NamedPuzzle changed = named;
  changed.puzzle.givens[cell_at(named.puzzle.geometry(), row, column)] =
      value_of(named.puzzle.geometry(), value);
  return changed;
}

py::dict rules_of(const Board& board) {
  py::dict rules;
  for (const RuleText& rule : board.rules()) rules[py::str(rule.name)] = rule.entries;
  return rules;
}

bool same(const NamedPuzzle& one, const NamedPuzzle& other) {
  return one.puzzle.givens == other.puzzle.givens &&
         one.puzzle.board->same_rules(*other.puzzle.board);
}

const Geometry& geometry_of(const NamedPuzzle& named) { return named.puzzle.geometry(); }

const char* const format_documentation =
    "The text in a format of tables.formats(), e.g. line, grid, csv, puzzle or svg.\n\nRaises "
    "UsageError for an unknown format.";

int value_at(const Geometry& geometry, const Grid& values, const Place& place) {
  return values[cell_at(geometry, std::get<0>(place), std::get<1>(place))];
}

py::ssize_t hash_of(const Geometry& geometry, const Grid& values) {
  return py::hash(py::str(to_line(geometry, values)));
}

std::vector<Place> places_of(const NamedPuzzle& named) {
  std::vector<Place> places;
  for (Cell cell = 0; cell < named.puzzle.board->cells(); ++cell) {
    places.push_back(place_of(geometry_of(named), cell));
  }
  return places;
}

void bind_puzzle(py::module_& module) {
  using P = const NamedPuzzle&;
  py::class_<NamedPuzzle> type(
      module, "Puzzle",
      "A board with its rules and its givens. It never changes. Rows and columns count from 1.");
  type.attr("__module__") = "sudoku_sat";
  type.def_property_readonly(
          "size", [](P p) { return geometry_of(p).size(); }, "The number of values, N.")
      .def_property_readonly(
          "box", [](P p) { return Place(geometry_of(p).box_rows(), geometry_of(p).box_columns()); },
          "Rows and columns of a box.")
      .def_property_readonly(
          "height", [](P p) { return geometry_of(p).height(); },
          "Rows of the whole board: N, unless it has several grids.")
      .def_property_readonly(
          "width", [](P p) { return geometry_of(p).width(); }, "Columns of the whole board.")
      .def_property_readonly("cells", places_of, "Row and column of each cell, in reading order.")
      .def_property_readonly(
          "givens", [](P p) { return filled(geometry_of(p), p.puzzle.givens); },
          "Row, column and value of each given, in reading order.")
      .def_property_readonly(
          "rows", [](P p) { return rows_of(geometry_of(p), p.puzzle.givens); },
          "The values row by row: 0 if a cell is empty, None if there is "
          "no cell.")
      .def_property_readonly(
          "rules", [](P p) { return rules_of(*p.puzzle.board); },
          "The rules besides rows, columns and boxes: the data of each, entry "
          "by entry.")
      .def_readonly("label", &NamedPuzzle::label, "The text after the puzzle on its line.")
      .def_readonly("title", &NamedPuzzle::title, "From the puzzle file's header.")
      .def_readonly("author", &NamedPuzzle::author, "From the puzzle file's header.")
      .def_readonly("warnings", &NamedPuzzle::warnings,
                    "Sentences about text that was ignored or could have been read differently.")
      .def("with_value", with_value, py::arg("row"), py::arg("column"), py::arg("value"),
           "The same puzzle with another given; the value 0 removes a given.\n\nRaises IndexError "
           "if there is no such cell, UsageError if there is no such value.")
      .def("to_text", puzzle_text, py::arg("format") = "grid", format_documentation)
      .def(
          "__getitem__",
          [](P p, const Place& at) { return value_at(geometry_of(p), p.puzzle.givens, at); },
          py::arg("place"), "The given at a row and a column, 0 if the cell is empty.")
      .def("__eq__", same, py::is_operator())
      .def("__hash__", [](P p) { return hash_of(geometry_of(p), p.puzzle.givens); })
      .def("__str__", [](P p) { return puzzle_text(p, "grid"); })
      .def("__repr__",
           [](P p) { return fmt::format("<Puzzle {}>", to_line(geometry_of(p), p.puzzle.givens)); })
      .def(
          "_repr_svg_", [](P p) { return puzzle_text(p, "svg"); }, "The picture in a notebook.");
}

void bind_grid(py::module_& module) {
  using G = const BoardGrid&;
  py::class_<BoardGrid> type(module, "Grid",
                             "Values on the board of a puzzle: a solution or a part of one. Rows "
                             "and columns count from 1.");
  type.attr("__module__") = "sudoku_sat";
  type.def_property_readonly(
          "rows", [](G g) { return rows_of(g.puzzle.geometry(), g.values); },
          "The values row by row: 0 if a cell is empty, None if there is "
          "no cell.")
      .def_property_readonly(
          "values", [](G g) { return filled(g.puzzle.geometry(), g.values); },
          "Row, column and value of each cell that has one, in reading order.")
      .def("to_text", &BoardGrid::text, py::arg("format") = "grid", format_documentation)
      .def(
          "__getitem__",
          [](G g, const Place& at) { return value_at(g.puzzle.geometry(), g.values, at); },
          py::arg("place"), "The value at a row and a column, 0 if the cell is empty.")
      .def(
          "__eq__",
          [](G one, G other) {
            return one.values == other.values && one.puzzle.geometry() == other.puzzle.geometry();
          },
          py::is_operator())
      .def("__hash__", [](G g) { return hash_of(g.puzzle.geometry(), g.values); })
      .def("__str__", [](G g) { return g.text("grid"); })
      .def("__repr__",
           [](G g) { return fmt::format("<Grid {}>", to_line(g.puzzle.geometry(), g.values)); })
      .def(
          "_repr_svg_", [](G g) { return g.text("svg"); }, "The picture in a notebook.");
}

}  // namespace

void bind_puzzles(py::module_& module) {
  bind_puzzle(module);
  bind_grid(module);
}

}  // namespace sudoku_sat::python
