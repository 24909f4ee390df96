// What different pairs of values leave, such as the region of a cell and its value where regions
// are unknown: each region has each value once. And numbers that come in order.
#include <algorithm>
#include <array>
#include <numeric>

#include "mask_filters.hpp"

namespace sudoku_sat::propagation {

namespace {

class PairsFilter : public MaskFilter {
 public:
  PairsFilter(const Board& board, const DifferentPairs& meaning) : pairs_(meaning.pairs) {
    const std::vector<Mask> allowed = allowed_masks(board);
    for (const auto& [first, second] : pairs_) {
      firsts_ |= allowed[first];
      seconds_ |= allowed[second];
    }
    const auto all = static_cast<std::size_t>(std::popcount(firsts_) * std::popcount(seconds_));
    complete_ = meaning.complete && pairs_.size() == all;
  }

  std::vector<Cell> cells() const override {
    std::vector<Cell> cells;
    for (const auto& [first, second] : pairs_) cells.insert(cells.end(), {first, second});
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
  }
  std::size_t cost() const override { return 8 * pairs_.size(); }

  bool filter(MaskWork& work) const override {
    Seen seen;
    if (!look(work, seen) || !take_decided(seen, work)) return false;
    return !complete_ || (keep_counts(seen, work) && place_last(seen, work));
  }

 private:
  using ByFirst = std::array<Mask, max_mask_values>;  ///< second values

  struct Seen {
    ByFirst decided{};  ///< of pairs that are decided
    ByFirst once{};
    ByFirst twice{};
    std::array<int, max_mask_values> surely{};  ///< how many first cells have the value
    std::array<int, max_mask_values> perhaps{};
  };

  static std::size_t place_of(unsigned mask) {
    return static_cast<std::size_t>(std::countr_zero(mask));
  }

  bool look(const MaskWork& work, Seen& seen) const {
    for (const auto& [first, second] : pairs_) {
      const Mask own = work[first];
      const Mask other = work[second];
      for (unsigned rest = own; rest != 0; rest &= rest - 1) {
        const std::size_t value = place_of(rest);
        seen.twice[value] |= static_cast<Mask>(seen.once[value] & other);
        seen.once[value] |= other;
        ++seen.perhaps[value];
      }
      if (!is_single(own)) continue;
      ++seen.surely[place_of(own)];
      if (!is_single(other)) continue;
      Mask& decided = seen.decided[place_of(own)];
      if ((decided & other) != 0) return false;
      decided |= other;
    }
    return true;
  }

  bool take_decided(const Seen& seen, MaskWork& work) const {
    for (const auto& [first, second] : pairs_) {
      const Mask own = work[first];
      const Mask other = work[second];
      if (is_single(other)) {
        if (is_single(own)) continue;
        Mask taken = 0;
        for (unsigned rest = own; rest != 0; rest &= rest - 1) {
          if ((seen.decided[place_of(rest)] & other) != 0) taken |= static_cast<Mask>(rest & -rest);
        }
        if (!work.remove(first, taken)) return false;
      } else if (is_single(own) && !work.remove(second, seen.decided[place_of(own)])) {
        return false;
      }
    }
    return true;
  }

  /// As many first cells have a value as there are second values.
  bool keep_counts(const Seen& seen, MaskWork& work) const {
    const int wanted = std::popcount(seconds_);
    Mask full = 0;
    Mask all_needed = 0;
    for (unsigned rest = firsts_; rest != 0; rest &= rest - 1) {
      const std::size_t value = place_of(rest);
      const auto bit = static_cast<Mask>(rest & -rest);
      if (seen.surely[value] > wanted || seen.perhaps[value] < wanted) return false;
      if (seen.surely[value] == wanted) full |= bit;
      if (seen.perhaps[value] == wanted) all_needed |= bit;
    }
    if ((full | all_needed) == 0) return true;
    for (const auto& [first, second] : pairs_) {
      const Mask own = work[first];
      const auto needed = static_cast<Mask>(own & all_needed);
      if (needed != 0 && (!is_single(needed) || !work.leave(first, needed))) return false;
      if (!is_single(own) && !work.remove(first, full)) return false;
    }
    return true;
  }

