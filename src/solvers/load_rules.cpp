#include "load_rules.hpp"

#include "sudoku_sat/sinks.hpp"

namespace sudoku_sat {

Size load_rules(const Board& board, const VariableMap& variables, const Formulation& formulation,
                SinkRef sink, const Limits& limits) {
  TallySink tally(sink);
  LimitedSink limited(tally, limits);
  encode_rules(board, variables, formulation, limited);
  return tally.size();
}

Size load_puzzle(const Puzzle& puzzle, const VariableMap& variables, const Formulation& formulation,
                 const std::vector<Grid>& excluded, SinkRef sink, const Limits& limits) {
  TallySink tally(sink);
  LimitedSink limited(tally, limits);
  encode_puzzle(puzzle, variables, formulation, limited);
  const Size size = tally.size();
  ClauseStream clauses(sink);
  for (const Grid& grid : excluded) {
    if (const auto clause = excluded_clause(grid, variables)) clauses.add(*clause);
  }
  clauses.flush();
  return size;
}

}  // namespace sudoku_sat
