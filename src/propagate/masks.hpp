// The candidates of a cell as the bits of one number, and filters that leave cells fewer of them:
// for searches on boards of up to 16 values with sums, lines and relations. A cell that loses a
// value wakes the filters that read it. What filters know of a board never changes (MaskRules); a
// state is its masks alone, so that a search copies some hundred bytes at each node.
//
// A queue of propagators, the cheapest first: Schulte & Stuckey, Efficient constraint propagation
// engines, TOPLAS 2008.
#pragma once

#include <array>
#include <bit>
#include <memory>
#include <optional>
#include <utility>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::propagation {

/// The values that a cell may hold: value v is bit v - 1.
using Mask = std::uint16_t;
inline constexpr int max_mask_values = 16;
inline constexpr std::size_t max_mask_cells = 256;

/// Whether the mask has at most one value.
inline bool is_single(Mask mask) { return (mask & (mask - 1U)) == 0; }
/// The number of values. Not std::popcount, which is a call where the processor may lack it.
inline int count_of(Mask mask) {
  unsigned pairs = mask - (mask >> 1 & 0x5555U);
  pairs = (pairs & 0x3333U) + (pairs >> 2 & 0x3333U);
  const unsigned fours = (pairs + (pairs >> 4)) & 0x0F0FU;
  return static_cast<int>((fours + (fours >> 8)) & 0xFFU);
}
inline Mask mask_of(int value) { return static_cast<Mask>(1U << (value - 1)); }
inline Mask mask_up_to(int value) { return static_cast<Mask>((1U << value) - 1); }
inline Mask mask_of(const std::vector<Value>& values) {
  Mask mask = 0;
  for (const Value value : values) mask |= mask_of(value);
  return mask;
}
/// By cell, the values that the rules for single cells allow.
std::vector<Mask> allowed_masks(const Board& board);
/// Requires: some value.
inline Value least_value(Mask mask) { return static_cast<Value>(std::countr_zero(mask) + 1); }

/// Of filters, so that a vector of the processor can wake them.
inline constexpr std::size_t words_at_once = 2;

class MaskWork;

/// What a constraint, or several, leave of the masks of some cells.
class MaskFilter {
 public:
  MaskFilter() = default;
  MaskFilter(const MaskFilter&) = delete;
  MaskFilter& operator=(const MaskFilter&) = delete;
  virtual ~MaskFilter() = default;

  /// The cells that wake it.
  virtual std::vector<Cell> cells() const = 0;
  /// Whether it can matter that one of these cells loses the value, or holds it.
  virtual bool heeds(Cell /*cell*/, Value /*value*/) const { return true; }
  /// About how many times as long it takes as a look at one cell.
  virtual std::size_t cost() const { return cells().size(); }
  /// Adds how much a search should prefer its cells from the start.
  virtual void add_weights(std::vector<unsigned>& /*by_cell*/) const {}
  /// Returns false at a contradiction. Must find one where all its cells have one value and break
  /// the constraint.
  virtual bool filter(MaskWork& work) const = 0;
  /// Whether a second call right after the first one leaves the same.
  virtual bool is_idempotent() const { return false; }
};

using MaskFilters = std::vector<std::unique_ptr<MaskFilter>>;

/// A cell whose value can be chosen without loss of generality.
struct Anchor {
  Cell cell = 0;
  Value value = 0;
};

/// What is the same in all states of a board.
class MaskRules {
 public:
  /// Its formulas must have meanings: filters look at these, not at clauses.
  static bool fit(const Board& board);

  /// Numbers in order begin after those of the anchors. Requires: a board that fits, and outlives
  /// it; anchors with numbers from 1 on.
  explicit MaskRules(const Board& board, const std::vector<Anchor>& anchors = {});

