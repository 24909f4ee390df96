#include "sudoku_sat/base.hpp"

#include <sys/resource.h>

namespace sudoku_sat {

namespace {

double used_by(int who) {
  rusage usage{};
  getrusage(who, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

}  // namespace

double cpu_seconds() { return used_by(RUSAGE_SELF) + used_by(RUSAGE_CHILDREN); }

PhaseTimer::PhaseTimer(Seconds& total, Timing timing) : total_(total), timing_(timing) {
  if (timing_ == Timing::wall_and_cpu) cpu_ = cpu_seconds();
  if (timing_ != Timing::none) begin_ = std::chrono::steady_clock::now();
}

PhaseTimer::~PhaseTimer() {
  if (timing_ == Timing::none) return;
  const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - begin_;
  total_ += {wall.count(), timing_ == Timing::wall_and_cpu ? cpu_seconds() - cpu_ : 0};
}

}  // namespace sudoku_sat
