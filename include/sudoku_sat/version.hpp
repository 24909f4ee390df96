// The version of library and program: that of CMakeLists.txt, which the target passes on.
#pragma once

#include <string_view>

namespace sudoku_sat {

#ifndef SUDOKU_SAT_VERSION
#error "the build defines SUDOKU_SAT_VERSION"
#endif

inline constexpr std::string_view version = SUDOKU_SAT_VERSION;

}  // namespace sudoku_sat
