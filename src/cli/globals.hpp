// Process-wide state: verbosity, colours, progress bar, interrupts (Ctrl-C).
#pragma once

#include <atomic>

#include "command_line.hpp"

namespace sudoku_sat::cli {

/// A choice of --color or --progress.
enum class When { automatic, always, never };

/// Sends the log to standard error, ignores SIGPIPE and turns SIGINT, SIGTERM and SIGHUP into
/// interrupt().
void set_up_process();

/// The values of --quiet, --verbose, --color and --progress.
void apply_globals(const CommandLine& line);

/// Whether colours may go to the output: standard output, or a file.
bool color_wanted(bool standard_output);

/// Whether a progress bar may go to standard error.
bool progress_wanted();

/// Set by SIGINT, SIGTERM and SIGHUP. A second signal ends the process immediately.
const std::atomic<bool>& interrupt();

}  // namespace sudoku_sat::cli
