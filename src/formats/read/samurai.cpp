// Five puzzles that have nothing to do with each other hardly ever agree in 36 cells, not even as
// empty ones, unless they have next to no givens.
#include "lines_behind.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

constexpr int grid_size = 9;
constexpr std::size_t grid_cells = 81;

using Origins = std::array<Origin, 5>;

// The middle comes third, first or last; of the others those above first.
constexpr std::array<Origins, 3> orders{{{{{0, 0}, {0, 12}, {6, 6}, {12, 0}, {12, 12}}},
                                         {{{6, 6}, {0, 0}, {0, 12}, {12, 0}, {12, 12}}},
                                         {{{0, 0}, {0, 12}, {12, 0}, {12, 12}, {6, 6}}}}};

constexpr int side = 21;

const Geometry& samurai() {
  static const Geometry board(Geometry(grid_size), {orders[0].begin(), orders[0].end()});
  return board;
}

bool is_grid(std::string_view line) {
  return line.size() == grid_cells &&
         std::all_of(line.begin(), line.end(), [](char c) { return symbol_value(c) <= grid_size; });
}

/// The grid and those of the lines behind it; empty unless they are five.
std::vector<Grid> five_grids(const Grid& first, std::string_view ahead) {
  std::vector<Grid> grids{first};
  while (grids.size() <= Origins().size() && !ahead.empty()) {
    const std::string_view line = take_line(ahead);
    if (!is_grid(line)) break;
    Grid grid(grid_cells);
    std::transform(line.begin(), line.end(), grid.begin(), [](char c) { return symbol_value(c); });
    grids.push_back(std::move(grid));
  }
  if (grids.size() != Origins().size()) grids.clear();
  return grids;
}

/// The cells of a samurai as its grids have them.
struct Overlay {
  Grid givens = Grid(samurai().grid_cells());
  std::vector<bool> known = std::vector<bool>(givens.size());
  std::size_t shared = 0;  ///< givens that two grids have

  /// False where another grid has a cell otherwise.
  bool put(const Origin& origin, const Grid& grid) {
    for (std::size_t i = 0; i < grid.size(); ++i) {
      const Cell cell = samurai().cell(origin.row + static_cast<int>(i) / grid_size,
                                       origin.column + static_cast<int>(i) % grid_size);
      if (known[cell] && givens[cell] != grid[i]) return false;
      shared += known[cell] && grid[i] != 0 ? 1U : 0U;
      known[cell] = true;
      givens[cell] = grid[i];
    }
    return true;
  }
};

std::size_t givens_of(const Grid& grid) {
  return grid.size() - static_cast<std::size_t>(std::count(grid.begin(), grid.end(), Value{0}));
}

/// Whether each has so many givens that eight boxes of them are hardly empty by chance.
bool have_givens(const std::vector<Grid>& grids) {
  constexpr std::size_t enough = 12;
  return std::all_of(grids.begin(), grids.end(),
                     [](const Grid& grid) { return givens_of(grid) >= enough; });
}

/// The givens of the samurai whose grids come in this order; empty where they don't agree.
Grid merged(const std::vector<Grid>& grids, const Origins& order) {
  Overlay overlay;
  for (std::size_t i = 0; i < grids.size(); ++i) {
    if (!overlay.put(order[i], grids[i])) return {};
  }
  return overlay.shared > 0 || have_givens(grids) ? std::move(overlay.givens) : Grid();
}

void become_samurai(ParsedBoard& board, Grid givens, std::string_view remark) {
  board.size = grid_size;
  board.givens = std::move(givens);
  board.rules.push_back({"grids", {"r1c1 r1c13 r7c7 r13c1 r13c13"}});
  add_remark(board, remark);
}

}  // namespace

bool take_samurai(TextAhead& text, ParsedBoard& board) {
  const KnownLayout& expected = text.expected();
  if (board.size != grid_size || !board.label.empty() || !text.idle()) return false;
  if (expected.size || expected.layout != nullptr || expected.symbols != nullptr) return false;
  constexpr std::size_t bytes = Origins().size() * (grid_cells + 2);
  const std::vector<Grid> grids = five_grids(board.givens, text.at_once(bytes));
  if (grids.empty()) return false;
  for (const Origins& order : orders) {
    Grid givens = merged(grids, order);
    if (givens.empty()) continue;
    text.pass(grids.size() - 1);
    become_samurai(board, std::move(givens),
                   "five puzzles that agree where the grids of a samurai overlap: read as one (as "
                   "five: --size 9)");
    return true;
  }
  return false;
}

void take_samurai(const KnownLayout& expected, ParsedBoard& board) {
  if (board.size != side || expected.size || expected.layout != nullptr) return;
  // Fewer are a board that has been begun.
  constexpr std::size_t fewest_givens = 17;
  if (givens_of(board.givens) < fewest_givens) return;
  Grid givens(samurai().grid_cells());
  for (std::size_t i = 0; i < board.givens.size(); ++i) {
    const Value value = board.givens[i];
    if (value == 0) continue;
    const auto cell = samurai().find(static_cast<int>(i) / side, static_cast<int>(i) % side);
    if (!cell || value > grid_size) return;
    givens[*cell] = value;
  }
  become_samurai(
      board, std::move(givens),
      "values up to 9, and none where a samurai has no cell: taken as one (as a board of "
      "21x21: --size 21)");
}

}  // namespace sudoku_sat::format
