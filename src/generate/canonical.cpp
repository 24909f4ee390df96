// The least image is built row by row. All choices that give the least rows so far are kept, and
// nothing is decided before a row needs it: columns that may still change places form a group, and
// a value gets its label when it first occurs. So neither empty cells nor new values multiply the
// choices. There are 108 before the first row; the first rows leave few of them. Programs of the
// Players' Forum (gsf's sudoku, dobrichev's gridchecker) also continue from the least rows, but
// enumerate the orders of the columns.
#include <array>

#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

/// Symmetries that all give the same rows so far: any order of the columns within their groups and
/// of the rows that are left. N is the size of the board.
template <int N>
struct ImageChoice {
  template <int length>
  using Small = std::array<std::int8_t, at(length)>;

  bool transposed = false;
  int labels = 0;              ///< the number of values that have occurred
  unsigned used = 0;           ///< rows of the puzzle, as bits
  int last = 0;                ///< row of the puzzle
  Small<N> column_at{};        ///< by place; within a group in any order
  Small<N> place_of{};         ///< by column
  Small<N> group_at{};         ///< by place: the first place of its group
  Small<N + 1> home_row{};     ///< by value: the row of the image in which it came first
  Small<N + 1> home_column{};  ///< likewise, the puzzle's column; -1: not yet

  ImageChoice() { home_column.fill(-1); }

  void put(int column, int place) {
    column_at[at(place)] = static_cast<std::int8_t>(column);
    place_of[at(column)] = static_cast<std::int8_t>(place);
  }

  void swap_places(int a, int b) {
    const int moved = column_at[at(a)];
    put(column_at[at(b)], a);
    put(moved, b);
  }

  int group_of(int column) const { return group_at[at(place_of[at(column)])]; }

  int end_of_group(int first) const {
    int end = first + 1;
    while (end < N && group_at[at(end)] == group_at[at(first)]) ++end;
    return end;
  }

  /// The places from `first` to the end of their group become a group of their own.
  void split(int first) {
    std::fill(group_at.begin() + first, group_at.begin() + end_of_group(first),
              static_cast<std::int8_t>(first));
  }

  /// The value occurs for the first time.
  void come(int value, int row, int place) {
    home_row[at(value)] = static_cast<std::int8_t>(row);
    home_column[at(value)] = column_at[at(place)];
  }

  /// The column gets the first place of its group for itself.
  void fix(int column) {
    const int first = group_of(column);
    swap_places(first, place_of[at(column)]);
    if (end_of_group(first) > first + 1) split(first + 1);
  }
};

/// The least image of a grid with boxes of B rows and columns.
template <int B>
class LeastImage {
 public:
  /// Requires: no value is repeated in a row or column.
  explicit LeastImage(const Grid& grid) {
    for (int cell = 0; cell < N * N; ++cell) {
      const int row = cell / N;
      const int column = cell % N;
      lines_[0][at(row)][at(column)] = lines_[1][at(column)][at(row)] = grid[at(cell)];
    }
    std::array<int, B> stacks{};
    for (int i = 0; i < B; ++i) stacks[at(i)] = i;
    do {
      for (const bool transposed : {false, true}) begin_with(stacks, transposed);
    } while (std::next_permutation(stacks.begin(), stacks.end()));
  }

  Grid find() {
    Grid least;
    for (row_ = 0; row_ < N; ++row_) {
      add_row();
      least.insert(least.end(), best_.begin(), best_.end());
    }
    return least;
  }

 private:
  static constexpr int N = B * B;
  using Choice = ImageChoice<N>;
  using Line = std::array<int, N>;

  void begin_with(const std::array<int, B>& stacks, bool transposed) {
    Choice choice;
    choice.transposed = transposed;
    for (int place = 0; place < N; ++place) {
      choice.put(stacks[at(place / B)] * B + place % B, place);
      choice.group_at[at(place)] = static_cast<std::int8_t>(place / B * B);
    }
    choices_.push_back(choice);
  }

  /// Adds the least row that any of the choices can have next; only those that have it remain.
  void add_row() {
    next_.clear();
    best_.fill(N + 1);
    for (const Choice& choice : choices_) {
      for (int row = 0; row < N; ++row) {
        if (allowed(choice, row)) place_row(choice, row);
      }
    }
    choices_.swap(next_);
    image_[at(row_)] = best_;
  }

  bool allowed(const Choice& choice, int row) const {
    const unsigned band = ((1U << B) - 1) << (row / B * B);
    const bool begins = row_ % B == 0;
    if ((choice.used >> row & 1) != 0) return false;
    if (begins ? (choice.used & band) != 0 : row / B != choice.last / B) return false;
    return !empty(choice, row) || first_empty(choice, row);
  }

  bool empty(const Choice& choice, int row) const {
    const Line& line = lines_[choice.transposed][at(row)];
    return std::all_of(line.begin(), line.end(), [](int value) { return value == 0; });
  }

