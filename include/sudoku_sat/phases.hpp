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

/// What a PhaseTimer measures. A clock read costs a hundredth of an easy 9x9 puzzle, processor time
/// more than all of it.
enum class Timing { none, wall, wall_and_cpu };

/// Adds the time from here to its end to `total`.
class PhaseTimer {
 public:
  PhaseTimer(Seconds& total, Timing timing);
  PhaseTimer(const PhaseTimer&) = delete;
  PhaseTimer& operator=(const PhaseTimer&) = delete;
  ~PhaseTimer();

 private:
  Seconds& total_;
  Timing timing_;
  double cpu_ = 0;
  std::chrono::steady_clock::time_point begin_{};
};

}  // namespace sudoku_sat
