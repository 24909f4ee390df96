// The page (src/web/bundle), which the build embeds in the program: `serve` sends its files, and
// pages that are opened from a disk have its script and style inside.
#pragma once

#include <span>
#include <string_view>

namespace sudoku_sat::cli {

struct WebFile {
  std::string_view path;  ///< "/page.js"
  std::string_view type;  ///< "text/javascript"
  std::string_view content;
};

std::span<const WebFile> web_files();

}  // namespace sudoku_sat::cli
