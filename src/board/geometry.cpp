// Several grids make a board by their origins: a place that two grids share is one cell. Cells are
// numbered row by row over the whole board, and places without a cell are left out, so that a cell
// is an index everywhere else. A requested layout is checked before any memory is taken.
#include "sudoku_sat/board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>

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
  throw UsageError(fmt::format("board size {} is out of range (1 to {})", size, max_size));
}

int checked_area(int box_rows, int box_columns) {
  const bool positive = box_rows >= 1 && box_columns >= 1;
  if (positive && box_rows <= max_size && box_columns <= max_size / box_rows) {
    return box_rows * box_columns;
  }
  throw UsageError(fmt::format("boxes of {}x{} are out of range: a board has 1 to {} cells per box",
                               box_rows, box_columns, max_size));
}

/// Reads a number at the front of `text` and takes it off; 0 if there is none.
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

Geometry::Geometry(int box_rows, int box_columns)
    : box_rows_(box_rows), box_columns_(box_columns), size_(checked_area(box_rows, box_columns)) {}

Geometry::Geometry(const Geometry& one, const std::vector<Origin>& origins)
    : box_rows_(one.box_rows_),
      box_columns_(one.box_columns_),
      size_(one.size_),
      rows_(one.rows_),
      columns_(one.columns_),
      offset_(one.offset_) {
  if (origins.empty()) throw UsageError("no grids: give the first cell of each");
  auto layout = std::make_shared<Layout>();
  layout->origins = origins;
  for (const Origin& origin : origins) {
    layout->height = std::max(layout->height, origin.row + rows_);
    layout->width = std::max(layout->width, origin.column + columns_);
  }
  check_layout(*layout);
  layout->numbers.resize(
      static_cast<std::size_t>(layout->height) * static_cast<std::size_t>(layout->width), nowhere);
  layout_ = layout;
  for (const Origin& origin : origins) {
    for (int row = 0; row < rows_; ++row) {
      for (int column = 0; column < columns_; ++column) {
        layout->numbers[place(origin.row + row, origin.column + column)] = 0;
      }
    }
  }
  for (int row = 0; row < layout->height; ++row) {
    for (int column = 0; column < layout->width; ++column) {
      Cell& number = layout->numbers[place(row, column)];
      if (number == nowhere) continue;
      number = static_cast<Cell>(layout->places.size());
      layout->places.push_back({row, column});
    }
  }
}

/// Throws: UsageError, before memory is taken, for a layout that is wrong or too large.
void Geometry::check_layout(const Layout& layout) const {
  constexpr int max_lines = 10'000;
  std::vector<Origin> sorted = layout.origins;
  const auto by_place = [](const Origin& a, const Origin& b) {
    return std::pair(a.row, a.column) < std::pair(b.row, b.column);
  };
  std::sort(sorted.begin(), sorted.end(), by_place);
  int left = sorted.front().column;
  for (const Origin& origin : sorted) left = std::min(left, origin.column);
  if (sorted.front().row != 0 || left != 0) {
    throw UsageError("no grid begins in the first row, or none in the first column of the board");
  }
  if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) {
    throw UsageError("two grids are in the same place");
  }
  const auto cells = static_cast<std::uint64_t>(rows_) * static_cast<std::uint64_t>(columns_);
  const auto variables = cells * static_cast<std::uint64_t>(size()) * sorted.size();
  if (std::max(layout.height, layout.width) > max_lines || variables > INT32_MAX) {
    throw UsageError(fmt::format("{} grids of {}x{} on {} rows and {} columns are too large",
                                 sorted.size(), rows_, columns_, layout.height, layout.width));
  }
}

Geometry Geometry::with_shape(int rows, int columns) const {
  const int size = std::max(checked_size(rows), checked_size(columns));
  const auto fill = [&](int box_rows) {
    return size % box_rows == 0 && rows % box_rows == 0 && columns % (size / box_rows) == 0;
  };
  const auto squareness = [&](int box_rows) { return std::abs(box_rows - size / box_rows); };
  // Boxes as wide or as high as the board always exist.
  int best = rows <= columns ? 1 : size;
  for (int box_rows = 1; box_rows <= size; ++box_rows) {
    if (fill(box_rows) && squareness(box_rows) < squareness(best)) best = box_rows;
  }
  const bool own = box_rows_ * box_columns_ == size && fill(box_rows_);
  Geometry result = own ? Geometry(box_rows_, box_columns_) : Geometry(best, size / best);
  result.rows_ = rows;
  result.columns_ = columns;
  return result;
}

Geometry Geometry::with_values(int least, int most) const {
  if (least < 0 || most < least || most - least >= max_size) {
    throw UsageError(fmt::format(
        "the values {} to {} are not supported: expected 1 to {} of them, from 0 or 1 on", least,
        most, max_size));
  }
  Geometry result = *this;
  result.size_ = most - least + 1;
  result.offset_ = least - 1;
  const std::uint64_t literals = result.cells() * static_cast<std::uint64_t>(result.size_);
  if (literals <= INT32_MAX) return result;
  throw UsageError(fmt::format("{} values in {} cells are too many", result.size_, result.cells()));
}

Geometry Geometry::with_regions(std::vector<int> numbers) const {
  Geometry result = *this;
  result.regions_ = std::make_shared<const std::vector<int>>(std::move(numbers));
  return result;
}

Geometry Geometry::without_boxes() const {
  Geometry result = *this;
  result.boxes_ = false;
  return result;
}

Geometry Geometry::with_variables(std::vector<std::string> names, std::vector<int> firsts) const {
  Geometry result = *this;
  result.variables_.reset();
  if (names.empty()) return result;
  firsts.resize(names.size(), 1);
  result.variables_ = std::make_shared<const Beside>(Beside{std::move(names), std::move(firsts)});
  const std::uint64_t literals = result.cells() * static_cast<std::uint64_t>(size());
  if (literals <= INT32_MAX) return result;
  throw UsageError(
      fmt::format("{} variables of up to {} values are too many", result.variables(), size()));
}

std::optional<Cell> Geometry::find(int row, int column) const {
  if (row < 0 || column < 0 || row >= height() || column >= width()) return std::nullopt;
  const Cell found = cell(row, column);
  if (found == nowhere) return std::nullopt;
  return found;
}

std::vector<Origin> Geometry::grids() const {
  return layout_ ? layout_->origins : std::vector<Origin>{{}};
}

bool Geometry::operator==(const Geometry& other) const {
  const bool same_variables =
      variables_ == other.variables_ ||
      (variables_ && other.variables_ && variables_->names == other.variables_->names &&
       variables_->firsts == other.variables_->firsts);
  return box_rows_ == other.box_rows_ && box_columns_ == other.box_columns_ &&
         size_ == other.size_ && rows_ == other.rows_ && columns_ == other.columns_ &&
         offset_ == other.offset_ && same_variables &&
         (layout_ == other.layout_ ||
          (layout_ && other.layout_ && layout_->origins == other.layout_->origins));
}

Geometry parse_box(std::string_view text) {
  std::string_view rest = text;
  const int rows = take_number(rest);
  const bool separated = rest.starts_with('x') || rest.starts_with('X');
  if (separated) rest.remove_prefix(1);
  const int columns = take_number(rest);
  if (rows < 1 || columns < 1 || !separated || !rest.empty()) {
    throw UsageError(fmt::format("'{}' is not a box: expected rows x columns, e.g. 2x3", text));
  }
  return Geometry(rows, columns);
}

}  // namespace sudoku_sat
