// Nearly all lines of streams are puzzles: that they are no map is seen at their first cells.
//
// Five puzzles that have nothing to do with each other hardly ever agree in 36 cells, not even as
// empty ones, unless they have next to no givens.
#include "lines_behind.hpp"

#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::size_t smallest_board = 4;

/// Whether each sign that comes is on `size` cells.
bool fills_regions(std::string_view signs, std::size_t size) {
  std::array<std::size_t, 256> cells{};
  for (const char sign : signs) ++cells[static_cast<unsigned char>(sign)];
  return std::ranges::all_of(cells, [&](std::size_t count) { return count == 0 || count == size; });
}

/// How many cells hang together with the first one of the sign at `start`.
std::size_t connected_cells(std::string_view signs, std::size_t size, std::size_t start) {
  std::vector<bool> seen(signs.size());
  std::vector<std::size_t> open{start};
  seen[start] = true;
  std::size_t count = 0;
  const auto visit = [&](std::size_t cell) {
    if (seen[cell] || signs[cell] != signs[start]) return;
    seen[cell] = true;
    open.push_back(cell);
  };
  while (!open.empty()) {
    const std::size_t cell = open.back();
    open.pop_back();
    ++count;
    if (cell >= size) visit(cell - size);
    if (cell + size < signs.size()) visit(cell + size);
    if (cell % size > 0) visit(cell - 1);
    if (cell % size + 1 < size) visit(cell + 1);
  }
  return count;
}

/// Rows, or columns, all of one sign each.
bool in_lines(std::string_view signs, std::size_t size) {
  bool rows = true;
  bool columns = true;
  for (std::size_t cell = 0; cell < signs.size(); ++cell) {
    rows = rows && signs[cell] == signs[cell - cell % size];
    columns = columns && signs[cell] == signs[cell % size];
  }
  return rows || columns;
}

/// Whether the region of the first cell may be one.
bool begins_map(std::string_view signs, std::size_t size) {
  if (size < smallest_board || size > largest_symbol) return false;
  if (signs[0] == '.' || (signs[0] != signs[1] && signs[0] != signs[size])) return false;
  std::size_t cells = 0;
  for (const char sign : signs) {
    cells += sign == signs[0] ? 1U : 0U;
    if (cells > size) return false;
  }
  return cells == size;
}

/// Whether the text begins with a puzzle on a line of its own, as in streams.
bool is_other_puzzle(std::string_view text, std::size_t size) {
  if (text.front() == '.') return true;
  const std::size_t cells = size * size;
  return text.size() > cells && text[cells] == '\n' && text.front() != '#' &&
         !is_space(text.front()) && !begins_map(text.substr(0, cells), size);
}

bool is_map(std::string_view signs, std::size_t size) {
  if (signs.size() != size * size) return false;
  if (!begins_map(signs, size) || !fills_regions(signs, size)) return false;
  for (std::size_t cell = 0; cell < signs.size(); ++cell) {
    const bool begins = signs.find(signs[cell]) == cell;
    if (begins && connected_cells(signs, size, cell) != size) return false;
  }
  return !in_lines(signs, size);
}

/// Puts the signs of a line of the map after `signs`; false if it is no such line.
bool add_signs(std::string_view line, std::size_t size, std::string& signs) {
  const std::size_t before = signs.size();
  // The room that rows have between their signs.
  if (line.size() > 4 * size && line.size() > size * size + 1) return false;
  for (const char c : line) {
    if (!is_space(c) && c != ',') signs += c;
  }
  const std::size_t added = signs.size() - before;
  return added == size || (before == 0 && added == size * size);
}

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
         std::ranges::all_of(line, [](char c) { return symbol_value(c) <= grid_size; });
}

/// The grid and those of the lines after it; empty unless they are five.
std::vector<Grid> five_grids(const Grid& first, std::string_view ahead) {
  std::vector<Grid> grids{first};
  while (grids.size() <= Origins().size() && !ahead.empty()) {
    const std::string_view line = take_line(ahead);
    if (!is_grid(line)) break;
    Grid grid(grid_cells);
    std::ranges::transform(line, grid.begin(), [](char c) { return symbol_value(c); });
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

  /// False if another grid has a cell otherwise.
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
  return grid.size() - static_cast<std::size_t>(std::ranges::count(grid, Value{0}));
}

/// Whether each has so many givens that eight boxes of them are hardly empty by chance.
bool have_givens(const std::vector<Grid>& grids) {
  constexpr std::size_t enough = 12;
  return std::ranges::all_of(grids, [](const Grid& grid) { return givens_of(grid) >= enough; });
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

std::optional<RuleText> regions_of(std::string_view signs, std::size_t size) {
  if (!is_map(signs, size)) return std::nullopt;
  std::string known;
  RuleText regions{"regions", {}};
  for (std::size_t row = 0; row < size; ++row) {
    std::string text;
    for (const char sign : signs.substr(row * size, size)) {
      if (known.find(sign) == known.npos) known += sign;
      text += value_symbols[known.find(sign) + 1];
    }
    regions.entries.push_back(std::move(text));
  }
  return regions;
}

void add_regions(ParsedBoard& board, RuleText regions) {
  board.rules.push_back(std::move(regions));
  add_remark(board, "the symbols beside the puzzle are read as a map of its regions");
}

void take_regions(TextAhead& text, ParsedBoard& board) {
  if (!text.idle() || text.expected().layout != nullptr) return;
  const auto size = static_cast<std::size_t>(board.size);
  constexpr std::size_t room_for_comments = 512;
  std::string_view ahead = text.at_once(4 * size * size + room_for_comments);
  if (ahead.empty() || is_other_puzzle(ahead, size)) return;
  std::string signs;
  std::size_t lines = 0;
  while (signs.size() < size * size) {
    if (ahead.empty()) return;
    const std::string_view line = take_line(ahead);
    ++lines;
    if (line.size() == size * size && !begins_map(line, size)) return;
    const bool nothing = line.empty() || line.front() == '#';
    if (nothing ? !signs.empty() : !add_signs(line, size, signs)) return;
  }
  std::optional<RuleText> regions = regions_of(signs, size);
  if (!regions) return;
  text.pass(lines);
  add_regions(board, *std::move(regions));
}

std::optional<RuleText> regions_in(std::span<const Row> rows, std::size_t size) {
  if (rows.size() < size) return std::nullopt;
  std::string signs;
  for (const Row& row : rows.first(size)) {
    if (!add_signs(stripped(row.text), size, signs)) return std::nullopt;
  }
  return regions_of(signs, size);
}

void refuse_map(std::size_t line) {
  throw TextError(line, 0,
                  "a map of regions without a puzzle of the same size: write it after its puzzle, "
                  "on the same line or in the following rows");
}

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
