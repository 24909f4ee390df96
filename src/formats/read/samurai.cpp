// Five puzzles that have nothing to do with each other hardly ever agree in 36 cells, not even as
// empty ones, unless they have next to no givens. Rows with gaps are known by their lengths: six of
// 18 cells, three of 21, three of 9, and the same upwards.
#include <algorithm>
#include <set>

#include "formats/text/symbols.hpp"
#include "lines_behind.hpp"

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

bool is_cell(char c) { return symbol_value(c) <= grid_size; }

/// The cells of a line, without what people draw between them and where a samurai has no cell; no
/// value if it has anything else.
std::optional<std::string> cells_of(std::string_view line) {
  std::string cells;
  for (const char c : line) {
    if (is_cell(c)) {
      cells += c;
    } else if (!is_in(c, " \t|,~#xX")) {
      return std::nullopt;
    }
  }
  return cells;
}

Grid values_of(std::string_view cells) {
  Grid grid(cells.size());
  std::ranges::transform(cells, grid.begin(), [](char c) { return symbol_value(c); });
  return grid;
}

/// The grid and those after it, each on a line or in nine rows, with blank lines between them;
/// empty unless they are five.
std::vector<Grid> five_grids(const Grid& first, std::string_view& ahead) {
  std::vector<Grid> grids{first};
  std::string cells;
  while (grids.size() <= Origins().size() && !ahead.empty()) {
    std::string_view rest = ahead;
    const std::string_view line = take_line(rest);
    const std::optional<std::string> more = line.empty() ? std::string() : cells_of(line);
    const bool row = more && more->size() == static_cast<std::size_t>(grid_size);
    const bool whole = more && cells.empty() && more->size() == grid_cells;
    if (!line.empty() && !row && !whole) break;
    if (line.empty() && !cells.empty()) break;
    ahead = rest;
    cells += *more;
    if (cells.size() < grid_cells) continue;
    grids.push_back(values_of(cells));
    cells.clear();
  }
  if (grids.size() != Origins().size() || !cells.empty()) grids.clear();
  return grids;
}

/// The cells of row number `row` in a table with tabs, where nothing means an empty cell; no value
/// if something stands where the samurai has no cell.
std::optional<std::string> cells_of_fields(char gap, std::string_view line, int row) {
  const std::vector<std::string_view> fields = split_at(gap, line);
  if (fields.size() > static_cast<std::size_t>(side)) return std::nullopt;
  std::string cells;
  for (int column = 0; column < side; ++column) {
    const auto at = static_cast<std::size_t>(column);
    const std::string_view field = at < fields.size() ? stripped(fields[at]) : std::string_view();
    const bool known = field.empty() || (field.size() == 1 && is_cell(field[0]));
    const bool has_cell = samurai().find(row, column).has_value();
    if (!known || (!has_cell && !field.empty() && symbol_value(field[0]) != 0)) return std::nullopt;
    if (has_cell) cells += field.empty() ? '.' : field[0];
  }
  return cells;
}

/// How many cells a samurai has in a row.
std::size_t cells_in_row(int row) {
  std::size_t count = 0;
  for (int column = 0; column < side; ++column) count += samurai().find(row, column).has_value();
  return count;
}

/// The cells of the rows at hand and ahead, whose lines are taken off the text; empty unless they
/// are as many in each row as a samurai has.
std::string cells_of_rows(std::string_view first, std::string_view& ahead) {
  std::string all;
  for (int row = 0; row < side;) {
    const bool begun = row > 0;
    if (begun && ahead.empty()) return {};
    const std::string_view line = begun ? take_line(ahead) : first;
    // Borders, and blank lines between bands.
    if (line.find_first_not_of("+-=| \t") == line.npos && begun) {
      if (line.empty() || line.find_first_of("+=") != line.npos) continue;
    }
    // The line at hand has commas in place of tabs.
    const char gap = begun ? '\t' : ',';
    const bool table = line.find(gap) != line.npos;
    const std::optional<std::string> cells =
        table ? cells_of_fields(gap, line, row) : cells_of(line);
    if (!cells || cells->size() != cells_in_row(row)) return {};
    all += *cells;
    ++row;
  }
  return all;
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

/// Whether each has enough givens that its shared boxes are unlikely to be empty by chance.
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

/// How many lines a text has, of which the last one may be the text's end.
std::size_t lines_in(std::string_view text) {
  const auto ends = static_cast<std::size_t>(std::ranges::count(text, '\n'));
  return ends + (text.empty() || text.ends_with('\n') ? 0 : 1);
}

/// All five grids on the line at hand.
std::optional<ParsedBoard> samurai_of_five(TextAhead& text, std::string_view cells) {
  std::vector<Grid> grids;
  for (std::size_t at = 0; at < cells.size(); at += grid_cells) {
    grids.push_back(values_of(cells.substr(at, grid_cells)));
  }
  for (const Origins& order : orders) {
    Grid givens = merged(grids, order);
    if (givens.empty()) continue;
    ParsedBoard board{grid_size, {}, {}, text.line().number};
    text.take();
    become_samurai(board, std::move(givens), "five grids of 81 symbols: read as a samurai");
    return board;
  }
  return std::nullopt;
}

constexpr int butterfly_side = 12;
constexpr std::array<Origin, 4> butterfly_grids{{{0, 0}, {0, 3}, {3, 0}, {3, 3}}};

/// Whether a value comes twice in a row or column of these many cells from the origin on.
bool has_pair(const Grid& givens, const Origin& origin, int length, int width) {
  for (int line = 0; line < length; ++line) {
    std::array<std::set<Value>, 2> seen;
    for (int at = 0; at < length; ++at) {
      const std::array<int, 2> cells{(origin.row + line) * width + origin.column + at,
                                     (origin.row + at) * width + origin.column + line};
      for (std::size_t way = 0; way < 2; ++way) {
        const Value value = givens[static_cast<std::size_t>(cells[way])];
        if (value != 0 && !seen[way].insert(value).second) return true;
      }
    }
  }
  return false;
}

/// Makes a board of 12x12 four grids that overlap where only these have no value twice in a line.
void take_butterfly(ParsedBoard& board) {
  if (*std::ranges::max_element(board.givens) > grid_size) return;
  if (!has_pair(board.givens, {0, 0}, butterfly_side, butterfly_side)) return;
  for (const Origin& origin : butterfly_grids) {
    if (has_pair(board.givens, origin, grid_size, butterfly_side)) return;
  }
  board.size = grid_size;
  board.rules.push_back({"grids", {"r1c1 r1c4 r4c1 r4c4"}});
  add_remark(board,
             "values up to 9 that clash on a board of 12x12: taken as a butterfly of four grids "
             "(as a board of 12x12: --size 12)");
}

}  // namespace

