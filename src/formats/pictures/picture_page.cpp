// Captions are as wide as their board; which words go to the next line is found by an estimate of
// their width that no usual font exceeds. All rows have their columns at the same places; each row
// is as high as its longest caption needs.
#include <algorithm>

#include "board_drawing.hpp"
#include "svg_writer.hpp"
#include "text_lines.hpp"

namespace sudoku_sat {

namespace {

constexpr std::size_t most_columns = 3;
constexpr int gap = 36;
constexpr int page_margin = 20;
constexpr int font_size = 17;
constexpr int line_height = 23;
constexpr int heading_size = 26;
constexpr int least_caption = 420;

}  // namespace

class PicturePage::Implementation {
 public:
  void add(const Picture& picture, const Caption& caption);
  std::string document(std::string_view heading) const;

 private:
  struct Item {
    Drawing board;
    std::vector<DrawnText> lines;
  };

  int item_width() const { return std::max(board_width_, least_caption + 2 * edge_); }
  void append_lines(const std::vector<std::string>& words, bool bold,
                    std::vector<DrawnText>& lines) const;
  int write_heading(std::string_view heading, int width, Drawing& texts) const;
  /// Places a row of pictures; returns where the next one begins.
  int place_row(std::size_t first, std::size_t end, int top, Sheet& sheet, Drawing& texts) const;

  std::vector<Item> items_;
  int edge_ = 0;
  int board_width_ = 0;
  int board_height_ = 0;
};

void PicturePage::Implementation::add(const Picture& picture, const Caption& caption) {
  Item item;
  BoardDrawing board(picture, item.board);
  edge_ = board.edge();
  board_width_ = board.width();
  board_height_ = board.height();
  board.draw();
  append_lines(caption.heading, true, item.lines);
  append_lines(caption.text, false, item.lines);
  items_.push_back(std::move(item));
}

void PicturePage::Implementation::append_lines(const std::vector<std::string>& words, bool bold,
                                               std::vector<DrawnText>& lines) const {
  const Letters letters{Ink::words, font_size, bold, Align::start};
  for (std::string& line : broken_lines(words, font_size, bold, item_width() - 2 * edge_)) {
    lines.push_back({letters, {0, 0}, std::move(line)});
  }
}

int PicturePage::Implementation::write_heading(std::string_view heading, int width,
                                               Drawing& texts) const {
  const int left = page_margin + edge_;
  int baseline = page_margin + heading_size;
  for (const std::string& line :
       broken_lines(words_between_spaces(heading), heading_size, true, width - 2 * left)) {
    texts.text({Ink::words, heading_size, true, Align::start}, {left, baseline}, line);
    baseline += heading_size * 5 / 4;
  }
  return baseline;
}

int PicturePage::Implementation::place_row(std::size_t first, std::size_t end, int top,
                                           Sheet& sheet, Drawing& texts) const {
  const int text_top = top + board_height_;
  std::size_t most_lines = 0;
  for (std::size_t i = first; i < end; ++i) {
    const int left = page_margin + edge_ + static_cast<int>(i - first) * (item_width() + gap);
    sheet.drawings.push_back({items_[i].board, {left, top + edge_}});
    int baseline = text_top + line_height;
    for (const DrawnText& line : items_[i].lines) {
      texts.text(line.letters, {left, baseline}, line.words);
      baseline += line_height;
    }
    most_lines = std::max(most_lines, items_[i].lines.size());
  }
  return text_top + static_cast<int>(most_lines) * line_height + gap;
}

std::string PicturePage::Implementation::document(std::string_view heading) const {
  const std::size_t columns = std::clamp<std::size_t>(items_.size(), 1, most_columns);
  Sheet sheet;
  sheet.width = 2 * page_margin - gap + static_cast<int>(columns) * (item_width() + gap);
  Drawing texts;
  int top = page_margin;
  if (!heading.empty()) top = write_heading(heading, sheet.width, texts);
  for (std::size_t first = 0; first < items_.size(); first += columns) {
    top = place_row(first, std::min(items_.size(), first + columns), top, sheet, texts);
  }
  sheet.height = top - gap + page_margin;
  sheet.drawings.push_back({std::move(texts)});
  std::string out;
  append_svg_document(sheet, heading, Theme::light, out);
  return out;
}

PicturePage::PicturePage() : implementation_(std::make_unique<Implementation>()) {}
PicturePage::~PicturePage() = default;
PicturePage::PicturePage(PicturePage&&) noexcept = default;

void PicturePage::add(const Picture& picture, const Caption& caption) {
  implementation_->add(picture, caption);
}

std::string PicturePage::document(std::string_view heading) const {
  return implementation_->document(heading);
}

}  // namespace sudoku_sat
