// The command that works on a part of a stream: what a manifest may hold, and how it is run.
#pragma once

#include <string>
#include <vector>

#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

/// What stands for --for: "solve", "list", "count" or "unique". Throws: UsageError.
std::vector<std::string> usual_command(const std::string& purpose);

/// The command with the output format that it has in a part, `line` unless another is asked for.
/// Throws: UsageError where it isn't one whose output is a line for each puzzle, or has options
/// that a part can't have.
std::vector<std::string> part_command(std::vector<std::string> words);

/// Throws what the command throws where its options are wrong.
void check_command(const std::vector<std::string>& words);

/// Runs the command on these lines of the input; returns its exit status. The output goes to the
/// file `out`. Throws: what commands throw.
int run_on(const Manifest& manifest, const ByteRange& bytes, const std::string& out);

}  // namespace sudoku_sat
