// A set of groups in the order in which they were added, so that the last ones can be taken out
// again. A mark for each group makes adding and looking cost nothing else: searches that join the
// groups of dozens of literals do that millions of times. `Groups` is what they keep of it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "groups.hpp"

namespace sudoku_sat {

class GroupSet {
 public:
  void add(std::uint32_t group) {
    if (group >= is_in_.size()) is_in_.resize(group + 1, 0);
    if (is_in_[group] != 0) return;
    is_in_[group] = 1;
    groups_.push_back(group);
  }
  void add(const Groups& groups) {
    for (const std::uint32_t group : groups) add(group);
  }

  /// The option of which the fewest are not in it. Requires: there is one.
  void add_cheapest(const Options& options) {
    const Groups* cheapest = &options.front();
    std::size_t least = options.size() == 1 ? 0 : count_new(*cheapest);
    for (const Groups& option : options) {
      if (least == 0) break;
      const std::size_t other = count_new(option);
      if (other >= least) continue;
      cheapest = &option;
      least = other;
    }
    add(*cheapest);
  }

  /// How many of the groups are not in it.
  std::size_t count_new(const Groups& groups) const {
    return static_cast<std::size_t>(std::count_if(
        groups.begin(), groups.end(),
        [this](std::uint32_t group) { return group >= is_in_.size() || is_in_[group] == 0; }));
  }

  /// Takes out all but the first `size`.
  void shrink(std::size_t size) {
    for (; groups_.size() > size; groups_.pop_back()) is_in_[groups_.back()] = 0;
  }

  std::size_t size() const { return groups_.size(); }

  Groups sorted() const {
    Groups groups = groups_;
    std::sort(groups.begin(), groups.end());
    return groups;
  }

 private:
  std::vector<std::uint32_t> groups_;
  std::vector<std::uint8_t> is_in_;  ///< by group
};

}  // namespace sudoku_sat
