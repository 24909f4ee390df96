// Fish of any kind: a value's places in some base units lie in equally many cover units, except for
// fins. If no fin holds the value, each cover has it in a base; so cells of the covers outside the
// bases that see all fins do not have it, whichever is the case.
//
// On large boards with few values a search would take minutes; it ends after a bound, which hard
// boards of 9x9 do not reach.
//
// The search begins with a cell to exclude: what it sees may be fins, and all other places of a
// base must be covered, so that most bases are given up at once. The terms are those of the
// players' Ultimate Fish Guide (2007): base, cover, fin.
#pragma once

#include "pencil_marks.hpp"

namespace sudoku_sat::propagation {

/// How many times a search may add a line.
constexpr std::uint64_t most_fish_work = 2'000'000;

/// Numbers of units.
using Lines = std::vector<std::uint32_t>;

struct Fish {
  Value value = 0;
  Lines bases = {};
  Lines covers = {};
  std::vector<Cell> fins = {};
  bool sashimi = false;  ///< without its fins, a base has at most one place
  std::vector<Cell> excluded = {};
};

template <class Set>
class FishSearch {
 public:
  FishSearch(const PencilMarks<Set>& marks, const Lines& bases, const Lines& covers)
      : marks_(marks), all_bases_(bases), all_covers_(covers) {}

  bool exhausted() const { return work_ > most_fish_work; }

  /// The first fish of `count` bases that has fins or for which `wanted(fish)` holds.
  template <class Wanted>
  std::optional<Fish> find(Value value, std::size_t count, const Wanted& wanted) {
    fish_ = {.value = value};
    count_ = count;
    bases_ = lines_with(value, all_bases_);
    covers_ = lines_with(value, all_covers_);
    if (bases_.size() < count || covers_.size() < count) return std::nullopt;
    for (const Cell target : cells_in(marks_.places(value))) {
      marks_.state().limits().check();
      target_ = target;
      for (const auto& [cover, places] : covers_) {
        if (!places.has(target)) continue;
        fish_.covers = {cover};
        if (extend(0, {}, places, wanted)) return std::move(fish_);
      }
    }
    return std::nullopt;
  }

 private:
  using Line = std::pair<std::uint32_t, Set>;

  std::vector<Line> lines_with(Value value, const Lines& lines) const {
    std::vector<Line> some;
    for (const std::uint32_t line : lines) {
      const Set places = marks_.places(line, value);
      if (places.count_up_to_two() == 2) some.emplace_back(line, places);
    }
    return some;
  }

  /// Adds bases from this one on; `all`: the places of those before, `covered`: those of the
  /// covers.
  template <class Wanted>
  bool extend(std::size_t from, const Set& all, const Set& covered, const Wanted& wanted) {
    if (fish_.bases.size() == count_)
      return fish_.covers.size() == count_ && is_fish(all, covered, wanted);
    for (std::size_t i = from; i + count_ <= bases_.size() + fish_.bases.size(); ++i) {
      if (++work_ > most_fish_work) return false;
      const Set& places = bases_[i].second;
      if (places.has(target_) || !(places & all).empty()) continue;
      fish_.bases.push_back(bases_[i].first);
      const Set rest = places - marks_.peers(target_) - covered;
      if (cover(rest, i + 1, all | places, covered, wanted)) return true;
      fish_.bases.pop_back();
    }
    return false;
  }

  /// Covers what is left of the last base.
  template <class Wanted>
  bool cover(const Set& rest, std::size_t next, const Set& all, const Set& covered,
             const Wanted& wanted) {
    if (rest.empty()) return extend(next, all, covered, wanted);
    if (fish_.covers.size() == count_) return false;
    const std::size_t cell = rest.first();
    for (const auto& [number, places] : covers_) {
      if (!places.has(cell)) continue;
      if (++work_ > most_fish_work) return false;
      fish_.covers.push_back(number);
      if (cover(rest - places, next, all, covered | places, wanted)) return true;
      fish_.covers.pop_back();
    }
    return false;
  }

  template <class Wanted>
  bool is_fish(const Set& all, const Set& covered, const Wanted& wanted) {
    const Set fins = all - covered;
    fish_.fins = cells_in(fins);
    if (fins.empty() && !wanted(fish_)) return false;
    Set targets = covered - all;
    if (!fins.empty()) targets &= marks_.peers(fins);
    fish_.excluded = cells_in(targets);
    fish_.sashimi = std::any_of(fish_.bases.begin(), fish_.bases.end(), [&](std::uint32_t base) {
      return (marks_.places(base, fish_.value) - fins).count_up_to_two() < 2;
    });
    return true;
  }

  const PencilMarks<Set>& marks_;
  const Lines& all_bases_;
  const Lines& all_covers_;
  std::vector<Line> bases_;
  std::vector<Line> covers_;
  std::size_t count_ = 0;
  std::uint64_t work_ = 0;
  Cell target_ = 0;
  Fish fish_;
};

}  // namespace sudoku_sat::propagation
