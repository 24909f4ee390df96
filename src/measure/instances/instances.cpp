// A board is made of three things, drawn one after the other from the same random numbers: the
// board itself (regions may be drawn), a full grid, the cells to open.
//
// Solvers on the formulas of boards: seconds differ from run to run; the numbers of literals and
// propagations do not, so a family of boards chosen by them can be made again. Their conversion to
// seconds was measured on 36x36 boards in the encoding `extended`: minisat propagates 1.7 to 1.9
// million literals a second, CaDiCaL 4.5 to 6.5 million; minisat reads 2 to 3 million literals a
// second, CaDiCaL ten times as many.
#include "base/elapsed.hpp"
#include "sudoku_sat/measure.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>

#include "base/whole_file.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/proof_checker.hpp"

namespace sudoku_sat {

namespace {

bool has_conflict(const Puzzle& puzzle) {
  return !conflicts(*puzzle.board, puzzle.givens, 1).empty();
}

}  // namespace

void check_instance(const InstanceSpec& spec) {
  if (!spec.rules.empty() && !spec.grids->takes_rules) {
    throw UsageError(
        fmt::format("grids of the kind {} take no rules: drawn and jigsaw do", spec.grids->name));
  }
  if (spec.open < 0 || spec.open > 1000) {
    throw UsageError(fmt::format("{} of 1000 cells: 0 to 1000 can be open", spec.open));
  }
  if (spec.open != 0 && !spec.holes->takes_share) {
    throw UsageError(fmt::format(
        "holes of the kind {} take no --open: their number can't be chosen", spec.holes->name));
  }
}

Instance make_instance(const InstanceSpec& spec, Random& random, const Limits& limits) {
  check_instance(spec);
  FullGrid full{spec.grids, spec.grids->board(spec.geometry, spec.rules, random, limits), {}};
  full.values = spec.grids->grid(full.board, random, limits);
  Instance made{{full.board, full.values}, full.values, {}};
  made.holes = spec.holes->choose(full, spec.open, random, limits);
  for (const Cell cell : made.holes) made.puzzle.givens[cell] = 0;
  return made;
}

Instance make_instance(const InstanceSpec& spec, std::uint64_t number, const Limits& limits) {
  Random random(spec.seed, number);
  return make_instance(spec, random, limits);
}

std::optional<Cell> put_wrong_value(Puzzle& puzzle, const Grid& solution,
                                    std::span<const Cell> cells, Random& random) {
  const auto size = static_cast<std::size_t>(puzzle.geometry().size());
  for (const Cell cell : cells) {
    const Value before = puzzle.givens[cell];
    for (const Value value : random.permutation(size, Value{1})) {
      puzzle.givens[cell] = value;
      if (value != solution[cell] && !has_conflict(puzzle)) return cell;
    }
    puzzle.givens[cell] = before;
  }
  return std::nullopt;
}

Puzzle with_changed_given(Puzzle puzzle, std::uint64_t number) {
  Random random(number);
  std::vector<Cell> cells = random.permutation(puzzle.givens.size(), Cell{0});
  std::erase_if(cells, [&](Cell cell) { return puzzle.givens[cell] == 0; });
  put_wrong_value(puzzle, Grid(puzzle.givens), cells, random);
  return puzzle;
}

namespace {

constexpr double literals_per_second = 4e6;
constexpr double propagations_per_second = 2e6;

/// The formula of a puzzle and what its variables mean.
struct PuzzleFormula {
  std::optional<VariableMap> variables;  ///< none: the reduction found a contradiction
  MemorySink clauses = {};
};

PuzzleFormula formula_of(const Puzzle& puzzle, const Formulation& formulation,
                         const Limits& limits) {
  PuzzleFormula formula{reduced_variables(puzzle, formulation, limits)};
  const auto& variables = formula.variables;
  if (variables) solvers::require_memory_for_clauses(puzzle, *variables, formulation, limits);
  solvers::load_reduced(puzzle, variables, formulation, formula.clauses, limits);
  return formula;
}

/// Throws: SolverError unless the file has a proof that holds.
void require_proof(const PuzzleFormula& formula, const std::string& file, const Limits& limits) {
  // CaDiCaL adds nothing to a formula that has the empty clause; checkers expect that one at least.
  if (std::filesystem::file_size(file) == 0) std::ofstream(file) << "0\n";
  if (std::filesystem::file_size(file) > max_instance_proof) {
    throw SolverError(fmt::format("the proof has more than {} MB", max_instance_proof >> 20));
  }
  const std::string proof = base::read_whole(file, max_instance_proof);
  const auto literals = formula.clauses.block().literals;
  const ProofReport report = check_proof({.literals = {literals.begin(), literals.end()}}, proof,
                                         {.poll = [&] { limits.check(); }});
  if (!report.accepted) {
    throw SolverError(
        fmt::format("the solver's proof is wrong, line {}: {}", report.line, report.reason));
  }
}

}  // namespace

FormulaRun run_on_formula(const Puzzle& puzzle, const Formulation& formulation,
                          const SolverChoice& choice, const Limits& limits) {
  const PuzzleFormula formula = formula_of(puzzle, formulation, limits);
  FormulaRun run{.literals = formula.clauses.size().literals};
  const auto begin = Limits::Clock::now();
  const std::unique_ptr<Solver> solver = make_solver(choice);
  solvers::load_clauses(formula.clauses, *solver, limits);
  run.answer = solver->solve(limits);
  run.seconds = base::seconds_since(begin);
  run.statistics = solver->statistics();
  if (run.answer == Answer::satisfiable) {
    run.solution = solvers::verified_model(puzzle, *formula.variables, solver.get());
  }
  return run;
}

std::optional<double> nominal_seconds(const FormulaRun& run) {
  if (!run.statistics.propagations) return std::nullopt;
  return static_cast<double>(run.literals) / literals_per_second +
         static_cast<double>(*run.statistics.propagations) / propagations_per_second;
}

Answer solve_in_nominal_time(const Puzzle& puzzle, const Formulation& formulation, double seconds,
                             const std::string& proof_file, const Limits& limits) {
  const PuzzleFormula formula = formula_of(puzzle, formulation, limits);
  const std::unique_ptr<Solver> solver =
      proof_file.empty() ? make_solver({}) : make_proving_solver(proof_file);
  solvers::load_clauses(formula.clauses, *solver, limits);
  solver->limit_work(static_cast<std::int64_t>(seconds * 1e6));
  const Answer answer = solver->solve(limits);
  if (answer == Answer::unknown) limits.check();
  if (answer == Answer::satisfiable)
    solvers::verified_model(puzzle, *formula.variables, solver.get());
  if (answer == Answer::unsatisfiable && !proof_file.empty()) {
    require_proof(formula, proof_file, limits);
  }
  return answer;
}

}  // namespace sudoku_sat
