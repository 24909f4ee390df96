#include "sum_filter.hpp"

#include <algorithm>
#include <map>

#include "mask_filters.hpp"
#include "required_values.hpp"

namespace sudoku_sat::propagation {

SumFilter::SumFilter(const Board& board, const KnownSum& sum, bool implied)
    : tables_(SumTables::of(board.size())),
      all_(mask_up_to(board.size())),
      implied_(implied),
      total_(sum.total) {
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
  if (groups_.size() == 1 && unit_factors_ && !groups_[0].negative) find_rest(board);
}

void SumFilter::add_groups(const std::vector<Cell>& cells, int coefficient, const Board& board) {
  for (const std::vector<Cell>& group : distinct_groups(board, cells)) {
    const std::size_t begin = cells_.size();
    groups_.push_back({static_cast<std::uint16_t>(begin),
                       static_cast<std::uint16_t>(begin + group.size()), std::abs(coefficient),
                       coefficient < 0});
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

/// The least sum of different values: each cell takes the smallest that is free and not below its
/// own smallest one, where the carry of an addition ends. False where there are too few.
[[gnu::always_inline]] inline bool SumFilter::find_range(const Group& group, const MaskWork& work,
                                                         Range& range) const {
  std::uint64_t ends = 0;
  std::uint32_t values = 0;
  for (const Cell cell : cells_of(group)) {
    const SumTables::Known& known = tables_.known(work[cell]);
    ends |= ends + known.ends;
    values |= known.values;
  }
  if (group.negative) ends = std::rotl(ends, 32);
  const auto smallest = static_cast<std::uint32_t>(ends);
  const auto largest = static_cast<std::uint32_t>(ends >> 32);
  if ((smallest | largest) > all_) return false;
  range = {{tables_.known(smallest).sum, tables_.known(largest).sum_of_mirrored}, values};
  return true;
}

bool SumFilter::filter(MaskWork& work) const {
  std::array<Range, max_cells> ranges;
  Spare spare{total_, -total_};
  int open = static_cast<int>(cells_.size());
  Range* range = ranges.data();
  for (const Group& group : groups_) {
    if (!find_range(group, work, *range)) return false;
    spare.above -= group.factor * range->sums.least;
    spare.below += group.factor * range->sums.greatest;
    open -= tables_.count(range->decided());
    ++range;
  }
  if (spare.above < 0 || spare.below < 0) return false;
  if (open == 0) return true;
  if (unit_factors_ && open <= static_cast<int>(max_few)) {
    if (!filter_few(work)) return false;
    if (rest_.empty()) {
      work.settle();
      return true;
    }
  }
  return filter_groups(spare, ranges.data(), work);
}

bool SumFilter::filter_few(MaskWork& work) const {
  Few open;
  int rest = total_;
  for (const Group& group : groups_) {
    for (std::size_t i = group.begin; i < group.end; ++i) {
      const Mask values = work[cells_[i]];
      const Mask mask = group.negative ? tables_.mirrored(values) : values;
      if (is_single(mask)) {
        rest -= std::countr_zero(mask);
        continue;
      }
      open.masks[open.count] = mask;
      open.places[open.count] = i;
      open.groups[open.count++] = &group;
    }
  }
  if (rest < 0 || rest > static_cast<int>(open.count) * (tables_.size() - 1)) return false;
  const FewMasks left = open.count == 3   ? left_of_three(rest, open)
                        : open.count == 2 ? left_of_two(rest, open)
                                          : FewMasks{1U << rest};
  for (std::size_t i = 0; i < open.count; ++i) {
    const auto mask = static_cast<Mask>(open.masks[i] & left[i]);
    const Mask values = open.groups[i]->negative ? tables_.mirrored(mask) : mask;
    if (!work.leave(cells_[open.places[i]], values)) return false;
  }
  return true;
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

SumFilter::FewMasks SumFilter::left_of_two(int rest, const Few& open) const {
  const int size = tables_.size();
  const unsigned twice = open.groups[0] == open.groups[1] ? half_of(rest, size) : 0;
  return {partners(tables_.mirrored(open.masks[1]), rest, size) & ~twice,
          partners(tables_.mirrored(open.masks[0]), rest, size) & ~twice};
}

SumFilter::FewMasks SumFilter::left_of_three(int rest, const Few& open) const {
  const int size = tables_.size();
  const auto [a, b, c] = open.masks;
  const bool ab = open.groups[0] == open.groups[1];
  const bool ac = open.groups[0] == open.groups[2];
  const bool bc = open.groups[1] == open.groups[2];
  const Mask mirrored_b = tables_.mirrored(b);
  const Mask mirrored_c = tables_.mirrored(c);
  FewMasks left{};
  for (unsigned values = a; values != 0; values &= values - 1) {
    const unsigned bit = values & -values;
    const int value = std::countr_zero(values);
    const int sum = rest - value;
    if (sum < 0 || sum > 2 * (size - 1)) continue;
    const unsigned twice = bc ? half_of(sum, size) : 0;
    const unsigned other = bit_of(sum - value, size);
    const unsigned not_b = twice | (ab ? bit : 0) | (ac ? other : 0);
    const unsigned not_c = twice | (ac ? bit : 0) | (ab ? other : 0);
    const unsigned can_b = b & partners(mirrored_c, sum, size) & ~not_b;
    if (can_b == 0) continue;
    left[0] |= bit;
    left[1] |= can_b;
    left[2] |= partners(mirrored_b, sum, size) & ~not_c;
  }
  return left;
}

bool SumFilter::filter_groups(const Spare& spare, const Range* range, MaskWork& work) const {
  const int least_spare = std::min(spare.above, spare.below);
  const bool several = groups_.size() > 1;
  for (const Group& group : groups_) {
    const auto [least, greatest] = range->sums;
    const int factor = group.factor;
    if (!several || factor * (greatest - least) > least_spare) {
      const int above = unit_factors_ ? spare.above : spare.above / factor;
      const int below = unit_factors_ ? spare.below : spare.below / factor;
      const Interval sums{std::max(least, greatest - below), std::min(greatest, least + above)};
      if (sums.least > sums.greatest) return false;
      if (!filter_group(group, *range, sums, work)) return false;
    }
    ++range;
  }
  return true;
}

[[gnu::always_inline]] inline bool SumFilter::filter_group(const Group& group, const Range& range,
                                                           const Interval& sums,
                                                           MaskWork& work) const {
  const Mask open_values = range.open_values();
  const Mask decided = range.decided();
  if (open_values == 0) return true;
  const int open = group.size() - tables_.count(decided);
  const int sum = tables_.sum(decided);
  const int most = (tables_.size() - 1) * group.size();
  const Interval of_open = group.negative
                               ? Interval{most - sums.greatest - sum, most - sums.least - sum}
                               : Interval{sums.least - sum, sums.greatest - sum};
  const SetValues values = of_open.greatest - of_open.least < few_sums
                               ? values_of_sets(range, open, of_open, work)
                               : tables_.within(open_values, open, of_open.least, of_open.greatest);
  if (values.possible == 0) return false;
  if ((open_values & ~values.possible) != 0) {
    const auto left = static_cast<Mask>(values.possible | decided);
    for (std::size_t i = group.begin; i < group.end; ++i) {
      if (!work.leave(cells_[i], left)) return false;
    }
  }
  if (values.required == 0) return true;
  if (!place_required(group, values.required, work)) return false;
  const auto elsewhere = static_cast<Mask>(~(decided | values.required));
  return std::all_of(rest_.begin(), rest_.end(),
                     [&](Cell cell) { return work.leave(cell, elsewhere); });
}

/// What the sets of open cells with these sums have in any, and in all.
SetValues SumFilter::values_of_sets(const Range& range, int open, const Interval& sums,
                                    const MaskWork& work) const {
  const Mask values = range.open_values();
  if (rest_.empty()) return tables_.of_sets(values, open, sums.least, sums.greatest);
  // What the unit's other cells can't hold is in the group.
  const auto needed = static_cast<Mask>(all_ & ~values_of_rest(work) & ~range.decided());
  if ((needed & ~values) != 0) return {};
  const auto others = static_cast<Mask>(values & ~needed);
  const int count = open - tables_.count(needed);
  const int sum = tables_.sum(needed);
  SetValues found = tables_.of_sets(others, count, sums.least - sum, sums.greatest - sum);
  if (!found.any()) return {};
  found.possible |= needed;
  found.required |= needed;
  return found;
}

/// Each of these values is in one of the group's cells.
bool SumFilter::place_required(const Group& group, Mask required, MaskWork& work) const {
  // The values with at least as many places.
  unsigned once = 0;
  unsigned twice = 0;
  unsigned thrice = 0;
  unsigned more = 0;
  for (std::size_t i = group.begin; i < group.end; ++i) {
    const unsigned mask = work[cells_[i]] & required;
    more |= thrice & mask;
    thrice |= twice & mask;
    twice |= once & mask;
    once |= mask;
  }
  if (required != once) return false;
  const std::size_t size = group.end - group.begin;
  const auto cells = std::span(cells_).subspan(group.begin, size);
  const auto seen = std::span(peers_).subspan(group.begin, size);
  // Measured: with negative coefficients this makes no smaller trees.
  const unsigned placed = group.negative ? 0 : twice & ~more;
  for (unsigned values = placed; values != 0; values &= values - 1) {
    if (!take_from_seen(cells, seen, static_cast<Mask>(values & -values), work)) return false;
  }
  const auto hidden = static_cast<Mask>(once & ~twice);
  if (hidden == 0) return true;
  return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
    return (work[cell] & hidden) == 0 || work.leave(cell, hidden);
  });
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
