// Sets of small numbers, as the bits of some words. The number of words is known at compile time,
// so that a loop over them is a few instructions.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace sudoku_sat::base {

template <std::size_t Words>
class BitSet {
 public:
  /// The numbers of a set are below this one.
  static constexpr std::size_t end = 64 * Words;

  bool has(std::size_t number) const { return (words_[number / 64] >> number % 64 & 1U) != 0; }
  void add(std::size_t number) { words_[number / 64] |= bit(number); }
  void add_if(bool condition, std::size_t number) {
    words_[number / 64] |= std::uint64_t{condition} << number % 64;
  }
  void remove(std::size_t number) { words_[number / 64] &= ~bit(number); }

  bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words_) any |= word;
    return any == 0;
  }
  std::size_t count() const {
    std::size_t total = 0;
    for (const std::uint64_t word : words_) total += static_cast<std::size_t>(std::popcount(word));
    return total;
  }
  /// The smallest number; `end` if there is none.
  std::size_t first() const {
    for (std::size_t i = 0; i < Words; ++i) {
      if (words_[i] != 0) return 64 * i + static_cast<std::size_t>(std::countr_zero(words_[i]));
    }
    return end;
  }
  /// The count: 0, 1, or 2 for two or more.
  int count_up_to_two() const {
    std::uint64_t any = 0;
    std::uint64_t more = 0;
    for (const std::uint64_t word : words_) {
      more |= (word & (word - 1)) | (any != 0 ? word : 0);
      any |= word;
    }
    return any == 0 ? 0 : more == 0 ? 1 : 2;
  }
  /// Calls visit(number) for each number, ascending.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t i = 0; i < Words; ++i) {
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
        visit(64 * i + static_cast<std::size_t>(std::countr_zero(rest)));
      }
    }
  }

  const std::array<std::uint64_t, Words>& words() const { return words_; }

  BitSet& operator&=(const BitSet& other) {
    for (std::size_t i = 0; i < Words; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  BitSet& operator|=(const BitSet& other) {
    for (std::size_t i = 0; i < Words; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  /// Removes the numbers of the other set.
  BitSet& operator-=(const BitSet& other) {
    for (std::size_t i = 0; i < Words; ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend BitSet operator&(BitSet first, const BitSet& second) { return first &= second; }
  friend BitSet operator|(BitSet first, const BitSet& second) { return first |= second; }
  friend BitSet operator-(BitSet first, const BitSet& second) { return first -= second; }

 private:
  static std::uint64_t bit(std::size_t number) { return std::uint64_t{1} << number % 64; }

  std::array<std::uint64_t, Words> words_{};
};

/// Removes from `rest` what is connected to `from`, and returns it: near(one) is the set of those
/// that have an edge to one.
template <class Set, class Near>
Set take_component(std::size_t from, Set& rest, const Near& near) {
  Set component;
  Set next;
  next.add(from);
  rest.remove(from);
  while (!next.empty() && !rest.empty()) {
    const std::size_t one = next.first();
    next.remove(one);
    component.add(one);
    const Set others = near(one) & rest;
    rest -= others;
    next |= others;
  }
  return component | next;
}

}  // namespace sudoku_sat::base
