// Finds things by their hashes where whoever has them numbers them from 0: a table of the numbers
// alone, by open addressing (Knuth, The Art of Computer Programming 3, 6.4), at least half of which
// is free. For things that are made by the million and never removed; a std::unordered_map
// allocates memory for each.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace sudoku_sat::rule::language {

class NumbersByHash {
 public:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  /// The number with this hash of which is_it(number); else a place, with `none`, for the next one.
  /// Requires: make_room() before the first.
  template <class IsIt>
  std::uint32_t& find(std::uint64_t hash, const IsIt& is_it) {
    const std::size_t last = places_.size() - 1;
    std::size_t place = hash & last;
    while (places_[place] != none && !is_it(places_[place])) place = (place + 1) & last;
    return places_[place];
  }

  /// Makes room for one more than the numbers below `count`, whose hashes are hash_of(number).
  template <class HashOf>
  void make_room(std::size_t count, const HashOf& hash_of) {
    constexpr std::size_t fewest = 8;
    if (2 * count < places_.size()) return;
    places_.assign(std::max(fewest, 2 * places_.size()), none);
    for (std::uint32_t number = 0; number < count; ++number) {
      find(hash_of(number), [](std::uint32_t) { return false; }) = number;
    }
  }

 private:
  std::vector<std::uint32_t> places_;  ///< a power of two
};

}  // namespace sudoku_sat::rule::language
