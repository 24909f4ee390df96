// CaDiCaL in the process (Biere, Fazekas, Fleury, Heisinger: CaDiCaL, Kissat, Paracooba, Plingeling
// and Treengeling entering the SAT Competition 2020).
//
// CaDiCaL aborts the process if it is misused (a value asked after a new clause, a failed
// assumption after "satisfiable"), so this wrapper keeps the state itself and throws first.
#include <fmt/format.h>

#include <cadical.hpp>
#include <cmath>
#include <concepts>
#include <limits>
#include <stdexcept>

#include "cadical_parts.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace solvers;

namespace {

/// Connected to the solver as long as it lives. CaDiCaL polls it after a fixed number of its own
/// steps, the same on every machine.
class Terminator : public CaDiCaL::Terminator {
 public:
  Terminator(CaDiCaL::Solver& solver, const Limits& limits, std::int64_t max_calls)
      : solver_(solver), limits_(limits), calls_left_(max_calls) {
    solver_.connect_terminator(this);
  }
  ~Terminator() override { solver_.disconnect_terminator(); }
  bool terminate() override { return calls_left_-- <= 0 || limits_.expired(); }

 private:
  CaDiCaL::Solver& solver_;
  const Limits& limits_;
  std::int64_t calls_left_;
};

/// Microseconds that a step takes (a decision or conflict with its propagations, or a step between
/// searches), as measured on boards of 16x16 to 100x100.
double microseconds_per_step(std::uint64_t variables) {
  return 3 + 0.19 * std::sqrt(static_cast<double>(variables));
}

// Chronological backtracking is for formulas of millions of variables; without it streams of 9x9
// puzzles are 6 % faster, hard ones 10 %. `list solvers` and others show this text.
constexpr std::string_view own_options = "chrono=0";

class CadicalSolver : public Solver {
 public:
  explicit CadicalSolver(std::span<const SolverSetting> settings = {}) {
    solver_.set("quiet", 1);
    static const SolverSetting own = cadical_setting(own_options);
    solver_.set(own.name.c_str(), own.value);
    for (const SolverSetting& setting : settings) solver_.set(setting.name.c_str(), setting.value);
  }

  /// `proof`: the argument of ProofFile.
  template <class Proof>
  requires std::constructible_from<ProofFile, Proof>
  explicit CadicalSolver(const Proof& proof) : CadicalSolver() {
    proof_.emplace(proof);
    solver_.set("binary", 0);
    // Definitions of new variables are only RAT; proofs of parts that have them can't be joined.
    if (CaDiCaL::Solver::is_valid_option("factor")) solver_.set("factor", 0);
    solver_.trace_proof(proof_->stream(), proof_->name());
  }

  Var new_vars(std::size_t n) override {
    changed();
    const Var first = take_variables(variables_, n);
#ifdef CADICAL_HAS_DECLARE_MORE_VARIABLES
    solver_.declare_more_variables(static_cast<int>(n));
#endif
    return first;
  }

  void add(const ClauseBlock& block) override {
    changed();
    for (const Lit literal : block.literals) solver_.add(literal);
  }

  void assume(Lit literal) override {
    changed();
    solver_.assume(literal);
  }

  Answer solve(const Limits& limits) override {
    answer_ = Answer::unknown;
    const std::optional<std::int64_t> work = std::exchange(work_, std::nullopt);
    if (limits.expired() || work == 0) {
      solver_.reset_assumptions();
      return answer_;
    }
    const Terminator terminator(solver_, limits, work ? calls_in(*work) : endless);
    const int status = solver_.solve();
    if (proof_) finish_proof();
    if (status == 10) answer_ = Answer::satisfiable;
    if (status == 20) answer_ = Answer::unsatisfiable;
    return answer_;
  }

  bool value(Var variable) override {
    require(Answer::satisfiable);
    // Only the sign of val() is the same in all releases.
    return solver_.val(variable) > 0;
  }

  bool failed(Lit literal) override {
    require(Answer::unsatisfiable);
    return solver_.failed(literal);
  }

  void limit_work(std::int64_t microseconds) override { work_ = microseconds; }

  void prefer(Lit literal) override { solver_.phase(literal); }

  SolverStatistics statistics() override { return statistics_of(solver_); }

 private:
  void changed() { answer_ = Answer::unknown; }

  /// How often the terminator is asked meanwhile.
  std::int64_t calls_in(std::int64_t microseconds) {
    const double steps = static_cast<double>(microseconds) / microseconds_per_step(variables_);
    return static_cast<std::int64_t>(steps / solver_.get("terminateint"));
  }

  static constexpr std::int64_t endless = std::numeric_limits<std::int64_t>::max();

  void finish_proof() {
    solver_.flush_proof_trace();
    proof_->flush();
  }

  void require(Answer answer) const {
    if (answer_ != answer)
      throw std::logic_error("the solver is not in a state that allows this call");
  }

  std::optional<ProofFile> proof_;  ///< outlives the solver, which writes into it
  CaDiCaL::Solver solver_;
  std::uint64_t variables_ = 0;
  std::optional<std::int64_t> work_;  ///< the limit of the next call
  Answer answer_ = Answer::unknown;
};

std::unique_ptr<Solver> make(const SolverChoice& choice) {
  return std::make_unique<CadicalSolver>(choice.settings);
}

std::unique_ptr<Solver> make_proving(const std::string& proof_file) {
  return std::make_unique<CadicalSolver>(proof_file);
}

std::unique_ptr<Solver> make_proving_in_memory(std::string& proof) {
  return std::make_unique<CadicalSolver>(&proof);
}

}  // namespace

std::string cadical_version() {
  const std::string name = CaDiCaL::Solver::version();
  // All releases from the SAT Competition 2021 up to 1.5.3 report this name.
  return name == "sc2021" ? "1.5.3 or slightly older; calls itself sc2021" : name;
}

const SolverEntry linked_solvers::cadical{
    .name = "in-process",
    .summary = "CaDiCaL, linked into this program; the default",
    .source = "Biere et al., CaDiCaL 2.0, CAV 2024",
    .install = "always there",
    .make = make,
    // The name of the program, whatever the release.
    .label = "cadical",
    .incremental = true,
    .setting = cadical_setting,
    .options = own_options,
    .make_proving = make_proving,
    .make_proving_in_memory = make_proving_in_memory,
};

}  // namespace sudoku_sat
