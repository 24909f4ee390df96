// A picture as a document of one sheet; several sheets as one.
#include "picture_format.hpp"

#include <algorithm>

#include "caption.hpp"

namespace sudoku_sat {

namespace {

constexpr int between_sheets = 40;

}  // namespace

PictureDocument document_of(const Picture& picture) {
  PictureDocument document{.title = std::string(picture.title), .theme = picture.theme};
  document.sheets.push_back(board_sheet(picture));
  return document;
}

Sheet one_below_the_other(const std::vector<Sheet>& sheets) {
  if (sheets.size() == 1) return sheets[0];
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

}  // namespace sudoku_sat
