// An oracle tells which sets of items are consistent: for example, givens that together have a
// solution. Minimal cores, smallest cores and repairs are found with it (minimal_subsets.hpp),
// whatever the items are.
#pragma once

#include <optional>

#include "sudoku_sat/cores.hpp"

namespace sudoku_sat::cores {

class SubsetOracle {
 public:
  SubsetOracle() = default;
  SubsetOracle(const SubsetOracle&) = delete;
  SubsetOracle& operator=(const SubsetOracle&) = delete;
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
  /// A consistent set; no value where none meets all requirements. Throws: as ask().
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

}  // namespace sudoku_sat::cores
