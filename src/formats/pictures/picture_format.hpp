// What a format of pictures gets to write: sheets, drawn already.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "drawing.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

struct PictureDocument {
  std::vector<Sheet> sheets = {};  ///< at least one
  std::string title = {};
  Theme theme = Theme::light;
};

/// A document with the picture on its only sheet.
PictureDocument document_of(const Picture& picture);

/// Format::write of a format that draws: `write_pages` for a single picture.
template <void (*write_pages)(const PictureDocument&, std::string&)>
void write_one(const Picture& picture, std::string& out) {
  write_pages(document_of(picture), out);
}

/// All sheets on one, with space between them.
Sheet one_below_the_other(const std::vector<Sheet>& sheets);

}  // namespace sudoku_sat
