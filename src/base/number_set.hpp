// Sets of numbers below a bound that is known at run time, as bits: a board's cells, a puzzle's
// givens. The question asked most is whether two sets meet.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace sudoku_sat::base {

/// Operations on two sets require the same size().
class NumberSet {
 public:
  /// Empty; for numbers from 0 to size - 1.
  explicit NumberSet(std::size_t size) : size_(size), words_((size + 63) / 64, 0) {}

  /// The bound.
  std::size_t size() const { return size_; }

  void add(std::uint32_t number) { words_[number / 64] |= bit(number); }
  void add(std::span<const std::uint32_t> numbers) {
    for (const std::uint32_t number : numbers) add(number);
  }
  void remove(std::uint32_t number) { words_[number / 64] &= ~bit(number); }
  void remove(std::span<const std::uint32_t> numbers) {
    for (const std::uint32_t number : numbers) remove(number);
  }

  bool has(std::uint32_t number) const { return (words_[number / 64] & bit(number)) != 0; }
  bool meets(const NumberSet& other) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if ((words_[i] & other.words_[i]) != 0) return true;
    }
    return false;
  }
  /// Whether all its numbers are in the other one.
  bool within(const NumberSet& other) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if ((words_[i] & ~other.words_[i]) != 0) return false;
    }
    return true;
  }
  std::size_t count() const {
    std::size_t total = 0;
    for (const std::uint64_t word : words_) total += static_cast<std::size_t>(std::popcount(word));
    return total;
  }

  /// Calls visit(number) for each number, ascending.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for_each_in([&](std::size_t i) { return words_[i]; }, visit);
  }
  /// The same for those that the other set does not have.
  template <class Visit>
  void for_each_without(const NumberSet& other, Visit&& visit) const {
    for_each_in([&](std::size_t i) { return words_[i] & ~other.words_[i]; }, visit);
  }

  /// The numbers, ascending.
  std::vector<std::uint32_t> numbers() const {
    std::vector<std::uint32_t> result;
    for_each([&](std::uint32_t number) { result.push_back(number); });
    return result;
  }

  bool operator==(const NumberSet&) const = default;

 private:
  template <class Word, class Visit>
  void for_each_in(Word&& word, Visit&& visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t rest = word(i); rest != 0; rest &= rest - 1) {
        visit(static_cast<std::uint32_t>(i * 64 + static_cast<unsigned>(std::countr_zero(rest))));
      }
    }
  }

  static std::uint64_t bit(std::uint32_t number) { return std::uint64_t{1} << number % 64; }

  std::size_t size_;
  std::vector<std::uint64_t> words_;
};

}  // namespace sudoku_sat::base
