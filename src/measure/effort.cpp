// Decisions and conflicts of one run say little: they change by half with the order of the clauses.
// So the median over several runs is taken. CaDiCaL's own seed hardly changes a run of some hundred
// conflicts. Instead each run gets the same formula with variables renumbered and clauses in
// another order, by random numbers of its own. Signs stay: CaDiCaL begins by making variables true,
// and "the cell holds v" is the better branch of each decision.
//
// The formula is `extended` without reduction: what a reduction decides would not count as search.
#include "rate_parts.hpp"

#include <algorithm>
#include <cstdlib>

#include "solvers/rules_in_solver.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/measure.hpp"

namespace sudoku_sat {

namespace {

/// A formula that is numbered and ordered differently for each run.
class ShuffledFormula {
 public:
  ShuffledFormula(const Puzzle& puzzle, const VariableMap& variables, const Limits& limits) {
    load_puzzle(puzzle, variables, {}, {}, clauses_, limits);
    const auto literals = clauses_.block().literals;
    for (std::size_t i = 0; i < literals.size(); ++i) {
      if (i == 0 || literals[i - 1] == 0) begins_.push_back(i);
    }
  }

  void write(std::size_t run, SinkRef sink) const {
    Random random(0, run);
    const auto variables = static_cast<std::size_t>(clauses_.size().variables);
    const std::vector<Var> renamed = random.permutation<Var>(variables, 1);
    std::vector<std::size_t> order = begins_;
    random.shuffle(order);
    ClauseStream out(sink);
    out.new_vars(variables);
    std::vector<Lit> clause;
    for (const std::size_t begin : order) {
      clause.clear();
      for (std::size_t i = begin; literal(i) != 0; ++i) {
        const Var variable = renamed[static_cast<std::size_t>(std::abs(literal(i))) - 1];
        clause.push_back(literal(i) < 0 ? -variable : variable);
      }
      out.add(clause);
    }
    out.flush();
  }

 private:
  Lit literal(std::size_t index) const { return clauses_.block().literals[index]; }

  MemorySink clauses_;
  std::vector<std::size_t> begins_;
};

SearchEffort effort_of_run(const ShuffledFormula& formula, std::size_t run, const Limits& limits) {
  const std::unique_ptr<Solver> solver = make_solver({});
  LimitedSink sink(*solver, limits);
  formula.write(run, sink);
  if (solver->solve(limits) == Answer::unknown) {
    limits.check();
    throw SolverError("CaDiCaL gave up");
  }
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
  if (size.clauses > Measurer::most_clauses || size.literals > Measurer::most_literals) {
    return std::nullopt;
  }
  const VariableMap variables(puzzle.geometry());
  require_memory_for_clauses(puzzle, variables, {}, limits);
  const ShuffledFormula formula(puzzle, variables, limits);
  std::vector<std::int64_t> decisions;
  std::vector<std::int64_t> conflicts;
  for (std::size_t run = 0; run < runs; ++run) {
    const SearchEffort effort = effort_of_run(formula, run, limits);
    decisions.push_back(effort.decisions);
    conflicts.push_back(effort.conflicts);
  }
  return SearchEffort{median(std::move(decisions)), median(std::move(conflicts))};
}

}  // namespace sudoku_sat
