// Sums over the run, printed in fixed columns: first the seconds by phase, then memory, then
// counts. A figure that no solver reported is left out instead of printed as 0.
#include "statistics.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

#include <cstdio>
#include <set>

#include "progress.hpp"

namespace sudoku_sat::cli {

namespace {

void add_figure(std::optional<std::int64_t>& total, const std::optional<std::int64_t>& figure) {
  if (figure) total = total.value_or(0) + *figure;
}

void print_count(const char* name, std::uint64_t count) {
  fmt::print(stderr, "{:<16}{:>14}\n", name, count);
}

void print_figure(const char* name, const std::optional<std::int64_t>& figure) {
  if (figure) print_count(name, static_cast<std::uint64_t>(*figure));
}

}  // namespace

double peak_megabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

Statistics::Statistics() : begin_(Limits::Clock::now()), cpu_before_(cpu_seconds()) {}

void Statistics::add(const PuzzleInput& input, const Outcome& outcome) {
  if (!input.puzzle) return;
  ++puzzles_;
  if (outcome.status == Status::solved) ++solved_;
  if (outcome.decided_by == DecidedBy::propagation) ++by_propagation_;
  if (outcome.decided_by == DecidedBy::cubes) ++by_cubes_;
  if (outcome.decided_by == DecidedBy::solver) ++by_solver_;
  seconds_ += outcome.seconds;
  size_ += outcome.size;
  if (!outcome.solver_options.empty()) options_.insert(outcome.solver_options);
  add_figure(totals_.decisions, outcome.statistics.decisions);
  add_figure(totals_.conflicts, outcome.statistics.conflicts);
  add_figure(totals_.propagations, outcome.statistics.propagations);
}

void Statistics::print_phase(const char* name, const Seconds& seconds, bool with_cpu) const {
  const std::string cpu = with_cpu ? fmt::format("{:.6f}", seconds.cpu) : "-";
  fmt::print(stderr, "{:<16}{:>14.6f}{:>14}\n", name, seconds.wall, cpu);
}

void Statistics::print(bool by_phase, const std::string& options) const {
  clear_progress();
  const std::chrono::duration<double> wall = Limits::Clock::now() - begin_;
  fmt::print(stderr, "{:<16}{:>14}{:>14}\n", "seconds", "wall", "CPU");
  print_phase("read", read, by_phase);
  print_phase("reduce", seconds_.reduce, by_phase);
  print_phase("encode", seconds_.encode, by_phase);
  print_phase("solve", seconds_.solve, by_phase);
  print_phase("verify", seconds_.verify, by_phase);
  print_phase("write", write, by_phase);
  print_phase("total", {wall.count(), cpu_seconds() - cpu_before_}, true);
  fmt::print(stderr, "{:<16}{:>14.1f} MB\n", "peak memory", peak_megabytes());
  print_count("puzzles", puzzles_);
  print_count("solved", solved_);
  print_count("by propagation", by_propagation_);
  print_count("by cubes", by_cubes_);
  print_count("by the solver", by_solver_);
  print_count("variables", size_.variables);
  print_count("clauses", size_.clauses);
  print_count("literals", size_.literals);
  print_figure("decisions", totals_.decisions);
  print_figure("conflicts", totals_.conflicts);
  print_figure("propagations", totals_.propagations);
  std::set<std::string> used = options_;
  if (used.empty() && !options.empty()) used.insert(options);
  for (const std::string& set : used) {
    fmt::print(stderr, "{:<16}{:>14}\n", "solver options", set);
  }
}

}  // namespace sudoku_sat::cli
