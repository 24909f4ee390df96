// Which cell a search tries next, and which of its values: see weighted_search.hpp.
#pragma once

#include <array>

#include "propagate/states.hpp"

namespace sudoku_sat::search {

using propagation::Mask;
using propagation::MaskRules;

/// The two branches of a node: the cell holds the value, or it doesn't.
struct Choice {
  Cell cell = 0;
  Value value = 0;
  /// Without the value the cell has no choice left, or the other place of the value in a unit.
  bool decides_both_ways = false;
  /// What that decides.
  Cell other_cell = 0;
  Value other_value = 0;
};

/// By cell, what the rules prefer before there is a conflict.
inline std::vector<unsigned> first_weights(const MaskRules& rules) {
  std::vector<unsigned> weights(rules.cells(), 1);
  for (const auto& filter : rules.filters()) filter->add_weights(weights);
  return weights;
}

/// What makes a cell heavy.
struct WeightRule {
  unsigned decided;     ///< by a contradiction that a decision on it led to
  unsigned forced;      ///< by one that was found after the cell got its value, last of all cells
  unsigned failed;      ///< by one that a constraint of the cell found, if that has few cells
  unsigned half_known;  ///< how many times as much a cell weighs once its region or value is known
  /// What its weight is divided by, from the number of its candidates.
  double (*divisor)(double candidates);
};

/// How often a decision led to a contradiction, by cell and by value.
class ConflictWeights {
 public:
  explicit ConflictWeights(const MaskRules& rules)
      : rules_(rules),
        first_(first_weights(rules)),
        of_values_(static_cast<std::size_t>(rules.board().size())) {
    add_few_cells();
    add_partners();
  }

  bool has_pairs() const { return !partners_.empty(); }

  void begin(const WeightRule& rule) {
    rule_ = rule;
    for (std::size_t i = 0; i < divisors_.size(); ++i) {
      divisors_[i] = rule.divisor(static_cast<double>(i));
    }
    of_cells_ = first_;
    std::fill(of_values_.begin(), of_values_.end(), 0U);
    conflicts_ = 0;
  }

  void add_conflict(Cell cell, Value value, const propagation::Contradiction& contradiction) {
    add(cell, value, rule_.decided);
    if (contradiction.single) {
      add(contradiction.single->first, contradiction.single->second, rule_.forced);
    }
    if (contradiction.filter) {
      for (const Cell one : few_cells_[*contradiction.filter]) of_cells_[one] += rule_.failed;
    }
    if (++conflicts_ % conflicts_between_decays != 0) return;
    for (unsigned& weight : of_cells_) weight /= 2;
    for (unsigned& weight : of_values_) weight /= 4;
  }

  /// Requires: some cell is open.
  template <class State>
  Choice choose(const State& state) const {
    const auto [cell, weight] = heaviest_cell(state);
    const Mask mask = state.mask(cell);
    const Choice choice{cell, propagation::least_value(mask)};
    if (propagation::count_of(mask) != 2) return heavier_pair(state, weight).value_or(choice);
    const auto other = static_cast<Mask>(mask & (mask - 1U));
    return {cell, choice.value, true, cell, propagation::least_value(other)};
  }

 private:
  static constexpr unsigned conflicts_between_decays = 1U << 14;

  void add(Cell cell, Value value, unsigned weight) {
    of_cells_[cell] += weight;
    of_values_[value - 1U] += weight;
  }

  void add_few_cells() {
    // Measured: of more cells, too many that have little to do with it become heavy.
    constexpr std::size_t most_cells = 4;
    for (const auto& filter : rules_.filters()) {
      std::vector<Cell> cells = filter->cells();
      if (cells.size() > most_cells) cells.clear();
      few_cells_.push_back(std::move(cells));
    }
  }

  /// In the two cells of different pairs. Without any, there is no list.
  void add_partners() {
    for (const ClauseConstraint& formula : rules_.board().formulas()) {
      const auto* const different = std::get_if<DifferentPairs>(&formula.meaning);
      if (different == nullptr) continue;
      partners_.resize(rules_.cells());
      for (const auto& [first, second] : different->pairs) {
        partners_[first] = second;
        partners_[second] = first;
      }
    }
  }

