// Shared by the tests of sudoku-sat explain.
#pragma once

#include "cli/helpers.hpp"

namespace sudoku_sat::support {

/// A. Inkala's puzzle of 2006, which needs chains.
inline const std::string escargot =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

inline RunResult explain(Strings arguments, const std::string& puzzle) {
  arguments.insert(arguments.begin(), "explain");
  arguments.insert(arguments.end(), {"-p", puzzle});
  return run(arguments);
}

inline Json explained(Strings arguments, const std::string& puzzle) {
  arguments.insert(arguments.end(), {"-f", "json"});
  const RunResult result = explain(arguments, puzzle);
  INFO(result);
  REQUIRE(lines_of(result.out).size() == 1);
  return Json::parse(result.out);
}

inline std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
  return found;
}

}  // namespace sudoku_sat::support
