#include "sum_tables.hpp"

#include <array>
#include <mutex>

namespace sudoku_sat::propagation {

SumTables::SumTables(int size)
    : size_(size),
      largest_(size * (size - 1) / 2),
      sums_(std::size_t{1} << size),
      counts_(sums_.size()),
      mirrored_(sums_.size()) {
  const auto places = static_cast<std::size_t>((size + 1) * (largest_ + 1));
  std::vector<std::vector<Mask>> sets(places);
  for (unsigned set = 0; set < sums_.size(); ++set) {
    for (int value = 0; value < size; ++value) {
      if ((set >> value & 1U) == 0) continue;
      sums_[set] = static_cast<std::uint8_t>(sums_[set] + value);
      mirrored_[set] |= static_cast<Mask>(1U << (size - 1 - value));
    }
    counts_[set] = static_cast<std::uint8_t>(std::popcount(set));
    const auto place = static_cast<std::size_t>(counts_[set] * (largest_ + 1) + sums_[set]);
    sets[place].push_back(static_cast<Mask>(set));
  }
  for (const std::vector<Mask>& of_place : sets) {
    first_.push_back(sets_.size());
    sets_.insert(sets_.end(), of_place.begin(), of_place.end());
  }
  first_.push_back(sets_.size());
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
