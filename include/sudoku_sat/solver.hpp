// The interface to a SAT solver: CaDiCaL in the process, or any program through files. A solver is
// a clause sink; every task is built on these few functions.
#pragma once

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat {

/// What a solver tells of its work since it was made; no value for what it doesn't tell.
struct SolverStatistics {
  std::optional<std::int64_t> decisions = std::nullopt;
  std::optional<std::int64_t> conflicts = std::nullopt;
  std::optional<std::int64_t> propagations = std::nullopt;
  /// Time to write the formula to a file, of an external program; of the last solve() only.
  std::optional<double> write_seconds = std::nullopt;
  /// Of an external program: the most memory that one of its processes had, in 2^20 bytes, over all
  /// calls of solve(); no value if it ended before it was seen.
  std::optional<double> peak_megabytes = std::nullopt;

  /// Adds decisions, conflicts and propagations. A program may print any number: what would not fit
  /// is left out.
  SolverStatistics& operator+=(const SolverStatistics& other);
};

/// States: after solve() answered satisfiable, value() may be asked; after unsatisfiable, failed();
/// until the next new_vars, add, assume or solve. Asking in another state throws std::logic_error.
class Solver {
 public:
  Solver() = default;
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;
  virtual ~Solver() = default;

  /// The first of n consecutive new variables.
  virtual Var new_vars(std::size_t n) = 0;
  virtual void add(const ClauseBlock& block) = 0;
  /// Makes `literal` true for the next solve() only.
  virtual void assume(Lit literal) = 0;
  /// Unknown where a limit is reached, or where an external solver gives up. Throws: SolverError if
  /// the solver fails.
  virtual Answer solve(const Limits& limits) = 0;
  /// Requires: satisfiable. Whether the variable is true.
  virtual bool value(Var variable) = 0;
  /// Requires: unsatisfiable. Whether the assumption `literal` was used to show that; a solver that
  /// can't tell says yes to all.
  virtual bool failed(Lit literal) = 0;
  /// The next solve(), and that one only, gives up after this much work, or a little more: as much
  /// as takes about so many microseconds, counted in the solver's own steps, so that it is the same
  /// on every machine. A solver that doesn't count goes on.
  virtual void limit_work(std::int64_t) {}
  /// Advice for every later solve(): a decision on the literal's variable should make it true.
  virtual void prefer(Lit) {}
  /// What the solver tells of its work so far; nothing, unless it counts.
  virtual SolverStatistics statistics() { return {}; }

  /// Requires: satisfiable. The assignment of the variables 1..variables.
  Model model(std::size_t variables);

  /// One clause.
  void add_clause(std::span<const Lit> clause);
};

/// How an external program's answer is read.
enum class AnswerDialect {
  competition,  ///< "s" and "v" lines on standard output
  result_file,  ///< MiniSat's: "SAT" and the literals, in the file {out}
};

/// The value of one of a solver's own options.
struct SolverSetting {
  std::string name;
  int value = 0;
};

/// How a proof is written.
enum class ProofForm {
  drat,
  lrat,  ///< with the number of each clause and those that it follows from
};

struct SolverChoice;

/// A solver that can be selected by name. One that is linked into the program is a descriptor in a
/// file of its own and a line in src/solvers/registry.def: a factory of `Solver`, which has what
/// IPASIR has (Balyo, Biere, Iser & Sinz, SAT Race 2015: add, assume, solve, val, failed,
/// terminate). A program is an entry of the table in src/solvers/registry.cpp.
struct SolverEntry {
  std::string_view name;
  std::string_view summary;
  std::string_view source;
  std::string_view install;  ///< how to get it
  /// Makes a solver for one formula. Throws: SolverError.
  std::unique_ptr<Solver> (*make)(const SolverChoice& choice);

  std::string_view label = {};  ///< in messages and JSON; empty: the name
  /// Whether clauses and learnt clauses are kept from one solve() to the next. A solver that starts
  /// again each time gets the whole formula of each puzzle.
  bool incremental = false;

  // What only some solvers can do; null if this one can't.

  /// Reads "NAME=VALUE", one of its options. Throws: UsageError.
  SolverSetting (*setting)(std::string_view text) = nullptr;
  /// The options that it is made with and that are not its program's own, "NAME=VALUE NAME=VALUE".
  std::string_view options = {};
  /// Makes one that writes a proof; see make_proving_solver.
  std::unique_ptr<Solver> (*make_proving)(const std::string& file, ProofForm form) = nullptr;
  std::unique_ptr<Solver> (*make_proving_in_memory)(std::string& proof) = nullptr;

  // For external programs only.

  std::string_view command = {};  ///< with {cnf} and optionally {out}
  std::string_view verbose_command =
      {};  ///< the one that also prints figures; empty: there is none
  AnswerDialect dialect = AnswerDialect::competition;
  /// Arguments to append so that it writes a DRAT proof to the file {proof}; empty: it can't.
  std::string_view proof_arguments = {};
};

/// The table of solvers; the first is default_solver().
std::span<const SolverEntry> solver_entries();

/// The first of the table, used by default: the built-in CaDiCaL.
const SolverEntry& default_solver();

/// Whether the entry's program is found on PATH; true for a solver that is linked in.
bool installed(const SolverEntry& entry);

/// "NAME=VALUE", as in "phase=0". Throws: UsageError if the default solver, CaDiCaL as it is
/// linked, has no such option, and for a value out of its range.
SolverSetting solver_setting(std::string_view text);

/// A chosen solver: makes solvers, one for each formula.
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
  /// Requires: external(). Whether it can be told to write a proof.
  bool writes_proof() const;
  /// The options that its solvers are made with, "NAME=VALUE NAME=VALUE": those of the entry, then
  /// the settings. Empty for a program: it has its own.
  std::string options() const;

  /// Whether it is the default solver, with or without settings.
  bool by_default() const { return entry == &default_solver(); }

  /// The same choice, but its solvers report as many statistics as they can, which may cost an
  /// external program time.
  SolverChoice with_statistics() const;
};

