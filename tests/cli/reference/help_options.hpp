// What the help texts tell, for tests that compare the manual and the completions with them.
#pragma once

#include <string>

#include "cli/helpers.hpp"

namespace sudoku_sat::support {

/// The names at the beginnings of the lines between the usage and the global options. `all`: those
/// of --help --all.
inline Strings help_commands(bool all = false) {
  Strings names;
  bool inside = false;
  for (const std::string& line :
       lines_of(run(all ? Strings{"--help", "--all"} : Strings{"--help"}).out)) {
    if (line == "Solve:") inside = true;
    if (line.starts_with("Global")) inside = false;
    if (inside && line.starts_with("  ") && line[2] != ' ') {
      names.push_back(line.substr(2, line.find(' ', 2) - 2));
    }
  }
  return names;
}

/// The long names of a command's options, "--puzzle", in their order. `all`: hidden ones, too.
inline Strings help_options(const std::string& command, bool all = false) {
  Strings names;
  const Strings arguments = all ? Strings{command, "--help", "--all"} : Strings{command, "--help"};
  for (const std::string& line : lines_of(run(arguments).out)) {
    const bool option = line.starts_with("      --") || line.starts_with("  -");
    const std::size_t begin = line.find("--");
    if (option && begin <= 6) names.push_back(line.substr(begin, line.find(' ', begin) - begin));
  }
  return names;
}

}  // namespace sudoku_sat::support
