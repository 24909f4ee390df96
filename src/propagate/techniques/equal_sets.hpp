// Sets of `count` things that have only `count` partners between them: cells and their values
// (naked subsets), values and their places (hidden ones), rows and their columns (fish).
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

namespace sudoku_sat::propagation {

/// Something and its partners, ascending.
struct Partners {
  std::uint32_t thing = 0;
  std::vector<std::uint32_t> partners;
};

/// Finds all such sets by depth-first search. Ignores things with one partner, which easier
/// techniques handle, or with more than `count`.
class EqualSets {
 public:
  EqualSets(std::span<const Partners> things, std::size_t count) : count_(count) {
    for (const Partners& one : things) {
      if (one.partners.size() >= 2 && one.partners.size() <= count) things_.push_back(&one);
    }
  }

  /// Calls visit(things, partners) for each set, both ascending lists of numbers.
  template <class Visit>
  void for_each(Visit&& visit) {
    std::vector<std::uint32_t> chosen;
    extend(0, chosen, {}, visit);
  }

 private:
  template <class Visit>
  void extend(std::size_t from, std::vector<std::uint32_t>& chosen,
              const std::vector<std::uint32_t>& partners, Visit& visit) {
    if (chosen.size() == count_) {
      visit(std::as_const(chosen), partners);
      return;
    }
    for (std::size_t i = from; i + (count_ - chosen.size()) <= things_.size(); ++i) {
      std::vector<std::uint32_t> all;
      std::set_union(partners.begin(), partners.end(), things_[i]->partners.begin(),
                     things_[i]->partners.end(), std::back_inserter(all));
      if (all.size() > count_) continue;
      chosen.push_back(things_[i]->thing);
      extend(i + 1, chosen, all, visit);
      chosen.pop_back();
    }
  }

  std::size_t count_;
  std::vector<const Partners*> things_;
};

}  // namespace sudoku_sat::propagation