/// `text` is a solver's name or a command line with {cnf}; empty: built-in CaDiCaL. Throws:
/// UsageError if it is neither; SolverError if a named program is not installed.
SolverChoice choose_solver(std::string_view text);

/// Throws: SolverError.
std::unique_ptr<Solver> make_solver(const SolverChoice& choice);

/// Throws: SolverError if the linked CaDiCaL can't write LRAT: 1.5.3 can't.
void require_lrat();

/// The built-in CaDiCaL, writing a proof of unsatisfiability: textual DRAT or LRAT, to a file that
/// is created or emptied. The file is complete whenever solve() has returned. Its last lemma is the
/// empty clause, in DRAT "0", which deletions may follow; there is none if assumptions failed,
/// and possibly none if the formula itself has that clause. Throws: SolverError if the file can't
/// be written, here or, a full disk, in solve(), and where CaDiCaL can't write that form.
std::unique_ptr<Solver> make_proving_solver(const std::string& proof_file,
                                            ProofForm form = ProofForm::drat);

/// The same without a file: `proof` is the text of the DRAT proof whenever solve() has returned. It
/// must outlive the solver. Above 128 MiB there is no room, which solve() says: SolverError.
std::unique_ptr<Solver> make_proving_solver_in_memory(std::string& proof);

/// How long a proof is.
struct ProofSize {
  std::uint64_t lemmas = 0;  ///< lines that add a clause, the empty one included
  std::uint64_t bytes = 0;
};

/// Of a textual DRAT proof. Throws: SolverError if the file can't be read.
ProofSize proof_size(const std::string& proof_file);

/// CaDiCaL's release as far as the library reports it.
std::string cadical_version();

}  // namespace sudoku_sat
