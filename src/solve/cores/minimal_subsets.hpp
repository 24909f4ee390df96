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
//
// An oracle tells which sets of items are consistent: for example, givens that together have a
// solution.
#pragma once

#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::cores {

class SubsetOracle : NotCopied {
 public:
  virtual ~SubsetOracle() = default;

  /// How many items there are; they are numbered from 0.
  virtual std::size_t items() const = 0;

  struct Verdict {
    bool consistent;
    Subset items;  ///< a consistent superset, or else an inconsistent part
  };
  /// If a set of items is consistent, so is each of its subsets. Throws: Stopped at a limit,
  /// SolverError.
  virtual Verdict ask(const Subset& subset) = 0;
};

/// An oracle that also finds consistent sets by itself.
class SubsetSource : public SubsetOracle {
 public:
  /// From now on find() gives only sets with at least one of these items.
  virtual void require(const Subset& subset) = 0;
  /// Takes back all that was required.
  virtual void forget() = 0;
  /// A consistent set; no value if none meets all requirements. Throws: as ask().
  virtual std::optional<Subset> find() = 0;
};

/// All items that are not in the set.
inline Subset complement(const Subset& subset, std::size_t items) {
  Subset rest;
  std::size_t next = 0;
  for (std::uint32_t item = 0; item < items; ++item) {
    const bool in = next < subset.size() && subset[next] == item;
    if (in) ++next;
    if (!in) rest.push_back(item);
  }
  return rest;
}

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

/// Likewise all repairs; none if all items together are consistent. Forgets what was required of
/// the source before.
bool for_each_repair(SubsetSource& source, const VisitSubset& visit);

}  // namespace sudoku_sat::cores