  /// Whether the row is the first empty one of its band that is left: they are interchangeable.
  bool first_empty(const Choice& choice, int row) const {
    for (int other = row / B * B; other < row; ++other) {
      if ((choice.used >> other & 1) == 0 && empty(choice, other)) return false;
    }
    return true;
  }

  void place_row(Choice choice, int row) {
    choice.used |= 1U << row;
    choice.last = row;
    line_ = &lines_[choice.transposed][at(row)];
    fill(choice, 0);
  }

  /// In the group that begins at `first` the empty cells come first. Not before the row has reached
  /// it: the labels before it may fix columns of this group.
  void divide_group(Choice& choice, int first) const {
    const int end = choice.end_of_group(first);
    int filled = first;
    for (int place = first; place < end; ++place) {
      if (value_at(choice, place) == 0) choice.swap_places(filled++, place);
    }
    if (filled > first && filled < end) choice.split(filled);
  }

  /// Writes the row from `place` on, in each way that is least.
  void fill(Choice choice, int place) {
    while (place < N) {
      divide_group(choice, place);
      const int end = choice.end_of_group(place);
      if (value_at(choice, place) == 0) {
        for (; place < end; ++place) {
          if (!write(place, 0)) return;
        }
      } else if (all_new(choice, place, end)) {
        for (; place < end; ++place) {
          if (!write(place, ++choice.labels)) return;
          choice.come(value_at(choice, place), row_, place);
        }
      } else {
        const int label = least_label(choice, place, end);
        if (!write(place, label)) return;
        choice = fill_each(choice, place, label);
        ++place;
      }
    }
    next_.push_back(choice);
  }

  int value_at(const Choice& choice, int place) const {
    return (*line_)[at(choice.column_at[at(place)])];
  }

  bool is_new(const Choice& choice, int place) const {
    return choice.home_column[at(value_at(choice, place))] < 0;
  }

  bool all_new(const Choice& choice, int place, int end) const {
    while (place < end && is_new(choice, place)) ++place;
    return place == end;
  }

  /// The least label that a group can give its first place. Known values have lower labels than new
  /// ones.
  int least_label(const Choice& choice, int first, int end) const {
    int least = N + 1;
    for (int place = first; place < end; ++place) {
      if (!is_new(choice, place)) least = std::min(least, label_of(choice, place, first));
    }
    return least;
  }

  /// The least label of a value whose column moves from `place` to the first place of its group. In
  /// the row in which it came first, the labels of that column's group ascend.
  int label_of(const Choice& choice, int place, int first) const {
    const int value = value_at(choice, place);
    const int group = choice.group_of(choice.home_column[at(value)]);
    return image_[at(choice.home_row[at(value)])][at(group == first ? group + 1 : group)];
  }

  /// Writes the row after `first` for each column that can have this label there, except the last
  /// one, which it returns.
  Choice fill_each(const Choice& choice, int first, int label) {
    std::optional<Choice> last;
    for (int place = first; place < choice.end_of_group(first); ++place) {
      if (is_new(choice, place) || label_of(choice, place, first) != label) continue;
      if (last) fill(*last, first + 1);
      last = choice;
      last->fix(choice.column_at[at(place)]);
      last->fix(choice.home_column[at(value_at(choice, place))]);
    }
    return *last;
  }

  /// False if the row becomes greater than the best one.
  bool write(int place, int label) {
    int& best = best_[at(place)];
    if (label > best) return false;
    if (label < best) {
      next_.clear();
      std::fill(best_.begin() + place + 1, best_.end(), N + 1);
      best = label;
    }
    return true;
  }

  std::array<std::array<Line, N>, 2> lines_{};  ///< the rows, and the columns
  std::array<Line, N> image_{};                 ///< as far as known
  std::vector<Choice> choices_;                 ///< for the rows so far
  std::vector<Choice> next_;                    ///< for one more
  Line best_{};                                 ///< the least next row so far
  const Line* line_ = nullptr;                  ///< the puzzle's row that is being placed
  int row_ = 0;                                 ///< of the image
};

void check_canonical(const Puzzle& puzzle) {
  const Board& board = *puzzle.board;
  const Geometry& geometry = board.geometry();
  const int box = geometry.box_rows();
  if (!board.standard() || box != geometry.box_columns() || (box != 2 && box != 3)) {
    throw Error("only plain 9x9 and 4x4 puzzles have a canonical form here");
  }
  if (!conflicts(board, puzzle.givens, 1).empty()) {
    throw Error("givens conflict, so there is no canonical form");
  }
}

}  // namespace

Puzzle canonical_form(const Puzzle& puzzle) {
  check_canonical(puzzle);
  const bool small = puzzle.board->size() == 4;
  return {puzzle.board,
          small ? LeastImage<2>(puzzle.givens).find() : LeastImage<3>(puzzle.givens).find()};
}

}  // namespace sudoku_sat
