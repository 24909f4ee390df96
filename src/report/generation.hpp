// `generate` and `find` on both front ends: what the options ask for, and what becomes of each
// puzzle.
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
#include "sudoku_sat/find.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::report {

struct Generation {
  std::shared_ptr<const Board> board;  ///< without rules whose data will be proposed
  GenerateOptions options;
  std::uint64_t count = 1;                  ///< of puzzles
  std::vector<std::string> warnings = {};   ///< of the input
  std::optional<FindOptions> finding = {};  ///< of `find`: puzzles have clues that the board lacks

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

/// The same for `find`: of its options only the seed and the givens are among those of `generate`.
Generation finding(const app::OptionValues& options, const GenerationSource& source);

/// Makes the puzzle of that number. May be called by several threads at the same time.
using MakePuzzle =
    std::function<Generated(std::uint64_t number, const Limits& limits,
                            const std::function<void(const GenerateProgress&)>& on_progress)>;

/// What makes the puzzles. The referee sees those that `find` makes: one whose solution breaks a
/// rule isn't told. Throws: as Generator() and Finder(); UsageError for what an option says.
MakePuzzle maker_of(const Generation& generation);

/// The seed of the options, or a random one.
std::uint64_t chosen_seed(const app::OptionValues& options);

/// The board and its givens: of the input, or the requested board without any.
void set_board(const BoardRequest& request, std::optional<PuzzleInput> input,
               Generation& generation);

/// Records the result for the exit status.
void note(const Generated& made, base::ExitStatus& status);

/// Why no puzzle at all is possible.
std::string impossible_reason(const Generation& generation);

/// The JSON of `generate`.
base::Json generated_json(const Generation& generation, std::uint64_t index, const Generated& made);

}  // namespace sudoku_sat::report
