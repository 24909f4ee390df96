// A grid in box-drawing characters with what its rules draw: cages as cells without a line between
// them, sums and letters in the corners, dots and signs on the lines, clues beside the board, lines
// and arrows from cell to cell. What a text can't show, the rules in words below it say.

#include "base/text_encoding.hpp"
#include "drawn_grid.hpp"
#include "formats/pictures/marks.hpp"
#include "formats/pictures/picture_cells.hpp"
#include "formats/pictures/region_map.hpp"
#include "formats/pictures/words.hpp"
#include "formats/text/value_text.hpp"
#include "text_canvas.hpp"

namespace sudoku_sat::format {

namespace {

using Kind = Mark::Kind;
using Weight = TextCanvas::Weight;

constexpr std::size_t words_width = 78;
constexpr std::string_view bold = "\x1b[1m";
constexpr std::string_view cyan = "\x1b[36m";

/// How lines between cells are drawn: beside each other, one above the other, aslant.
struct Strokes {
  std::string_view across;
  std::string_view upright;
};

Strokes strokes_of(const Mark& mark) {
  if (mark.kind == Kind::thermometer) return {"═", "║"};
  if (mark.kind == Kind::thick_line) return {"╌", "╎"};
  return {"─", "│"};
}

class RuledGrid {
 public:
  RuledGrid(const Picture& picture, std::string& out)
      : picture_(picture),
        geometry_(picture.geometry),
        cells_(picture),
        regions_(picture),
        marks_(marks_of(picture)),
        clues_(marks_, geometry_),
        inner_(static_cast<int>(value_width(geometry_)) + 4),
        rings_(clues_.rings_by_side(geometry_)),
        left_(rings_.left * (inner_ + 1)),
        top_(rings_.above),
        canvas_(left_ + (geometry_.width() + rings_.right) * (inner_ + 1) + 1,
                top_ + geometry_.height() * 3 + 1 + rings_.below),
        cage_of_(geometry_.grid_cells(), -1),
        out_(out) {
    for (Cell cell = 0; cell < geometry_.grid_cells(); ++cell) {
      any_found_ = any_found_ || cells_.found(cell);
    }
    int cage = 0;
    for_each_mark(marks_, Kind::outline, [&](const Mark& mark) {
      for (const Cell cell : mark.cells) {
        if (cage_of_[cell] == -1) cage_of_[cell] = cage;
        if (cage_of_[cell] != cage) undrawn_.insert(mark.rule);
      }
      ++cage;
    });
  }

  void draw() {
    draw_borders();
    draw_lines();
    draw_cells();
    draw_signs();
    draw_corners();
    for (const OutsideClues::Clue& clue : clues_.clues()) draw_clue(clue);
    canvas_.append_to(out_);
    say_rules();
  }

 private:
  int x_of(int column) const { return left_ + column * (inner_ + 1); }
  int y_of(int row) const { return top_ + row * 3; }
  int center(Cell cell) const { return x_of(geometry_.column(cell)) + 1 + inner_ / 2; }
  int value_line(Cell cell) const { return y_of(geometry_.row(cell)) + 2; }

  /// What lies between two places, of which one may be no cell.
  Weight between(int row, int column, int other_row, int other_column) const {
    if (regions_.at(row, column) != regions_.at(other_row, other_column)) return Weight::heavy;
    const auto cell = geometry_.find(row, column);
    const auto other = geometry_.find(other_row, other_column);
    if (!cell || !other) return Weight::none;
    const bool one_cage = cage_of_[*cell] != -1 && cage_of_[*cell] == cage_of_[*other];
    return one_cage ? Weight::none : Weight::light;
  }

  void draw_borders() {
    for (int row = 0; row <= geometry_.height(); ++row) {
      for (int column = 0; column <= geometry_.width(); ++column) {
        if (column < geometry_.width()) {
          stroke(x_of(column), y_of(row), inner_ + 1, true, between(row, column, row - 1, column));
        }
        if (row < geometry_.height()) {
          stroke(x_of(column), y_of(row), 3, false, between(row, column, row, column - 1));
        }
      }
    }
  }

  /// A line of this many steps to the right, or down.
  void stroke(int x, int y, int length, bool right, Weight weight) {
    for (int i = 0; i < length; ++i) {
      canvas_.add_arm(right ? x + i : x, right ? y : y + i, right ? 1 : 2, weight);
      canvas_.add_arm(right ? x + i + 1 : x, right ? y : y + i + 1, right ? 3 : 0, weight);
    }
  }

