#include "sudoku_sat/geometry.hpp"

#include <fmt/format.h>

#include <charconv>

#include "sudoku_sat/error.hpp"

namespace sudoku_sat {

namespace {

int squarest_box_rows(int size) {
  int best = 1;
  for (int rows = 1; rows * rows <= size; ++rows) {
    if (size % rows == 0) best = rows;
  }
  return best;
}

int checked_size(int size) {
  if (size >= 1 && size <= max_size) return size;
  throw UsageError(
      fmt::format("a board of size {} is out of range: 1 to {} are possible", size, max_size));
}

/// Reads a number at the front of `text` and takes it off; 0 where there is none.
int take_number(std::string_view& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return 0;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

}  // namespace

Geometry::Geometry(int size)
    : box_rows_(squarest_box_rows(checked_size(size))), box_columns_(size / box_rows_) {}

Geometry::Geometry(int box_rows, int box_columns) : box_rows_(box_rows), box_columns_(box_columns) {
  const bool positive = box_rows >= 1 && box_columns >= 1;
  if (positive && box_rows <= max_size && box_columns <= max_size / box_rows) return;
  throw UsageError(fmt::format("boxes of {}x{} are out of range: a board has 1 to {} cells a box",
                               box_rows, box_columns, max_size));
}

std::string Geometry::name(Cell cell) const {
  return fmt::format("r{}c{}", row(cell) + 1, column(cell) + 1);
}

Geometry parse_box(std::string_view text) {
  std::string_view rest = text;
  const int rows = take_number(rest);
  const bool separated = rest.starts_with('x') || rest.starts_with('X');
  if (separated) rest.remove_prefix(1);
  const int columns = take_number(rest);
  if (rows < 1 || columns < 1 || !separated || !rest.empty()) {
    throw UsageError(fmt::format("'{}' is no box: write its rows x columns, like 2x3", text));
  }
  return Geometry(rows, columns);
}

}  // namespace sudoku_sat
