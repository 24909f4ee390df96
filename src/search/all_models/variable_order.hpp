// Which variable a search decides next: of those that are to be decided first, the one that took
// part in most conflicts lately (VSIDS: Moskewicz and others, DAC 2001; exponentially growing
// increments: MiniSat). A binary heap.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace sudoku_sat::search {

class VariableOrder {
 public:
  using Variable = std::uint32_t;

  /// The variables 1..variables; those up to `first` come before all others.
  VariableOrder(std::size_t variables, std::size_t first)
      : first_(first), scores_(variables + 1, 0), places_(variables + 1, nowhere) {
    for (std::size_t variable = variables; variable > 0; --variable) {
      add(static_cast<Variable>(variable));
    }
  }

  bool empty() const { return heap_.empty(); }

  /// Puts the variable back, if it was taken.
  void add(Variable variable) {
    if (places_[variable] != nowhere) return;
    heap_.push_back(variable);
    places_[variable] = heap_.size() - 1;
    up(heap_.size() - 1);
  }

  /// Requires: not empty.
  Variable take() {
    const Variable best = heap_.front();
    places_[best] = nowhere;
    const Variable last = heap_.back();
    heap_.pop_back();
    if (!heap_.empty()) {
      heap_.front() = last;
      places_[last] = 0;
      down(0);
    }
    return best;
  }

  /// The variable took part in the conflict at hand.
  void bump(Variable variable) {
    scores_[variable] += increment_;
    if (scores_[variable] > largest_score) rescale();
    if (places_[variable] != nowhere) up(places_[variable]);
  }
  /// What took part in earlier conflicts counts less from now on.
  void decay() { increment_ *= growth; }

 private:
  static constexpr std::size_t nowhere = ~std::size_t{0};
  static constexpr double growth = 1 / 0.99;
  static constexpr double largest_score = 1e100;

  bool before(Variable one, Variable other) const {
    const bool one_first = one <= first_;
    if (one_first != (other <= first_)) return one_first;
    return scores_[one] > scores_[other] || (scores_[one] == scores_[other] && one < other);
  }

  void rescale() {
    for (double& score : scores_) score /= largest_score;
    increment_ /= largest_score;
  }

  void swap(std::size_t one, std::size_t other) {
    std::swap(heap_[one], heap_[other]);
    places_[heap_[one]] = one;
    places_[heap_[other]] = other;
  }
  void up(std::size_t place) {
    while (place > 0 && before(heap_[place], heap_[(place - 1) / 2])) {
      swap(place, (place - 1) / 2);
      place = (place - 1) / 2;
    }
  }
  void down(std::size_t place) {
    while (true) {
      std::size_t best = place;
      for (std::size_t child = 2 * place + 1; child <= 2 * place + 2; ++child) {
        if (child < heap_.size() && before(heap_[child], heap_[best])) best = child;
      }
      if (best == place) return;
      swap(place, best);
      place = best;
    }
  }

  std::size_t first_;
  std::vector<double> scores_;
  std::vector<std::size_t> places_;  ///< in the heap
  std::vector<Variable> heap_;
  double increment_ = 1;
};

}  // namespace sudoku_sat::search
