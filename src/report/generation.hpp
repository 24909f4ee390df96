// `generate` on both front ends: what its options ask for, and what becomes of each puzzle.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/values.hpp"
#include "base/exit_status.hpp"
#include "base/json.hpp"
#include "given_grids.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/generate.hpp"

namespace sudoku_sat::report {

struct Generation {
  std::shared_ptr<const Board> board;  ///< without rules whose data will be proposed
  GenerateOptions options;
  std::uint64_t count = 1;                 ///< of puzzles
  std::vector<std::string> warnings = {};  ///< of the input

  /// Whether the puzzles need more than a line to be understood.
  bool with_data() const;
};

/// What a front end reads for it.
struct GenerationSource {
  /// The only puzzle of the input, which has been read; no value: there is no input.
  std::function<std::optional<PuzzleInput>(const BoardRequest&)> input;
  OpenText open;
};

/// Checks everything before the first puzzle is drawn. A seed is chosen if none is given. Throws:
/// UsageError, Error, Stopped.
Generation generation(const app::OptionValues& options, const GenerationSource& source);

/// Records the result for the exit status.
void note(const Generated& made, base::ExitStatus& status);

/// Why no puzzle at all is possible.
std::string impossible_reason(const Generation& generation);

/// The JSON of `generate`.
base::Json generated_json(const Generation& generation, std::uint64_t index, const Generated& made);

}  // namespace sudoku_sat::report
