// An oracle for givens and rules together. See rules_oracle.cpp.
#pragma once

#include "solver_oracle.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/reasons.hpp"

namespace sudoku_sat {

/// A rule that can be blamed by itself, with all its reasons: those of a cage say that its values
/// differ and what their sum is. A rule without a number is named by its cells.
struct RuleItem {
  std::string name;
  std::vector<Reason> reasons;
};

struct RuleItems {
  std::vector<RuleItem> rules;
  std::vector<Reason> kept;  ///< of no item: they always hold
};
/// With `keep_units` rows, columns and boxes are no items.
RuleItems rule_items(const Board& board, bool keep_units);

/// Items are the givens in reading order, then the rules.
class RulesOracle : public SolverOracle {
 public:
  /// Throws: Stopped; SolverError where there are too many clauses.
  RulesOracle(const Puzzle& puzzle, const RuleItems& items, const Limits& limits);

 private:
  Subset holding() override;
  void load(const Limits& limits);

  std::size_t givens_;
  std::size_t rules_;
  std::vector<Reason> reasons_;
  std::vector<std::uint32_t> rule_of_;  ///< by reason
  ReasonedClauses clauses_;
};

}  // namespace sudoku_sat