  void draw_lines() {
    for (const Mark& mark : marks_) {
      const bool line = mark.kind == Kind::line || mark.kind == Kind::thick_line ||
                        mark.kind == Kind::thermometer || mark.kind == Kind::arrow;
      if (!line) continue;
      for (std::size_t i = 1; i < mark.cells.size(); ++i) {
        const bool head = mark.kind == Kind::arrow && i + 1 == mark.cells.size();
        if (!join(mark.cells[i - 1], mark.cells[i], strokes_of(mark), head)) {
          undrawn_.insert(mark.rule);
        }
      }
    }
  }

  /// The line between two neighbours, with a head where it ends in an arrow; false if the cells
  /// are none.
  bool join(Cell from, Cell to, const Strokes& strokes, bool head) {
    const int rows = geometry_.row(to) - geometry_.row(from);
    const int columns = geometry_.column(to) - geometry_.column(from);
    if (std::max(std::abs(rows), std::abs(columns)) != 1) return false;
    const int reach = static_cast<int>(value_width(geometry_)) / 2 + 2;
    if (rows == 0) {
      const int begin = std::min(center(from), center(to)) + reach;
      const int end = std::max(center(from), center(to)) - reach;
      for (int x = begin; x <= end; ++x) canvas_.write(x, value_line(from), strokes.across);
      if (head) canvas_.write(columns > 0 ? end : begin, value_line(from), columns > 0 ? "→" : "←");
    } else if (columns == 0) {
      const int below = value_line(rows > 0 ? to : from) - 1;
      canvas_.write(center(from), below, strokes.upright);
      canvas_.write(center(from), below - 1, strokes.upright);
      if (head) canvas_.write(center(from), rows > 0 ? below : below - 1, rows > 0 ? "↓" : "↑");
    } else {
      const int x = x_of(std::max(geometry_.column(from), geometry_.column(to)));
      const int y = y_of(std::max(geometry_.row(from), geometry_.row(to)));
      const bool falls = (rows > 0) == (columns > 0);
      canvas_.write(x, y, falls ? "╲" : "╱");
      if (!head) return true;
      canvas_.write(columns > 0 ? x + 1 : x - 1, rows > 0 ? y + 1 : y - 1,
                    rows > 0 ? (columns > 0 ? "↘" : "↙") : (columns > 0 ? "↗" : "↖"));
    }
    return true;
  }

  void draw_cells() {
    std::map<Cell, std::pair<std::string_view, std::string_view>> around;
    for (const Mark& mark : marks_) {
      for (std::size_t i = 0; i < mark.cells.size(); ++i) {
        const bool bulb = mark.kind == Kind::thermometer && i == 0;
        if (mark.kind == Kind::circle || bulb) around[mark.cells[i]] = {"(", ")"};
        if (mark.kind == Kind::disc) around[mark.cells[i]] = {"{", "}"};
        if (mark.kind == Kind::square) around[mark.cells[i]] = {"[", "]"};
      }
    }
    for (Cell cell = 0; cell < geometry_.grid_cells(); ++cell) {
      std::string value;
      append_value(value, geometry_, cells_.value(cell), cells_.symbols());
      if (cells_.trouble(cell)) value += '!';
      if (any_found_ && !picture_.color && cells_.given(cell)) value += '\'';
      const int x = center(cell) - static_cast<int>(value_width(geometry_)) / 2;
      canvas_.write(x, value_line(cell), value);
      if (any_found_ && picture_.color && cells_.value(cell) != 0) {
        canvas_.style(x, value_line(cell), static_cast<int>(value.size()),
                      cells_.given(cell) ? bold : cyan);
      }
      const auto found = around.find(cell);
      if (found == around.end()) continue;
      canvas_.write(x - 1, value_line(cell), found->second.first);
      canvas_.write(x + static_cast<int>(value.size()), value_line(cell), found->second.second);
    }
  }

  /// Where a mark between cells stands.
  DrawnPoint between_cells(const Mark& mark) const {
    int column = geometry_.column(mark.cells[0]);
    int row = geometry_.row(mark.cells[0]);
    bool side_by_side = true;
    for (const Cell cell : mark.cells) {
      side_by_side = side_by_side && geometry_.row(cell) == row;
      column = std::max(column, geometry_.column(cell));
      row = std::max(row, geometry_.row(cell));
    }
    if (mark.cells.size() > 2) return {x_of(column), y_of(row)};
    if (side_by_side) return {x_of(column), y_of(row) + 2};
    return {x_of(column) + 1 + inner_ / 2, y_of(row)};
  }