bool take_samurai(TextAhead& text, ParsedBoard& board) {
  const KnownLayout& expected = text.expected();
  if (board.size != grid_size || !board.label.empty() || !text.idle()) return false;
  if (expected.size || expected.layout != nullptr || expected.symbols != nullptr) return false;
  constexpr std::size_t bytes = Origins().size() * 4 * grid_cells;
  const std::string_view before = text.at_once(bytes);
  std::string_view ahead = before;
  const std::vector<Grid> grids = five_grids(board.givens, ahead);
  if (grids.empty()) return false;
  for (const Origins& order : orders) {
    Grid givens = merged(grids, order);
    if (givens.empty()) continue;
    text.pass(lines_in(before.substr(0, before.size() - ahead.size())));
    become_samurai(board, std::move(givens),
                   "five puzzles that agree where the grids of a samurai overlap: read as one (as "
                   "five: --size 9)");
    return true;
  }
  return false;
}

void take_samurai(const KnownLayout& expected, ParsedBoard& board) {
  if (expected.size || expected.layout != nullptr) return;
  if (board.size == butterfly_side) take_butterfly(board);
  if (board.size != side) return;
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

void require_one_grid(const KnownLayout& expected, const ParsedBoard& board) {
  if (expected.size || expected.layout != nullptr || !board.rules.empty()) return;
  // Other large boards have boxes of their own.
  if (board.size <= grid_size || board.size % 3 != 0 ||
      square_root(static_cast<std::size_t>(board.size)) ||
      board.givens.size() !=
          static_cast<std::size_t>(board.size) * static_cast<std::size_t>(board.size))
    return;
  if (*std::ranges::max_element(board.givens) > grid_size) return;
  if (!has_pair(board.givens, {0, 0}, board.size, board.size)) return;
  throw TextError(board.line, 0,
                  "values up to 9 that clash on a board of {0}x{0}: if these are several grids of "
                  "9x9 that overlap, name their first cells in a header, as in 'grids: r1c1 r1c13 "
                  "r7c7 r13c1 r13c13' (as a board of {0}x{0}: --size {0})",
                  board.size);
}

std::optional<ParsedBoard> samurai_of_rows(TextAhead& text) {
  const KnownLayout& expected = text.expected();
  if (expected.size || expected.layout != nullptr || expected.symbols != nullptr) return {};
  const TextLine first = text.line();
  const auto whole = samurai().grid_cells();
  // Nearly all lines of streams are pure, and shorter.
  constexpr std::size_t five = Origins().size() * grid_cells;
  const bool alone = text.shape().pure || text.shape().record;
  if (alone && first.text.size() != whole && first.text.size() != five) return {};
  const std::optional<std::string> begun = cells_of(first.text);
  if (begun && begun->size() == five) return samurai_of_five(text, *begun);
  constexpr std::ptrdiff_t fewest_fields = 11;
  const bool table = std::ranges::count(first.text, ',') + 1 >= fewest_fields;
  if (!begun) return {};
  if (!table && begun->size() != whole && begun->size() != cells_in_row(0)) return {};
  std::string cells = *begun;
  std::size_t lines = 0;
  if (cells.size() != whole) {
    constexpr std::size_t bytes = 4096;
    const std::string line(first.text);
    const std::string_view before = text.at_once(bytes);
    std::string_view ahead = before;
    cells = cells_of_rows(line, ahead);
    if (cells.empty()) return {};
    lines = lines_in(before.substr(0, before.size() - ahead.size()));
  }
  ParsedBoard board{grid_size, {}, {}, first.number};
  text.pass(lines);
  become_samurai(board, values_of(cells),
                 "the shape of a samurai: read as five grids of 9x9 that overlap");
  return board;
}

}  // namespace sudoku_sat::format
