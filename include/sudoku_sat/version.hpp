// The version of library and program: that of CMakeLists.txt.
#pragma once

#include <string_view>

namespace sudoku_sat {

extern const std::string_view version;

}  // namespace sudoku_sat
