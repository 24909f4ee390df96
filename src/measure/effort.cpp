// Decisions and conflicts of one run mean little: they change by half with the order of the
// clauses. So the median over several runs is taken. CaDiCaL's own seed hardly changes a run of
// some hundred conflicts, so each run gets the same formula with variables renumbered and clauses
// reordered at random. Signs stay: CaDiCaL begins by making variables true, and "the cell holds v"
// is the better branch of each decision.
//
// The formula is `extended` without reduction: what a reduction decides would not count as search.
#include "measurements.hpp"

#include "solvers/board_solver.hpp"
#include "sudoku_sat/measure.hpp"

namespace sudoku_sat::measure {

namespace {

SearchEffort effort_of_run(const ScrambledFormula& formula, std::size_t run, const Limits& limits) {
  const std::unique_ptr<Solver> solver = make_solver({});
  LimitedSink sink(*solver, limits);
  Random random(0, run);
  const Scrambling names(random, formula.size().variables);
  formula.write(random, names, LiteralOrder::kept, sink);
  solvers::satisfiable(*solver, limits);
  const SolverStatistics statistics = solver->statistics();
  return {statistics.decisions.value_or(0), statistics.conflicts.value_or(0)};
}

std::int64_t median(std::vector<std::int64_t> numbers) {
  const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
  std::nth_element(numbers.begin(), middle, numbers.end());
  return *middle;
}

}  // namespace

std::optional<SearchEffort> search_effort(const Puzzle& puzzle, std::size_t runs,
                                          const Limits& limits) {
  const Size size = size_of(Formulation(), *puzzle.board);
  if (size.clauses > Measurer::max_clauses || size.literals > Measurer::max_literals) {
    return std::nullopt;
  }
  const VariableMap variables(puzzle.geometry());
  solvers::require_memory_for_clauses(puzzle, variables, {}, limits);
  ScrambledFormula formula(size);
  solvers::load_puzzle(puzzle, variables, {}, {}, formula, limits);
  std::vector<std::int64_t> decisions;
  std::vector<std::int64_t> conflicts;
  for (std::size_t run = 0; run < runs; ++run) {
    const SearchEffort effort = effort_of_run(formula, run, limits);
    decisions.push_back(effort.decisions);
    conflicts.push_back(effort.conflicts);
  }
  return SearchEffort{median(std::move(decisions)), median(std::move(conflicts))};
}

}  // namespace sudoku_sat::measure
