// A model is checked clause by clause; "unsatisfiable" needs a proof, or somebody else who finds
// the same. The proof is checked by src/proof, which shares no code with a solver.
#include "verdict.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "base/whole_file.hpp"
#include "sudoku_sat/proof_checker.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::solvers {

namespace {

[[noreturn]] void fail(const SolverRun& run, const std::string& what) {
  throw SolverError(fmt::format("solver '{}' says unsatisfiable, but {}", run.solver, what),
                    run.solver);
}

ProofFormula formula_of(const SolverRun& run) {
  const auto literals = run.formula.block().literals;
  ProofFormula formula;
  formula.literals.reserve(literals.size() + 2 * run.assumptions.size());
  formula.literals.assign(literals.begin(), literals.end());
  for (const Lit literal : run.assumptions) {
    formula.literals.insert(formula.literals.end(), {literal, 0});
  }
  return formula;
}

std::string read_proof(const SolverRun& run, const std::string& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) fail(run, "wrote no proof");
  try {
    return base::read_whole(file, base::max_proof_bytes);
  } catch (const InputError& unreadable) {
    fail(run, fmt::format("its proof can't be read: {}", unreadable.detail()));
  }
}

}  // namespace

void confirm_by_proof(const SolverRun& run, const std::string& proof_file, const Limits& limits) {
  const std::string proof = read_proof(run, proof_file);
  const ProofReport report = check_proof(formula_of(run), proof, {.poll = [&] { limits.check(); }});
  if (report.accepted) return;
  const std::string place = report.line == 0 ? "" : fmt::format(", line {}", report.line);
  fail(run, fmt::format("its proof is wrong{}: {}", place, report.reason));
}

void confirm_by_solver(const SolverRun& run, const Limits& limits) {
  const std::unique_ptr<Solver> solver = make_solver(SolverChoice());
  LimitedSink sink(*solver, limits);
  sink.new_vars(static_cast<std::size_t>(run.formula.size().variables));
  run.formula.replay(sink);
  for (const Lit literal : run.assumptions) solver->assume(literal);
  const Answer answer = solver->solve(limits);
  if (answer == Answer::satisfiable) fail(run, "CaDiCaL finds a model");
  if (answer == Answer::unknown) throw Stopped(limits.reached());
}

}  // namespace sudoku_sat::solvers
