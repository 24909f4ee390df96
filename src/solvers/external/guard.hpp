// What ends a solver when this program is killed and can do nothing any more.
#pragma once

#include <sys/types.h>

#include "pipes.hpp"

namespace sudoku_sat {

/// A process that waits for this one to end, and then kills a group.
class Guard {
 public:
  /// Throws: SolverError where no guard can be started.
  explicit Guard(pid_t group);
  Guard(const Guard&) = delete;
  Guard& operator=(const Guard&) = delete;
  /// The group is left alone from now on.
  ~Guard();

 private:
  Descriptor open_;  ///< what the guard waits for the end of
  pid_t pid_ = -1;
};

}  // namespace sudoku_sat
