// Size and strength. Without a reduction the rules are the same for all puzzles of a board: they
// are encoded once, and the givens are assumptions. Unit propagation runs on the clauses
// themselves, not on candidates, so that the encoding is measured.
//
// Also the length of the proof of uniqueness: CaDiCaL refutes the formula with a clause that
// excludes the only solution, and its DRAT proof is measured as text.
#include "sudoku_sat/measure.hpp"

#include <cstdlib>

#include "measurements.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

using namespace measure;

namespace {

/// A profile of the formula with the givens' unit clauses.
FormulaProfile with_units(ProfileSink rules, const std::vector<Lit>& givens) {
  ClauseStream out(rules);
  for (const Lit literal : givens) out.add({literal});
  out.flush();
  return rules.profile();
}

int runs_of(const MeasureOptions& options) {
  return options.seeds > 0 ? options.seeds : options.runs;
}

void add_run(const SolverRuns& run, SolverRuns& runs) {
  runs.times.insert(runs.times.end(), run.times.begin(), run.times.end());
  if (runs.failure.empty()) runs.failure = run.failure;
}

/// Whether the next run would fail in the same way: without a seed it would.
bool ended(const SolverRuns& runs) { return !runs.failure.empty() && runs.times.back().seed == 0; }

}  // namespace

/// A board's rules, encoded.
class Measurer::Rules {
 public:
  Rules(const Formulation& formulation, const Puzzle& puzzle,
        const std::optional<VariableMap>& variables, const Limits& limits)
      : board_(puzzle.board) {
    LimitedSink limited(profile_, limits);
    encode(formulation, variables, limited);
  }

  // Of the rules alone, so the same for all puzzles of a board.
  std::optional<Inferred> consistency = {};
  std::optional<Inferred> completeness = {};

  bool fit(const Puzzle& puzzle) const { return board_->same_rules(*puzzle.board); }
  const ProfileSink& profile() const { return profile_; }

  UnitPropagation& engine(const Formulation& formulation,
                          const std::optional<VariableMap>& variables, const Limits& limits) {
    if (engine_) return *engine_;
    auto engine = std::make_unique<UnitPropagation>();
    LimitedSink limited(*engine, limits);
    encode(formulation, variables, limited);
    engine_ = std::move(engine);
    return *engine_;
  }

 private:
  void encode(const Formulation& formulation, const std::optional<VariableMap>& variables,
              SinkRef sink) {
    if (variables) {
      encode_rules(*board_, *variables, formulation, sink);
    } else {
      encode_contradiction(sink);
    }
  }

  std::shared_ptr<const Board> board_;
  ProfileSink profile_;
  std::unique_ptr<UnitPropagation> engine_;
};

namespace measure {

Strength strength_of(const UnitPropagation& engine, const VariableMap& variables) {
  Strength strength;
  const std::size_t cells = variables.geometry().grid_cells();
  const auto is_true = [&](Lit literal) {
    return engine.value(std::abs(literal)) ==
           (literal < 0 ? Model::Value::is_false : Model::Value::is_true);
  };
  for (Cell cell = 0; cell < cells; ++cell) {
    if (variables.find_value(cell, is_true) != 0) ++strength.cells;
  }
  strength.solved = strength.cells == cells;
  return strength;
}

}  // namespace measure

Measurer::Measurer(const Formulation& formulation, MeasureOptions options)
    : asked_(formulation), options_(std::move(options)) {}

Measurer::~Measurer() = default;

void Measurer::choose_formulation(const Puzzle& puzzle) {
  const Formulation chosen = formulation_for(puzzle, asked_);
  if (chosen == formulation_) return;
  formulation_ = chosen;
  rules_.reset();
}

Measurement Measurer::measure(const Puzzle& puzzle) {
  choose_formulation(puzzle);
  Measurement measurement = measure_formula(puzzle);
  for (std::size_t solver = 0; solver < options_.solvers.size(); ++solver) {
    for (int run = 0; run < runs_of(options_); ++run) {
      if (!ended(measurement.solvers[solver])) run_solver(puzzle, solver, run, measurement);
    }
  }
  if (options_.proofs) measure_proof(puzzle, measurement);
  return measurement;
}

Measurement Measurer::measure_piece(const Puzzle& puzzle, std::size_t piece) {
  choose_formulation(puzzle);
  if (piece == 0) return measure_formula(puzzle);
  const auto runs = static_cast<std::size_t>(runs_of(options_));
  const std::size_t solver = (piece - 1) / runs;
  Measurement measurement;
  measurement.solvers.resize(options_.solvers.size());
  if (solver < options_.solvers.size()) {
    run_solver(puzzle, solver, static_cast<int>((piece - 1) % runs), measurement);
  } else {
    measure_proof(puzzle, measurement);
  }
  return measurement;
}

Measurement Measurer::measure_formula(const Puzzle& puzzle) {
  Measurement measurement;
  measurement.solvers.resize(options_.solvers.size());
  const auto cells = static_cast<double>(puzzle.geometry().grid_cells());
  measurement.density = static_cast<double>(puzzle.given_count()) / cells;
  const Limits limits = options_.limits();
  const LimitsScope scope(limits);
  const auto variables = reduced_variables(puzzle, formulation_, limits);
  if (variables) measurement.cell_variables = variables->variables();
  const std::vector<Lit> givens =
      variables ? given_literals(puzzle, *variables) : std::vector<Lit>();
  if (!rules_ || !variables || !variables->whole() || !rules_->fit(puzzle)) {
    rules_ = std::make_unique<Rules>(formulation_, puzzle, variables, limits);
  }
  measurement.formula = with_units(rules_->profile(), givens);
  // Without givens there is nothing to infer from.
  const bool small =
      measurement.formula.clauses <= max_clauses && measurement.formula.literals <= max_literals;
  if (options_.strength && small && puzzle.given_count() != 0) {
    measure_strength(puzzle, variables, givens, measurement);
  }
  if (small && variables) measure_inference(puzzle, *variables, measurement);
  if (options_.models != 0 && small) {
    finish_or_mark(measurement, [&](const Limits& own) {
      measurement.models = models_of(formulation_, puzzle, options_.models, own);
    });
  }
  return measurement;
}

