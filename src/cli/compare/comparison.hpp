// The measurements of `compare`: its rows in order, each a formulation and the puzzles of a board.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/command_line.hpp"
#include "report/compare/boards.hpp"
#include "report/compare/settings.hpp"
#include "rows.hpp"
#include "sudoku_sat/measure.hpp"

namespace sudoku_sat::cli {

/// The settings and solvers that the options name.
struct ComparePlan : report::CompareSettings {
  std::vector<std::string> solvers;  ///< as given, in the order of options.solvers
  MeasureOptions options;
  std::optional<double> timeout;  ///< in seconds
};

class Comparison {
 public:
  /// Reads or makes the puzzles. Throws: UsageError, SolverError, Stopped.
  Comparison(const CommandLine& line, Progress& progress);
  Comparison(const Comparison&) = delete;
  Comparison& operator=(const Comparison&) = delete;

  /// Calls visit(row, formulation, group) for each row, until it returns false.
  using Visit = std::function<bool(const report::CompareRow&, const Formulation&,
                                   const report::PuzzleGroup&)>;
  void visit_rows(const Visit& visit) const;

  const MeasureOptions& options() const { return plan_.options; }
  const std::vector<RowSolver>& solvers() const { return solvers_; }
  std::size_t rows() const { return plan_.settings() * groups_.size(); }
  /// Of all rows together.
  std::uint64_t puzzles() const;
  std::uint64_t pieces() const { return puzzles() * pieces_of(plan_.options); }
  /// Messages from reading the puzzles.
  const base::ExitStatus& status() const { return status_; }

 private:
  ComparePlan plan_;
  base::ExitStatus status_;
  std::vector<report::PuzzleGroup> groups_;
  std::vector<RowSolver> solvers_;
};

/// The result of a measurement; none if an interrupt ended it.
std::optional<MeasuredPuzzle> attempt(const std::function<Measurement()>& measure);

}  // namespace sudoku_sat::cli