  /// Each pair of values occurs: one that is possible in one place alone stands there.
  bool place_last(const Seen& seen, MaskWork& work) const {
    Mask lasting = 0;
    for (unsigned rest = firsts_; rest != 0; rest &= rest - 1) {
      const std::size_t value = place_of(rest);
      if (seen.once[value] != seconds_) return false;
      const Mask last = last_of(seen, value);
      if (last != 0) lasting |= static_cast<Mask>(rest & -rest);
    }
    if (lasting == 0) return true;
    for (const auto& [first, second] : pairs_) {
      for (unsigned rest = work[first] & lasting; rest != 0; rest &= rest - 1) {
        const auto values = static_cast<Mask>(last_of(seen, place_of(rest)) & work[second]);
        if (values == 0) continue;
        if (!is_single(values) || !work.leave(second, values)) return false;
        if (!work.leave(first, static_cast<Mask>(rest & -rest))) return false;
      }
    }
    return true;
  }

  static Mask last_of(const Seen& seen, std::size_t value) {
    return static_cast<Mask>(seen.once[value] & ~seen.twice[value] & ~seen.decided[value]);
  }

  std::vector<std::pair<Cell, Cell>> pairs_;
  Mask firsts_ = 0;
  Mask seconds_ = 0;
  bool complete_;
};

class OrderFilter : public MaskFilter {
 public:
  OrderFilter(const InOrder& meaning, Value start)
      : meaning_(&meaning), start_(std::max(start, meaning.start)) {}

  std::vector<Cell> cells() const override { return meaning_->cells; }
  bool filter(MaskWork& work) const override {
    Value greatest = start_;
    for (const Cell cell : meaning_->cells) {
      if (greatest + 1 >= max_mask_values) return true;
      if (!work.leave(cell, mask_up_to(greatest + 1))) return false;
      greatest = std::max(greatest, static_cast<Value>(std::bit_width(work[cell])));
    }
    return true;
  }

 private:
  const InOrder* meaning_;
  Value start_;
};

bool is_equality(const ValueRelation& relation) {
  for (int first = 1; first <= relation.size(); ++first) {
    for (int second = 1; second <= relation.size(); ++second) {
      if (relation.allows(first, second) != (first == second)) return false;
    }
  }
  return true;
}

/// For each cell a number, the same for cells that relations make equal.
std::vector<Cell> groups_of_equals(const Board& board) {
  std::vector<Cell> groups(board.cells());
  std::iota(groups.begin(), groups.end(), Cell{0});
  for (const PairRelation& pair : board.relations()) {
    const Cell first = groups[pair.first];
    const Cell second = groups[pair.second];
    if (first == second || !is_equality(*pair.relation)) continue;
    std::replace(groups.begin(), groups.end(), first, second);
  }
  return groups;
}

}  // namespace

std::vector<std::pair<Cell, Cell>> implied_differences(const Board& board) {
  std::vector<std::pair<Cell, Cell>> found;
  for (const ClauseConstraint& formula : board.formulas()) {
    const auto* const meaning = std::get_if<DifferentPairs>(&formula.meaning);
    if (meaning == nullptr) continue;
    const std::vector<Cell> groups = groups_of_equals(board);
    for (const auto& one : meaning->pairs) {
      for (const auto& other : meaning->pairs) {
        const bool equal = groups[one.first] == groups[other.first];
        if (equal && one.second < other.second) found.emplace_back(one.second, other.second);
      }
    }
  }
  return found;
}

void add_pairs_filters(const Board& board, Value start, MaskFilters& filters) {
  for (const ClauseConstraint& formula : board.formulas()) {
    if (const auto* const pairs = std::get_if<DifferentPairs>(&formula.meaning)) {
      filters.push_back(std::make_unique<PairsFilter>(board, *pairs));
    } else if (const auto* const order = std::get_if<InOrder>(&formula.meaning)) {
      filters.push_back(std::make_unique<OrderFilter>(*order, start));
    }
  }
}

}  // namespace sudoku_sat::propagation
