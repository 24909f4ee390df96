// The loop that all commands have in common, on the command line and in requests: it takes puzzles
// from a source and runs the command's work on each under limits of its own. Exceptions become a
// status and a sentence in one place.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>

#include "base/exit_status.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::report {

/// Why the work on one puzzle ended early; the next puzzle may go well.
struct Problem {
  bool failed = false;  ///< a solver failed, or the memory was not enough; otherwise a limit
  std::string reason = {};

  /// Notes it for the exit status.
  void add_to(base::ExitStatus& status) const;
};

/// The effect of an interrupt: it ends the run, or only the current work, like any limit.
enum class Interrupts { thrown, told };

/// The exception being handled. Throws it again if it is not a problem of a single puzzle.
Problem current_problem(Interrupts interrupts = Interrupts::thrown);

/// Runs the work, and returns what went wrong with it. Throws: as current_problem().
template <class Work>
std::optional<Problem> problem_in(Work&& work, Interrupts interrupts = Interrupts::thrown) {
  try {
    work();
    return std::nullopt;
  } catch (...) {
    return current_problem(interrupts);
  }
}

/// For work that ends if a puzzle can't be read. Throws: Error, Stopped.
void require_read(const PuzzleInput& input);

class Job {
 public:
  /// What a front end adds to the loop.
  struct Parts {
    /// The next item, which may be unreadable; no value after the last one. Throws: Stopped, Error.
    std::function<std::optional<PuzzleInput>()> next;
    /// Called for an item that has been read.
    std::function<Limits(const PuzzleInput&)> limits;
    /// Reports what went wrong with an item; null: problems and interrupts end run().
    std::function<void(const PuzzleInput&, const Problem&)> tell = {};
    const std::atomic<bool>* interrupt = nullptr;
  };
  /// The work may move from the item.
  using Work = std::function<void(PuzzleInput&, std::size_t index)>;
  /// Who records that an item can't be read: the loop immediately, or the work in its turn.
  enum class Unread { noted, left_to_work };

  /// `status` records what happens.
  Job(Parts parts, base::ExitStatus& status) : parts_(std::move(parts)), status_(status) {}

  /// Calls work(input, index) for each item until the end or an interrupt. Throws: what `next`
  /// throws, and what the work throws besides problems.
  void run(const Work& work, Unread unread = Unread::noted);

  /// The limits of the current item.
  const Limits& limits() const { return limits_; }
  void set_limits(Limits limits) { limits_ = std::move(limits); }

  /// Records why an item is not a puzzle.
  void note_unread(const PuzzleInput& input);
  bool interrupted() const {
    return stopped_ || (parts_.interrupt != nullptr && *parts_.interrupt);
  }
  /// The number of items on which the work was not interrupted.
  std::size_t finished() const { return finished_; }
  /// The work on the current item is complete, even if an interrupt comes now.
  void count_finished() { finished_ = index_; }

 private:
  /// No value at an interrupt, too.
  std::optional<PuzzleInput> next();
  void handle(PuzzleInput& input, const Work& work);

  Parts parts_;
  base::ExitStatus& status_;
  Limits limits_;
  std::size_t index_ = 0;
  std::size_t finished_ = 0;
  bool stopped_ = false;
};

}  // namespace sudoku_sat::report
