// The request of a command line to `generate`.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/choices.hpp"
#include "sudoku_sat/generate.hpp"

namespace sudoku_sat::cli {

struct GeneratePlan {
  std::shared_ptr<const Board> board;  ///< without rules whose data will be proposed
  GenerateOptions options;
  NumberRange range;     ///< the numbers of the puzzles to make
  bool partial = false;  ///< whether --range was given
  std::size_t jobs = 1;
  std::optional<double> timeout;
  std::vector<std::string> warnings = {};  ///< of the input

  /// Whether the puzzles need more than a line to be understood.
  bool with_data() const;
};

/// Throws: UsageError, Error.
GeneratePlan generate_plan(const CommandLine& line);

}  // namespace sudoku_sat::cli
