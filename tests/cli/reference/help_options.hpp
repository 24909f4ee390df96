// What the help texts tell, for tests that compare the manual and the completions with them.
#pragma once

#include <string>

#include "cli/helpers.hpp"

namespace sudoku_sat::support {

/// The names at the beginnings of the lines below "Commands:".
inline Strings help_commands() {
  Strings names;
  bool inside = false;
  for (const std::string& line : lines_of(run({"--help"}).out)) {
    if (line.empty()) inside = false;
    if (inside && line[2] != ' ') names.push_back(line.substr(2, line.find(' ', 2) - 2));
    if (line == "Commands:") inside = true;
  }
  return names;
}

/// The long names of a command's options, "--puzzle", in their order.
inline Strings help_options(const std::string& command) {
  Strings names;
  for (const std::string& line : lines_of(run({command, "--help"}).out)) {
    const bool option = line.starts_with("      --") || line.starts_with("  -");
    const std::size_t begin = line.find("--");
    if (option && begin <= 6) names.push_back(line.substr(begin, line.find(' ', begin) - begin));
  }
  return names;
}

}  // namespace sudoku_sat::support
