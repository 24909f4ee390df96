// The content of the help texts, for tests that compare the manual and the completions with it.
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

/// "parts split" and so on.
inline Strings part_commands() {
  Strings names;
  bool inside = false;
  for (const std::string& line : lines_of(run({"parts", "--help"}).out)) {
    if (line.empty()) inside = false;
    if (inside) names.push_back("parts " + line.substr(2, line.find(' ', 2) - 2));
    if (line == "Commands:") inside = true;
  }
  return names;
}

/// Those of the help, and the ones of `parts`. `all`: hidden ones, too.
inline Strings all_commands(bool all = false) {
  return with_words(help_commands(all), part_commands());
}

/// The words of a command's name, with others after them.
inline Strings command_words(const std::string& command, const Strings& more = {}) {
  const std::size_t blank = command.find(' ');
  const Strings words = blank == command.npos
                            ? Strings{command}
                            : Strings{command.substr(0, blank), command.substr(blank + 1)};
  return with_words(words, more);
}

/// The long names of a command's options, "--puzzle", in their order. `all`: hidden ones, too.
inline Strings help_options(const std::string& command, bool all = false) {
  Strings names;
  Strings arguments = command_words(command, {"--help"});
  if (all) arguments.push_back("--all");
  for (const std::string& line : lines_of(run(arguments).out)) {
    const bool option = line.starts_with("      --") || line.starts_with("  -");
    const std::size_t begin = line.find("--");
    if (option && begin <= 6) names.push_back(line.substr(begin, line.find(' ', begin) - begin));
  }
  return names;
}

}  // namespace sudoku_sat::support
