// Minimal sets that cannot stand (cores) and minimal sets without which the rest can (repairs), of
// any items that an oracle knows. See minimal_subsets.cpp and all_subsets.cpp.
#pragma once

#include <functional>

#include "subset_oracle.hpp"

namespace sudoku_sat {

/// A core within a set that cannot stand. What is left out is tried from the first item on.
Subset shrink(Subset subset, SubsetOracle& oracle);

/// A set that stands, with all of `subset`, to which no item can be added. Requires: it stands.
Subset grow(Subset subset, SubsetOracle& oracle);

/// A core with the fewest items. Requires: all items together cannot stand. Throws: Stopped.
Subset smallest_core(SubsetOracle& oracle, const Limits& limits);

/// Throws: SolverError unless the set cannot stand, and can without any one of its items.
void require_core(const Subset& core, SubsetOracle& oracle);
/// Throws: SolverError unless the rest can stand, and cannot with any one of its items.
void require_repair(const Subset& repair, SubsetOracle& oracle);

/// Gets each set once; false ends the search.
using VisitSubset = std::function<bool(Subset)>;

/// All cores, in an order that depends on the oracle alone. Returns whether it went to the end.
/// Throws: Stopped.
bool for_each_core(SubsetOracle& oracle, const Limits& limits, const VisitSubset& visit);

/// Likewise all repairs; none where all items can stand. What was required before is forgotten.
bool for_each_repair(SubsetSource& source, const VisitSubset& visit);

}  // namespace sudoku_sat
