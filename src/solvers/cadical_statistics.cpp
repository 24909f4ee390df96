// Newer releases of CaDiCaL have a function for their statistics. The others, 1.5.3 among them,
// only print them, to `stdout`, which is a stream into memory meanwhile. Colours go to the real
// standard output even then if that is a terminal, so its descriptor is redirected as well. A
// figure without a line is zero. There is only one `stdout`, so threads wait for each other.
//
// CaDiCaL's own options by name: the library reports whether an option exists, but not the range of
// its values. It clamps a value to the range, which reveals the bounds.
#include "cadical_parts.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cadical.hpp>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <mutex>

#include "solvers/external/printed_figures.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::solvers {

#ifdef CADICAL_HAS_STATISTIC_VALUES

SolverStatistics statistics_of(CaDiCaL::Solver& solver) {
  return {.decisions = solver.get_statistic_value("decisions"),
          .conflicts = solver.get_statistic_value("conflicts"),
          .propagations = solver.get_statistic_value("propagations")};
}

#else

namespace {

/// While it lives, output to `stream` is dropped if that is a terminal.
class Muted : NotCopied {
 public:
  explicit Muted(std::FILE* stream) : stream_(stream) {
    if (isatty(fileno(stream)) == 0) return;
    std::fflush(stream);
    saved_ = dup(fileno(stream));
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (saved_ >= 0 && nowhere >= 0) dup2(nowhere, fileno(stream));
    if (nowhere >= 0) close(nowhere);
  }
  ~Muted() {
    if (saved_ < 0) return;
    std::fflush(stream_);
    dup2(saved_, fileno(stream_));
    close(saved_);
  }

 private:
  std::FILE* stream_;
  int saved_ = -1;
};

std::string printed_statistics(CaDiCaL::Solver& solver) {
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  char* text = nullptr;
  std::size_t size = 0;
  std::FILE* const memory = open_memstream(&text, &size);
  if (memory == nullptr) return {};
  std::FILE* const standard_output = stdout;
  const Muted muted(standard_output);
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

namespace {

/// The option's value after it was set to `value`.
int value_after(const std::string& name, int value) {
  CaDiCaL::Solver scratch;
  scratch.set(name.c_str(), value);
  return scratch.get(name.c_str());
}

}  // namespace

SolverSetting cadical_setting(std::string_view text) {
  const std::size_t sign = text.find('=');
  if (sign == 0 || sign == text.npos) {
    throw UsageError(fmt::format("solver setting '{}' is not NAME=VALUE, as in phase=0", text));
  }
  const std::string name(text.substr(0, sign));
  if (!CaDiCaL::Solver::is_valid_option(name.c_str())) {
    throw UsageError(fmt::format("CaDiCaL {} has no option '{}' (`cadical --help` lists them)",
                                 CaDiCaL::Solver::version(), name));
  }
  // Its messages would go to standard output, among the solutions.
  if (name == "quiet") throw UsageError("CaDiCaL's option 'quiet' is always 1 here");
  const std::optional<int> value = parse_number<int>(text.substr(sign + 1));
  if (!value || value_after(name, *value) != *value) {
    throw UsageError(
        fmt::format("CaDiCaL's option '{}' takes a whole number from {} to {}, not '{}'", name,
                    value_after(name, std::numeric_limits<int>::min()),
                    value_after(name, std::numeric_limits<int>::max()), text.substr(sign + 1)));
  }
  return {name, *value};
}

}  // namespace sudoku_sat::solvers
