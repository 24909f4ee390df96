// What holds for the whole run: how much to say, colours, progress, and whether somebody wants it
// to end (Ctrl-C).
#pragma once

#include <atomic>

#include "command_line.hpp"

namespace sudoku_sat::cli {

/// A choice of --color or --progress.
enum class When { automatic, always, never };

/// Sends the log to standard error, ignores SIGPIPE and turns SIGINT, SIGTERM and SIGHUP into
/// interrupt().
void set_up_process();

/// What --quiet, --verbose, --color and --progress say.
void apply_globals(const CommandLine& line);

/// Whether colours may go to the output: standard output, or a file.
bool color_wanted(bool standard_output);

/// Whether a progress bar may go to standard error.
bool progress_wanted();

/// Set by SIGINT, SIGTERM and SIGHUP. A second signal ends the process at once.
const std::atomic<bool>& interrupt();

}  // namespace sudoku_sat::cli
