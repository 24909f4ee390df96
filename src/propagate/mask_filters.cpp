// Filters of units and relations. Where a line and a region meet, the values that either
// has elsewhere are the same (pointing and claiming).
#include "mask_filters.hpp"

#include <algorithm>
#include <map>

namespace sudoku_sat::propagation {

namespace {

/// Each value has a place in the unit.
class UnitFilter : public MaskFilter {
 public:
  UnitFilter(std::vector<Cell> cells, int size)
      : cells_(std::move(cells)), all_(mask_up_to(size)) {}

  std::vector<Cell> cells() const override { return cells_; }
  bool filter(MaskWork& work) const override {
    Mask once = 0;
    Mask twice = 0;
    Mask decided = 0;
    for (const Cell cell : cells_) {
      const Mask mask = work[cell];
      twice |= static_cast<Mask>(once & mask);
      once |= mask;
      if (is_single(mask)) decided |= mask;
    }
    if (once != all_) return false;
    const auto hidden = static_cast<Mask>(once & ~twice & ~decided);
    if (hidden == 0) return true;
    for (const Cell cell : cells_) {
      const auto values = static_cast<Mask>(work[cell] & hidden);
      if (values == 0) continue;
      if (!is_single(values) || !work.leave(cell, values)) return false;
    }
    return true;
  }

 private:
  std::vector<Cell> cells_;
  Mask all_;
};

/// Two sets of cells hold the same values.
class SameValuesFilter : public MaskFilter {
 public:
  SameValuesFilter(std::vector<Cell> one, std::vector<Cell> other)
      : one_(std::move(one)), other_(std::move(other)) {}

  std::vector<Cell> cells() const override {
    std::vector<Cell> cells = one_;
    cells.insert(cells.end(), other_.begin(), other_.end());
    return cells;
  }
  bool filter(MaskWork& work) const override {
    const Mask one = values_of(one_, work);
    const Mask other = values_of(other_, work);
    if (one == other) return true;
    return leave(one_, other, work) && leave(other_, one, work);
  }

 private:
  static Mask values_of(const std::vector<Cell>& cells, const MaskWork& work) {
    Mask values = 0;
    for (const Cell cell : cells) values |= work[cell];
    return values;
  }
  static bool leave(const std::vector<Cell>& cells, Mask values, MaskWork& work) {
    return std::all_of(cells.begin(), cells.end(),
                       [&](Cell cell) { return work.leave(cell, values); });
  }

  std::vector<Cell> one_;
  std::vector<Cell> other_;
};

/// What each mask of one cell allows another, and the other way round.
struct Supports {
  std::vector<Mask> seconds;
  std::vector<Mask> firsts;

  explicit Supports(const ValueRelation& relation)
      : seconds(of(relation, &ValueRelation::seconds)),
        firsts(of(relation, &ValueRelation::firsts)) {}

 private:
  template <class Partners>
  static std::vector<Mask> of(const ValueRelation& relation, Partners partners) {
    std::vector<Mask> allowed(std::size_t{1} << relation.size());
    for (unsigned mask = 1; mask < allowed.size(); ++mask) {
      const auto row = (relation.*partners)(std::countr_zero(mask) + 1);
      allowed[mask] = static_cast<Mask>(allowed[mask & (mask - 1)] | row[0]);
    }
    return allowed;
  }
};

class RelationFilter : public MaskFilter {
 public:
  RelationFilter(Cell first, Cell second, std::shared_ptr<const Supports> supports)
      : first_(first), second_(second), supports_(std::move(supports)) {}

  std::vector<Cell> cells() const override { return {first_, second_}; }
  bool filter(MaskWork& work) const override {
    return work.leave(second_, supports_->seconds[work[first_]]) &&
           work.leave(first_, supports_->firsts[work[second_]]);
  }

 private:
  Cell first_;
  Cell second_;
  std::shared_ptr<const Supports> supports_;
};

std::vector<Cell> without(std::vector<Cell> cells, std::span<const Cell> removed) {
  std::erase_if(cells, [&](Cell cell) {
    return std::find(removed.begin(), removed.end(), cell) != removed.end();
  });
  return cells;
}

}  // namespace

MaskFilters mask_filters(const Board& board, Value start) {
  MaskFilters filters;
  add_relation_filters(board, filters);
  add_value_set_filters(board, filters);
  add_sum_filters(board, filters);
  add_unit_filters(board, filters);
  add_circle_filters(board, filters);
  add_sandwich_filters(board, filters);
  add_connected_filters(board, filters);
  add_diagram_filters(board, filters);
  // Nearly all that others take wakes these.
  add_pairs_filters(board, start, filters);
  return filters;
}

void add_unit_filters(const Board& board, MaskFilters& filters) {
  MaskFilters meetings;
  std::vector<std::vector<Cell>> units;
  for (const std::uint32_t unit : board.units()) {
    const auto cells = board.cells_of(unit);
    units.emplace_back(cells.begin(), cells.end());
    filters.push_back(std::make_unique<UnitFilter>(units.back(), board.size()));
    for (std::size_t i = 0; i + 1 < units.size(); ++i) {
      std::vector<Cell> one = without(units[i], units.back());
      const std::size_t shared = cells.size() - one.size();
      if (shared < 2 || one.empty()) continue;
      meetings.push_back(
          std::make_unique<SameValuesFilter>(std::move(one), without(units.back(), units[i])));
    }
  }
  std::move(meetings.begin(), meetings.end(), std::back_inserter(filters));
}

void add_relation_filters(const Board& board, MaskFilters& filters) {
  std::map<const ValueRelation*, std::shared_ptr<const Supports>> known;
  for (const PairRelation& pair : board.relations()) {
    auto& supports = known[pair.relation.get()];
    if (!supports) supports = std::make_shared<const Supports>(*pair.relation);
    filters.push_back(std::make_unique<RelationFilter>(pair.first, pair.second, supports));
  }
}

}  // namespace sudoku_sat::propagation
