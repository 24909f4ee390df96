// Minimal inconsistent sets (cores) and minimal sets without which the rest is consistent
// (repairs), of any items that an oracle knows.
//
// One core by deletion, and the smallest one.
//
// Deletion: leave items out, in ever smaller groups, as long as the rest stays inconsistent. The
// last pass tries each item alone, which makes the set minimal. The oracle names the part that it
// needed, which drops most items at once.
//
// The smallest core by implicit hitting sets (Ignatiev, Previti, Liffiton & Marques-Silva: Smallest
// MUS extraction with minimal hitting set dualization, CP 2015): a core has an item of each repair,
// so a smallest hitting set of the repairs known so far is at most as large as any core. If it is
// inconsistent, it is a smallest core; else it is grown to a maximal consistent set, and what that
// lacks is a further repair.
#pragma once

#include <functional>

#include "subset_oracle.hpp"

namespace sudoku_sat::cores {

/// Told how many items are left.
using OnSmaller = std::function<void(std::size_t)>;

/// A core within an inconsistent set. Tries to leave out items from the first one on.
Subset shrink(Subset subset, SubsetOracle& oracle, const OnSmaller& on_smaller = {});

/// A consistent set with all of `subset`, to which no item can be added. Requires: `subset` is
/// consistent.
Subset grow(Subset subset, SubsetOracle& oracle);

/// A core with the fewest items. Requires: all items together are inconsistent. Throws:
/// Stopped.
Subset smallest_core(SubsetOracle& oracle, const Limits& limits);

/// Throws: SolverError unless the set is inconsistent, but consistent without any one of its items.
void require_core(const Subset& core, SubsetOracle& oracle);
/// Throws: SolverError unless the items outside the repair are consistent, but inconsistent with
/// any one of its items.
void require_repair(const Subset& repair, SubsetOracle& oracle);

/// Called with each set once; returning false ends the search.
using VisitSubset = std::function<bool(Subset)>;

/// All cores, in an order that depends on the oracle alone. Returns whether the search went to the
/// end. Throws: Stopped.
bool for_each_core(SubsetOracle& oracle, const Limits& limits, const VisitSubset& visit);

/// Likewise all repairs; none where all items together are consistent. Forgets what was required of
/// the source before.
bool for_each_repair(SubsetSource& source, const VisitSubset& visit);

}  // namespace sudoku_sat::cores
