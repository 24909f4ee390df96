#include "sudoku_sat/formula.hpp"

namespace sudoku_sat {

void MemorySink::replay(SinkRef sink) const {
  ClauseStream out(sink);
  each_clause(literals_, [&](std::span<const Lit> clause) { out.add(clause); });
  out.flush();
}

}  // namespace sudoku_sat
