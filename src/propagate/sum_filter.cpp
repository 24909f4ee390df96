#include "sum_filter.hpp"

#include <algorithm>
#include <map>

#include "mask_filters.hpp"
#include "required_values.hpp"

namespace sudoku_sat::propagation {

SumFilter::SumFilter(const Board& board, const KnownSum& sum, bool implied)
    : tables_(SumTables::of(board.size())), implied_(implied), total_(sum.total) {
  // The largest first: they say most.
  std::map<std::pair<int, int>, std::vector<Cell>, std::greater<>> by_coefficient;
  for (std::size_t i = 0; i < sum.cells.size(); ++i) {
    const int coefficient = sum.coefficients[i];
    by_coefficient[{std::abs(coefficient), coefficient}].push_back(sum.cells[i]);
    total_ -= coefficient;
    if (coefficient < 0) total_ -= coefficient * (board.size() - 1);
    unit_factors_ = unit_factors_ && std::abs(coefficient) == 1;
  }
  for (const auto& [key, cells] : by_coefficient) add_groups(cells, key.second, board);
  for (const Group& group : groups_) mirrored_.resize(group.end, group.mirrored ? 1 : 0);
  if (groups_.size() == 1 && unit_factors_ && !groups_[0].mirrored) find_rest(board);
}

void SumFilter::add_groups(const std::vector<Cell>& cells, int coefficient, const Board& board) {
  for (const std::vector<Cell>& group : distinct_groups(board, cells)) {
    const std::size_t begin = cells_.size();
    groups_.push_back({begin, begin + group.size(), std::abs(coefficient), coefficient < 0});
    for (const Cell cell : group) {
      cells_.push_back(cell);
      peers_.push_back(peers_as_set(board, cell));
    }
  }
}

void SumFilter::find_rest(const Board& board) {
  for (const std::uint32_t unit : board.units()) {
    Cells rest;
    for (const Cell cell : board.cells_of(unit)) rest.add(cell);
    const bool within =
        std::all_of(cells_.begin(), cells_.end(), [&](Cell cell) { return rest.has(cell); });
    if (!within) continue;
    for (const Cell cell : cells_) rest.remove(cell);
    rest.for_each([&](std::size_t cell) { rest_.push_back(static_cast<Cell>(cell)); });
    return;
  }
}

std::vector<Cell> SumFilter::cells() const {
  std::vector<Cell> cells = cells_;
  cells.insert(cells.end(), rest_.begin(), rest_.end());
  return cells;
}

/// Small sums say more. Measured: with weights of implied sums killers take longer.
void SumFilter::add_weights(std::vector<unsigned>& by_cell) const {
  if (implied_) return;
  const auto size = static_cast<std::size_t>(tables_.size());
  const std::size_t weight = cells_.size() < size ? 2 * size - cells_.size() : size;
  for (const Cell cell : cells_) by_cell[cell] += static_cast<unsigned>(weight);
}

SumFilter::Masks SumFilter::masks_in(const MaskWork& work) const {
  Masks masks;
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    masks[i] = mirrored_[i] != 0 ? tables_.mirrored(work[cells_[i]]) : work[cells_[i]];
  }
  return masks;
}

/// The least sum of different values: each cell takes the smallest that is free and not below its
/// own smallest one. False where there are too few.
bool SumFilter::find_range(const Group& group, const Masks& masks, Range& range) const {
  unsigned smallest = 0;
  unsigned largest = 0;  // mirrored
  unsigned decided = 0;
  unsigned open_values = 0;
  int open = 0;
  const auto take = [](unsigned taken, unsigned mask) {
    const unsigned free = ~(taken | ((mask & -mask) - 1));
    return taken | (free & -free);
  };
  for (std::size_t i = group.begin; i < group.end; ++i) {
    const Mask mask = masks[i];
    smallest = take(smallest, mask);
    largest = take(largest, tables_.mirrored(mask));
    const bool single = is_single(mask);
    decided |= single ? mask : 0U;
    open_values |= single ? 0U : mask;
    open += single ? 0 : 1;
  }
  if ((smallest | largest) > mask_up_to(tables_.size())) return false;
  range.least = tables_.sum(static_cast<Mask>(smallest));
  range.greatest = tables_.sum(tables_.mirrored(static_cast<Mask>(largest)));
  range.decided = static_cast<Mask>(decided);
  range.open_values = static_cast<Mask>(open_values);
  range.open = open;
  return true;
}

