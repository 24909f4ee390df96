// Boards as sheets, and sheets in the languages of pictures. A format of pictures gets sheets,
// drawn already, and only writes them.
#pragma once

#include "drawing.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

struct PictureDocument {
  std::vector<format::Sheet> sheets = {};  ///< at least one
  std::string title = {};
  Theme theme = Theme::light;
};

namespace format {

/// The board with its caption, where it has one.
Sheet board_sheet(const Picture& picture);

/// A document with the picture on its only sheet.
PictureDocument document_of(const Picture& picture);

/// Format::write of a format that draws: `write_pages` for a single picture.
template <void (*write_pages)(const PictureDocument&, std::string&)>
void write_one(const Picture& picture, std::string& out) {
  write_pages(document_of(picture), out);
}

/// The scale, in thousandths, with which a sheet fits a room, at most `most`; and a length so
/// scaled.
int scale_into(const Sheet& sheet, int width, int height, int most);
constexpr int scaled(int units, int scale) {
  return static_cast<int>(std::int64_t{units} * scale / 1000);
}

/// All sheets on one, with space between them.
Sheet one_below_the_other(const std::vector<Sheet>& sheets);

/// Appends the elements of a drawing, without a document around them.
void append_svg(const Drawing& drawing, Theme theme, std::string& out);

/// Appends a document with everything on the sheet.
void append_svg_document(const Sheet& sheet, std::string_view title, Theme theme, std::string& out);

/// Where a sheet is shown on a screen no side has more pixels: programs refuse 32768.
inline constexpr int max_shown_pixels = 8192;

/// A length of the sheet's units in TeX's points: of a board's picture a cell is 7.5 mm wide.
double tex_points(const Sheet& sheet, double units);

/// Appends a tikzpicture of the size of the sheet, with the colours that it needs.
void append_tikz(const Sheet& sheet, Theme theme, std::string& out);

/// Appends what rsvg-convert makes of the document's sheets with these arguments; without `pages`
/// of all of them as one. Throws: OutputError if the program is missing or fails.
void append_rendered(const PictureDocument& document, bool pages,
                     const std::vector<std::string>& arguments, std::string& out);

/// A puzzle with all that its rules draw, and the rules in words. Throws: UsageError if it is no
/// board of one grid of up to 35 values.
std::string sudokupad_json(const Picture& picture);

}  // namespace format

}  // namespace sudoku_sat
