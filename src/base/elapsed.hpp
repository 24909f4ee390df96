// Wall-clock time.
#pragma once

#include <chrono>

namespace sudoku_sat::base {

inline double seconds_since(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace sudoku_sat::base
