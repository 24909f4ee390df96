// Boards on pages of paper: as many columns and rows as make the boards largest, each board with
// its number and its caption, scaled to its place. The solutions come after all puzzles, smaller,
// so that nobody sees them by accident.

#include "writers.hpp"

namespace sudoku_sat {

using namespace format;

/// A board of the book with its number.
struct BookPiece {
  std::string number;
  Sheet sheet;
  int on_page;  ///< how many like it a page has
};

namespace {

constexpr int paper_margin = 120;
constexpr int slot_gap = 70;
constexpr int number_size = 42;
constexpr int footer_size = 32;
constexpr int header_height = 110;
constexpr int full_scale = 3300;  ///< small boards are not blown up beyond this

struct Slots {
  int columns;
  int rows;
  int width;
  int height;
};

/// `count` places on an area, as large as can be in both directions.
Slots slots_on(int count, int width, int height) {
  Slots best{1, count, 0, 0};
  for (int columns = 1; columns <= count; ++columns) {
    const int rows = (count + columns - 1) / columns;
    const Slots slots{columns, rows, (width - (columns - 1) * slot_gap) / columns,
                      (height - (rows - 1) * slot_gap) / rows};
    const auto side = [](const Slots& s) { return std::min(s.width, s.height - number_size); };
    if (side(slots) > side(best)) best = slots;
  }
  return best;
}

int puzzles_on_page(int size) { return size <= 9 ? 6 : (size <= 16 ? 2 : 1); }
int solutions_on_page(int size) { return size <= 9 ? 12 : (size <= 16 ? 6 : 2); }

class Pages {
 public:
  Pages(const Paper& paper, std::vector<Sheet>& sheets) : paper_(paper), sheets_(sheets) {}

  /// Boards that follow each other and are of about the same size share pages.
  void add(const std::vector<BookPiece>& pieces, std::string_view heading) {
    for (std::size_t first = 0; first < pieces.size();) {
      std::size_t end = first;
      while (end < pieces.size() && pieces[end].on_page == pieces[first].on_page) ++end;
      add_alike(std::span(pieces).subspan(first, end - first), heading);
      first = end;
    }
  }

 private:
  void add_alike(std::span<const BookPiece> pieces, std::string_view heading) {
    const int top = paper_margin + (heading.empty() ? 0 : header_height);
    const std::size_t on_page =
        std::min(static_cast<std::size_t>(pieces.front().on_page), pieces.size());
    const Slots slots = slots_on(static_cast<int>(on_page), paper_.width - 2 * paper_margin,
                                 paper_.height - top - paper_margin);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      const int slot = static_cast<int>(i % on_page);
      if (slot == 0) begin_page(heading);
      place(pieces[i],
            {paper_margin + slot % slots.columns * (slots.width + slot_gap),
             top + slot / slots.columns * (slots.height + slot_gap)},
            slots);
    }
  }

  void begin_page(std::string_view heading) {
    Sheet sheet{0, 0, paper_.width, paper_.height, {}, true};
    Drawing texts;
    const int middle = paper_.width / 2;
    if (!heading.empty()) {
      texts.text({Ink::words, 56, true}, {middle, paper_margin + 56}, heading);
    }
    texts.text({Ink::faint, footer_size}, {middle, paper_.height - paper_margin / 2},
               std::to_string(sheets_.size() + 1));
    sheet.drawings.push_back({std::move(texts)});
    sheets_.push_back(std::move(sheet));
  }

  void place(const BookPiece& piece, DrawnPoint at, const Slots& slots) {
    Sheet& page = sheets_.back();
    Drawing number;
    number.text({Ink::words, number_size, true, Align::start}, {at.x, at.y + number_size * 3 / 4},
                piece.number);
    page.drawings.push_back({std::move(number)});
    const Sheet& sheet = piece.sheet;
    const int scale = scale_into(sheet, slots.width, slots.height - number_size, full_scale);
    const int left = at.x + (slots.width - scaled(sheet.width, scale)) / 2;
    for (const PlacedDrawing& drawing : sheet.drawings) {
      page.drawings.push_back({drawing.drawing,
                               {left + scaled(drawing.at.x - sheet.left, scale),
                                at.y + number_size + scaled(drawing.at.y - sheet.top, scale)},
                               scale});
    }
  }

  const Paper& paper_;
  std::vector<Sheet>& sheets_;
};

}  // namespace

class PictureBook::Implementation {
 public:
  Implementation(const Paper& paper, std::optional<int> on_page)
      : paper_(paper), on_page_(on_page) {}

  void add(const Picture& picture, const Grid* solution) {
    const int size = std::max(picture.geometry.height(), picture.geometry.width());
    const std::string number = std::to_string(++count_);
    theme_ = picture.theme;
    puzzles_.push_back({number, board_sheet(picture), on_page_.value_or(puzzles_on_page(size))});
    if (solution == nullptr) return;
    const Picture solved{.geometry = picture.geometry,
                         .grid = *solution,
                         .givens = picture.givens,
                         .board = picture.board,
                         .theme = picture.theme};
    solutions_.push_back(
        {number, board_sheet(solved), std::max(on_page_.value_or(1), solutions_on_page(size))});
  }

  std::string document(const Format& format) const {
    PictureDocument document{.title = "Sudoku", .theme = theme_};
    Pages pages(paper_, document.sheets);
    pages.add(puzzles_, "");
    pages.add(solutions_, "Solutions");
    std::string out;
    format.write_pages(document, out);
    return out;
  }

 private:
  Paper paper_;
  std::optional<int> on_page_;
  std::size_t count_ = 0;
  Theme theme_ = Theme::light;
  std::vector<BookPiece> puzzles_;
  std::vector<BookPiece> solutions_;
};

std::span<const Paper> papers() {
  static constexpr Paper known[] = {{"a4", 2100, 2970}, {"a5", 1480, 2100}, {"letter", 2159, 2794}};
  return known;
}

PictureBook::PictureBook(const Paper& paper, std::optional<int> on_page)
    : implementation_(std::make_unique<Implementation>(paper, on_page)) {}
PictureBook::~PictureBook() = default;
PictureBook::PictureBook(PictureBook&&) noexcept = default;

void PictureBook::add(const Picture& picture, const Grid* solution) {
  implementation_->add(picture, solution);
}

std::string PictureBook::document(const Format& format) const {
  return implementation_->document(format);
}

}  // namespace sudoku_sat
