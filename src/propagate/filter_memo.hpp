// What a filter has found for candidates that it has seen before: a search comes to the same
// candidates of a few cells again and again, in other parts of its tree. A table in which an entry
// takes the place of the last one with the same hash.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace sudoku_sat::propagation {

/// A key is several words. Not for several threads at once. Takes no memory until it is used.
template <class Word, class Found>
class FilterMemo {
 public:
  /// `each`: how many are found for a key.
  explicit FilterMemo(std::size_t each) : each_(each) {}

  /// What has been found for the key, or else what find(found) stores now; valid until the next
  /// call. Nothing is remembered if it throws. Requires: all keys have the same length.
  template <class Find>
  const Found* of(std::span<const Word> key, const Find& find) {
    if (used_.empty()) {
      keys_.resize(entries * key.size());
      found_.resize(entries * each_);
      used_.resize(entries);
    }
    const std::size_t place = place_of(key);
    Word* const own = &keys_[place * key.size()];
    Found* const found = &found_[place * each_];
    if (used_[place] && std::equal(key.begin(), key.end(), own)) return found;
    used_[place] = false;
    find(found);
    std::copy(key.begin(), key.end(), own);
    used_[place] = true;
    return found;
  }

 private:
  static constexpr unsigned bits = 9;
  static constexpr std::size_t entries = std::size_t{1} << bits;

  static std::size_t place_of(std::span<const Word> key) {
    constexpr std::uint64_t multiplier = 0x9E3779B97F4A7C15;
    std::uint64_t hash = 0;
    for (const Word word : key) {
      hash = (hash ^ word) * multiplier;
      hash ^= hash >> 32;
    }
    return hash * multiplier >> (64 - bits);
  }

  std::size_t each_;
  std::vector<bool> used_ = {};
  std::vector<Word> keys_ = {};
  std::vector<Found> found_ = {};
};

}  // namespace sudoku_sat::propagation
