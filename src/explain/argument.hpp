// How the reasons of a step lead to its conclusion. See argument.cpp.
#pragma once

#include <optional>
#include <vector>

#include "clauses_by_reason.hpp"
#include "groups.hpp"
#include "known_literals.hpp"
#include "nested_search.hpp"
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

/// An argument from all facts and constraints, which `known` has and nothing else. No value where
/// that would take too long. Throws: Stopped.
std::optional<Argument> tell_argument(const ArgumentSource& source, KnownLiterals& known,
                                      const Refuted& plan, const Limits& limits);

/// An argument from the groups alone; no value where it would take too long. Requires: the groups
/// imply the conclusion. Throws: Stopped.
std::optional<Argument> argue(const ArgumentSource& source, const Groups& groups,
                              const Statement& conclusion, const Limits& limits);

}  // namespace sudoku_sat
