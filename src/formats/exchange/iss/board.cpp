#include "board.hpp"

#include <fmt/format.h>

#include <map>

#include "base/joined.hpp"

namespace sudoku_sat::format {

namespace {

const IssItem* find_item(const std::vector<IssItem>& items, std::string_view name) {
  const auto found = std::ranges::find(items, name, &IssItem::name);
  return found == items.end() ? nullptr : &*found;
}

/// "9" or "0-9".
void read_values(const std::string& text, IssBoard& board, const ExchangePuzzle& out) {
  const std::vector<std::string> ends = iss_args(text, '-');
  const auto first = parse_number<int>(ends[0]);
  const auto last = parse_number<int>(ends.back());
  const int least = ends.size() == 2 ? first.value_or(0) : 1;
  if (ends.size() > 2 || !first || !last || least < 0 || least > 1 || *last < least ||
      *last - least >= iss_most_rows) {
    out.fail("Shape", "'{}' is not a range of values such as 9 or 0-9", shown(text));
  }
  board.least = least;
  board.most = *last;
}

/// "6x6"; with the values where these aren't 1 to 6: "6x6~8" or "6x6~0-6"; last the kind of grid.
void read_shape(const IssItem& item, IssBoard& board, const ExchangePuzzle& out) {
  const std::string shape = item.args.empty() ? "" : item.args[0];
  const std::vector<std::string> sides = iss_args(shape, 'x');
  const auto rows = parse_number<int>(sides[0]);
  const auto columns = parse_number<int>(sides.back());
  if (item.args.size() > 3 || sides.size() != 2 || !rows || !columns || *rows < 1 || *columns < 1) {
    out.fail("Shape", "'{}' is not a size such as 6x8", shown(shape.empty() ? "Shape" : shape));
  }
  if (item.args.size() == 3 && item.args[2] != "Raw" && item.args[2] != "Sudoku") {
    out.fail("Shape", "'{}' is not a kind of grid: Sudoku or Raw", shown(item.args[2]));
  }
  board.rows = *rows;
  board.columns = *columns;
  board.most = board.whole();
  board.raw = item.args.size() == 3 && item.args[2] == "Raw";
  if (item.args.size() > 1 && !item.args[1].empty()) read_values(item.args[1], board, out);
}

IssRegions boxes_of(const IssBoard& board) {
  const auto box = iss_box(board.rows, board.columns, board.region_size);
  IssRegions boxes;
  if (board.raw || board.no_boxes || !box) return boxes;
  for (int row = 0; row < board.rows; row += box->row) {
    for (int column = 0; column < board.columns; column += box->column) {
      std::vector<int>& cells = boxes.emplace_back();
      for (int i = 0; i < board.region_size; ++i) {
        cells.push_back((row + i / box->column) * board.columns + column + i % box->column);
      }
    }
  }
  return boxes;
}

/// A sign for each cell; the board's shape may stand before them.
void read_jigsaw(const IssItem& item, IssBoard& board, const ExchangePuzzle& out) {
  const auto count = static_cast<std::size_t>(board.rows * board.columns);
  if (item.args.empty() || item.args.size() > 2 || item.args.back().size() != count) {
    out.fail("Jigsaw", "expected {} symbols", count);
  }
  std::map<char, std::vector<int>> regions;
  for (std::size_t i = 0; i < count; ++i) {
    regions[item.args.back()[i]].push_back(static_cast<int>(i));
  }
  if (regions.size() == 1) return;
  const auto whole = static_cast<std::size_t>(board.region_size);
  std::size_t others = 0;
  for (const auto& [sign, cells] : regions) {
    if (cells.size() == whole) {
      board.pieces.push_back(cells);
    } else {
      ++others;
    }
  }
  if (others > 1) {
    out.fail("Jigsaw", "{} regions don't have {} cells: one may be left over", others, whole);
  }
  board.whole_jigsaw = others == 0;
}

void read_region_size(const IssItem& item, IssBoard& board, const ExchangePuzzle& out) {
  const auto size = parse_number<int>(item.args.size() == 1 ? item.args[0] : "");
  if (!size || *size < 1 || *size > board.values()) {
    out.fail(item.place(), "expected a number of cells from 1 to {}", board.values());
  }
  board.region_size = *size;
  board.other_size = *size != board.whole();
}

bool is_usual(const IssBoard& board) {
  return !board.no_boxes && !board.raw && !board.other_size && !board.chaos;
}

}  // namespace

std::optional<Origin> iss_box(int rows, int columns, int cells) {
  for (int few = iss_most_rows; few >= 2; --few) {
    if (few * few > cells || cells % few != 0) continue;
    const int many = cells / few;
    if (rows % few == 0 && columns % many == 0) return Origin{few, many};
    if (rows % many == 0 && columns % few == 0) return Origin{many, few};
  }
  return std::nullopt;
}

IssBoard iss_board(const std::vector<IssItem>& items, ExchangePuzzle& out) {
  IssBoard board;
  if (const IssItem* shape = find_item(items, "Shape")) {
    read_shape(*shape, board, out);
    out.set_shape(board.rows, board.columns, "Shape");
  }
  board.no_boxes = find_item(items, "NoBoxes") != nullptr;
  board.chaos = find_item(items, "ChaosConstruction") != nullptr;
  board.doppelganger = find_item(items, "Doppelganger") != nullptr;
  board.region_size = board.whole();
  board.cells = IssCells(board.rows, board.columns);
  if (const IssItem* size = find_item(items, "RegionSize")) read_region_size(*size, board, out);
  board.boxes = boxes_of(board);
  if (const IssItem* jigsaw = find_item(items, "Jigsaw")) read_jigsaw(*jigsaw, board, out);
  return board;
}

IssBoard iss_board_of(const Geometry& geometry) {
  IssBoard board;
  board.rows = geometry.grid_rows();
  board.columns = geometry.grid_columns();
  board.least = geometry.least();
  board.most = geometry.most();
  return board;
}

void add_board_rules(const IssBoard& board, ExchangePuzzle& out) {
  // A board of this program has a value for each cell of a row at least.
  const int most = std::max(board.most, board.least + board.whole() - 1);
  if (board.least != 1 || most != board.whole()) {
    out.add("values", fmt::format("{}-{}", board.least, most), "Shape");
  }
  if (most != board.most) {
    const Geometry geometry = out.geometry();
    std::vector<int> values;
    for (int value = board.least; value <= board.most; ++value) values.push_back(value);
    std::vector<Cell> cells(out.cells());
    for (Cell cell = 0; cell < cells.size(); ++cell) cells[cell] = cell;
    out.add("allowed",
            fmt::format("{}: {}", base::joined(values, " "), cells_text(geometry, cells)), "Shape");
  }
  if (board.raw) return out.add("free-grid", "", "Shape");
  const bool regions = board.boxes.empty() && !board.other_size && board.whole_jigsaw;
  const bool boxes_are_usual = is_usual(board) && !regions;
  if (regions) {
    std::vector<std::size_t> piece_of(out.cells());
    for (std::size_t i = 0; i < board.pieces.size(); ++i) {
      for (const int cell : board.pieces[i]) piece_of[static_cast<std::size_t>(cell)] = i;
    }
    out.add_regions(piece_of, "Jigsaw");
  } else {
    if (!boxes_are_usual && !board.chaos) out.add("latin", "", "NoBoxes");
    if (!boxes_are_usual) add_extra(board.boxes, "RegionSize", out);
    add_extra(board.pieces, "Jigsaw", out);
  }
}

std::optional<Origin> little_killer_step(const IssBoard& board, int row, int column) {
  const int below = board.rows - 1;
  const int last = board.columns - 1;
  if (column == 0 && row < below) return Origin{1, 1};
  if (column == last && row > 0 && row < below) return Origin{-1, -1};
  if (row == 0) return Origin{1, -1};
  if (row == below && column > 0 && column < last) return Origin{-1, 1};
  return std::nullopt;
}

IssRegions iss_windows(const IssBoard& board) {
  const int size = board.other_size ? board.region_size : board.values();
  const auto box = iss_box(board.rows, board.columns, size);
  IssRegions windows;
  if (!box) return windows;
  for (int row = 1; row + box->row < board.rows; row += box->row + 1) {
    for (int column = 1; column + box->column < board.columns; column += box->column + 1) {
      std::vector<int>& cells = windows.emplace_back();
      for (int i = 0; i < size; ++i) {
        cells.push_back((row + i / box->column) * board.columns + column + i % box->column);
      }
    }
  }
  return windows;
}

IssRegions iss_disjoint_sets(const IssBoard& board) {
  IssBoard with_boxes = board;
  with_boxes.no_boxes = false;
  const IssRegions boxes = boxes_of(with_boxes);
  IssRegions sets(boxes.empty() ? 0 : boxes[0].size());
  for (const std::vector<int>& box : boxes) {
    for (std::size_t i = 0; i < box.size(); ++i) sets[i].push_back(box[i]);
  }
  return sets;
}

void add_extra(const IssRegions& regions, std::string_view place, ExchangePuzzle& out) {
  const Geometry geometry = out.geometry();
  for (const std::vector<int>& region : regions) {
    std::vector<Cell> cells;
    for (const int cell : region) cells.push_back(static_cast<Cell>(cell));
    if (cells.size() > 1) out.add("extra", cells_text(geometry, cells), place);
  }
}

}  // namespace sudoku_sat::format
