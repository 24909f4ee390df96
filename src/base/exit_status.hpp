// The exit status of a run of the program, also of one whose results are merged from parts. If
// several things happened, the one that makes the answers least complete decides.
#pragma once

#include <string_view>

namespace sudoku_sat::base {

/// The exit status of a run. If several of these happened, the first counts: a failure, an
/// undecided puzzle, one without a solution, one with several.
class ExitStatus {
 public:
  static constexpr int done = 0;
  static constexpr int failure = 1;      ///< of an input, an output or a solver
  static constexpr int usage = 2;        ///< the options are wrong
  static constexpr int unsolvable = 20;  ///< a puzzle has no solution
  static constexpr int undecided = 30;   ///< time-out or interrupt
  static constexpr int several = 40;     ///< a puzzle has several solutions, and one was asked for

  /// An input could not be read, an output could not be written, or a solver failed.
  void add_failure() { add(failure); }
  /// A puzzle has no solution.
  void add_unsolvable() { add(unsolvable); }
  /// A puzzle's answer is unknown: a time-out, or an interrupt.
  void add_undecided() { add(undecided); }
  /// A puzzle has several solutions, and the run asked whether it has only one.
  void add_several() { add(several); }

  /// Likewise the exit status of another run.
  void add(int status) {
    for (const int worst : {failure, undecided, unsolvable, several}) {
      if (status == worst || value_ == worst) {
        value_ = worst;
        return;
      }
    }
  }

  int value() const { return value_; }

 private:
  int value_ = done;
};

/// What each status means.
struct StatusMeaning {
  int status;
  std::string_view meaning;
};

inline constexpr StatusMeaning exit_statuses[] = {
    {ExitStatus::done,
     "done; every puzzle has a solution, or is consistent if that was the question"},
    {ExitStatus::failure,
     "an input can't be read or is not a puzzle, an output can't be written, or a solver failed"},
    {ExitStatus::usage, "wrong usage: an unknown command or option, a value out of range"},
    {ExitStatus::unsolvable, "at least one puzzle has no solution"},
    {ExitStatus::undecided, "at least one puzzle is undecided: time-out or interrupt"},
    {ExitStatus::several, "--unique was given, and at least one puzzle has several solutions"},
};

}  // namespace sudoku_sat::base
