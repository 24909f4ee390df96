// The rows of a comparison, as they come: measurements are judged, reported and passed to the
// output, whether they were made just now or by parts elsewhere.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "base/exit_status.hpp"
#include "cli/progress.hpp"
#include "output.hpp"

namespace sudoku_sat::cli {

/// The result of measuring a puzzle, or of a piece of that.
struct MeasuredPuzzle {
  /// None: it failed, or a limit came before the clauses were counted.
  std::optional<Measurement> measurement = {};
  std::string failure = {};  ///< why; empty: nothing did
};

/// A solver of a row: its name as given, its options.
struct RowSolver {
  std::string name;
  std::string options;

  bool operator==(const RowSolver&) const = default;
};

class CompareRows {
 public:
  /// Throws: UsageError, OutputError.
  CompareRows(const CommandLine& line, Progress& progress) : output_(line), progress_(progress) {}

  /// Begins a row, one for each solver; then its puzzles follow.
  void begin(report::CompareRow row, std::vector<RowSolver> solvers);
  void add(MeasuredPuzzle measured);
  void end();

  /// Writes the rest. Throws: OutputError.
  void finish() { output_.finish(); }

  base::ExitStatus& status() { return status_; }

 private:
  void judge(const Measurement& measurement);
  /// "extended, pairwise, none", with what else the row has.
  std::string setting() const;
  void fail(const std::string& what, const std::string& why);

  CompareOutput output_;
  Progress& progress_;
  base::ExitStatus status_;
  report::CompareRow row_;
  std::vector<RowSolver> solvers_;
  std::set<std::string> said_;  ///< errors reported so far
};

}  // namespace sudoku_sat::cli
