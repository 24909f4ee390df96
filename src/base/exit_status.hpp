// The exit status of a run of the program, for the program and for those who put its results
// together: of all that happened, what makes the answers least complete decides.
#pragma once

#include <string_view>

namespace sudoku_sat::base {

/// What a run ends with. Of several things that happened the first of these counts: a failure, an
/// undecided puzzle, one without a solution, one with several.
class ExitStatus {
 public:
  static constexpr int done = 0;
  static constexpr int failure = 1;      ///< of an input, an output or a solver
  static constexpr int usage = 2;        ///< the options are wrong
  static constexpr int unsolvable = 20;  ///< a puzzle has no solution
  static constexpr int undecided = 30;   ///< time-out or interrupt
  static constexpr int several = 40;     ///< a puzzle has several solutions, and one was asked for

  /// An input could not be read, an output not be written, or a solver failed.
  void add_failure() { add(failure); }
  /// A puzzle has no solution.
  void add_unsolvable() { add(unsolvable); }
  /// A puzzle's answer is unknown: a time-out, or an interrupt.
  void add_undecided() { add(undecided); }
  /// A puzzle has several solutions, and it was asked whether it has one alone.
  void add_several() { add(several); }

  /// Likewise what another run ended with.
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

/// What each status says of a run.
struct StatusMeaning {
  int status;
  std::string_view meaning;
};

inline constexpr StatusMeaning exit_statuses[] = {
    {ExitStatus::done, "done; every puzzle has a solution, or is consistent where that was asked"},
    {ExitStatus::failure,
     "an input can't be read or is not a puzzle, an output can't be written, or a solver failed"},
    {ExitStatus::usage, "wrong usage: an unknown command or option, a value out of range"},
    {ExitStatus::unsolvable, "at least one puzzle has no solution"},
    {ExitStatus::undecided, "at least one puzzle is undecided: time-out or interrupt"},
    {ExitStatus::several, "--unique was asked, and at least one puzzle has several solutions"},
};

}  // namespace sudoku_sat::base
