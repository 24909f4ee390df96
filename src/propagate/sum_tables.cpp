#include "sum_tables.hpp"

#include <algorithm>
#include <array>
#include <mutex>

namespace sudoku_sat::propagation {

namespace {

/// Boards of more values have too many sets of them.
constexpr int max_known = 9;

}  // namespace

SumTables::SumTables(int size)
    : size_(size),
      largest_(size * (size - 1) / 2),
      known_(std::size_t{1} << size),
      mirrored_(known_.size()) {
  const auto places = static_cast<std::size_t>((size + 1) * (largest_ + 1));
  std::vector<std::vector<Mask>> sets(places);
  for (unsigned set = 0; set < known_.size(); ++set) {
    Known& known = known_[set];
    for (int value = 0; value < size; ++value) {
      if ((set >> value & 1U) == 0) continue;
      ++known.count;
      known.sum = static_cast<std::uint8_t>(known.sum + value);
      known.sum_of_mirrored = static_cast<std::uint8_t>(known.sum_of_mirrored + size - 1 - value);
      mirrored_[set] |= static_cast<Mask>(1U << (size - 1 - value));
    }
    const unsigned smallest = set & -set;
    const std::uint64_t largest = mirrored_[set] & -mirrored_[set];
    known.ends = smallest | largest << 32;
    known.values = set | (smallest == set ? set << 16 : 0);
    const auto place = static_cast<std::size_t>(known.count * (largest_ + 1) + known.sum);
    sets[place].push_back(static_cast<Mask>(set));
  }
  for (const std::vector<Mask>& of_place : sets) {
    first_.push_back(sets_.size());
    sets_.insert(sets_.end(), of_place.begin(), of_place.end());
  }
  first_.push_back(sets_.size());
  if (size > max_known) return;
  for (unsigned values = 0; values < known_.size(); ++values) add_rows(values);
}

/// The sets of each number of these values: none if there are fewer values.
void SumTables::add_rows(unsigned values) {
  const std::size_t first_row = rows_.size();
  unsigned smallest = 0;
  unsigned largest = 0;  // mirrored
  for (int count = 0; count <= size_; ++count) {
    const int least = known_[smallest].sum;
    const int greatest = known_[largest].sum_of_mirrored;
    const bool any = count <= known_[values].count;
    rows_.push_back({static_cast<std::uint16_t>(entries_.size()),
                     static_cast<std::uint8_t>(any ? least : 1),
                     static_cast<std::uint8_t>(any ? greatest : 0)});
    if (any) entries_.resize(entries_.size() + static_cast<std::size_t>(greatest - least + 1));
    const unsigned above = values & ~smallest;
    const unsigned below = mirrored_[values] & ~largest;
    smallest |= above & -above;
    largest |= below & -below;
  }
  for (unsigned set = values;; set = (set - 1) & values) {
    const Row& sums = rows_[first_row + known_[set].count];
    const auto both = static_cast<Mask>(set);
    entries_[static_cast<std::size_t>(sums.first + known_[set].sum - sums.least)].of_sum.add(
        {both, both});
    if (set == 0) break;
  }
  for (std::size_t i = first_row; i < rows_.size(); ++i) add_bounds(rows_[i]);
}

void SumTables::add_bounds(const Row& row) {
  const auto first = entries_.begin() + row.first;
  const auto last = first + (row.greatest - row.least + 1);
  SetValues above;
  for (auto entry = last; entry != first;) {
    above.add((--entry)->of_sum);
    entry->at_least = above;
  }
  SetValues below;
  for (auto entry = first; entry != last; ++entry) {
    below.add(entry->of_sum);
    entry->at_most = below;
  }
}

SetValues SumTables::of_listed(Mask values, int count, int least, int greatest) const {
  SetValues found;
  for (int sum = least; count >= 0 && sum <= greatest; ++sum) {
    for (const Mask set : sets(count, sum)) {
      if ((set & ~values) == 0) found.add({set, set});
    }
  }
  return found;
}

/// Of `count` different ones of these values with at least this sum: nothing if there are none. The
/// greatest ones have some sum to spare. Another value can take the place of the least of them, or
/// the greatest other value that of any of them, if that costs no more.
SetValues SumTables::from(Mask values, int count, int sum) const {
  unsigned greatest = values;
  unsigned others = 0;
  for (int spare = known_[values].count - count; spare != 0; --spare) {
    if (spare < 0) return {0, 0};
    others = greatest & -greatest;
    greatest &= greatest - 1;
  }
  const int to_spare = known_[greatest].sum - sum;
  if (to_spare < 0) return {0, 0};
  const auto below = [&](int value) { return mask_up_to(std::clamp(value, 0, size_)); };
  const auto possible = values & ~below(std::countr_zero(greatest) - to_spare);
  if (others == 0) return {static_cast<Mask>(possible), static_cast<Mask>(greatest)};
  const auto required = greatest & ~below(std::countr_zero(others) + to_spare + 1);
  return {static_cast<Mask>(possible), static_cast<Mask>(required)};
}

SetValues SumTables::up_to(Mask values, int count, int sum) const {
  const SetValues mirror = from(mirrored(values), count, (size_ - 1) * count - sum);
  return {mirrored(mirror.possible), mirrored(mirror.required)};
}

const SumTables& SumTables::of(int size) {
  static std::array<std::unique_ptr<const SumTables>, max_mask_values + 1> tables;
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  auto& table = tables[static_cast<std::size_t>(size)];
  if (!table) table.reset(new SumTables(size));
  return *table;
}

}  // namespace sudoku_sat::propagation
