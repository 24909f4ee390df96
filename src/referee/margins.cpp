// Clues beside the board, and the cells that are seen from there.
#include <algorithm>
#include <array>

#include "rules.hpp"

namespace sudoku_sat::referee {

namespace {

const std::vector<std::string> words_of_clue{"n", "line", "depth"};

/// Where the clues of a side stand, and the direction that is seen from there.
struct View {
  std::string_view side;
  bool beside_rows;
  bool far;  // at the right or the bottom
  int down;
  int across;
};

constexpr std::array views{
    View{"top", false, false, 1, 0},          View{"bottom", false, true, -1, 0},
    View{"left", true, false, 0, 1},          View{"right", true, true, 0, -1},
    View{"top-right", false, false, 1, 1},    View{"top-left", false, false, 1, -1},
    View{"bottom-right", false, true, -1, 1}, View{"bottom-left", false, true, -1, -1},
    View{"left-up", true, false, -1, 1},      View{"left-down", true, false, 1, 1},
    View{"right-up", true, true, -1, -1},     View{"right-down", true, true, 1, -1}};
constexpr auto straight = views.begin() + 4;

/// What is seen from each place of a side.
std::vector<std::vector<Cell>> seen_from(const Board& board, const View& view) {
  std::vector<std::vector<Cell>> found;
  for (int i = 0; i < (view.beside_rows ? board.rows : board.columns); ++i) {
    int row = view.beside_rows ? i : view.far ? board.rows - 1 : 0;
    int column = !view.beside_rows ? i : view.far ? board.columns - 1 : 0;
    found.emplace_back();
    for (; board.find(row, column); row += view.down, column += view.across)
      found.back().push_back(board.cell(row, column));
  }
  return found;
}

Names clue(const Board& board, const View& view, Value said, const std::vector<Cell>& cells) {
  const int depth = view.beside_rows ? board.box_columns : board.box_rows;
  return {&words_of_clue, {std::move(said), cell_list(cells), number_value(depth)}};
}

/// The clues of an entry "SIDE: CLUES", but those that are dots.
std::vector<Names> read_side(const Board& board, std::string_view entry, bool diagonal,
                             const std::function<Value(const View&, std::string_view)>& said) {
  if (board.corners.size() != 1) not_understood(entry, "unclear on a board of several grids");
  const auto parts = split(entry, ':');
  const auto view = std::ranges::find(views, parts[0], &View::side);
  if (parts.size() != 2 || view == views.end() || diagonal != (view >= straight))
    not_understood(entry, "no side with clues");
  const auto places = seen_from(board, *view);
  const auto texts = words(parts[1]);
  if (texts.size() != places.size()) not_understood(entry, "other clues than rows or columns");
  std::vector<Names> found;
  for (std::size_t i = 0; i < places.size(); ++i)
    if (texts[i] != ".") found.push_back(clue(board, *view, said(*view, texts[i]), places[i]));
  return found;
}

/// 1 for an arrow along the direction of view, -1 for one against it.
Value direction(const View& view, std::string_view text) {
  const bool inwards = text == "v" || text == ">";
  if (text != (view.beside_rows ? (inwards ? ">" : "<") : (inwards ? "v" : "^")))
    not_understood(text, "no arrow of this side");
  return number_value(inwards == view.far ? -1 : 1);
}

}  // namespace

std::vector<std::vector<Cell>> seen_lines(const Board& board) {
  std::vector<std::vector<Cell>> all;
  for (auto view = views.begin(); view != straight; ++view)
    std::ranges::move(seen_from(board, *view), std::back_inserter(all));
  return all;
}

Reader clues(const Head& head, bool diagonal) {
  return [=](const Board& board, std::string_view data) {
    const auto said = [&](const View&, std::string_view text) { return head(board, text); };
    std::vector<Names> found;
    for (const std::string_view entry : entries(data))
      std::ranges::move(read_side(board, entry, diagonal, said), std::back_inserter(found));
    return found;
  };
}

std::vector<Names> margin_clues(const Board& board, std::string_view data) {
  std::optional<int> depth;
  std::string sides;
  for (const std::string_view entry : entries(data)) {
    if (entry.starts_with("depth:"))
      depth = number(trimmed(entry.substr(6)));
    else
      sides.append(entry).append("\n");
  }
  std::vector<Names> found = clues(number_head)(board, sides);
  for (Names& clue : found)
    if (depth) clue.values[2] = number_value(*depth);
  return found;
}

std::vector<Names> arrow_clues(const Board& board, std::string_view data) {
  if (board.corners.size() != 1) not_understood("rossini", "unclear on a board of several grids");
  std::vector<Names> found;
  bool all_given = false;
  for (const std::string_view entry : entries(data)) {
    if (words(entry) == std::vector<std::string_view>{"all", "given"})
      all_given = true;
    else
      std::ranges::move(read_side(board, entry, false, direction), std::back_inserter(found));
  }
  if (!all_given) return found;
  if (std::max(board.box_rows, board.box_columns) < 3)
    not_understood("all given", "two values always rise or fall");
  for (auto view = views.begin(); view != straight; ++view) {
    for (const std::vector<Cell>& cells : seen_from(board, *view)) {
      const bool deep = (view->beside_rows ? board.box_columns : board.box_rows) >= 3;
      const bool has_one = std::ranges::any_of(found, [&](const Names& other) {
        return std::ranges::equal(*other.values[1].items, cells, {}, &Value::number);
      });
      if (deep && !has_one) found.push_back(clue(board, *view, number_value(0), cells));
    }
  }
  return found;
}

}  // namespace sudoku_sat::referee