  void draw_signs() {
    for (const Mark& mark : marks_) {
      std::string_view text = mark.text;
      if (mark.kind == Kind::white_dot) text = "○";
      if (mark.kind == Kind::black_dot) text = "●";
      if (mark.kind != Kind::text && mark.kind != Kind::white_dot && mark.kind != Kind::black_dot) {
        continue;
      }
      DrawnPoint at = between_cells(mark);
      if (!canvas_.blank(at.x, at.y)) --at.y;
      canvas_.write(at.x - static_cast<int>(mark.text.size()) / 2, at.y, text);
    }
  }

  /// Sums, letters of groups, shades: in the line above the value.
  void draw_corners() {
    std::map<Cell, std::string> letters;
    for (const MarkGroup& group : mark_groups(marks_)) {
      for (const Cell cell : group.mark->cells) letters[cell] += letters_of(group.number);
    }
    for (const auto& [cell, text] : letters) {
      const int end = x_of(geometry_.column(cell)) + 1 + inner_;
      canvas_.write(end - static_cast<int>(text.size()), value_line(cell) - 1, text);
    }
    for_each_mark(marks_, Kind::outline, [&](const Mark& mark) {
      const Cell first = mark.cells[0];
      canvas_.write(x_of(geometry_.column(first)) + 1, value_line(first) - 1, mark.text);
    });
    for_each_mark(marks_, Kind::shade, [&](const Mark& mark) {
      if (mark.group != 0) return;
      for (const Cell cell : mark.cells) shade(cell);
    });
  }

  void shade(Cell cell) {
    for (int i = 1; i <= inner_; ++i) {
      const int x = x_of(geometry_.column(cell)) + i;
      if (canvas_.blank(x, value_line(cell) - 1)) canvas_.write(x, value_line(cell) - 1, "░");
    }
  }

  /// Diagonals need an arrow that says which one is meant.
  void draw_clue(const OutsideClues::Clue& clue) {
    const int column = clue.place.x;
    const int row = clue.place.y;
    std::string text = clue.mark->text;
    const bool aslant = clue.aslant();
    if (aslant) {
      const bool right = clue.away.x < 0;
      text += clue.away.y < 0 ? (right ? "↘" : "↙") : (right ? "↗" : "↖");
    }
    const int width = static_cast<int>(clue.mark->text.size()) + (aslant ? 1 : 0);
    int y = 0;
    if (row < 0) y = top_ + row;
    if (row >= 0) y = row < geometry_.height() ? y_of(row) + 2 : y_of(geometry_.height()) + 1;
    if (row >= geometry_.height()) y += row - geometry_.height();
    int x = x_of(column) + 1 + (inner_ - width + 1) / 2;
    // Two diagonals that part at a place share it.
    if (aslant) x = clue.away.x < 0 ? x_of(column + 1) - width : x_of(column);
    canvas_.write(x, y, text);
  }

  void say_rules() {
    if (picture_.board == nullptr) return;
    for_each_mark(marks_, Kind::values, [this](const Mark& mark) { undrawn_.insert(mark.rule); });
    for (const RuleWords& rule : rules_in_words(*picture_.board)) {
      out_ += base::wrapped(rule.words, words_width, 0) + '\n';
    }
    if (!picture_.pencil_marks.empty()) undrawn_.insert("candidates");
    std::string names;
    for (const std::string& rule : undrawn_) names += (names.empty() ? "" : ", ") + rule;
    if (!names.empty()) out_ += "Not (completely) drawn in characters: " + names + '\n';
  }

  const Picture& picture_;
  const Geometry& geometry_;
  PictureCells cells_;
  RegionMap regions_;
  const std::vector<Mark>& marks_;
  OutsideClues clues_;
  int inner_;  ///< the width of a cell
  Sides rings_;
  int left_;
  int top_;
  TextCanvas canvas_;
  std::vector<int> cage_of_;
  std::set<std::string> undrawn_;  ///< rules with marks that characters can't show
  bool any_found_ = false;         ///< then givens are told from what was found
  std::string& out_;
};

}  // namespace

void draw_ruled_grid(const Picture& picture, std::string& out) { RuledGrid(picture, out).draw(); }

}  // namespace sudoku_sat::format
