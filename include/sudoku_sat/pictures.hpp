// Pictures in SVG beyond that of one grid, which the format `svg` writes: boards in layers, pages
// of boards with captions, charts.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

/// `text` as the content of an element of XML or HTML. Bytes that no XML document may hold, control
/// characters and what is not UTF-8, become question marks.
std::string xml_text(std::string_view text);

/// The layers of a picture, each drawn over those before it, so that a page can show one of its own
/// for each step of a derivation.
enum class PictureLayer : std::uint8_t {
  ground,  ///< boxes shaded in turn, shades and thick lines of rules
  tints,   ///< cells in trouble, and those that a step has to do with
  lines,   ///< between cells, and what rules draw upon them
  values,  ///< and pencil marks
};

/// The elements of a layer, without a document around them.
std::string draw_layer(const Picture& picture, PictureLayer layer);

/// How large a picture is. The cells begin at (0, 0).
struct PictureFrame {
  int edge;    ///< what is left free around the cells
  int width;   ///< with the edge on both sides
  int height;  ///< likewise
};
PictureFrame frame_of(const Picture& picture);

/// What stands below a picture. Lines are broken between words only.
struct Caption {
  std::vector<std::string> heading;  ///< words, in bold
  std::vector<std::string> text;     ///< words
};

/// Pictures with captions, side by side on one page.
class PicturePage {
 public:
  PicturePage();
  ~PicturePage();
  PicturePage(PicturePage&&) noexcept;

  /// Adds a picture; all are of boards of one geometry, with the same rules.
  void add(const Picture& picture, const Caption& caption);

  /// The document: rows of up to three pictures, the heading above them where there is one.
  std::string document(std::string_view heading) const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

/// One figure of several things, a horizontal bar each.
struct BarChart {
  struct Bar {
    std::string label;
    std::optional<double> value;  ///< none: not known, or a time-out; never negative
    std::string text;             ///< what stands at the bar's end: "11988", "0.25 s", "-"
    bool best = false;
  };
  std::string title;  ///< "clauses"
  std::vector<Bar> bars;
};

/// How a figure grows with the size of the board: a curve for each thing, both axes logarithmic.
struct GrowthChart {
  struct Point {
    double x;  ///< above 0
    double y;  ///< at least 0; 0 can't be drawn and is left out
  };
  struct Curve {
    std::string label;
    std::vector<Point> points;  ///< ascending x
  };
  std::string title;   ///< "clauses"
  std::string x_axis;  ///< "N"
  std::vector<Curve> curves;
};

/// An SVG document with all charts, growth first, in a grid of panels under the title.
std::string draw_charts(const std::string& title, const std::vector<GrowthChart>& growth,
                        const std::vector<BarChart>& bars);

}  // namespace sudoku_sat
