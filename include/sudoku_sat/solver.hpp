// The interface to a SAT solver: CaDiCaL in the process, or any program through files. A solver is
// a clause sink; everything above it is a task on these few functions.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/clause_sink.hpp"
#include "sudoku_sat/limits.hpp"

namespace sudoku_sat {

/// What a solver tells of its work since it was made; without value where it doesn't.
struct SolverStatistics {
  std::optional<std::int64_t> decisions = std::nullopt;
  std::optional<std::int64_t> conflicts = std::nullopt;
  std::optional<std::int64_t> propagations = std::nullopt;
  /// Time to write the formula to a file, of an external program; of the last solve() only.
  std::optional<double> write_seconds = std::nullopt;
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
  /// Unknown where a limit is reached, or where an external solver gives up. Throws: SolverError
  /// where the solver fails.
  virtual Answer solve(const Limits& limits) = 0;
  /// Requires: satisfiable. Whether the variable is true.
  virtual bool value(Var variable) = 0;
  /// Requires: unsatisfiable. Whether the assumption `literal` was used to show that; a solver that
  /// can't tell says yes to all.
  virtual bool failed(Lit literal) = 0;
  /// The next solve(), and that one only, gives up after so many conflicts, or a few more. A solver
  /// that doesn't count its conflicts goes on.
  virtual void limit_conflicts(std::int64_t) {}
  /// Advice for every solve() to come: where the literal's variable is decided, to make it true.
  virtual void prefer(Lit) {}
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

/// A solver that can be chosen by name: an entry of the table in src/solvers/registry.cpp.
struct SolverEntry {
  std::string_view name;
  std::string_view summary;
  std::string_view source;
  std::string_view command;  ///< with {cnf} and perhaps {out}; empty: CaDiCaL in the process
  std::string_view verbose_command;  ///< the command that also prints figures; empty: there is none
  AnswerDialect dialect = AnswerDialect::competition;
  std::string_view install;  ///< how to get it
};

std::span<const SolverEntry> solver_entries();

/// Whether the entry's program is found on PATH; what is in the process always is.
bool installed(const SolverEntry& entry);

/// The value of one of CaDiCaL's own options.
struct SolverSetting {
  std::string name;
  int value = 0;
};

/// "NAME=VALUE", as in "phase=0". Throws: UsageError where the linked CaDiCaL has no such option,
/// and for a value out of its range.
SolverSetting solver_setting(std::string_view text);

/// A chosen solver: makes solvers, one for each formula.
struct SolverChoice {
  std::string name;     ///< for messages and JSON
  std::string command;  ///< empty: CaDiCaL in the process
  AnswerDialect dialect = AnswerDialect::competition;
  std::string verbose_command = "";  ///< the command that also prints figures; empty: there is none
  /// Of CaDiCaL in the process, set in this order, after the defaults.
  std::vector<SolverSetting> settings = {};

  bool in_process() const { return command.empty(); }

  /// The choice whose solvers tell as much of their work as they can, which an external program
  /// may pay for with time.
  SolverChoice with_statistics() const;
};

/// By name, or a command line with {cnf}; an empty text is CaDiCaL in the process.
/// Throws: UsageError for neither; SolverError where a named program is not installed.
SolverChoice choose_solver(std::string_view text);

/// Throws: SolverError.
std::unique_ptr<Solver> make_solver(const SolverChoice& choice);

enum class ProofForm {
  drat,
  lrat,  ///< with the number of each clause and those that it follows from
};

/// Throws: SolverError where the linked CaDiCaL can't write LRAT: 1.5.3 can't.
void require_lrat();

/// CaDiCaL in the process, that writes a proof of what it finds unsatisfiable: textual DRAT or
/// LRAT, to a file that is new or made empty. The file is complete whenever solve() has returned.
/// Its last lemma is the empty clause, in DRAT "0", which deletions may follow; there is none where
/// assumptions failed, and perhaps none where the formula itself has that clause. Throws:
/// SolverError where the file can't be written, here or, a full disk, in solve(), and where CaDiCaL
/// can't write that form.
std::unique_ptr<Solver> make_proving_solver(const std::string& proof_file,
                                            ProofForm form = ProofForm::drat);

struct ProofSize {
  std::uint64_t lemmas = 0;  ///< lines that add a clause, the empty one included
  std::uint64_t bytes = 0;
};

/// Of a textual DRAT proof. Throws: SolverError where the file can't be read.
ProofSize proof_size(const std::string& proof_file);

/// CaDiCaL's release as far as the library tells it.
std::string cadical_version();

}  // namespace sudoku_sat