  /// A pair that is half known tells its region a value, or a value its region.
  template <class State>
  unsigned weight_of(Cell cell, const State& state) const {
    const bool half = !partners_.empty() && partners_[cell] &&
                      propagation::is_single(state.mask(*partners_[cell]));
    return half ? rule_.half_known * of_cells_[cell] : of_cells_[cell];
  }

  template <class State>
  std::pair<Cell, double> heaviest_cell(const State& state) const {
    const Mask conflicting = conflicting_values();
    const double bonus =
        conflicting == 0 ? 0.0 : 0.2 * *std::max_element(of_values_.begin(), of_values_.end());
    std::pair<Cell, double> best{0, -1.0};
    for (Cell cell = 0; cell < rules_.cells(); ++cell) {
      const Mask mask = state.mask(cell);
      if (propagation::is_single(mask)) continue;
      const double weight = weight_of(cell, state) + ((mask & conflicting) != 0 ? bonus : 0.0);
      const double each = weight / divisors_[static_cast<std::size_t>(propagation::count_of(mask))];
      if (each > best.second) best = {cell, each};
    }
    return best;
  }

  /// The value with most conflicts, if it has clearly more than that with fewest.
  Mask conflicting_values() const {
    unsigned fewest = ~0U;
    std::size_t most = 0;
    for (std::size_t i = 0; i < of_values_.size(); ++i) {
      if (of_values_[i] != 0) fewest = std::min(fewest, of_values_[i]);
      if (of_values_[i] > of_values_[most]) most = i;
    }
    const bool clear = of_values_[most] >= of_values_.size() && 2 * of_values_[most] > 3 * fewest;
    return clear ? static_cast<Mask>(1U << most) : Mask{0};
  }

  /// The heavier of two cells that a unit has left for a value, if half its weight is not less.
  template <class State>
  std::optional<Choice> heavier_pair(const State& state, double weight) const {
    std::optional<Choice> best;
    const Board& board = rules_.board();
    for (const std::uint32_t unit : board.units()) {
      const auto cells = board.cells_of(unit);
      for (unsigned values = values_of_two(state, cells); values != 0; values &= values - 1) {
        const auto value = static_cast<Mask>(values & -values);
        const auto [cell, other] = heavier_first(state, cells, value);
        if (of_cells_[cell] < 2 * weight) continue;
        weight = of_cells_[cell] / 2.0;
        const Value number = propagation::least_value(value);
        best = {cell, number, true, other, number};
      }
    }
    return best;
  }

  template <class State>
  static Mask values_of_two(const State& state, std::span<const Cell> cells) {
    unsigned once = 0;
    unsigned twice = 0;
    unsigned often = 0;
    for (const Cell cell : cells) {
      const unsigned mask = state.mask(cell);
      often |= twice & mask;
      twice |= once & mask;
      once |= mask;
    }
    return static_cast<Mask>(twice & ~often);
  }

  /// The two cells that have the value, the heavier one first.
  template <class State>
  std::pair<Cell, Cell> heavier_first(const State& state, std::span<const Cell> cells,
                                      Mask value) const {
    const auto has_value = [&](Cell cell) { return (state.mask(cell) & value) != 0; };
    const auto first = std::find_if(cells.begin(), cells.end(), has_value);
    const auto second = std::find_if(first + 1, cells.end(), has_value);
    if (of_cells_[*second] > of_cells_[*first]) return {*second, *first};
    return {*first, *second};
  }

  const MaskRules& rules_;
  std::vector<unsigned> first_;
  std::vector<std::vector<Cell>> few_cells_ = {};  ///< by filter, if they are few
  std::vector<unsigned> of_cells_;
  std::vector<unsigned> of_values_;
  std::vector<std::optional<Cell>> partners_ = {};
  WeightRule rule_ = {};
  std::array<double, propagation::max_mask_values + 1> divisors_ = {};
  unsigned conflicts_ = 0;
};

}  // namespace sudoku_sat::search
