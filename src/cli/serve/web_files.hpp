// The files of the page (src/web/bundle), which the build embeds in the program.
#pragma once

#include <vector>

#include "http_server.hpp"

namespace sudoku_sat::cli {

std::vector<WebFile> web_files();

}  // namespace sudoku_sat::cli
