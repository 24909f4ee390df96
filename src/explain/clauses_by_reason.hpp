// The clauses of some reasons, out of those of all: what a single step is about.
#pragma once

#include <vector>

#include "groups.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/reasons.hpp"

namespace sudoku_sat {

class ClausesByReason {
 public:
  /// `all` must outlive it; its clauses stand in the order of their reasons.
  ClausesByReason(const ReasonedClauses& all, std::size_t reasons);

  /// The clauses of those of the groups that are reasons, with their variables and numbers.
  ReasonedClauses of(const Groups& groups) const;

  std::size_t reasons() const { return ends_.size(); }

 private:
  struct End {
    std::size_t clause;
    std::size_t literal;
  };

  const ReasonedClauses& all_;
  std::vector<End> ends_;  ///< of each reason's clauses
};

}  // namespace sudoku_sat