bool SumFilter::leave(std::size_t place, unsigned values, Masks& masks, MaskWork& work) const {
  const auto left = static_cast<Mask>(masks[place] & values);
  if (left == masks[place]) return true;
  masks[place] = left;
  return work.leave(cells_[place], mirrored_[place] != 0 ? tables_.mirrored(left) : left);
}

bool SumFilter::filter(MaskWork& work) const {
  Masks masks = masks_in(work);
  std::array<Range, max_cells> ranges;
  Whole whole;
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    Range& range = ranges[i];
    if (!find_range(groups_[i], masks, range)) return false;
    whole.least += groups_[i].factor * range.least;
    whole.greatest += groups_[i].factor * range.greatest;
    whole.decided += groups_[i].factor * tables_.sum(range.decided);
    whole.open += range.open;
  }
  if (total_ < whole.least || total_ > whole.greatest) return false;
  if (whole.open == 0) return true;
  if (unit_factors_ && static_cast<std::size_t>(whole.open) <= max_few) {
    if (!filter_few(total_ - whole.decided, masks, work)) return false;
    if (rest_.empty()) return true;
  }
  return filter_groups(whole, std::span(ranges).first(groups_.size()), masks, work);
}

bool SumFilter::filter_few(int rest, Masks& masks, MaskWork& work) const {
  if (rest < 0) return false;
  Few open;
  for (const Group& group : groups_) {
    for (std::size_t i = group.begin; i < group.end; ++i) {
      if (is_single(masks[i])) continue;
      open.place[open.count] = i;
      open.group[open.count++] = &group;
    }
  }
  if (open.count == 3) return filter_three(open, rest, masks, work);
  if (open.count == 2) return filter_two(open, rest, masks, work);
  return rest < tables_.size() && leave(open.place[0], 1U << rest, masks, work);
}

namespace {

/// The values whose difference to `sum` is in a mask, which is given mirrored.
unsigned partners(Mask mirrored, int sum, int size) {
  const int shift = sum - (size - 1);
  return shift >= 0 ? unsigned{mirrored} << shift : unsigned{mirrored} >> -shift;
}

/// The value as a bit, nothing where it is out of range.
unsigned bit_of(int value, int size) { return value < 0 || value >= size ? 0 : 1U << value; }

/// Half of the sum as a bit, nothing if it is odd.
unsigned half_of(int sum, int size) { return sum % 2 == 0 ? bit_of(sum / 2, size) : 0; }

}  // namespace

bool SumFilter::filter_two(const Few& open, int rest, Masks& masks, MaskWork& work) const {
  const int size = tables_.size();
  if (rest > 2 * (size - 1)) return false;
  const auto [a, b, c] = open.place;
  const unsigned twice = open.group[0] == open.group[1] ? half_of(rest, size) : 0;
  const unsigned left_a = partners(tables_.mirrored(masks[b]), rest, size) & ~twice;
  const unsigned left_b = partners(tables_.mirrored(masks[a]), rest, size) & ~twice;
  return leave(a, left_a, masks, work) && leave(b, left_b, masks, work);
}

