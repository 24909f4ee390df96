// Captions are as wide as their board; which words go to the next line is found by an estimate of
// their width that no usual font exceeds. All rows have their columns at the same places; each row
// is as high as its longest caption needs. On paper there are fewer columns, and as many rows as
// fit.

#include "board_drawing.hpp"
#include "words.hpp"
#include "writers.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

constexpr std::size_t max_columns = 3;
constexpr int gap = 36;
constexpr int page_margin = 20;
constexpr int font_size = 17;
constexpr int line_height = 23;
constexpr int heading_size = 26;
constexpr int min_caption = 420;
constexpr std::size_t max_columns_on_paper = 2;  ///< of three, captions would be too small to read
constexpr int picture_margin = 100;
constexpr int picture_scale = 2000;  ///< one picture is not blown up to a whole page

/// How high a page is in units of pictures that are so wide.
int height_on(const Paper& paper, int width) {
  const auto room = [](int side) { return std::int64_t{side} - 2 * picture_margin; };
  return static_cast<int>(room(paper.height) * width / room(paper.width));
}

/// The sheet as large as the paper allows, in its middle at the top.
Sheet on_paper(const Sheet& sheet, const Paper& paper) {
  const int scale = scale_into(sheet, paper.width - 2 * picture_margin,
                               paper.height - 2 * picture_margin, picture_scale);
  Sheet page{0, 0, paper.width, paper.height, sheet.drawings, true};
  for (PlacedDrawing& drawing : page.drawings) {
    drawing.at.x = (paper.width - scaled(sheet.width, scale)) / 2 + scaled(drawing.at.x, scale);
    drawing.at.y = picture_margin + scaled(drawing.at.y, scale);
    drawing.scale = scale;
  }
  return page;
}

}  // namespace

class PicturePage::Implementation {
 public:
  void add(const Picture& picture, const Caption& caption) {
    Item item;
    theme_ = picture.theme;
    BoardDrawing board(picture, item.board);
    edge_ = board.edge();
    board_width_ = board.width();
    board_height_ = board.height();
    board.draw();
    append_lines(caption.heading, true, item.lines);
    append_lines(caption.text, false, item.lines);
    items_.push_back(std::move(item));
  }

  std::string document(std::string_view heading, const Format& format, const Paper* paper) const {
    const std::size_t most = paper == nullptr ? max_columns : max_columns_on_paper;
    const std::size_t columns = std::clamp<std::size_t>(items_.size(), 1, most);
    PictureDocument document{.title = std::string(heading), .theme = theme_};
    std::size_t first = 0;
    do {
      int height = std::numeric_limits<int>::max();
      if (paper != nullptr)
        height = height_on(*paper, static_cast<int>(columns) * (item_width() + gap));
      Sheet sheet = take_rows(first, first == 0 ? heading : "", columns, height);
      document.sheets.push_back(paper == nullptr ? std::move(sheet) : on_paper(sheet, *paper));
    } while (first < items_.size());
    std::string out;
    format.write_pages(document, out);
    return out;
  }

 private:
  struct Item {
    Drawing board;
    std::vector<DrawnText> lines;
  };

  int item_width() const { return std::max(board_width_, min_caption + 2 * edge_); }

  void append_lines(const std::vector<std::string>& words, bool bold,
                    std::vector<DrawnText>& lines) const {
    const Letters letters{Ink::words, font_size, bold, Align::start};
    for (std::string& line : broken_lines(words, font_size, bold, item_width() - 2 * edge_)) {
      lines.push_back({letters, {0, 0}, std::move(line)});
    }
  }

  int write_heading(std::string_view heading, int width, Drawing& texts) const {
    const int left = page_margin + edge_;
    int baseline = page_margin + heading_size;
    for (const std::string& line :
         broken_lines(words_between_spaces(heading), heading_size, true, width - 2 * left)) {
      texts.text({Ink::words, heading_size, true, Align::start}, {left, baseline}, line);
      baseline += heading_size * 5 / 4;
    }
    return baseline;
  }

  /// Places a row of pictures; returns where the next one begins.
  int place_row(std::size_t first, std::size_t end, int top, Sheet& sheet, Drawing& texts) const {
    const int text_top = top + board_height_;
    std::size_t max_lines = 0;
    for (std::size_t i = first; i < end; ++i) {
      const int left = page_margin + edge_ + static_cast<int>(i - first) * (item_width() + gap);
      sheet.drawings.push_back({items_[i].board, {left, top + edge_}});
      int baseline = text_top + line_height;
      for (const DrawnText& line : items_[i].lines) {
        texts.text(line.letters, {left, baseline}, line.words);
        baseline += line_height;
      }
      max_lines = std::max(max_lines, items_[i].lines.size());
    }
    return text_top + static_cast<int>(max_lines) * line_height + gap;
  }

  int row_height(std::size_t first, std::size_t columns) const {
    std::size_t lines = 0;
    for (std::size_t i = first; i < std::min(items_.size(), first + columns); ++i) {
      lines = std::max(lines, items_[i].lines.size());
    }
    return board_height_ + static_cast<int>(lines) * line_height + page_margin;
  }

  /// A sheet of the rows from `first` on, which becomes the one that follows them: one at least,
  /// and as many as `max_height` has room for.
  Sheet take_rows(std::size_t& first, std::string_view heading, std::size_t columns,
                  int max_height) const {
    Sheet sheet;
    sheet.width = 2 * page_margin - gap + static_cast<int>(columns) * (item_width() + gap);
    Drawing texts;
    int top = page_margin;
    if (!heading.empty()) top = write_heading(heading, sheet.width, texts);
    for (bool room = true; first < items_.size() && room; first += columns) {
      const std::size_t end = std::min(items_.size(), first + columns);
      top = place_row(first, end, top, sheet, texts);
      room = end == items_.size() || top + row_height(end, columns) <= max_height;
    }
    sheet.height = top - gap + page_margin;
    sheet.drawings.push_back({std::move(texts)});
    return sheet;
  }

  std::vector<Item> items_;
  Theme theme_ = Theme::light;
  int edge_ = 0;
  int board_width_ = 0;
  int board_height_ = 0;
};

PicturePage::PicturePage() : implementation_(std::make_unique<Implementation>()) {}
PicturePage::~PicturePage() = default;
PicturePage::PicturePage(PicturePage&&) noexcept = default;

void PicturePage::add(const Picture& picture, const Caption& caption) {
  implementation_->add(picture, caption);
}

std::string PicturePage::document(std::string_view heading, const Format& format,
                                  const Paper* paper) const {
  return implementation_->document(heading, format, paper);
}

}  // namespace sudoku_sat
