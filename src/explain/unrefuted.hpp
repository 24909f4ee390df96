// Candidates that a search of one level didn't refute, with all that follows from each: what it
// excludes and what holds then. Most of that stays true for many steps of a puzzle.
//
// Excluding candidates one after the other until none is left to exclude is a closure: it comes to
// the same set in any order, and to a larger one from more facts. So where all new facts are in a
// candidate's set already, it is the same set, and still no contradiction; and where they aren't,
// the search need not begin again, but may go on from all that was excluded (singleton consistency
// that remembers: C. Bessiere and R. Debruyne, IJCAI 2005).
#pragma once

#include <map>
#include <span>
#include <vector>

#include "formula/clause_lists.hpp"

namespace sudoku_sat::explain {

/// Sets of what follows from a candidate, of a board's candidates alone.
class Unrefuted {
 public:
  struct Closure {
    std::vector<Lit> refuted;  ///< one after the other
    std::vector<bool> holds;   ///< by literal
    std::size_t facts = 0;     ///< that were known, the first ones
  };

  /// Variables up to `candidates` are the board's.
  explicit Unrefuted(std::size_t candidates) : candidates_(candidates) {}

  /// What followed from the candidate when it was last looked at; nullptr if that isn't known.
  const Closure* find(Lit candidate) const {
    const auto place = closures_.find(candidate);
    return place == closures_.end() ? nullptr : &place->second;
  }

  /// Whether that is still all. Requires: `facts` are those from then and new ones after them, all
  /// about candidates.
  static bool is_all(const Closure& closure, std::span<const Lit> facts) {
    for (const Lit fact : facts.subspan(closure.facts)) {
      if (!closure.holds[formula::index_of(fact)]) return false;
    }
    return true;
  }

  /// Keeps what follows: all that is true in the assignment. Forgets it where that takes too much
  /// memory.
  void keep(Lit candidate, std::vector<Lit> refuted, const formula::Assignment& assignment,
            std::size_t facts) {
    const std::size_t indices = formula::index_end(candidates_);
    if (closures_.size() * indices > max_bits && !closures_.contains(candidate)) return;
    Closure& closure = closures_[candidate];
    closure = {std::move(refuted), std::vector<bool>(indices, false), facts};
    for (std::size_t i = 0; i < assignment.size(); ++i) {
      if (assignment[i] < indices) closure.holds[assignment[i]] = true;
    }
  }

 private:
  static constexpr std::size_t max_bits = std::size_t{1} << 28;  ///< 32 MiB

  std::size_t candidates_;
  std::map<Lit, Closure> closures_;
};

}  // namespace sudoku_sat::explain