bool SumFilter::filter_three(const Few& open, int rest, Masks& masks, MaskWork& work) const {
  const int size = tables_.size();
  const auto [a, b, c] = open.place;
  const bool ab = open.group[0] == open.group[1];
  const bool ac = open.group[0] == open.group[2];
  const bool bc = open.group[1] == open.group[2];
  const Mask mirrored_b = tables_.mirrored(masks[b]);
  const Mask mirrored_c = tables_.mirrored(masks[c]);
  unsigned left_a = 0;
  unsigned left_b = 0;
  unsigned left_c = 0;
  for (unsigned values = masks[a]; values != 0; values &= values - 1) {
    const unsigned bit = values & -values;
    const int value = std::countr_zero(values);
    const int sum = rest - value;
    if (sum < 0 || sum > 2 * (size - 1)) continue;
    const unsigned twice = bc ? half_of(sum, size) : 0;
    const unsigned other = bit_of(sum - value, size);
    const unsigned not_b = twice | (ab ? bit : 0) | (ac ? other : 0);
    const unsigned not_c = twice | (ac ? bit : 0) | (ab ? other : 0);
    const unsigned can_b = masks[b] & partners(mirrored_c, sum, size) & ~not_b;
    if (can_b == 0) continue;
    left_a |= bit;
    left_b |= can_b;
    left_c |= partners(mirrored_b, sum, size) & ~not_c;
  }
  return leave(a, left_a, masks, work) && leave(b, left_b, masks, work) &&
         leave(c, left_c, masks, work);
}

bool SumFilter::filter_groups(const Whole& whole, std::span<const Range> ranges, Masks& masks,
                              MaskWork& work) const {
  const int spare_above = total_ - whole.least;
  const int spare_below = whole.greatest - total_;
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    const Group& group = groups_[i];
    const Range& range = ranges[i];
    if (range.open == 0) continue;
    const int width = group.factor * (range.greatest - range.least);
    if (width <= std::min(spare_above, spare_below) && groups_.size() > 1) continue;
    const int least = std::max(range.least, range.greatest - spare_below / group.factor);
    const int greatest = std::min(range.greatest, range.least + spare_above / group.factor);
    if (least > greatest) return false;
    const int decided = tables_.sum(range.decided);
    if (!filter_group(group, range, {least - decided, greatest - decided}, masks, work)) {
      return false;
    }
  }
  return true;
}

/// `sums`: of the open cells.
bool SumFilter::filter_group(const Group& group, const Range& range, const Interval& sums,
                             Masks& masks, MaskWork& work) const {
  // Between distant bounds hardly any sum is impossible.
  constexpr int few_sums = 3;
  const Values values = sums.greatest - sums.least < few_sums ? values_of_sets(range, sums, work)
                                                              : values_within(range, sums);
  if (values.possible == 0) return false;
  for (std::size_t i = group.begin; i < group.end; ++i) {
    if (!is_single(masks[i]) && !leave(i, values.possible, masks, work)) return false;
  }
  if (values.required == 0) return true;
  if (!place_required(group, values.required, masks, work)) return false;
  const auto elsewhere = static_cast<Mask>(~(range.decided | values.required));
  return std::all_of(rest_.begin(), rest_.end(),
                     [&](Cell cell) { return work.leave(cell, elsewhere); });
}

/// What the sets with these sums have in any, and in all.
SumFilter::Values SumFilter::values_of_sets(const Range& range, const Interval& sums,
                                            const MaskWork& work) const {
  const Mask all = mask_up_to(tables_.size());
  // What the unit's other cells can't hold is in the group.
  const auto needed = static_cast<Mask>(all & ~values_of_rest(work) & ~range.decided);
  const auto banned = static_cast<Mask>(~range.open_values | range.decided);
  Values values{0, range.open_values};
  for (int sum = std::max(sums.least, 0); sum <= sums.greatest; ++sum) {
    for (const Mask set : tables_.sets(range.open, sum)) {
      if ((set & banned) != 0 || (needed & ~set) != 0) continue;
      values.possible |= set;
      values.required &= set;
    }
  }
  return values;
}

