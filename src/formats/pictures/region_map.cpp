// A region gets a number, and each place of the drawing the number of its region. Borders lie where
// neighbours differ. Colours are given greedily; drawings have few regions, and a few colours are
// enough.
#include "region_map.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace sudoku_sat::format {

RegionMap::RegionMap(const Picture& picture)
    : height_(picture.geometry.height()),
      width_(picture.geometry.width()),
      regions_(static_cast<std::size_t>(height_) * static_cast<std::size_t>(width_), nowhere) {
  const Geometry& geometry = picture.geometry;
  std::vector<int> of_cells(geometry.grid_cells(), 0);
  if (picture.board != nullptr && !picture.board->standard()) {
    of_cells = regions_of_board(*picture.board);
    // Regions that were to be found.
    std::vector<int> numbers = count_ > 1 ? std::vector<int>() : numbers_of_cells(picture);
    if (count_ <= 1 && numbers.empty()) numbers = regions_of_marks(picture);
    if (!numbers.empty()) {
      of_cells = numbers;
      count_ = 1 + *std::ranges::max_element(numbers);
    }
  } else if (geometry.single()) {
    count_ = geometry.boxes();
    for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) of_cells[cell] = geometry.box(cell);
  }
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
    const int place = geometry.row(cell) * width_ + geometry.column(cell);
    regions_[static_cast<std::size_t>(place)] = of_cells[cell];
  }
  boxes_ = geometry.single() && are_boxes(geometry);
}

/// Where grids overlap, boxes may too: cells of a region lie in the same boxes.
std::vector<int> RegionMap::regions_of_board(const Board& board) {
  std::vector<std::vector<std::uint32_t>> boxes_of(board.geometry().grid_cells());
  for (std::uint32_t i = 0; i < board.all_different().size(); ++i) {
    const AllDifferent& constraint = board.all_different()[i];
    if (!is_region(constraint.kind)) continue;
    for (const Cell cell : constraint.cells) boxes_of[cell].push_back(i);
  }
  std::map<std::vector<std::uint32_t>, int> known;
  std::vector<int> of_cells;
  for (const auto& boxes : boxes_of) {
    of_cells.push_back(known.try_emplace(boxes, static_cast<int>(known.size())).first->second);
  }
  count_ = static_cast<int>(known.size());
  return of_cells;
}

bool RegionMap::are_boxes(const Geometry& geometry) const {
  if (count_ != geometry.boxes()) return false;
  std::vector<int> region_of(static_cast<std::size_t>(count_), nowhere);
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
    const int region = at(geometry.row(cell), geometry.column(cell));
    int& known = region_of[static_cast<std::size_t>(geometry.box(cell))];
    if (known == nowhere) known = region;
    if (known != region) return false;
  }
  return true;
}

/// Greedily: each region gets the first colour that none of its neighbours has.
std::vector<int> RegionMap::colors(int most) const {
  std::vector<std::set<int>> neighbours(static_cast<std::size_t>(count_));
  const auto join = [&](int a, int b) {
    if (a == b || a == nowhere || b == nowhere) return;
    neighbours[static_cast<std::size_t>(a)].insert(b);
    neighbours[static_cast<std::size_t>(b)].insert(a);
  };
  for (int row = 0; row < height_; ++row) {
    for (int column = 0; column < width_; ++column) {
      join(at(row, column), at(row, column - 1));
      join(at(row, column), at(row - 1, column));
    }
  }
  std::vector<int> colors(neighbours.size(), most);
  for (std::size_t region = 0; region < colors.size(); ++region) {
    int color = 0;
    const auto taken = [&](int other) { return colors[static_cast<std::size_t>(other)] == color; };
    while (std::ranges::any_of(neighbours[region], taken)) ++color;
    colors[region] = color % most;
  }
  return colors;
}

}  // namespace sudoku_sat::format
