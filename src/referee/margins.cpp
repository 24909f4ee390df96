// Rules of clues outside of the board: each says something of the cells that are seen from there.
#include <algorithm>

#include "rule.hpp"

namespace sudoku_sat::referee::rules {

namespace {

struct Clue {
  std::string_view side;
  std::string_view text;
  Cells cells;
};

Cells seen_from(const Board& board, int row, int column, int down, int across) {
  Cells cells;
  while (row >= 0 && row < board.rows && column >= 0 && column < board.columns) {
    cells.push_back(board.cell(row, column));
    row += down;
    column += across;
  }
  return cells;
}

/// Where the clue `i` of a side stands, and the direction that is seen from there.
struct View {
  std::string_view side;
  bool beside_rows;
  bool far;  // at the right or the bottom
  int down;
  int across;
};

constexpr View straight_views[] = {{"top", false, false, 1, 0},
                                   {"bottom", false, true, -1, 0},
                                   {"left", true, false, 0, 1},
                                   {"right", true, true, 0, -1}};
constexpr View diagonal_views[] = {
    {"top-right", false, false, 1, 1},    {"top-left", false, false, 1, -1},
    {"bottom-right", false, true, -1, 1}, {"bottom-left", false, true, -1, -1},
    {"left-up", true, false, -1, 1},      {"left-down", true, false, 1, 1},
    {"right-up", true, true, -1, -1},     {"right-down", true, true, 1, -1}};

// All places outside of the board from which something is seen, with dots for clues.
std::vector<Clue> places(const Board& board, const View& view) {
  std::vector<Clue> found;
  for (int i = 0; i < (view.beside_rows ? board.rows : board.columns); ++i) {
    const int row = view.beside_rows ? i : view.far ? board.rows - 1 : 0;
    const int column = !view.beside_rows ? i : view.far ? board.columns - 1 : 0;
    found.push_back({view.side, ".", seen_from(board, row, column, view.down, view.across)});
  }
  return found;
}

// An entry "SIDE: CLUES", a dot if there is none.
template <std::size_t count>
std::vector<Clue> read_side(const Rule& rule, const View (&views)[count], std::string_view entry) {
  rule.one_grid();
  const auto parts = split(entry, ':');
  for (const View& view : views) {
    if (parts.size() != 2 || parts[0] != view.side) continue;
    std::vector<Clue> clues = places(rule.board, view);
    const auto texts = words(parts[1]);
    if (texts.size() != clues.size()) rule.fail("other clues than rows or columns");
    for (std::size_t i = 0; i < clues.size(); ++i) clues[i].text = texts[i];
    std::erase_if(clues, [](const Clue& clue) { return clue.text == "."; });
    return clues;
  }
  not_understood(entry, "no side with clues");
}

// The clues of all entries but those that `other` is true of.
template <std::size_t count>
std::vector<Clue> read_clues(
    const Rule& rule, const View (&views)[count],
    const std::function<bool(std::string_view entry)>& other = [](auto) { return false; }) {
  std::vector<Clue> all;
  for (const std::string_view entry : rule.lines()) {
    if (other(entry)) continue;
    const std::vector<Clue> clues = read_side(rule, views, entry);
    all.insert(all.end(), clues.begin(), clues.end());
  }
  return all;
}

// What a number as clue says of the values that are seen from there.
void say_of_clues(const Rule& rule, const std::function<bool(const Values&, int clue)>& says) {
  for (const Clue& clue : read_clues(rule, straight_views)) {
    rule.say(clue.cells,
             [says, n = number(clue.text)](const Values& values) { return says(values, n); });
  }
}

// What stands between the least and the greatest value of a line; each has to be there once.
void sandwich(const Rule& rule) {
  say_of_clues(rule, [](const Values& values, int clue) {
    auto [from, to] = std::minmax_element(values.begin(), values.end());
    if (times(values, *from) != 1 || times(values, *to) != 1) return false;
    if (to < from) std::swap(from, to);
    return from == to ? clue == 0 : sum(Values(from + 1, to)) == clue;
  });
}

// A 0 is not a building.
void skyscrapers(const Rule& rule) {
  say_of_clues(rule, [](const Values& values, int clue) {
    int seen = 0;
    int highest = 0;
    for (const int height : values) {
      if (height > highest) ++seen;
      highest = std::max(highest, height);
    }
    return seen == clue;
  });
}

void hidden_skyscrapers(const Rule& rule) {
  say_of_clues(rule, [](const Values& values, int clue) {
    int highest = 0;
    for (const int height : values) {
      if (height < highest) return height == clue;
      highest = std::max(highest, height);
    }
    return false;
  });
}

void x_sums(const Rule& rule) {
  say_of_clues(rule, [](const Values& values, int clue) {
    const int x = values[0];
    return x <= static_cast<int>(values.size()) &&
           sum(Values(values.begin(), values.begin() + x)) == clue;
  });
}

void numbered_rooms(const Rule& rule) {
  say_of_clues(rule, [](const Values& values, int clue) {
    const int x = values[0];
    return x >= 1 && x <= static_cast<int>(values.size()) &&
           values[static_cast<std::size_t>(x - 1)] == clue;
  });
}

// The first cells that are seen, as many as a box is deep in this direction.
Cells first_cells(const Rule& rule, const Clue& clue, std::optional<int> depth) {
  const Board& board = rule.board;
  const bool vertical = clue.side == "top" || clue.side == "bottom";
  const int deep = depth.value_or(vertical ? board.box_rows : board.box_columns);
  if (deep < 1 || deep > static_cast<int>(clue.cells.size())) rule.fail("no depth of cells");
  return {clue.cells.begin(), clue.cells.begin() + deep};
}

void outside(const Rule& rule) {
  if (rule.board.last_value > 9) rule.fail("digits alone are understood");
  for (const Clue& clue : read_clues(rule, straight_views)) {
    for (std::size_t i = 0; i < clue.text.size(); ++i) {
      const int digit = value(rule.board, clue.text.substr(i, 1));
      rule.say(first_cells(rule, clue, {}),
               [digit](const Values& values) { return times(values, digit) > 0; });
    }
  }
}

void margin_sums(const Rule& rule) {
  std::optional<int> depth;
  const auto read_depth = [&](std::string_view entry) {
    const bool is_depth = entry.starts_with("depth:");
    if (is_depth) depth = number(trimmed(entry.substr(6)));
    return is_depth;
  };
  for (const Clue& clue : read_clues(rule, straight_views, read_depth)) {
    rule.say(first_cells(rule, clue, depth), adds_up_to(number(clue.text)));
  }
}

bool rise(const Values& values) {
  return std::adjacent_find(values.begin(), values.end(), std::greater_equal<int>()) ==
         values.end();
}
bool fall(const Values& values) { return rise(Values(values.rbegin(), values.rend())); }

// An arrow points to where the first cells rise; with `all given` they do neither where none
// is, if they are three or more: two always do.
void rossini(const Rule& rule) {
  rule.one_grid();
  std::map<std::string_view, std::vector<Clue>> arrows;
  bool all_given = false;
  const auto read_all_given = [&](std::string_view entry) {
    const bool is_it = words(entry) == std::vector<std::string_view>{"all", "given"};
    all_given = all_given || is_it;
    return is_it;
  };
  for (const Clue& clue : read_clues(rule, straight_views, read_all_given)) {
    const bool vertical = clue.side == "top" || clue.side == "bottom";
    const bool inwards = clue.text == "v" || clue.text == ">";
    if (clue.text != (vertical ? (inwards ? "v" : "^") : (inwards ? ">" : "<"))) {
      rule.fail("no arrow of this side");
    }
    const bool rises = inwards == (clue.side == "top" || clue.side == "left");
    rule.say(first_cells(rule, clue, {}), rises ? rise : fall);
    arrows[clue.side].push_back(clue);
  }
  std::size_t deepest = 0;
  for (const View& view : straight_views) {
    for (const Clue& place : places(rule.board, view)) {
      const auto& drawn = arrows[view.side];
      const bool has_one = std::any_of(drawn.begin(), drawn.end(),
                                       [&](const Clue& clue) { return clue.cells == place.cells; });
      const Cells cells = first_cells(rule, place, {});
      deepest = std::max(deepest, cells.size());
      if (!all_given || has_one || cells.size() < 3) continue;
      rule.say(cells, [](const Values& values) { return !rise(values) && !fall(values); });
    }
  }
  if (all_given && deepest < 3) rule.fail("two values always rise or fall");
}

void little_killers(const Rule& rule) {
  for (const Clue& clue : read_clues(rule, diagonal_views)) {
    rule.say(clue.cells, adds_up_to(number(clue.text)));
  }
}

// All rows and columns are read from both ends; the place of one is one more than how many are
// smaller, and no other one equals it.
void full_rank(const Rule& rule) {
  if (rule.board.rows != rule.board.columns) rule.fail("the board isn't square");
  std::vector<Cells> all;
  for (const View& view : straight_views) {
    for (const Clue& place : places(rule.board, view)) all.push_back(place.cells);
  }
  const auto read = [](const Grid& grid, const Cells& cells) {
    Values digits;
    for (const Cell cell : cells) digits.push_back(grid[static_cast<std::size_t>(cell)]);
    return digits;
  };
  for (const Clue& clue : read_clues(rule, straight_views)) {
    const auto holds = [=, cells = clue.cells, place = number(clue.text)](const Grid& grid) {
      const Values own = read(grid, cells);
      const auto equal = [&](const Cells& other) { return read(grid, other) == own; };
      const auto less = [&](const Cells& other) { return read(grid, other) < own; };
      return std::count_if(all.begin(), all.end(), equal) == 1 &&
             std::count_if(all.begin(), all.end(), less) == place - 1;
    };
    rule.statements.push_back({std::string(rule.name), {}, holds});
  }
}

}  // namespace

Makers margin_rules() {
  return {{"sandwich", sandwich},
          {"skyscrapers", skyscrapers},
          {"hidden-skyscrapers", hidden_skyscrapers},
          {"x-sums", x_sums},
          {"numbered-rooms", numbered_rooms},
          {"outside", outside},
          {"margin-sums", margin_sums},
          {"rossini", rossini},
          {"little-killers", little_killers},
          {"full-rank", full_rank}};
}

}  // namespace sudoku_sat::referee::rules
