// What most other headers use: errors, limits, times, random numbers, the version. It also brings
// the standard library's vocabulary (algorithms, fixed-width integers, functions, pointers,
// optional values, spans, strings, pairs, vectors); files that include this header, directly or
// not, don't include those again.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <numeric>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sudoku_sat {

/// A base of classes whose objects are neither copied nor moved.
class NotCopied {
 public:
  NotCopied(const NotCopied&) = delete;
  NotCopied& operator=(const NotCopied&) = delete;

 protected:
  NotCopied() = default;
  ~NotCopied() = default;
};

// Errors: one exception type for each kind of cause, so that the program's exit status follows from
// the type alone. "No solution" and "undecided" are values, never errors.

/// A place in an input. Lines and columns count from 1; 0 means "not known".
struct Position {
  std::string source;  ///< a file's name, "standard input", "-p"
  std::size_t line = 0;
  std::size_t column = 0;  ///< in bytes

  bool operator==(const Position&) const = default;

  /// The place that many bytes after it, if its column is known.
  Position after(std::size_t bytes) const {
    return {source, line, column == 0 ? 0 : column + bytes};
  }
};

/// "file:line:column", without the parts that are not known.
std::string to_string(const Position& position);

/// The base of all errors that the library reports. Misuse of the library is a std::logic_error.
class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// An input that can't be read or is invalid; the message begins with the position.
class InputError : public Error {
 public:
  InputError(const Position& position, const std::string& what)
      : Error(to_string(position) + ": " + what), position_(position), detail_(what) {}

  const Position& position() const { return position_; }
  /// The message without the position.
  const std::string& detail() const { return detail_; }

 private:
  Position position_;
  std::string detail_;
};

/// A request that contradicts itself, the input or the limits of the program.
class UsageError : public Error {
 public:
  using Error::Error;
};

/// An output that can't be written.
class OutputError : public Error {
 public:
  using Error::Error;
};

/// The reader of our output has closed it (`| head`); this is not a failure.
class ClosedPipe : public Error {
 public:
  ClosedPipe() : Error("the reader of the output has gone") {}
};

/// A solver is missing, fails, gives a wrong answer, or lacks memory for the formula.
class SolverError : public Error {
 public:
  using Error::Error;
  /// With the solver that the message names.
  SolverError(const std::string& what, const std::string& solver) : Error(what), solver_(solver) {}

  /// The solver named in the message; empty: none.
  const std::string& solver() const { return solver_; }

 private:
  std::string solver_;
};

// When long work has to end: at a deadline, or when the user interrupts it (Ctrl-C). Long work gets
// a Limits and polls it. It returns what is known by then; only work without partial results throws
// Stopped.

/// A value type: a copy has the same deadline.
class Limits {
 public:
  using Clock = std::chrono::steady_clock;
  enum class Reached { none, timeout, interrupt };

  /// No limit.
  Limits() = default;

  /// The deadline is `seconds` from now; no value: there is none. `interrupt` may be null; it must
  /// outlive all copies. `on_poll` runs at each call of reached(), for instance to draw a progress
  /// bar, and must be cheap.
  explicit Limits(std::optional<double> seconds, const std::atomic<bool>* interrupt = nullptr,
                  std::function<void()> on_poll = {});

  /// Which limit is reached now. Reads the clock once if there is a deadline.
  Reached reached() const;

  bool expired() const { return reached() != Reached::none; }

  /// Throws Stopped if a limit is reached: for work that has no partial result.
  void check() const;

  /// Seconds until the deadline, never below zero; no value: there is none.
  std::optional<double> remaining() const;

 private:
  std::optional<Clock::time_point> deadline_;
  const std::atomic<bool>* interrupt_ = nullptr;
  std::function<void()> on_poll_;
};

/// Work that ended at a limit before it had a result.
class Stopped : public Error {
 public:
  explicit Stopped(Limits::Reached why)
      : Error(why == Limits::Reached::timeout ? "time-out" : "interrupted"), why_(why) {}
  Limits::Reached why() const { return why_; }

