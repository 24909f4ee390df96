// Newer releases of CaDiCaL have a function for their statistics. The others, 1.5.3 among them,
// only print them, to `stdout`: for that moment stdout is a stream into memory, whose lines "c
// conflicts:   17   0.00 per second" are read. A figure without a line is zero.
#include "cadical_statistics.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>

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

std::int64_t figure(const std::string& printed, const std::string& name) {
  const std::string key = "\nc " + name + ":";
  const std::size_t found = printed.find(key);
  if (found == std::string::npos) return 0;
  return std::strtoll(printed.c_str() + found + key.size(), nullptr, 10);
}

}  // namespace

SolverStatistics statistics_of(CaDiCaL::Solver& solver) {
  const std::string printed = printed_statistics(solver);
  if (printed.empty()) return {};
  return {.decisions = figure(printed, "decisions"),
          .conflicts = figure(printed, "conflicts"),
          .propagations = figure(printed, "propagations")};
}

#endif

}  // namespace sudoku_sat
