// Helper programs for work that this one doesn't do itself; they read and write files.
#pragma once

#include <string>
#include <vector>

namespace sudoku_sat::base {

/// Whether other programs can be started at all: WebAssembly starts none.
#ifdef __EMSCRIPTEN__
inline constexpr bool have_processes = false;
#else
inline constexpr bool have_processes = true;
#endif

/// A program, and the package that brings it.
struct HelperProgram {
  const char* name;     ///< looked for in PATH
  const char* package;  ///< of Debian
};

/// Runs the program without input; its messages go to `messages`, a new file. Throws: OutputError
/// if it is missing or fails, with the first line of its messages; Stopped at a limit of this
/// thread (LimitsScope).
void run_helper(const HelperProgram& program, std::vector<std::string> arguments,
                const std::string& messages);

}  // namespace sudoku_sat::base
