// Runs of the program on a terminal of its own, made by `script`, which every Debian has.
#pragma once

#include <algorithm>
#include <string>

#include "cli/helpers.hpp"

namespace sudoku_sat::support {

/// What a terminal of so many columns shows of `command`, a line of the shell without single quotes
/// in which $SUDOKU_SAT is the program: both outputs together, with their control codes, line ends
/// as in files. The terminal is called xterm, unless `command` says otherwise.
inline RunResult on_terminal(const std::string& command, int columns = 80,
                             const std::string& typed = {}) {
  const Scratch scratch;
  RunResult result = shell("TERM=xterm script -qec 'stty cols " + std::to_string(columns) +
                           " -echo; " + command + "' /dev/null < " + scratch.write("typed", typed));
  for (auto at = result.out.find("\r\n"); at != std::string::npos;
       at = result.out.find("\r\n", at)) {
    result.out.erase(at, 1);
  }
  return result;
}

/// The longest line, in characters.
inline std::size_t widest(const std::string& text) {
  std::size_t most = 0;
  for (const std::string& line : lines_of(text)) {
    const auto begins = [](char c) { return (static_cast<unsigned char>(c) >> 6) != 2; };
    most =
        std::max(most, static_cast<std::size_t>(std::count_if(line.begin(), line.end(), begins)));
  }
  return most;
}

}  // namespace sudoku_sat::support
