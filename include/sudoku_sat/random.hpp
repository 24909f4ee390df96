// Random numbers that are the same everywhere: the distributions and std::shuffle differ between
// standard libraries. SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number
// Generators, OOPSLA 2014).
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <utility>
#include <vector>

namespace sudoku_sat {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  /// A stream of its own for each number: none changes because another one does.
  Random(std::uint64_t seed, std::uint64_t number) : state_(Random(seed).next() + number) {
    state_ = next();
  }

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
    return mixed ^ (mixed >> 31);
  }

  /// A number from 0 to bound - 1, all equally likely. Requires: bound > 0.
  std::size_t below(std::size_t bound) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    const std::uint64_t limit = most - most % bound;
    std::uint64_t drawn = next();
    while (drawn >= limit) drawn = next();
    return static_cast<std::size_t>(drawn % bound);
  }

  template <class T>
  void shuffle(std::vector<T>& items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
  }

  /// The numbers from `first` on, `count` of them, in random order.
  template <class T>
  std::vector<T> permutation(std::size_t count, T first) {
    std::vector<T> numbers(count);
    std::iota(numbers.begin(), numbers.end(), first);
    shuffle(numbers);
    return numbers;
  }

 private:
  std::uint64_t state_;
};

}  // namespace sudoku_sat