/// What the two bounds allow, and what they demand.
SumFilter::Values SumFilter::values_within(const Range& range, const Interval& sums) const {
  const auto values = static_cast<Mask>(range.open_values & ~range.decided);
  const int mirrored = (tables_.size() - 1) * range.open;
  const Values up = values_from(values, range.open, sums.least);
  const Values down = values_from(tables_.mirrored(values), range.open, mirrored - sums.greatest);
  return {static_cast<Mask>(up.possible & tables_.mirrored(down.possible)),
          static_cast<Mask>(up.required | tables_.mirrored(down.required))};
}

/// Of `count` different ones of these values with at least this sum: nothing if there are none. The
/// greatest ones have some sum to spare. Another value can take the place of the least of them, or
/// the greatest other value that of any of them, if that costs no more.
SumFilter::Values SumFilter::values_from(Mask values, int count, int sum) const {
  unsigned greatest = values;
  unsigned others = 0;
  for (int spare = tables_.count(values) - count; spare != 0; --spare) {
    if (spare < 0) return {};
    others = greatest & -greatest;
    greatest &= greatest - 1;
  }
  const int to_spare = tables_.sum(static_cast<Mask>(greatest)) - sum;
  if (to_spare < 0) return {};
  const auto below = [&](int value) { return mask_up_to(std::clamp(value, 0, tables_.size())); };
  const auto possible = values & ~below(std::countr_zero(greatest) - to_spare);
  if (others == 0) return {static_cast<Mask>(possible), static_cast<Mask>(greatest)};
  const auto required = greatest & ~below(std::countr_zero(others) + to_spare + 1);
  return {static_cast<Mask>(possible), static_cast<Mask>(required)};
}

/// Each of these values is in one of the group's cells.
bool SumFilter::place_required(const Group& group, Mask required, Masks& masks,
                               MaskWork& work) const {
  // The values with at least as many places.
  unsigned once = 0;
  unsigned twice = 0;
  unsigned thrice = 0;
  unsigned more = 0;
  for (std::size_t i = group.begin; i < group.end; ++i) {
    more |= thrice & masks[i];
    thrice |= twice & masks[i];
    twice |= once & masks[i];
    once |= masks[i];
  }
  if ((required & ~once) != 0) return false;
  const std::size_t size = group.end - group.begin;
  const auto cells = std::span(cells_).subspan(group.begin, size);
  const auto seen = std::span(peers_).subspan(group.begin, size);
  const unsigned placed = group.mirrored ? 0 : required & twice & ~more;
  for (unsigned values = placed; values != 0; values &= values - 1) {
    if (!take_from_seen(cells, seen, static_cast<Mask>(values & -values), work)) return false;
  }
  const unsigned hidden = required & ~twice;
  for (std::size_t i = group.begin; hidden != 0 && i < group.end; ++i) {
    if ((masks[i] & hidden) != 0 && !leave(i, hidden, masks, work)) return false;
  }
  return true;
}

/// All values if there is no rest.
Mask SumFilter::values_of_rest(const MaskWork& work) const {
  if (rest_.empty()) return mask_up_to(tables_.size());
  Mask values = 0;
  for (const Cell cell : rest_) values |= work[cell];
  return values;
}

void add_sum_filters(const Board& board, MaskFilters& filters) {
  MaskFilters of_sums;
  const auto add = [&](const std::vector<KnownSum>& sums, bool implied) {
    for (const KnownSum& sum : sums) {
      of_sums.push_back(std::make_unique<SumFilter>(board, sum, implied));
    }
  };
  add(written_sums(board), false);
  add(implied_sums(board), true);
  add(combined_sums(board), true);
  std::stable_sort(of_sums.begin(), of_sums.end(),
                   [](const auto& a, const auto& b) { return a->cost() < b->cost(); });
  std::move(of_sums.begin(), of_sums.end(), std::back_inserter(filters));
}

}  // namespace sudoku_sat::propagation
