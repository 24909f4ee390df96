// Captions are as wide as their board; which words go to the next line is found by an estimate of
// their width that no usual font exceeds. All rows have their columns at the same places; each row
// is as high as its longest caption needs.
#include <algorithm>

#include "sudoku_sat/formats.hpp"
#include "svg_board.hpp"
#include "svg_page.hpp"

namespace sudoku_sat {

namespace {

constexpr std::size_t most_columns = 3;
constexpr int gap = 36;
constexpr int page_margin = 20;
constexpr int font_size = 17;
constexpr int line_height = 23;
constexpr int heading_size = 26;
constexpr int least_width = 420;  ///< of a caption

}  // namespace

class PicturePage::Implementation {
 public:
  void add(const Picture& picture, const Caption& caption);
  std::string document(std::string_view heading) const;

 private:
  struct Line {
    std::string text;
    bool bold;
  };
  struct Item {
    std::string board;
    std::vector<Line> lines;
  };

  int item_width() const;
  void append_lines(const std::vector<std::string>& words, bool bold,
                    std::vector<Line>& lines) const;
  /// Draws a row of pictures; returns where the next one begins.
  int draw_row(std::size_t first, std::size_t end, int top, SvgPage& page) const;

  std::vector<Item> items_;
  int edge_ = 0;
  int board_width_ = 0;
  int board_height_ = 0;
};

void PicturePage::Implementation::add(const Picture& picture, const Caption& caption) {
  Item item;
  SvgBoard board(picture, item.board);
  edge_ = board.edge();
  board_width_ = board.width();
  board_height_ = board.height();
  board.draw();
  append_lines(caption.heading, true, item.lines);
  append_lines(caption.text, false, item.lines);
  items_.push_back(std::move(item));
}

int PicturePage::Implementation::item_width() const {
  return std::max(board_width_, least_width + 2 * edge_);
}

void PicturePage::Implementation::append_lines(const std::vector<std::string>& words, bool bold,
                                               std::vector<Line>& lines) const {
  const int width = item_width() - 2 * edge_;
  std::string line;
  for (const std::string& word : words) {
    const std::string longer = line.empty() ? word : line + " " + word;
    if (line.empty() || text_width(longer, font_size, bold) <= width) {
      line = longer;
      continue;
    }
    lines.push_back({line, bold});
    line = word;
  }
  if (!line.empty()) lines.push_back({line, bold});
}

int PicturePage::Implementation::draw_row(std::size_t first, std::size_t end, int top,
                                          SvgPage& page) const {
  const int text_top = top + board_height_;
  std::size_t most_lines = 0;
  for (std::size_t i = first; i < end; ++i) {
    const int left = page_margin + edge_ + static_cast<int>(i - first) * (item_width() + gap);
    page.add("<g transform=\"translate({} {})\">\n{}</g>\n", left, top + edge_, items_[i].board);
    int baseline = text_top + line_height;
    for (const Line& line : items_[i].lines) {
      page.write(left, baseline, line.text, {font_size, line.bold}, item_width() - 2 * edge_);
      baseline += line_height;
    }
    most_lines = std::max(most_lines, items_[i].lines.size());
  }
  return text_top + static_cast<int>(most_lines) * line_height + gap;
}

std::string PicturePage::Implementation::document(std::string_view heading) const {
  const std::size_t columns = std::clamp<std::size_t>(items_.size(), 1, most_columns);
  const int width = 2 * page_margin - gap + static_cast<int>(columns) * (item_width() + gap);
  SvgPage page;
  int top = page_margin;
  if (!heading.empty()) {
    page.write(page_margin + edge_, top + heading_size, heading, {heading_size, true},
               width - 2 * (page_margin + edge_));
    top += 2 * heading_size;
  }
  for (std::size_t first = 0; first < items_.size(); first += columns) {
    top = draw_row(first, std::min(items_.size(), first + columns), top, page);
  }
  return page.document(heading, width, top - gap + page_margin);
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
