// Newer releases of CaDiCaL have a function for their statistics. The others, 1.5.3 among them,
// only print them, to `stdout`: for that moment stdout is a stream into memory. A figure without a
// line is zero.
#include "cadical_statistics.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>

#include "solvers/printed_figures.hpp"

namespace sudoku_sat {

#ifdef CADICAL_HAS_STATISTIC_VALUES

SolverStatistics statistics_of(CaDiCaL::Solver& solver) {
  return {.decisions = solver.get_statistic_value("decisions"),
          .conflicts = solver.get_statistic_value("conflicts"),
          .propagations = solver.get_statistic_value("propagations")};
}

#else

namespace {

std::string printed_statistics(CaDiCaL::Solver& solver) {
  char* text = nullptr;
  std::size_t size = 0;
  std::FILE* const memory = open_memstream(&text, &size);
  if (memory == nullptr) return {};
  std::FILE* const standard_output = stdout;
  const int quiet = solver.get("quiet");
  stdout = memory;
  solver.set("quiet", 0);
  solver.statistics();
  solver.set("quiet", quiet);
  stdout = standard_output;
  std::fclose(memory);
  std::string result(text, size);
  std::free(text);
  return result;
}

}  // namespace

SolverStatistics statistics_of(CaDiCaL::Solver& solver) {
  const std::string printed = printed_statistics(solver);
  if (printed.empty()) return {};
  const SolverStatistics found = printed_figures(printed);
  return {.decisions = found.decisions.value_or(0),
          .conflicts = found.conflicts.value_or(0),
          .propagations = found.propagations.value_or(0)};
}

#endif

}  // namespace sudoku_sat
