// How the reasons of a step lead to its conclusion. See argument.cpp.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "clauses_by_reason.hpp"
#include "groups.hpp"
#include "sudoku_sat/explain.hpp"

namespace sudoku_sat {

/// A step's reasons: those below `reasons.size()` are constraints, the others facts.
struct ArgumentSource {
  const Board& board;
  const std::vector<Reason>& reasons;
  const ClausesByReason& clauses;  ///< of all reasons
  const std::vector<Fact>& facts;  ///< number reasons.size() + i
};

struct Argument {
  Case opposite;  ///< that the conclusion does not hold
  Groups groups;  ///< that it rests on
};

/// An argument from the groups alone; no value where it would take too long. `refuted` are
/// candidates to try in this order where nothing follows; none: it tries all. Requires: the groups
/// imply the conclusion. Throws: Stopped.
std::optional<Argument> argue(const ArgumentSource& source, const Groups& groups,
                              const Statement& conclusion, const Limits& limits,
                              std::span<const Lit> refuted = {});

}  // namespace sudoku_sat
