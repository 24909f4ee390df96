// How long the phases of the work take, on the wall and on the processor.
#pragma once

#include <chrono>

namespace sudoku_sat {

struct Seconds {
  double wall = 0;
  double cpu = 0;  ///< of this process and of its ended children

  Seconds& operator+=(const Seconds& other) {
    wall += other.wall;
    cpu += other.cpu;
    return *this;
  }
};

/// Processor time so far. Costs two system calls.
double cpu_seconds();

/// Adds the time from here to its end to `total`; the processor's only where `with_cpu`.
class PhaseTimer {
 public:
  PhaseTimer(Seconds& total, bool with_cpu);
  PhaseTimer(const PhaseTimer&) = delete;
  PhaseTimer& operator=(const PhaseTimer&) = delete;
  ~PhaseTimer();

 private:
  Seconds& total_;
  bool with_cpu_;
  double cpu_;
  std::chrono::steady_clock::time_point begin_;
};

}  // namespace sudoku_sat
