// Shared by the tests of sudoku-sat trace.
#pragma once

#include "cli/helpers.hpp"
#include "support/cnf.hpp"

namespace sudoku_sat::support {

inline RunResult trace(Strings options, const std::string& puzzle) {
  options.insert(options.begin(), "trace");
  options.insert(options.end(), {"-p", puzzle});
  return run(options);
}

inline Json traced(Strings options, const std::string& puzzle) {
  options.insert(options.end(), {"-f", "json"});
  const RunResult result = trace(options, puzzle);
  INFO(result);
  REQUIRE(!result.out.empty());
  return Json::parse(result.out);
}

/// Replays the events of a trace on the formula that `dimacs` writes, with a trail of its own.
/// Every propagation has to be unit, every conflict false, every learnt clause the resolvent of the
/// conflict and its cut, and to follow, as each flip, by unit propagation from the formula and what
/// was learnt before. Returns what is wrong first, with its event; empty: nothing.
std::string first_fault(const Json& trace, const Cnf& formula);

}  // namespace sudoku_sat::support
