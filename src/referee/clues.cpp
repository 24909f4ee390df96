// Clues beside the board, and the cells that are seen from there.
#include <algorithm>
#include <array>

#include "rules.hpp"

namespace sudoku_sat::referee {

namespace {

const std::vector<std::string> words_of_clue{"n", "line", "depth", "ties"};

/// Where the clues of a side stand, and the direction that is seen from there.
struct View {
  std::string_view side;
  bool beside_rows;
  bool far;  // at the right or the bottom
  int down;
  int across;

  bool is_diagonal() const { return down != 0 && across != 0; }
};

constexpr std::array views{
    View{"top", false, false, 1, 0},          View{"bottom", false, true, -1, 0},
    View{"left", true, false, 0, 1},          View{"right", true, true, 0, -1},
    View{"top-right", false, false, 1, 1},    View{"top-left", false, false, 1, -1},
    View{"bottom-right", false, true, -1, 1}, View{"bottom-left", false, true, -1, -1},
    View{"left-up", true, false, -1, 1},      View{"left-down", true, false, 1, 1},
    View{"right-up", true, true, -1, -1},     View{"right-down", true, true, 1, -1}};

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

/// 1 for an arrow along the direction of view, -1 for one against it.
Value direction(const View& view, std::string_view text) {
  const bool inwards = text == "v" || text == ">";
  if (text != (view.beside_rows ? (inwards ? ">" : "<") : (inwards ? "v" : "^")))
    not_understood(text, "no arrow of this side");
  return number_value(inwards == view.far ? -1 : 1);
}

class Clues {
 public:
  Clues(const Board& board, std::string_view form) : board_(board), form_(words(form)) {}

  void read(std::string_view entry) {
    if (board_.grids != 1) not_understood(entry, "unclear on a board of several grids");
    const auto parts = split(entry, ':');
    if (form_.back() == "depth" && parts.size() == 2 && parts[0] == "depth")
      depth_ = number(parts[1]);
    else if (said("arrow") && words(entry) == std::vector<std::string_view>{"all", "given"})
      all_given_ = true;
    else if (form_.back() == "ties" && parts[0] == "ties")
      ties_ = true;
    else
      read_side(entry, parts);
  }

  std::vector<Names> names() {
    if (all_given_) add_missing();
    for (Names& clue : found_) {
      if (depth_) clue.values[2] = number_value(*depth_);
      clue.values.push_back(truth_value(ties_));
    }
    return found_;
  }

 private:
  bool said(std::string_view word) const { return std::ranges::count(form_, word) > 0; }

  void add(const View& view, const Value& n, const std::vector<Cell>& cells) {
    const int depth = view.beside_rows ? board_.box_columns : board_.box_rows;
    found_.push_back({&words_of_clue, {n, cell_list(cells), number_value(depth)}});
  }

  /// "SIDE: CLUES"; a dot is none.
  void read_side(std::string_view entry, const std::vector<std::string_view>& parts) {
    const auto view = std::ranges::find(views, parts[0], &View::side);
    if (parts.size() != 2 || view == views.end() || view->is_diagonal() != said("diagonal"))
      not_understood(entry, "no side with clues");
    const auto places = seen_from(board_, *view);
    const auto texts = words(parts[1]);
    if (texts.size() != places.size()) not_understood(entry, "other clues than rows or columns");
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (texts[i] == ".") continue;
      const Value n = said("arrow")
                          ? direction(*view, texts[i])
                          : read_head(board_, said("digits") ? "digits" : "number", texts[i]);
      add(*view, n, places[i]);
    }
  }

  /// 0 where no arrow is and three cells or more would have one: two always rise or fall.
  void add_missing() {
    if (std::max(board_.box_rows, board_.box_columns) < 3)
      not_understood("all given", "two values always rise or fall");
    for (const View& view : views) {
      if (view.is_diagonal() || (view.beside_rows ? board_.box_columns : board_.box_rows) < 3)
        continue;
      for (const std::vector<Cell>& cells : seen_from(board_, view)) {
        const bool has_one = std::ranges::any_of(found_, [&](const Names& other) {
          return std::ranges::equal(*other.values[1].items, cells, {}, &Value::number);
        });
        if (!has_one) add(view, number_value(0), cells);
      }
    }
  }

  const Board& board_;
  std::vector<std::string_view> form_;
  std::vector<Names> found_;
  std::optional<int> depth_;
  bool all_given_ = false;
  bool ties_ = false;
};

}  // namespace

std::vector<std::vector<Cell>> seen_lines(const Board& board) {
  std::vector<std::vector<Cell>> all;
  for (const View& view : views)
    if (!view.is_diagonal()) std::ranges::move(seen_from(board, view), std::back_inserter(all));
  return all;
}

std::vector<Names> read_clues(const Board& board, std::string_view form, std::string_view data) {
  Clues clues(board, form);
  for (const std::string_view entry : entries(data)) clues.read(entry);
  return clues.names();
}

}  // namespace sudoku_sat::referee
