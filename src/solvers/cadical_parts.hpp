// Parts of CaDiCaL as a solver: its own options by name, its statistics, the file of its proof.
#pragma once

#include <cadical.hpp>
#include <cstdio>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::solvers {

/// Reads "NAME=VALUE". Throws: UsageError.
SolverSetting cadical_setting(std::string_view text);

/// Decisions, conflicts and propagations.
SolverStatistics statistics_of(CaDiCaL::Solver& solver);

/// Bytes: a request for a proof must not fill the machine.
inline constexpr std::size_t max_proof_in_memory = std::size_t{128} << 20;

/// The file that a solver's proof goes to, or the memory, open for writing as long as it lives.
class ProofFile : NotCopied {
 public:
  /// Throws: SolverError if it can't be written.
  explicit ProofFile(const std::string& path);
  /// In memory: `text` is what was written, after each flush(), up to max_proof_in_memory. It must
  /// outlive this.
  explicit ProofFile(std::string* text);
  ~ProofFile();

  std::FILE* stream() const { return stream_; }
  const char* name() const { return path_.c_str(); }

  /// Flushes everything to the system. Throws: SolverError if some of it was lost.
  void flush();

 private:
  [[noreturn]] void fail(int error) const;
  int error_of_writing();

  std::string path_;
  std::FILE* stream_;
};

}  // namespace sudoku_sat::solvers
