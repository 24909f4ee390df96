// The loop that all commands have in common, on the command line and in requests: puzzles from a
// source, each under limits of its own, to the work of the command. What is thrown becomes a status
// and a sentence in one place.
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

/// What becomes of an interrupt: it ends the run, or only the work at hand, like any limit.
enum class Interrupts { thrown, told };

/// What is being thrown. Throws: it again if it is not a problem of one puzzle alone.
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

class Job {
 public:
  /// What a front end adds to the loop.
  struct Parts {
    /// The next item, which may be unreadable; no value after the last one. Throws: Stopped, Error.
    std::function<std::optional<PuzzleInput>()> next;
    /// Of an item that has been read.
    std::function<Limits(const PuzzleInput&)> limits;
    /// Tells people what went wrong with an item; null: problems and interrupts end run().
    std::function<void(const PuzzleInput&, const Problem&)> tell = {};
    const std::atomic<bool>* interrupt = nullptr;
  };
  /// The work may take the item away.
  using Work = std::function<void(PuzzleInput&, std::size_t index)>;
  /// Who notes that an item can't be read: the loop at once, or the work in its turn.
  enum class Unread { noted, left_to_work };

  /// `status` notes what happens.
  Job(Parts parts, base::ExitStatus& status) : parts_(std::move(parts)), status_(status) {}

  /// Calls work(input, index) for each item until the end or an interrupt. Throws: what `next`
  /// throws, and what the work throws besides problems.
  void run(const Work& work, Unread unread = Unread::noted);

  /// The limits of the item at hand.
  const Limits& limits() const { return limits_; }
  void set_limits(Limits limits) { limits_ = std::move(limits); }

  /// Notes why an item is not a puzzle.
  void note_unread(const PuzzleInput& input);
  bool interrupted() const {
    return stopped_ || (parts_.interrupt != nullptr && *parts_.interrupt);
  }
  /// The number of items on which the work was not interrupted.
  std::size_t finished() const { return finished_; }
  /// The work on the item at hand is complete, even if an interrupt comes now.
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
