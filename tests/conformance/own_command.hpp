// A solver of the table run by the shell, as people run it.
#pragma once

#include <string>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::support {

inline std::string replaced(std::string text, const std::string& mark, const std::string& by) {
  const std::size_t at = text.find(mark);
  return at == std::string::npos ? text : text.replace(at, mark.size(), by);
}

/// The shell line that runs the entry's program on x.cnf and leaves its answer in `answer`.
inline std::string own_command(const SolverEntry& entry) {
  const std::string command =
      replaced(replaced(std::string(entry.command), "{cnf}", "x.cnf"), "{out}", "answer");
  const bool to_file = entry.dialect == AnswerDialect::result_file;
  return command + " > " + (to_file ? "log" : "answer");
}

}  // namespace sudoku_sat::support
