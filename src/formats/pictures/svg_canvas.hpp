// Where cells lie in a picture, and the shapes and texts that it is made of.
#pragma once

#include <fmt/format.h>

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "sudoku_sat/board.hpp"

namespace sudoku_sat {

/// The side of a cell, in the units of the picture.
inline constexpr int cell_side = 60;

struct SvgPoint {
  int x;
  int y;
  auto operator<=>(const SvgPoint&) const = default;
};

/// The point at `distance` from `from` in the direction of `to`.
SvgPoint towards(SvgPoint from, SvgPoint to, int distance);

class SvgCanvas {
 public:
  /// Both must outlive it.
  SvgCanvas(const Geometry& geometry, std::string& out) : geometry_(geometry), out_(out) {}

  template <typename... Arguments>
  void print(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    out_ += fmt::format(format, std::forward<Arguments>(arguments)...);
  }

  const Geometry& geometry() const { return geometry_; }
  std::string& out() { return out_; }
  int width() const { return geometry_.width() * cell_side; }
  int height() const { return geometry_.height() * cell_side; }
  int left(Cell cell) const { return geometry_.column(cell) * cell_side; }
  int top(Cell cell) const { return geometry_.row(cell) * cell_side; }
  SvgPoint middle(Cell cell) const {
    return {left(cell) + cell_side / 2, top(cell) + cell_side / 2};
  }

  /// The mean of the middles of all cells. Requires: at least one cell.
  SvgPoint center(std::span<const Cell> cells) const;

  /// Opens a path of strokes with round ends; close_path() ends any path.
  void open_strokes(std::string_view color, int width);
  void close_path() { out_ += "\"/>\n"; }

  /// Parts of a path.
  void rectangle(int x, int y, int width, int height) {
    print("M{} {}h{}v{}h-{}z", x, y, width, height, width);
  }
  void cell(Cell cell) { rectangle(left(cell), top(cell), cell_side, cell_side); }
  /// From `first` through the middles of cells.
  void line(SvgPoint first, std::span<const Cell> rest);
  /// The head of an arrow that comes from `from`: two strokes half to its sides.
  void arrow_head(SvgPoint from, SvgPoint tip, int length);

  /// Opens a group of texts; close_group() ends it.
  void open_text(std::string_view color, int size, std::string_view anchor);
  void text(SvgPoint at, std::string_view words);
  void close_group() { out_ += "</g>\n"; }

 private:
  const Geometry& geometry_;
  std::string& out_;
};

}  // namespace sudoku_sat
