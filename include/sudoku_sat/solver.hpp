// The interface to a SAT solver: the built-in CaDiCaL, or any program through files. A solver is a
// clause sink; everything else is built on these few functions.
#pragma once

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat {

/// What a solver reports about its work so far; no value for what it doesn't report.
struct SolverStatistics {
  std::optional<std::int64_t> decisions = std::nullopt;
  std::optional<std::int64_t> conflicts = std::nullopt;
  std::optional<std::int64_t> propagations = std::nullopt;
  /// For an external program: the time to write the formula to a file, in the last solve() only.
  std::optional<double> write_seconds = std::nullopt;
  /// For an external program: the peak memory of one of its processes, in 2^20 bytes, over all
  /// calls of solve(); no value if it ended before it could be measured.
  std::optional<double> peak_megabytes = std::nullopt;

  /// Adds decisions, conflicts and propagations. A program may print any number; a sum that would
  /// not fit is left out.
  SolverStatistics& operator+=(const SolverStatistics& other);
};

/// A SAT solver. After solve() has returned satisfiable, value() may be called, and after
/// unsatisfiable failed(), until the next new_vars, add, assume or solve. Calling them in another
/// state throws std::logic_error.
class Solver : NotCopied {
 public:
  virtual ~Solver() = default;

  /// The first of n consecutive new variables.
  virtual Var new_vars(std::size_t n) = 0;
  virtual void add(const ClauseBlock& block) = 0;
  /// Makes `literal` true for the next solve() only.
  virtual void assume(Lit literal) = 0;
  /// Returns unknown if a limit is reached, or if an external solver gives up. Throws: SolverError
  /// if the solver fails.
  virtual Answer solve(const Limits& limits) = 0;
  /// Requires: satisfiable. Whether the variable is true.
  virtual bool value(Var variable) = 0;
  /// Requires: unsatisfiable. Whether the assumption `literal` was used to show that; a solver that
  /// doesn't know returns true.
  virtual bool failed(Lit literal) = 0;
  /// Makes the next solve(), and only that one, give up after this much work or a little more. Work
  /// is counted in the solver's own steps, so that it is the same on every machine; a unit takes
  /// about a microsecond. A solver that doesn't count its steps ignores this.
  virtual void limit_work(std::int64_t) {}
  /// Advice for every later solve(): a decision on the literal's variable should make it true.
  virtual void prefer(Lit) {}
  /// What the solver reports about its work so far; nothing if it doesn't count.
  virtual SolverStatistics statistics() { return {}; }

  /// Requires: satisfiable. The assignment of the variables 1..variables.
  Model model(std::size_t variables);

  /// Adds one clause.
  void add_clause(std::span<const Lit> clause);
};

/// The form of an external program's answer.
enum class AnswerDialect {
  competition,  ///< "s" and "v" lines on standard output
  result_file,  ///< MiniSat's: "SAT" and the literals, in the file {out}
};

/// The value of one of a solver's own options.
struct SolverSetting {
  std::string name;
  int value = 0;
};

struct SolverChoice;

/// A solver that can be chosen by name. A built-in solver is a descriptor in a file of its own and
/// a line in src/solvers/registry.def; it makes objects of class Solver, whose functions are those
/// of IPASIR (Balyo, Biere, Iser & Sinz, SAT Race 2015: add, assume, solve, val, failed,
/// terminate). An external program is an entry of the table in src/solvers/registry.cpp.
struct SolverEntry {
  std::string_view name;
  std::string_view summary;
  std::string_view source;
  std::string_view install;  ///< how to install it
  /// Makes a solver for one formula. Throws: SolverError.
  std::unique_ptr<Solver> (*make)(const SolverChoice& choice);

  std::string_view label = {};  ///< in messages and JSON; empty: the name
  /// Whether clauses and learnt clauses are kept from one solve() to the next. If not, the solver
  /// gets the whole formula of each puzzle.
  bool incremental = false;

  // Abilities that only some solvers have; null if this one lacks them.

  /// Reads one of its options, "NAME=VALUE". Throws: UsageError.
  SolverSetting (*setting)(std::string_view text) = nullptr;
  /// The options set by default that differ from the released program's, "NAME=VALUE NAME=VALUE".
  std::string_view options = {};
  /// Makes a solver that writes a proof; see make_proving_solver().
  std::unique_ptr<Solver> (*make_proving)(const std::string& file) = nullptr;
  std::unique_ptr<Solver> (*make_proving_in_memory)(std::string& proof) = nullptr;

  // For external programs only.

  std::string_view command = {};  ///< with {cnf} and optionally {out}
  std::string_view verbose_command =
      {};  ///< the one that also prints figures; empty: there is none
  AnswerDialect dialect = AnswerDialect::competition;
  /// Arguments to append to make it write a DRAT proof to the file {proof}; empty: it can't.
  std::string_view proof_arguments = {};
};

/// The table of solvers; the first is default_solver().
std::span<const SolverEntry> solver_entries();

/// The built-in CaDiCaL, which is used by default.
const SolverEntry& default_solver();

/// Whether the entry's program is found on PATH; true for a built-in solver.
bool installed(const SolverEntry& entry);

/// Reads an option of the default solver, "NAME=VALUE", for example "phase=0". Throws: UsageError
/// if the linked CaDiCaL has no such option, or if the value is out of range.
SolverSetting solver_setting(std::string_view text);

/// A chosen solver with its settings, from which make_solver() makes one for each formula.
struct SolverChoice {
  const SolverEntry* entry = &default_solver();
  std::string name = std::string(entry->label.empty() ? entry->name : entry->label);
  std::string command = std::string(entry->command);
  std::string verbose_command = std::string(entry->verbose_command);
  AnswerDialect dialect = entry->dialect;
  std::string proof_arguments = std::string(entry->proof_arguments);
  /// The solver's own options, set in this order, after its defaults.
  std::vector<SolverSetting> settings = {};
  /// Whether an external program's "unsatisfiable" is accepted only with its DRAT proof or, if it
  /// writes none, after the built-in CaDiCaL has confirmed it.
  bool check = false;

  bool external() const { return !command.empty(); }
  /// Requires: external(). Whether it can write a proof.
  bool writes_proof() const;
  /// The options of its solvers, "NAME=VALUE NAME=VALUE": those of the entry, then the settings.
  /// Empty for an external program.
  std::string options() const;

  /// Whether it is the default solver, with or without settings.
  bool by_default() const { return entry == &default_solver(); }

  /// The same choice, but its solvers report as many statistics as they can; this may slow down an
  /// external program.
  SolverChoice with_statistics() const;
};

/// Chooses a solver by its name or by a command line with {cnf}; empty: the built-in CaDiCaL.
/// Throws: UsageError if `text` is neither; SolverError if a named program is not installed.
SolverChoice choose_solver(std::string_view text);

/// Throws: SolverError.
std::unique_ptr<Solver> make_solver(const SolverChoice& choice);

/// The built-in CaDiCaL, writing a proof of unsatisfiability (textual DRAT) to a file that is
/// created or emptied. The file is complete whenever solve() has returned. Its last lemma is the
/// empty clause ("0"), which deletions may follow. There is none if assumptions failed, and
/// possibly none if the formula itself contains that clause. Throws: SolverError if the file can't
/// be written; solve() throws it if the disk becomes full.
std::unique_ptr<Solver> make_proving_solver(const std::string& proof_file);

/// The same without a file: `proof`, which must outlive the solver, contains the text of the DRAT
/// proof whenever solve() has returned. If it would exceed 128 MiB, solve() throws SolverError.
std::unique_ptr<Solver> make_proving_solver_in_memory(std::string& proof);

/// How long a proof is.
struct ProofSize {
  std::uint64_t lemmas = 0;  ///< lines that add a clause, the empty one included
  std::uint64_t bytes = 0;
};

/// The size of a textual DRAT proof. Throws: SolverError if the file can't be read.
ProofSize proof_size(const std::string& proof_file);

/// CaDiCaL's version, as far as the library reports it.
std::string cadical_version();

}  // namespace sudoku_sat
