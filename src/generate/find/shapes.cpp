// Shapes grow cell by cell from a random one, so that all cells are likely to be covered. A draw
// may lead nowhere, for example a line that has shut itself in; the caller then draws again, which
// is simpler than going back and as quick at the lengths that puzzles have.
#include "shapes.hpp"

#include "sudoku_sat/find.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace generate {

namespace {

using Cells = std::vector<Cell>;

Cell random_cell(const Geometry& geometry, Random& random) {
  return static_cast<Cell>(random.below(geometry.grid_cells()));
}

/// The cells beside one, diagonally too if `reach` is 2.
Cells around(const Geometry& geometry, Cell cell, int reach) {
  Cells found;
  for (int down = -1; down <= 1; ++down) {
    for (int right = -1; right <= 1; ++right) {
      const int distance = std::abs(down) + std::abs(right);
      if (distance == 0 || distance > reach) continue;
      const auto next = geometry.find(geometry.row(cell) + down, geometry.column(cell) + right);
      if (next) found.push_back(*next);
    }
  }
  return found;
}

/// Another cell beside `from`; no value if there is none.
std::optional<Cell> next_to(const Geometry& geometry, Cell from, const Cells& taken, int reach,
                            Random& random) {
  Cells beside = around(geometry, from, reach);
  std::erase_if(beside, [&](Cell cell) { return std::ranges::find(taken, cell) != taken.end(); });
  if (beside.empty()) return std::nullopt;
  return beside[random.below(beside.size())];
}

std::optional<Cells> walk(const Geometry& geometry, std::size_t size, Random& random) {
  Cells cells{random_cell(geometry, random)};
  while (cells.size() < size) {
    const std::optional<Cell> next = next_to(geometry, cells.back(), cells, 2, random);
    if (!next) return std::nullopt;
    cells.push_back(*next);
  }
  return cells;
}

std::optional<Placed> line(const Geometry& geometry, std::size_t size, Random& random) {
  std::optional<Cells> cells = walk(geometry, size, random);
  if (!cells) return std::nullopt;
  return Placed{cells_text(geometry, *cells), *std::move(cells)};
}

std::optional<Placed> arrow(const Geometry& geometry, std::size_t size, Random& random) {
  std::optional<Cells> cells = walk(geometry, size, random);
  if (!cells) return std::nullopt;
  const std::string circle = geometry.name(cells->front());
  return Placed{circle + ": " + cells_text(geometry, {cells->begin() + 1, cells->end()}),
                *std::move(cells)};
}

std::optional<Placed> area(const Geometry& geometry, std::size_t size, Random& random) {
  Cells cells{random_cell(geometry, random)};
  constexpr std::size_t tries_of_cell = 20;
  for (std::size_t i = 0; i < tries_of_cell * size && cells.size() < size; ++i) {
    const Cell from = cells[random.below(cells.size())];
    const std::optional<Cell> next = next_to(geometry, from, cells, 1, random);
    if (next) cells.push_back(*next);
  }
  if (cells.size() < size) return std::nullopt;
  std::ranges::sort(cells);
  return Placed{cells_text(geometry, cells), std::move(cells)};
}

std::optional<Placed> pair(const Geometry& geometry, std::size_t, Random& random) {
  const Cell first = random_cell(geometry, random);
  const std::optional<Cell> second = next_to(geometry, first, {}, 1, random);
  if (!second) return std::nullopt;
  Cells cells{std::min(first, *second), std::max(first, *second)};
  return Placed{geometry.name(cells[0]) + "-" + geometry.name(cells[1]), std::move(cells)};
}

std::optional<Placed> cell(const Geometry& geometry, std::size_t, Random& random) {
  const Cell drawn = random_cell(geometry, random);
  return Placed{geometry.name(drawn), {drawn}};
}

/// The upper left of four cells.
std::optional<Placed> corner(const Geometry& geometry, std::size_t, Random& random) {
  const Cell first = random_cell(geometry, random);
  Cells cells;
  for (int i = 0; i < 4; ++i) {
    const auto found = geometry.find(geometry.row(first) + i / 2, geometry.column(first) + i % 2);
    if (!found) return std::nullopt;
    cells.push_back(*found);
  }
  return Placed{geometry.name(first), std::move(cells)};
}

/// One clue on one side of the board.
std::optional<Placed> beside(const Geometry& geometry, std::size_t, Random& random) {
  constexpr std::array<std::string_view, 4> sides{"top", "bottom", "left", "right"};
  const std::size_t side = random.below(sides.size());
  const int lines = side < 2 ? geometry.width() : geometry.height();
  const std::size_t place = random.below(static_cast<std::size_t>(lines));
  std::string text(sides[side]);
  text += ':';
  for (std::size_t i = 0; i < static_cast<std::size_t>(lines); ++i) {
    text += i == place ? " ?" : " .";
  }
  return Placed{std::move(text), {}};
}

constexpr Shape table[] = {{"line", 2, true, line},     {"area", 1, true, area},
                           {"arrow", 2, true, arrow},   {"pair", 0, false, pair},
                           {"cell", 0, false, cell},    {"corner", 0, false, corner},
                           {"beside", 0, false, beside}};

}  // namespace

std::span<const Shape> shapes() { return table; }

}  // namespace generate

std::vector<std::string_view> shape_names() {
  std::vector<std::string_view> names;
  for (const generate::Shape& shape : generate::shapes()) names.push_back(shape.name);
  return names;
}

}  // namespace sudoku_sat