void Measurer::finish_or_mark(Measurement& measurement,
                              const std::function<void(const Limits&)>& work) const {
  try {
    work(options_.limits());
  } catch (const Stopped&) {
    measurement.unfinished = true;  // What was found by then is kept.
  }
}

void Measurer::measure_inference(const Puzzle& puzzle, const VariableMap& variables,
                                 Measurement& measurement) {
  const auto infer = [&](std::size_t states, std::optional<Inferred>& known, const auto& infer_by) {
    if (states == 0 || known) return;
    finish_or_mark(measurement, [&](const Limits& limits) {
      known = infer_by(formulation_, *puzzle.board, variables, states, limits);
    });
  };
  infer(options_.consistency, rules_->consistency, consistency_of);
  infer(options_.completeness, rules_->completeness, completeness_of);
  measurement.consistency = rules_->consistency;
  measurement.completeness = rules_->completeness;
}

void Measurer::measure_strength(const Puzzle& puzzle, const std::optional<VariableMap>& variables,
                                const std::vector<Lit>& givens, Measurement& measurement) {
  const Strength all{puzzle.geometry().grid_cells(), true};
  finish_or_mark(measurement, [&](const Limits& limits) {
    const LimitsScope scope(limits);
    UnitPropagation& engine = rules_->engine(formulation_, variables, limits);
    const bool consistent = engine.propagate(givens, limits);
    measurement.units = consistent ? strength_of(engine, *variables) : all;
    if (measurement.units->solved) {
      measurement.failed_literals = all;
      return;
    }
    const bool left = engine.probe(limits);
    measurement.failed_literals = left ? strength_of(engine, *variables) : all;
  });
}

void Measurer::run_solver(const Puzzle& puzzle, std::size_t solver, int run,
                          Measurement& measurement) const {
  const auto seed = static_cast<std::uint64_t>(options_.seeds > 0 ? run + 1 : 0);
  Formulation formulation = formulation_;
  if (seed != 0 && !formulation.reencoding.seed) formulation.reencoding.seed = seed;
  SolverRuns one;
  one.times.push_back(
      time_solver(formulation, puzzle, options_.solvers[solver], seed, options_.limits()));
  one.failure = one.times.back().failure;
  add_run(one, measurement.solvers[solver]);
}

void Measurer::measure_proof(const Puzzle& puzzle, Measurement& measurement) const {
  try {
    measurement.proof = sudoku_sat::measure::measure_proof(formulation_, puzzle, options_.limits());
  } catch (const Stopped&) {
    measurement.proof_stopped = measurement.unfinished = true;
  } catch (const SolverError& error) {
    measurement.proof_failure = error.what();
  }
}

std::size_t pieces_of(const MeasureOptions& options) {
  const auto runs = static_cast<std::size_t>(runs_of(options));
  return 1 + options.solvers.size() * runs + (options.proofs ? 1 : 0);
}

void add_piece(const Measurement& piece, Measurement& measurement) {
  for (std::size_t solver = 0; solver < measurement.solvers.size(); ++solver) {
    if (!ended(measurement.solvers[solver])) {
      add_run(piece.solvers[solver], measurement.solvers[solver]);
    }
  }
  if (piece.proof) measurement.proof = piece.proof;
  if (!piece.proof_failure.empty()) measurement.proof_failure = piece.proof_failure;
  measurement.proof_stopped = measurement.proof_stopped || piece.proof_stopped;
  measurement.unfinished = measurement.unfinished || piece.unfinished;
}

}  // namespace sudoku_sat

namespace sudoku_sat::measure {

namespace {

/// Refutes the formula with a solver that writes its proof to `file`. Throws: Stopped.
void refute(const Formulation& formulation, const Puzzle& puzzle,
            const std::optional<Grid>& solution, const std::string& file, const Limits& limits) {
  const auto variables = reduced_variables(puzzle, formulation, limits);
  if (variables) solvers::require_memory_for_clauses(puzzle, *variables, formulation, limits);
  const std::unique_ptr<Solver> solver = make_proving_solver(file);
  solvers::load_reduced(puzzle, variables, formulation, *solver, limits);
  if (solution) solver->add_clause(excluding_clause(*solution, *variables, puzzle));
  if (solvers::satisfiable(*solver, limits)) {
    throw SolverError("the solver found a solution, but there is none");
  }
}

}  // namespace

std::optional<ProofSize> measure_proof(const Formulation& formulation, const Puzzle& puzzle,
                                       const Limits& limits) {
  try {
    PuzzleSolver solver({.unique = true});
    const Outcome outcome = solver.solve(puzzle, limits);
    const bool none =
        outcome.status == Status::unsatisfiable || outcome.status == Status::inconsistent;
    if (outcome.undecided && !outcome.solver_failed) throw Stopped(limits.reached());
    if (!none && outcome.uniqueness != Uniqueness::unique) return std::nullopt;
    const TemporaryDirectory directory;
    const std::string file = directory.file("proof.drat");
    refute(formulation, puzzle, outcome.solution, file, limits);
    return proof_size(file);
  } catch (const OutputError& error) {
    throw SolverError(error.what());
  }
}

}  // namespace sudoku_sat::measure
