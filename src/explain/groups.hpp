// Sets of groups of clauses: what a conclusion rests on. They are small (ten to fifty numbers), so
// sorted lists are faster than sets of bits.
//
// FewestGroups is branch and bound over the ways in which each of several things can be shown;
// those with few ways come first. The ways have to be chosen together, because conclusions share
// reasons: the 7 of a row excludes three cells of a box at once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace sudoku_sat::explain {

/// Numbers of groups, ascending, each once.
using Groups = std::vector<std::uint32_t>;

/// Ways to show one thing: each a set of groups.
using Derivations = std::vector<Groups>;

inline bool contains(const Groups& groups, std::uint32_t group) {
  return std::binary_search(groups.begin(), groups.end(), group);
}

inline void add_group(Groups& groups, std::uint32_t group) {
  const auto place = std::lower_bound(groups.begin(), groups.end(), group);
  if (place == groups.end() || *place != group) groups.insert(place, group);
}

inline void add_groups(Groups& groups, const Groups& others) {
  for (const std::uint32_t group : others) add_group(groups, group);
}

/// A set of groups in the order in which they were added, so that the last ones can be taken out
/// again. A mark for each group makes adding and looking cost nothing else: searches that join the
/// groups of dozens of literals do that millions of times. `Groups` is what they keep of it.
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

  /// The derivation of which the fewest groups are not in it. Requires: there is one.
  void add_cheapest(const Derivations& derivations) {
    const Groups* cheapest = &derivations.front();
    std::size_t least = derivations.size() == 1 ? 0 : count_new(*cheapest);
    for (const Groups& derivation : derivations) {
      if (least == 0) break;
      const std::size_t other = count_new(derivation);
      if (other >= least) continue;
      cheapest = &derivation;
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

/// The fewest groups that show several things at once, each of which can be shown in several ways.
/// An object that is kept takes no memory anew for each of its thousands of answers.
class FewestGroups {
 public:
  /// The smallest set that contains `needed` and a derivation of each literal; where there are too
  /// many combinations to try them all, a small one. Requires: each literal has a derivation.
  Groups find(const Groups& needed, std::span<const Derivations* const> literals);

 private:
  bool shown(const Derivations& derivations) const;
  void search(std::size_t next);

  std::vector<const Derivations*> literals_;  ///< those with few derivations first
  GroupSet chosen_;
  Groups best_;
  int nodes_ = 0;
};

}  // namespace sudoku_sat::explain