 private:
  Limits::Reached why_;
};

// Some inputs make reading a puzzle, building its board or encoding it take long. Passing limits to
// every such loop would be tedious; instead a thread has limits while it works on something, and
// these loops poll them.

/// While it lives, poll_limits() on this thread polls these limits and those of enclosing scopes.
class LimitsScope : NotCopied {
 public:
  /// `Asked` has reached(), like Limits. It must outlive the scope.
  template <class Asked>
  explicit LimitsScope(Asked& asked)
      : LimitsScope(&asked, [](const void* limits) {
          return static_cast<Asked*>(const_cast<void*>(limits))->reached();
        }) {}
  ~LimitsScope();

  /// Throws Stopped if a limit of this thread is reached now.
  static void check();

 private:
  using Ask = Limits::Reached (*)(const void* limits);
  LimitsScope(const void* limits, Ask ask);

  const void* limits_;
  Ask ask_;
  const LimitsScope* around_;
};

namespace detail {
inline constinit thread_local std::size_t steps_since_poll = 0;
inline constexpr std::size_t steps_between_polls = 1U << 14;
void poll_now();
}  // namespace detail

/// Throws Stopped if a limit of this thread is reached. Call it in each iteration of a loop that an
/// input can make long, with the number of steps (of some nanoseconds) that the iteration took; the
/// clock is read only after many steps.
inline void poll_limits(std::size_t steps = 1) {
  detail::steps_since_poll += steps;
  if (detail::steps_since_poll >= detail::steps_between_polls) detail::poll_now();
}

// Wall-clock and processor time of the phases of the work.

/// Wall-clock and processor time of a phase.
struct Seconds {
  double wall = 0;
  double cpu = 0;  ///< processor time of this process and of its children that have ended

  Seconds& operator+=(const Seconds& other) {
    wall += other.wall;
    cpu += other.cpu;
    return *this;
  }
};

/// Processor time so far, as in Seconds::cpu. Costs two system calls.
double cpu_seconds();

/// What a PhaseTimer measures. Reading the clock takes a hundredth of the time that an easy 9x9
/// puzzle takes; reading the processor time takes longer than solving that puzzle.
enum class Timing { none, wall, wall_and_cpu };

/// Adds the time from its construction to its destruction to `total`.
class PhaseTimer : NotCopied {
 public:
  PhaseTimer(Seconds& total, Timing timing);
  ~PhaseTimer();

 private:
  Seconds& total_;
  Timing timing_;
  double cpu_ = 0;
  std::chrono::steady_clock::time_point begin_{};
};

// Random numbers that are the same everywhere: the distributions and std::shuffle differ between
// standard libraries. SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number
// Generators, OOPSLA 2014).

/// A stream of random numbers that is the same on every machine.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  /// A separate stream for each number: what is drawn from one does not change another.
  Random(std::uint64_t seed, std::uint64_t number) : state_(Random(seed).next() + number) {
    state_ = next();
  }

  /// 64 random bits.
  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
    return mixed ^ (mixed >> 31);
  }

  /// A number from 0 to bound - 1, all equally likely. Requires: bound > 0.
  std::size_t below(std::size_t bound) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    const std::uint64_t limit = most - most % bound;
    std::uint64_t drawn = next();
    while (drawn >= limit) drawn = next();
    return static_cast<std::size_t>(drawn % bound);
  }

  /// Puts the items into random order; all orders are equally likely.
  template <class T>
  void shuffle(std::vector<T>& items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
  }

  /// The `count` numbers from `first` on, in random order.
  template <class T>
  std::vector<T> permutation(std::size_t count, T first) {
    std::vector<T> numbers(count);
    std::iota(numbers.begin(), numbers.end(), first);
    shuffle(numbers);
    return numbers;
  }

 private:
  std::uint64_t state_;
};

// The version of the library and the program, from CMakeLists.txt.

extern const std::string_view version;

}  // namespace sudoku_sat
