// Boards as sheets and documents, and in layers. The title and its author stand above the board,
// the rules below it, each of them after a sample of its lines, if it has any. Letters grow with
// the board, so that they can be read where all of it is seen. What is wider than the board makes
// the page wider, to a limit.

#include "board_drawing.hpp"
#include "formats/text/text_line.hpp"
#include "words.hpp"
#include "writers.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

constexpr int min_letters = 17;
constexpr int text_margin = 12;
constexpr int min_width = 420;  ///< that text may take beside a small board

class CaptionedBoard {
 public:
  explicit CaptionedBoard(const Picture& picture)
      : picture_(picture),
        board_(picture, drawing_),
        edges_(board_.edges()),
        size_(std::max(min_letters, picture.geometry.width() * cell_side / 45)),
        width_(std::max(picture.geometry.width() * cell_side, min_width)) {}

  Sheet sheet() {
    board_.draw();
    Sheet sheet{-edges_.left, -edges_.above,
                picture_.geometry.width() * cell_side + edges_.left + edges_.right,
                picture_.geometry.height() * cell_side + edges_.above + edges_.below};
    if (picture_.caption) {
      above();
      below();
      widen(sheet);
    }
    sheet.drawings.push_back({std::move(drawing_)});
    return sheet;
  }

 private:
  int middle() const { return picture_.geometry.width() * cell_side / 2; }

  void above() {
    std::vector<DrawnText> lines;
    add_centered(picture_.title, size_ * 4 / 3, true, lines);
    if (!picture_.author.empty()) {
      add_centered("by " + std::string(picture_.author), size_, false, lines);
    }
    for (const DrawnText& line : lines) over_ += line.letters.size * 4 / 3;
    if (over_ == 0) return;
    int baseline = -edges_.above - size_ / 4 - over_;
    over_ += size_ / 2;
    for (const DrawnText& line : lines) {
      baseline += line.letters.size * 4 / 3;
      drawing_.text(line.letters, {middle(), baseline}, line.words);
    }
  }

  void add_centered(std::string_view text, int size, bool bold, std::vector<DrawnText>& lines) {
    for (std::string& line : broken_lines(words_between_spaces(text), size, bold, width_)) {
      widest_ = std::max(widest_, static_cast<int>(text_width(line, size, bold)));
      lines.push_back({{Ink::words, size, bold}, {0, 0}, std::move(line)});
    }
  }

  void below() {
    const int bottom = picture_.geometry.height() * cell_side + edges_.below;
    baseline_ = bottom + size_;
    const int first = baseline_;
    for (const std::string_view line : split_at('\n', picture_.remark)) {
      add_lines(line, 0, Ink::wrong);
    }
    if (picture_.board != nullptr) rules(*picture_.board);
    if (baseline_ != first) under_ = baseline_ - bottom - size_ / 2;
  }

  void rules(const Board& board) {
    const std::vector<Mark>& marks = board.constraints().marks;
    const std::vector<RuleWords> words = rules_in_words(board);
    const bool samples = std::ranges::any_of(
        words, [&](const RuleWords& rule) { return sample(rule.rule, marks, false); });
    for (const RuleWords& rule : words) {
      sample(rule.rule, marks, true);
      add_lines(rule.words, samples ? 3 * size_ : 0, Ink::words);
    }
  }

  /// Draws what the rule's lines look like before the line of text that comes next; false if it
  /// has no lines.
  bool sample(const std::string& rule, const std::vector<Mark>& marks, bool draw) {
    const int y = baseline_ - size_ * 36 / 100;
    const auto add = [&] {
      drawing_.move(left() + size_ / 2, y);
      drawing_.across(size_ * 8 / 5);
    };
    const auto thick = thick_lines(marks);
    if (const auto found = thick.find(rule); found != thick.end()) {
      if (draw) draw_thick_line(found->second, drawing_, add);
      return true;
    }
    const bool thin = std::ranges::any_of(marks, [&](const Mark& mark) {
      return mark.rule == rule && mark.kind == Mark::Kind::line;
    });
    if (thin && draw) {
      drawing_.path(thin_line(rule));
      add();
    }
    return thin;
  }

  int left() const { return std::min(0, middle() - width_ / 2); }

  void add_lines(std::string_view text, int indent, Ink ink) {
    for (const std::string& line :
         broken_lines(words_between_spaces(text), size_, false, width_ - indent)) {
      drawing_.text({ink, size_, false, Align::start}, {left() + indent, baseline_}, line);
      widest_ = std::max(widest_, 2 * (middle() - left()));
      baseline_ += size_ * 4 / 3;
    }
  }

  void widen(Sheet& sheet) const {
    // On both sides of the board's middle.
    const int half_width = widest_ / 2 + text_margin;
    const int right = std::max(sheet.left + sheet.width, middle() + half_width);
    sheet.left = std::min(sheet.left, middle() - half_width);
    sheet.width = right - sheet.left;
    sheet.top -= over_;
    sheet.height += over_ + under_;
  }

  const Picture& picture_;
  Drawing drawing_;
  BoardDrawing board_;
  Sides edges_;
  int size_;   ///< of the letters
  int width_;  ///< that lines of text may have
  int widest_ = 0;
  int over_ = 0;   ///< the height of what stands above the board
  int under_ = 0;  ///< likewise below it
  int baseline_ = 0;
};

}  // namespace

namespace format {

Sheet board_sheet(const Picture& picture) { return CaptionedBoard(picture).sheet(); }

PictureDocument document_of(const Picture& picture) {
  PictureDocument document{.title = std::string(picture.title), .theme = picture.theme};
  document.sheets.push_back(board_sheet(picture));
  return document;
}

int scale_into(const Sheet& sheet, int width, int height, int most) {
  const auto fitting = [](int room, int units) {
    return static_cast<int>(std::int64_t{room} * 1000 / units);
  };
  return std::min({most, fitting(width, sheet.width), fitting(height, sheet.height)});
}

Sheet one_below_the_other(const std::vector<Sheet>& sheets) {
  if (sheets.size() == 1) return sheets[0];
  constexpr int between_sheets = 40;
  Sheet all;
  for (const Sheet& sheet : sheets) {
    if (all.height != 0) all.height += between_sheets;
    for (PlacedDrawing placed : sheet.drawings) {
      placed.at.x -= sheet.left;
      placed.at.y += all.height - sheet.top;
      all.drawings.push_back(std::move(placed));
    }
    all.paper = sheet.paper;
    all.width = std::max(all.width, sheet.width);
    all.height += sheet.height;
  }
  return all;
}

}  // namespace format

std::string draw_layer(const Picture& picture, PictureLayer layer) {
  Drawing drawing;
  BoardDrawing board(picture, drawing);
  if (layer == PictureLayer::ground) board.draw_ground();
  if (layer == PictureLayer::tints) board.draw_tints();
  if (layer == PictureLayer::lines) board.draw_lines();
  if (layer == PictureLayer::values) board.draw_values();
  std::string out;
  append_svg(drawing, picture.theme, out);
  return out;
}

PictureFrame frame_of(const Picture& picture) {
  Drawing drawing;
  const BoardDrawing board(picture, drawing);
  return {board.edge(), board.width(), board.height()};
}

}  // namespace sudoku_sat
