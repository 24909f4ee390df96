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
  /// Between bounds farther apart hardly any sum is impossible.
  static constexpr int few_sums = 3;

  struct Group {
    std::uint16_t begin;
    std::uint16_t end;
    int factor;  ///< the coefficient without its sign
    bool negative;

    int size() const { return end - begin; }
  };
  struct Interval {
    int least;
    int greatest;
  };
  /// What the masks of a group say. Without initial values, because there is an array of them.
  struct Range {
    Interval sums;
    std::uint32_t values;  ///< all, and in the upper half those that are decided

    Mask decided() const { return static_cast<Mask>(values >> 16); }
    /// Open cells that see each other have lost the decided values.
    Mask open_values() const { return static_cast<Mask>(values & ~(values >> 16)); }
  };
  /// How far the total is from the least and from the greatest sum of all groups together.
  struct Spare {
    int above;
    int below;
  };
  /// The open cells, if they are few: their masks, mirrored where the coefficient is negative.
  struct Few {
    std::array<Mask, max_few> masks;
    std::array<std::size_t, max_few> places;
    std::array<const Group*, max_few> groups;
    std::size_t count = 0;
  };
  using FewMasks = std::array<unsigned, max_few>;

  void add_groups(const std::vector<Cell>& cells, int coefficient, const Board& board);
  void find_rest(const Board& board);
  std::span<const Cell> cells_of(const Group& group) const {
    return {cells_.data() + group.begin, cells_.data() + group.end};
  }
  bool find_range(const Group& group, const MaskWork& work, Range& range) const;
  bool filter_few(MaskWork& work) const;
  FewMasks left_of_two(int rest, const Few& open) const;
  FewMasks left_of_three(int rest, const Few& open) const;
  bool filter_groups(const Spare& spare, const Range* ranges, MaskWork& work) const;
  bool filter_group(const Group& group, const Range& range, const Interval& sums,
                    MaskWork& work) const;
  SetValues values_of_sets(const Range& range, int open, const Interval& sums,
                           const MaskWork& work) const;
  bool place_required(const Group& group, Mask required, MaskWork& work) const;
  Mask values_of_rest(const MaskWork& work) const;

  const SumTables& tables_;
  Mask all_;
  std::vector<Cell> cells_;  ///< group by group
  std::vector<Cells> peers_;
  std::vector<Group> groups_;
  bool implied_;
  bool unit_factors_ = true;
  int total_;  ///< of values from 0, after mirroring
  /// If the cells are one group within a unit: the unit's other cells.
  std::vector<Cell> rest_;
};

}  // namespace sudoku_sat::propagation