  const Board& board() const { return *board_; }
  std::size_t cells() const { return allowed_.size(); }
  /// The values that the rules for single cells allow.
  const std::vector<Mask>& allowed() const { return allowed_; }
  const std::vector<Cell>& peers(Cell cell) const { return peers_[cell]; }
  const MaskFilters& filters() const { return filters_; }
  /// Of all filters together.
  std::size_t cost() const;
  /// How many hold a bit for each filter: a multiple of what is woken at a time.
  std::size_t words() const { return words_; }
  /// The filters that the cell wakes, as the bits of these words.
  const std::uint64_t* woken_by(Cell cell) const { return &woken_[cell * words()]; }
  /// Whether some of them heed some values only.
  bool by_value() const { return !woken_by_value_.empty(); }
  /// Those that the cell wakes where it loses the value, or holds it. Requires: by_value().
  const std::uint64_t* woken_by(Cell cell, Value value) const {
    const auto size = static_cast<std::size_t>(board_->size());
    return &woken_by_value_[(cell * size + value - 1) * words()];
  }
  /// The filters that have to run again after their own exclusions, as the bits of these words.
  const std::vector<std::uint64_t>& again() const { return again_; }

 private:
  void add_values();

  const Board* board_;
  std::vector<Mask> allowed_;
  std::vector<std::vector<Cell>> peers_;
  MaskFilters filters_;
  std::size_t words_;
  std::vector<std::uint64_t> woken_;
  std::vector<std::uint64_t> woken_by_value_;
  std::vector<std::uint64_t> again_;
};

/// Where propagation came to an end.
struct Contradiction {
  /// The number of the filter that found it; none if a cell's last value was that of a peer.
  std::optional<std::size_t> filter = {};
  /// The last cell that had a single value and took it from its peers, and that value.
  std::optional<std::pair<Cell, Value>> single = {};
};

/// The masks of a state while filters work on them.
class MaskWork {
 public:
  /// Begins with nothing to do. Rules, masks and `open`, the number of cells whose peers have yet
  /// to lose the cell's value, must outlive the work.
  void begin(const MaskRules& rules, Mask* masks, std::size_t& open);

  Mask operator[](Cell cell) const { return masks_[cell]; }
  /// Leaves the cell only these values; false if it has none then.
  bool leave(Cell cell, Mask values) {
    const auto left = static_cast<Mask>(masks_[cell] & values);
    return left == masks_[cell] || change(cell, left);
  }
  bool remove(Cell cell, Mask values) { return leave(cell, static_cast<Mask>(~values)); }

  /// Called by a filter that would leave the same once more this time.
  void settle() { settled_ = true; }
  /// Wakes the cell's filters.
  void wake(Cell cell) { wake(rules_->woken_by(cell)); }
  /// Wakes all filters, and takes each cell that has one value to be new.
  void wake_all();
  /// Runs to the fixpoint; false at a contradiction.
  bool run();
  /// Requires: run() has returned false.
  const Contradiction& contradiction() const { return contradiction_; }

 private:
  /// Gives the cell a mask with fewer values.
  bool change(Cell cell, Mask left);
  void wake(const std::uint64_t* woken) {
    static_assert(words_at_once == 2);
    for (std::size_t i = 0; i < words_; i += words_at_once) {
      const std::uint64_t first = awake_[i] | woken[i];
      const std::uint64_t second = awake_[i + 1] | woken[i + 1];
      awake_[i] = first;
      awake_[i + 1] = second;
    }
  }
  /// Wakes those that heed one of these values.
  void wake(Cell cell, unsigned values) {
    for (; values != 0; values &= values - 1) {
      wake(rules_->woken_by(cell, least_value(static_cast<Mask>(values))));
    }
  }
  bool take_from_peers(Cell cell);

  const MaskRules* rules_ = nullptr;
  Mask* masks_ = nullptr;
  std::size_t* open_ = nullptr;
  std::size_t words_ = 0;
  std::vector<std::uint64_t> awake_;  ///< a bit for each filter
  /// Their peers may still have their values.
  std::array<Cell, max_mask_cells> singles_;
  std::size_t single_ = 0;  ///< how many they are
  bool settled_ = false;
  Contradiction contradiction_ = {};  ///< what is known of it before there is one
};

}  // namespace sudoku_sat::propagation
