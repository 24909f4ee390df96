#include "sudoku_sat/io.hpp"

#include <fmt/ranges.h>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

void reject(std::string_view what, std::string_view word,
            const std::vector<std::string_view>& known) {
  const std::string_view near = nearest(word, known);
  throw UsageError(
      near.empty()
          ? fmt::format("unknown {} '{}'; there are {}", what, word, fmt::join(known, ", "))
          : fmt::format("unknown {} '{}'; did you mean {}?", what, word, near));
}

}  // namespace sudoku_sat
