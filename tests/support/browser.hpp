// Pages as a browser lays them out: Chromium, if it is installed.
#pragma once

#include <string>

namespace sudoku_sat::support {

/// What the script, a function's body, returns inside the page in a window of so many pixels, as
/// "said RESULT."; empty where there is no browser.
std::string said_by_browser(const std::string& html, const std::string& script, int width,
                            int height);

}  // namespace sudoku_sat::support
