// Groups the reasons of a step that go into one phrase. See grouped_reasons.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku_sat/explain.hpp"

namespace sudoku_sat::cli {

/// Facts that the same constraints are applied to; or values of such constraints.
struct FactGroup {
  bool one_value = false;              ///< whether it is that their cells have only one value
  std::vector<std::uint32_t> numbers;  ///< of all-different constraints
  std::vector<const Fact*> facts = {};
  std::vector<Value> values = {};  ///< that these constraints have only once
};

/// A constraint with a phrase of its own, and the facts that are named after it.
struct ReasonWithFacts {
  const Reason* reason;
  std::vector<const Fact*> facts;
};

/// All reasons of a step; empty groups need no line.
struct GroupedReasons {
  std::vector<Cell> cells_with_value;  ///< each has a value
  std::vector<FactGroup> places;       ///< one constraint each, that has a place for its values
  std::vector<ReasonWithFacts> single;
  std::vector<FactGroup> known;      ///< facts, and constraints that forbid more of the same
  std::vector<FactGroup> once;       ///< constraints without a fact that they are applied to
  std::vector<Cell> cells_with_one;  ///< each has only one value, also without a fact
  std::vector<const Fact*> others;   ///< that no constraint is about
};

/// Both must outlive the result.
GroupedReasons grouped_reasons(const Step& step, const Board& board);

}  // namespace sudoku_sat::cli
