// New puzzles, one after the other, written in order: what `generate` and `find` share.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/command_line.hpp"
#include "report/generation.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat::cli {

struct MakingPlan : report::Generation {
  NumberRange range;  ///< the numbers of the puzzles to make
  std::optional<double> timeout;
  std::size_t jobs = 1;
};

/// Makes the puzzle of that number. May be called by several threads at the same time.
using MakePuzzle =
    std::function<Generated(std::uint64_t number, const Limits& limits,
                            const std::function<void(const GenerateProgress&)>& on_progress)>;

/// The puzzle of the command line, if there is one. Throws: UsageError, Error, Stopped.
std::optional<PuzzleInput> puzzle_to_begin_with(const CommandLine& line,
                                                const BoardRequest& request);

/// The format in which the puzzles are written unless the command line says another.
std::string usual_format(const MakingPlan& plan);

/// Makes and writes them; returns the exit status.
int make_puzzles(const CommandLine& line, const MakingPlan& plan, MakePuzzle make);

}  // namespace sudoku_sat::cli
