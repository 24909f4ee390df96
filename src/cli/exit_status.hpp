// The exit status of a run: the most serious thing that happened decides.
#pragma once

namespace sudoku_sat {

class ExitStatus {
 public:
  static constexpr int done = 0;
  static constexpr int failure = 1;
  static constexpr int usage = 2;
  static constexpr int unsolvable = 20;
  static constexpr int undecided = 30;

  void add_failure() { failed_ = true; }
  void add_unsolvable() { unsolvable_ = true; }
  void add_undecided() { undecided_ = true; }

  int value() const {
    if (failed_) return failure;
    if (undecided_) return undecided;
    return unsolvable_ ? unsolvable : done;
  }

 private:
  bool failed_ = false;
  bool unsolvable_ = false;
  bool undecided_ = false;
};

}  // namespace sudoku_sat
