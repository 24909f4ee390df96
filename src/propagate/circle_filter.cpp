// What counting circles leave: a number in a circle is in that many circles. So the different
// numbers in the circles add up to how many circles there are, which leaves few sets of them (as in
// the Interactive Sudoku Solver, sigh, GitHub). The diagrams of the rule look at one number at a
// time, and don't know that it has to be there.
#include <algorithm>
#include <array>
#include <bit>
#include <set>

#include "distinct_groups.hpp"
#include "mask_filters.hpp"

namespace sudoku_sat::propagation {

namespace {

class CircleFilter : public MaskFilter {
 public:
  CircleFilter(const Board& board, const std::vector<Cell>& cells)
      : cells_(cells),
        groups_(distinct_groups(board, cells)),
        size_(board.size()),
        offset_(board.geometry().offset()) {
    for (const auto& group : groups_) {
      for (const Cell cell : group) peers_.push_back(peers_as_set(board, cell));
    }
    add_sets(0, 1, static_cast<int>(cells.size()));
  }

  std::vector<Cell> cells() const override { return cells_; }
  std::size_t cost() const override { return cells_.size() + sets_.size(); }

  bool filter(MaskWork& work) const override {
    const Counts counts = count(work);
    Mask allowed = 0;
    Mask required = counts.able;
    for (const Mask set : sets_) {
      if ((counts.decided & ~set) != 0 || (set & ~counts.able) != 0) continue;
      allowed |= set;
      required &= set;
    }
    if (allowed == 0) return false;
    for (const Cell cell : cells_) {
      if (!work.leave(cell, allowed)) return false;
    }
    for (unsigned rest = required; rest != 0; rest &= rest - 1) {
      const int place = std::countr_zero(rest);
      const bool all_needed = counts.groups[static_cast<std::size_t>(place)] == number(place + 1);
      if (all_needed && !place_in_groups(mask_of(place + 1), work)) return false;
    }
    return true;
  }

 private:
  struct Counts {
    std::array<int, max_mask_values> groups{};  ///< that have the value
    Mask decided = 0;
    Mask able = 0;  ///< may be in as many circles as they say
  };

  int number(int value) const { return value + offset_; }

  /// All sets with `set` and of the values from `value` on whose numbers add up to `rest`.
  void add_sets(unsigned set, int value, int rest) {
    poll_limits();
    if (rest == 0) sets_.push_back(static_cast<Mask>(set));
    for (; value <= size_ && number(value) <= rest; ++value) {
      if (number(value) > 0) add_sets(set | mask_of(value), value + 1, rest - number(value));
    }
  }

  Counts count(const MaskWork& work) const {
    Counts counts;
    std::array<int, max_mask_values> decided{};
    for (const auto& group : groups_) {
      Mask any = 0;
      for (const Cell cell : group) {
        const Mask mask = work[cell];
        any |= mask;
        if (!is_single(mask)) continue;
        counts.decided |= mask;
        ++decided[least_value(mask) - 1U];
      }
      for (unsigned rest = any; rest != 0; rest &= rest - 1) {
        ++counts.groups[static_cast<std::size_t>(std::countr_zero(rest))];
      }
    }
    for (int value = 1; value <= size_; ++value) {
      const auto i = static_cast<std::size_t>(value - 1);
      const bool able = decided[i] <= number(value) && number(value) <= counts.groups[i];
      if (able) counts.able |= mask_of(value);
    }
    return counts;
  }

  /// Each group that can have the value has it.
  bool place_in_groups(Mask value, MaskWork& work) const {
    std::size_t first = 0;
    for (const auto& group : groups_) {
      CellSet seen;
      std::size_t places = 0;
      Cell last = 0;
      for (std::size_t i = 0; i < group.size(); ++i) {
        if ((work[group[i]] & value) == 0) continue;
        last = group[i];
        const CellSet& peers = peers_[first + i];
        seen = ++places == 1 ? peers : seen & peers;
      }
      first += group.size();
      if (places == 1 && !work.leave(last, value)) return false;
      bool possible = true;
      seen.for_each([&](std::size_t cell) {
        possible = work.remove(static_cast<Cell>(cell), value) && possible;
      });
      if (!possible) return false;
    }
    return true;
  }

  std::vector<Cell> cells_;
  std::vector<std::vector<Cell>> groups_;
  std::vector<CellSet> peers_;  ///< of the cells group by group
  std::vector<Mask> sets_;
  int size_;
  int offset_;
};

}  // namespace

void add_circle_filters(const Board& board, MaskFilters& filters) {
  std::set<std::vector<Cell>> known;
  for (const Board::DiagramOf& diagram : board.diagrams()) {
    if (diagram.sequence == nullptr || diagram.sequence->rule != "counting circles") continue;
    if (!known.insert(*diagram.cells).second) continue;
    filters.push_back(std::make_unique<CircleFilter>(board, *diagram.cells));
  }
}

}  // namespace sudoku_sat::propagation
