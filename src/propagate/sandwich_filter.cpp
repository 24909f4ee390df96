// What a sandwich leaves. Its line has each value once, so the crusts are the least and the
// greatest value; of each two places that they can have, the sets of values that add up to the clue
// are looked at, as players do: all of the set lies between the crusts, all other values lie
// outside. The rule's diagram doesn't know that values differ.
#include <array>
#include <bit>

#include "distinct_groups.hpp"
#include "mask_filters.hpp"

namespace sudoku_sat::propagation {

namespace {

class SandwichFilter : public MaskFilter {
 public:
  SandwichFilter(const Board& board, const Sequence& sequence)
      : cells_(sequence.cells),
        low_(mask_of(1)),
        high_(mask_of(board.size())),
        between_(static_cast<Mask>(mask_up_to(board.size()) & ~(low_ | high_))),
        sets_(cells_.size()) {
    add_sets(board, 0, 2, sequence.clue[0]);
  }

  std::vector<Cell> cells() const override { return cells_; }
  std::size_t cost() const override { return cells_.size() * cells_.size(); }
  /// As much as a long sum.
  void add_weights(std::vector<unsigned>& by_cell) const override {
    for (const Cell cell : cells_) by_cell[cell] += static_cast<unsigned>(cells_.size());
  }

  bool filter(MaskWork& work) const override {
    Masks allowed{};
    for (std::size_t first = 0; first + 1 < cells_.size(); ++first) {
      const Mask one = work[cells_[first]];
      if ((one & (low_ | high_)) == 0) continue;
      for (std::size_t last = first + 1; last < cells_.size(); ++last) {
        const Mask other = work[cells_[last]];
        const bool rises = (one & low_) != 0 && (other & high_) != 0;
        const bool falls = (one & high_) != 0 && (other & low_) != 0;
        if ((!rises && !falls) || !add_filled(first, last, work, allowed)) continue;
        if (rises) add_crusts(allowed[first], allowed[last]);
        if (falls) add_crusts(allowed[last], allowed[first]);
      }
    }
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (!work.leave(cells_[i], allowed[i])) return false;
    }
    return true;
  }

 private:
  using Masks = std::array<Mask, max_mask_values>;

  /// The sets with `set` and of values from `value` on whose numbers add up to `rest`.
  void add_sets(const Board& board, Mask set, int value, int rest) {
    poll_limits();
    if (rest == 0) sets_[static_cast<std::size_t>(std::popcount(set))].push_back(set);
    for (; value < board.size(); ++value) {
      const int number = value + board.geometry().offset();
      if (number > rest) break;
      add_sets(board, static_cast<Mask>(set | mask_of(value)), value + 1, rest - number);
    }
  }

  void add_crusts(Mask& least, Mask& greatest) const {
    least |= low_;
    greatest |= high_;
  }

  /// Adds what the other cells hold if the crusts are there; false if that can't be.
  bool add_filled(std::size_t first, std::size_t last, const MaskWork& work, Masks& allowed) const {
    Mask inside = 0;
    Mask outside = 0;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (i != first && i != last)
        (is_between(i, first, last) ? inside : outside) |= work[cells_[i]];
    }
    Mask filling = 0;
    Mask rest = 0;
    for (const Mask set : sets_[last - first - 1]) {
      const auto others = static_cast<Mask>(between_ & ~set);
      if ((set & ~inside) != 0 || (others & ~outside) != 0) continue;
      if (!fits(first, last, set, others, work)) continue;
      filling |= set;
      rest |= others;
    }
    if ((filling | rest) == 0) return false;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (i != first && i != last) allowed[i] |= is_between(i, first, last) ? filling : rest;
    }
    return true;
  }

  bool fits(std::size_t first, std::size_t last, Mask set, Mask others,
            const MaskWork& work) const {
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (i == first || i == last) continue;
      if ((work[cells_[i]] & (is_between(i, first, last) ? set : others)) == 0) return false;
    }
    return true;
  }

  static bool is_between(std::size_t place, std::size_t first, std::size_t last) {
    return first < place && place < last;
  }

  std::vector<Cell> cells_;
  Mask low_;
  Mask high_;
  Mask between_;
  std::vector<std::vector<Mask>> sets_;  ///< by how many cells are between the crusts
};

}  // namespace

bool has_sandwich_filter(const Board& board, const Sequence& sequence) {
  const std::vector<Cell>& cells = sequence.cells;
  const bool sandwich = sequence.rule == "top sandwich" || sequence.rule == "left sandwich";
  return sandwich && sequence.statement.empty() && sequence.clue.size() == 1 && board.size() > 2 &&
         cells.size() == static_cast<std::size_t>(board.size()) &&
         distinct_groups(board, cells).size() == 1;
}

void add_sandwich_filters(const Board& board, MaskFilters& filters) {
  for (const Board::DiagramOf& diagram : board.diagrams()) {
    if (diagram.sequence == nullptr || !has_sandwich_filter(board, *diagram.sequence)) continue;
    filters.push_back(std::make_unique<SandwichFilter>(board, *diagram.sequence));
  }
}

}  // namespace sudoku_sat::propagation
