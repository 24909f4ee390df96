// Rules of clues outside of the board: each says something of the cells that are seen from there.
#include <algorithm>
#include <span>

#include "rule.hpp"

namespace sudoku_sat::referee::rules {

namespace {

/// A clue of a side; a dot if there is none.
struct Clue {
  std::string_view side;
  std::string_view text;
  Cells cells;
};

/// Where the clues of a side stand, and the direction that is seen from there.
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

// All places of a side.
std::vector<Clue> places(const Board& board, const View& view) {
  std::vector<Clue> found;
  for (int i = 0; i < (view.beside_rows ? board.rows : board.columns); ++i) {
    int row = view.beside_rows ? i : view.far ? board.rows - 1 : 0;
    int column = !view.beside_rows ? i : view.far ? board.columns - 1 : 0;
    found.push_back({view.side, ".", {}});
    for (; board.find(row, column); row += view.down, column += view.across) {
      found.back().cells.push_back(board.cell(row, column));
    }
  }
  return found;
}

std::vector<Clue> all_places(const Board& board) {
  std::vector<Clue> all;
  for (const View& view : straight_views)
    std::ranges::move(places(board, view), std::back_inserter(all));
  return all;
}

// An entry "SIDE: CLUES": its clues with those that are dots.
std::vector<Clue> read_side(const Rule& rule, std::span<const View> views, std::string_view entry) {
  rule.one_grid();
  const auto parts = split(entry, ':');
  const auto view = std::ranges::find(views, parts[0], &View::side);
  if (parts.size() != 2 || view == views.end()) not_understood(entry, "no side with clues");
  std::vector<Clue> clues = places(rule.board, *view);
  const auto texts = words(parts[1]);
  if (texts.size() != clues.size()) rule.fail("other clues than rows or columns");
  for (std::size_t i = 0; i < clues.size(); ++i) clues[i].text = texts[i];
  return clues;
}

// The clues of all entries but those that `other` is true of.
std::vector<Clue> read_clues(
    const Rule& rule, std::span<const View> views = straight_views,
    const std::function<bool(std::string_view entry)>& other = [](auto) { return false; }) {
  std::vector<Clue> all;
  for (const std::string_view entry : rule.lines()) {
    if (other(entry)) continue;
    std::ranges::move(read_side(rule, views, entry), std::back_inserter(all));
  }
  std::erase_if(all, [](const Clue& clue) { return clue.text == "."; });
  return all;
}

// What a number as clue says of the values that are seen from there.
Maker of_clues(const Claim& claim, std::span<const View> views = straight_views) {
  return [=](const Rule& rule) {
    for (const Clue& clue : read_clues(rule, views)) {
      rule.say(clue.cells, claim, number(clue.text));
    }
  };
}

// The least and the greatest value have to be there once.
bool sandwich(const Values& values, int clue) {
  const auto [least, greatest] = std::ranges::minmax(values);
  return times(values, least) == 1 && times(values, greatest) == 1 && sum_inside(values) == clue;
}

// A 0 is not a building.
bool skyscrapers(const Values& values, int clue) {
  int seen = 0;
  int highest = 0;
  for (const int height : values) {
    if (height > highest) ++seen;
    highest = std::max(highest, height);
  }
  return seen == clue;
}

bool hidden_skyscrapers(const Values& values, int clue) {
  int highest = 0;
  for (const int height : values) {
    if (height < highest) return height == clue;
    highest = std::max(highest, height);
  }
  return false;
}

bool x_sums(const Values& values, int clue) {
  const int x = values[0];
  return x <= std::ssize(values) && adds_up_to({values.begin(), values.begin() + x}, clue);
}

bool numbered_rooms(const Values& values, int clue) {
  const int x = values[0];
  return x >= 1 && x <= std::ssize(values) && values[x - 1] == clue;
}

bool is_vertical(const Clue& clue) { return clue.side == "top" || clue.side == "bottom"; }

// The first cells that are seen, as many as a box is deep in this direction.
Cells first_cells(const Rule& rule, const Clue& clue, std::optional<int> depth = {}) {
  const Board& board = rule.board;
  const int deep = depth.value_or(is_vertical(clue) ? board.box_rows : board.box_columns);
  if (deep < 1 || deep > std::ssize(clue.cells)) rule.fail("no depth of cells");
  return {clue.cells.begin(), clue.cells.begin() + deep};
}

void outside(const Rule& rule) {
  if (rule.board.last_value > 9) rule.fail("digits alone are understood");
  for (const Clue& clue : read_clues(rule)) {
    for (std::size_t i = 0; i < clue.text.size(); ++i) {
      const int digit = value(rule.board, clue.text.substr(i, 1));
      rule.say(first_cells(rule, clue),
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
    rule.say(first_cells(rule, clue, depth), adds_up_to, number(clue.text));
  }
}

bool rise(const Values& values) {
  return std::ranges::adjacent_find(values, std::greater_equal()) == values.end();
}
bool fall(const Values& values) { return rise(Values(values.rbegin(), values.rend())); }

// Whether the first cells rise in the direction of view where this arrow is.
bool rises(const Rule& rule, const Clue& clue) {
  const bool inwards = clue.text == "v" || clue.text == ">";
  if (clue.text != (is_vertical(clue) ? (inwards ? "v" : "^") : (inwards ? ">" : "<"))) {
    rule.fail("no arrow of this side");
  }
  return inwards == (clue.side == "top" || clue.side == "left");
}

// An arrow points to where the first cells rise; with `all given` they do neither where none
// is, if they are three or more: two always do.
void rossini(const Rule& rule) {
  rule.one_grid();
  bool all_given = false;
  const auto read_all_given = [&](std::string_view entry) {
    const bool is_it = words(entry) == std::vector<std::string_view>{"all", "given"};
    all_given = all_given || is_it;
    return is_it;
  };
  const std::vector<Clue> arrows = read_clues(rule, straight_views, read_all_given);
  for (const Clue& clue : arrows) {
    rule.say(first_cells(rule, clue), rises(rule, clue) ? rise : fall);
  }
  std::size_t deepest = 0;
  for (const Clue& place : all_places(rule.board)) {
    const Cells cells = first_cells(rule, place);
    deepest = std::max(deepest, cells.size());
    const bool has_one = std::ranges::any_of(arrows, [&](const Clue& clue) {
      return clue.side == place.side && clue.cells == place.cells;
    });
    if (!all_given || has_one || cells.size() < 3) continue;
    rule.say(cells, [](const Values& values) { return !rise(values) && !fall(values); });
  }
  if (all_given && deepest < 3) rule.fail("two values always rise or fall");
}

// All rows and columns are read from both ends; the place of one is one more than how many are
// smaller, and no other one equals it.
void full_rank(const Rule& rule) {
  if (rule.board.rows != rule.board.columns) rule.fail("the board isn't square");
  const std::vector<Clue> all = all_places(rule.board);
  for (const Clue& clue : read_clues(rule)) {
    const auto holds = [=, place = number(clue.text)](const Grid& grid) {
      const Values own = values_of(grid, clue.cells);
      int less = 0;
      int equal = 0;
      for (const Clue& other : all) {
        const auto order = values_of(grid, other.cells) <=> own;
        less += order < 0 ? 1 : 0;
        equal += order == 0 ? 1 : 0;
      }
      return equal == 1 && less == place - 1;
    };
    rule.statements.push_back({std::string(rule.name), {}, holds});
  }
}

}  // namespace

Makers margin_rules() {
  return {{"sandwich", of_clues(sandwich)},
          {"skyscrapers", of_clues(skyscrapers)},
          {"hidden-skyscrapers", of_clues(hidden_skyscrapers)},
          {"x-sums", of_clues(x_sums)},
          {"numbered-rooms", of_clues(numbered_rooms)},
          {"little-killers", of_clues(adds_up_to, diagonal_views)},
          {"outside", outside},
          {"margin-sums", margin_sums},
          {"rossini", rossini},
          {"full-rank", full_rank}};
}

}  // namespace sudoku_sat::referee::rules
