// Size and strength. Without a reduction the rules are the same for all puzzles of a board: they
// are encoded once, and the givens are assumptions. Unit propagation runs on the clauses
// themselves, not on candidates, so that it is the encoding that is measured.
#include "sudoku_sat/measure.hpp"

#include <algorithm>

#include "measure_parts.hpp"
#include "solvers/rules_in_solver.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat {

namespace {

/// Whether the literals are all known to be true.
bool all_true(const UnitPropagation& engine, const std::vector<Lit>& literals) {
  return std::all_of(literals.begin(), literals.end(), [&](Lit literal) {
    const auto wanted = literal < 0 ? Model::Value::is_false : Model::Value::is_true;
    return engine.value(literal < 0 ? -literal : literal) == wanted;
  });
}

bool has_value(const UnitPropagation& engine, const VariableMap& variables, Cell cell) {
  if (variables.decided(cell) != 0) return true;
  const CodedCell open = variables.coded(cell);
  std::vector<Lit> literals;
  for (std::size_t index = 0; index < open.candidates.size(); ++index) {
    literals.clear();
    variables.code().append_literals(open, index, literals);
    if (all_true(engine, literals)) return true;
  }
  return false;
}

/// A profile of the formula with the givens' unit clauses.
FormulaProfile with_units(ProfileSink rules, const std::vector<Lit>& givens) {
  ClauseStream out(rules);
  for (const Lit literal : givens) out.add({literal});
  out.flush();
  return rules.profile();
}

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

  bool fit(const Puzzle& puzzle) const { return board_->same_rules(*puzzle.board); }
  const ProfileSink& profile() const { return profile_; }

  UnitPropagation& engine(const Formulation& formulation,
                          const std::optional<VariableMap>& variables, const Limits& limits) {
    if (loaded_) return *engine_;
    engine_ = std::make_unique<UnitPropagation>();
    LimitedSink limited(*engine_, limits);
    encode(formulation, variables, limited);
    loaded_ = true;
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
  bool loaded_ = false;
};

void encode_formula(const Formulation& formulation, const Puzzle& puzzle,
                    const std::optional<VariableMap>& variables, SinkRef sink) {
  if (variables) {
    encode_puzzle(puzzle, *variables, formulation, sink);
  } else {
    encode_contradiction(sink);
  }
}

Strength strength_of(const UnitPropagation& engine, const VariableMap& variables) {
  Strength strength;
  const std::size_t cells = variables.geometry().cells();
  for (Cell cell = 0; cell < cells; ++cell) {
    if (has_value(engine, variables, cell)) ++strength.cells;
  }
  strength.solved = strength.cells == cells;
  return strength;
}

Measurer::Measurer(const Formulation& formulation, MeasureOptions options)
    : formulation_(formulation), options_(std::move(options)) {}

Measurer::~Measurer() = default;

Measurement Measurer::measure(const Puzzle& puzzle) {
  Measurement measurement;
  const auto cells = static_cast<double>(puzzle.givens.size());
  measurement.density = static_cast<double>(puzzle.given_count()) / cells;
  const Limits limits = options_.limits();
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
      measurement.formula.clauses <= most_clauses && measurement.formula.literals <= most_literals;
  if (options_.strength && small && puzzle.given_count() != 0) {
    measure_strength(puzzle, variables, givens, measurement);
  }
  for (const SolverChoice& solver : options_.solvers) {
    measurement.solvers.push_back(run_solver(puzzle, solver));
  }
  try {
    if (options_.proofs) measurement.proof = measure_proof(formulation_, puzzle, options_.limits());
  } catch (const Stopped&) {
    measurement.proof_stopped = measurement.unfinished = true;
  } catch (const SolverError& error) {
    measurement.proof_failure = error.what();
  }
  return measurement;
}

void Measurer::measure_strength(const Puzzle& puzzle, const std::optional<VariableMap>& variables,
                                const std::vector<Lit>& givens, Measurement& measurement) {
  const Strength all{puzzle.givens.size(), true};
  try {
    const Limits limits = options_.limits();
    UnitPropagation& engine = rules_->engine(formulation_, variables, limits);
    const bool consistent = engine.propagate(givens, limits);
    measurement.units = consistent ? strength_of(engine, *variables) : all;
    if (measurement.units->solved) {
      measurement.failed_literals = all;
      return;
    }
    const bool left = engine.probe(limits);
    measurement.failed_literals = left ? strength_of(engine, *variables) : all;
  } catch (const Stopped&) {
    measurement.unfinished = true;  // What was found by then is kept.
  }
}

SolverRuns Measurer::run_solver(const Puzzle& puzzle, const SolverChoice& solver) const {
  SolverRuns runs;
  const bool scrambled = options_.seeds > 0;
  for (int run = 1; run <= (scrambled ? options_.seeds : options_.runs); ++run) {
    const auto seed = static_cast<std::uint64_t>(scrambled ? run : 0);
    runs.times.push_back(time_solver(formulation_, puzzle, solver, seed, options_.limits()));
    const std::string& failure = runs.times.back().failure;
    if (runs.failure.empty()) runs.failure = failure;
    // Without a seed the next run would end in the same way.
    if (!failure.empty() && !scrambled) break;
  }
  return runs;
}

}  // namespace sudoku_sat
