// What `compare` has to do: the settings, solvers and puzzles that its options name.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command_line.hpp"
#include "cli/exit_status.hpp"
#include "sudoku_sat/measure.hpp"

namespace sudoku_sat {

struct ComparePlan {
  std::vector<const Encoding*> encodings;
  std::vector<AtMostOne> amo;
  std::vector<const Reduction*> reductions;
  std::vector<std::string> solvers;  ///< as they were asked for, in the order of options.solvers
  MeasureOptions options;
  std::optional<double> timeout;  ///< in seconds

  std::size_t settings() const { return encodings.size() * amo.size() * reductions.size(); }
};

/// The options that say what to compare and what to measure.
void add_compare_options(CommandLine& line);

/// Throws: UsageError, SolverError.
ComparePlan compare_plan(const CommandLine& line);

/// The puzzles of one board, in the order of the input.
using PuzzleGroup = std::vector<Puzzle>;

/// The puzzles of the input by their boards; without an input the empty boards of --sizes. What
/// can't be read is reported, and counts as a failure. Throws: UsageError, Stopped.
std::vector<PuzzleGroup> compare_puzzles(const CommandLine& line, ExitStatus& status);

}  // namespace sudoku_sat
