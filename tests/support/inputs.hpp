// How many random inputs a comparison takes.
#pragma once

#include <cstddef>

namespace sudoku_sat::support {

/// `count`, or a tenth of them under the sanitizers, which make everything some ten times as slow.
constexpr std::size_t random_inputs(std::size_t count) {
#ifdef __SANITIZE_ADDRESS__
  return count / 10;
#else
  return count;
#endif
}

}  // namespace sudoku_sat::support
