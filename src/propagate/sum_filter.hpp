// What a sum leaves of the masks of its cells. The cells of each coefficient fall into groups of
// cells with different values. The masks of a group give its least and its greatest sum; what the
// other groups leave to it decides which sets of values it may have, and so what its cells may hold
// (as players and solvers of killers do). With up to three open cells the sum is exact.
//
// Inside, values count from 0, and a negative coefficient is a positive one of mirrored values.
#pragma once

#include <array>

#include "distinct_groups.hpp"
#include "known_sums.hpp"
#include "sum_tables.hpp"

namespace sudoku_sat::propagation {

class SumFilter : public MaskFilter {
 public:
  using Cells = CellSet;
  /// Requires: at most as many cells as a set has room for; the board need not outlive it.
  SumFilter(const Board& board, const KnownSum& sum, bool implied);

  std::vector<Cell> cells() const override;
  void add_weights(std::vector<unsigned>& by_cell) const override;
  bool filter(MaskWork& work) const override;

 private:
  static constexpr std::size_t max_cells = Cells::end;
  static constexpr std::size_t max_few = 3;
  using Masks = std::array<Mask, max_cells>;

  struct Group {
    std::size_t begin;
    std::size_t end;
    int factor;  ///< the coefficient without its sign
    bool mirrored;
  };
  /// What the masks of a group say. Without initial values, because there is an array of them.
  struct Range {
    int least;
    int greatest;
    Mask decided;
    Mask open_values;
    int open;  ///< cells
  };
  /// All groups together.
  struct Whole {
    int least = 0;
    int greatest = 0;
    int decided = 0;  ///< the sum of the decided cells
    int open = 0;
  };
  struct Interval {
    int least;
    int greatest;
  };
  /// Of some open cells.
  struct Values {
    Mask possible = 0;
    Mask required = 0;  ///< one of the cells has it
  };
  /// The open cells, if they are few: their places and groups.
  struct Few {
    std::array<std::size_t, max_few> place;
    std::array<const Group*, max_few> group;
    std::size_t count = 0;
  };

  void add_groups(const std::vector<Cell>& cells, int coefficient, const Board& board);
  void find_rest(const Board& board);
  Masks masks_in(const MaskWork& work) const;
  bool find_range(const Group& group, const Masks& masks, Range& range) const;
  bool leave(std::size_t place, unsigned values, Masks& masks, MaskWork& work) const;
  bool filter_few(int rest, Masks& masks, MaskWork& work) const;
  bool filter_two(const Few& open, int rest, Masks& masks, MaskWork& work) const;
  bool filter_three(const Few& open, int rest, Masks& masks, MaskWork& work) const;
  bool filter_groups(const Whole& whole, std::span<const Range> ranges, Masks& masks,
                     MaskWork& work) const;
  bool filter_group(const Group& group, const Range& range, const Interval& sums, Masks& masks,
                    MaskWork& work) const;
  Values values_of_sets(const Range& range, const Interval& sums, const MaskWork& work) const;
  Values values_within(const Range& range, const Interval& sums) const;
  Values values_from(Mask values, int count, int sum) const;
  bool place_required(const Group& group, Mask required, Masks& masks, MaskWork& work) const;
  Mask values_of_rest(const MaskWork& work) const;

  const SumTables& tables_;
  std::vector<Cell> cells_;  ///< group by group
  std::vector<Cells> peers_;
  std::vector<char> mirrored_;
  std::vector<Group> groups_;
  bool implied_;
  bool unit_factors_ = true;
  int total_;  ///< of values from 0, after mirroring
  /// If the cells are one group within a unit: the unit's other cells.
  std::vector<Cell> rest_;
};

}  // namespace sudoku_sat::propagation
