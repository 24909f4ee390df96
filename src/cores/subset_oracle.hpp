// Who knows of sets of items which can stand together: what minimal cores, smallest cores and
// repairs are found with (minimal_subsets.hpp), whatever the items are.
#pragma once

#include <optional>

#include "sudoku_sat/subsets.hpp"

namespace sudoku_sat {

class SubsetOracle {
 public:
  SubsetOracle() = default;
  SubsetOracle(const SubsetOracle&) = delete;
  SubsetOracle& operator=(const SubsetOracle&) = delete;
  virtual ~SubsetOracle() = default;

  /// They are numbered from 0.
  virtual std::size_t items() const = 0;

  struct Verdict {
    bool consistent;
    Subset items;  ///< if it stands, a superset that stands too; else a part that cannot
  };
  /// Of fewer items never less stands. Throws: Stopped at a limit, SolverError.
  virtual Verdict ask(const Subset& subset) = 0;
};

/// One that also finds sets by itself.
class SubsetSource : public SubsetOracle {
 public:
  /// Sets found from now on have one of these items at least.
  virtual void require(const Subset& subset) = 0;
  /// Nothing is required any more.
  virtual void forget() = 0;
  /// A set that consistent; no value where none has all that is required. Throws: as ask().
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

}  // namespace sudoku_sat
