// Pictures of boards with captions, side by side on one page.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/formats.hpp"
#include "svg_page.hpp"

namespace sudoku_sat {

/// What stands below a picture. Lines are broken between words only.
struct Caption {
  std::vector<std::string> heading;  ///< words, in bold
  std::vector<std::string> text;     ///< words
};

class PicturePage {
 public:
  /// Adds a picture; all are of boards of one geometry, with the same rules.
  void add(const Picture& picture, const Caption& caption);

  /// The document in SVG: rows of up to three pictures, the heading above them where there is one.
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

}  // namespace sudoku_sat
