// What rules out a value of a cell in a step. See causes.cpp.
#pragma once

#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "sudoku_sat/explain.hpp"

namespace sudoku_sat::cli {

/// Numbers of one of the step's facts and of the constraint by which it rules something out. An
/// exclusion has no constraint, and a constraint on a single cell has no fact.
struct Cause {
  std::optional<std::size_t> fact = {};
  std::optional<std::size_t> constraint = {};

  bool operator==(const Cause&) const = default;
};

class Causes {
 public:
  /// Both must outlive it.
  Causes(const Step& step, const Board& board);

  /// The first of the step's facts that rules it out. `out` is "the cell holds the value".
  std::optional<Cause> of(const Statement& out) const;

  const Reason& constraint(const Cause& cause) const {
    return step_.constraints[*cause.constraint];
  }
  bool is(const Cause& cause, Reason::Kind kind) const {
    return cause.constraint && constraint(cause).kind == kind;
  }

  /// Whether both go into one phrase: the same value rules out others of its row and of its box, or
  /// all its neighbours; a rule rules out values of single cells.
  bool same(const Cause& a, const Cause& b) const;

  /// "the white dot between them", "non-consecutive", "even". Requires: it is of kind relation or
  /// allowed.
  std::string label(const Reason& reason) const;

 private:
  void file(std::size_t constraint);

  const Step& step_;
  const Board& board_;
  std::vector<std::vector<std::size_t>> about_;  ///< by cell, constraints that rule values out
};

}  // namespace sudoku_sat::cli
