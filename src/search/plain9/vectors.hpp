// Which vectors the plain 9x9 board is searched on: the widest of the machine. What is found and
// how doesn't depend on them.
//
// Asking the machine takes no library: the compiler knows how, and asks the operating system too.
#pragma once

#include <string>
#include <vector>

#include "methods.hpp"

namespace sudoku_sat::search {

struct Vectors9 {
  std::string name;
  bool here;  ///< whether this machine has them
  const Methods9* methods;
  /// How many cubes a count tries at first. Counting by parts takes some time to begin; so much
  /// that so many cubes are hardly noticed where they are not enough.
  unsigned trial_cubes;
  /// The largest tree that is counted by cubes to its end, as estimated after those.
  unsigned plain_cubes;
};

/// All for which this program was compiled, the narrowest first.
const std::vector<Vectors9>& all_vectors9();

/// The widest that this machine has, or those that the environment variable SUDOKU_SAT_VECTORS
/// names, for tests and comparisons. Throws: UsageError for those that are unknown or not here.
const Vectors9& chosen_vectors9();

}  // namespace sudoku_sat::search
