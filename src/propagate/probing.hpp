// Failed literals to a depth, on the candidates of a board. See probing.cpp.
#pragma once

#include <optional>
#include <vector>

#include "propagation.hpp"

namespace sudoku_sat {

class Probing {
 public:
  /// `harmless`: by cell, values that are known not to fail; these are not tried at the top level.
  /// It and the limits must outlive this.
  Probing(const std::vector<std::vector<Value>>& harmless, const Limits& limits)
      : harmless_(harmless), limits_(limits) {}

  /// Removes failed candidates until none is left. Depth 1: those that lead unit propagation to a
  /// contradiction; 2: those that lead probing of depth 1 to one. Returns false at a contradiction.
  /// Throws: Stopped.
  bool run(Propagation& state, unsigned depth);

 private:
  bool close(Propagation& state, unsigned depth);
  bool fails(const Propagation& state, Cell cell, Value value, unsigned depth);
  std::optional<bool> refute(Propagation& state, Cell cell, unsigned depth);
  bool harmless(Cell cell, Value value) const;

  const std::vector<std::vector<Value>>& harmless_;  ///< empty: none is known
  const Limits& limits_;
  std::vector<Propagation> attempts_;  ///< by depth: memory is taken once
};

/// One round at depth 1: excludes the candidates that fail in the state as it is. Returns whether
/// there were any. Requires: the state holds for `solution`, whose values can't fail.
/// Throws: Stopped.
bool exclude_failed(Propagation& state, const Grid& solution);

}  // namespace sudoku_sat
