#include <algorithm>

#include "sudoku_sat/sinks.hpp"

namespace sudoku_sat {

void MemorySink::replay(SinkRef sink) const {
  ClauseStream out(sink);
  auto rest = std::span<const Lit>(literals_);
  while (!rest.empty()) {
    const auto length =
        static_cast<std::size_t>(std::find(rest.begin(), rest.end(), 0) - rest.begin());
    out.add(rest.first(length));
    rest = rest.subspan(length + 1);
  }
  out.flush();
}

}  // namespace sudoku_sat
