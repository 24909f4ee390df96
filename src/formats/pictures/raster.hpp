// Pictures in formats that need a renderer.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "picture_format.hpp"

namespace sudoku_sat {

/// Appends what rsvg-convert makes of the document's sheets with these arguments; without `pages`
/// of all of them as one. Throws: OutputError where the program is missing or fails.
void append_rendered(const PictureDocument& document, bool pages,
                     const std::vector<std::string>& arguments, std::string& out);

}  // namespace sudoku_sat
