// Connected cells: a cell that can't be reached is not one of them; a cell on every path between
// two of them is one. If their number is known, a cell that is too far away is not one of them, and
// a cell without which there would be too few is one.
//
// The length of a path is the number of cells on it that aren't known to be among them: that is how
// many more the path needs.
#include <fmt/format.h>

#include <algorithm>

#include "formulas.hpp"
#include "propagate/connected_count.hpp"
#include "telling.hpp"

namespace sudoku_sat::clues {

namespace {

using propagation::unreached;

/// The values of a place, as bits.
Mask values_of_place(const Connected::Place& place) {
  Mask mask = 0;
  for (const Value value : place.values) mask |= propagation::bit_of(value);
  return mask;
}

/// Places that hold, may hold, or don't, and the ways between them.
class PlaceGraph {
 public:
  PlaceGraph(const Marks& marks, const Connected& meaning)
      : near_(propagation::neighbours_of(meaning)) {
    for (const Connected::Place& place : meaning.places) {
      const Mask values = values_of_place(place);
      values_.push_back(values);
      const Mask can_be = place.cell ? marks.before(*place.cell) : 0;
      possible_.push_back(!place.cell || (can_be & values) != 0);
      known_.push_back(!place.cell || (can_be & ~values) == 0);
    }
  }

  std::size_t size() const { return near_.size(); }
  Mask values(std::size_t place) const { return values_[place]; }
  bool is_known(std::size_t place) const { return known_[place]; }
  bool is_open(std::size_t place) const { return possible_[place] && !known_[place]; }
  std::uint32_t count_known() const {
    return static_cast<std::uint32_t>(std::count(known_.begin(), known_.end(), true));
  }

  /// By place, how many open ones a way from `start` to it takes, itself included; never through
  /// `without`.
  std::vector<std::uint32_t> distances(std::size_t start, std::size_t without) const {
    std::vector<std::uint32_t> distance;
    const auto cost = [&](std::uint32_t place) {
      if (place == without || !possible_[place]) return propagation::no_way;
      return known_[place] ? 0 : 1;
    };
    propagation::find_distances(static_cast<std::uint32_t>(start), near_, cost, distance);
    return distance;
  }

  /// The first place of each group of known places that are connected by known ones.
  std::vector<std::size_t> groups() const {
    std::vector<std::size_t> first;
    std::vector<bool> seen(size(), false);
    for (std::size_t place = 0; place < size(); ++place) {
      if (!known_[place] || seen[place]) continue;
      first.push_back(place);
      const std::vector<std::uint32_t> distance = distances(place, size());
      for (std::size_t other = 0; other < size(); ++other) {
        if (known_[other] && distance[other] == 0) seen[other] = true;
      }
    }
    return first;
  }

 private:
  propagation::Neighbours near_;
  std::vector<Mask> values_;
  std::vector<bool> possible_;
  std::vector<bool> known_;
};

/// How places are spoken of: by the cell that a variable is about, and what that is.
class PlaceWords {
 public:
  PlaceWords(const Marks& marks, const Connected& meaning) : words_(marks), meaning_(meaning) {
    for (const Connected::Place& place : meaning.places) {
      names_.push_back(place.cell.value_or(0));
      if (place.cell) add(place, variable_at(marks.board(), *place.cell));
    }
  }

  /// Whether the same can be said of all of them.
  bool can_tell() const { return sample_ && alike_ && !sample_->values.empty(); }

  std::string name(std::size_t place) const {
    return meaning_.places[place].cell ? words_.cell(names_[place]) : "the edge";
  }

  std::string names(const std::vector<std::size_t>& places, std::string_view last) const {
    std::vector<std::string> texts;
    for (const std::size_t place : places) texts.push_back(name(place));
    return base::listed(texts, last);
  }

  /// "cells where region can be 2", "cells that can be 3".
  std::string possible() const {
    return group_.empty() ? fmt::format("cells that can be {}", numbers())
                          : fmt::format("cells where {} can be {}", group_, numbers());
  }
  /// "region is 2 there", "they are 3"; or that it is not so.
  std::string state(bool holds, std::size_t count) const {
    if (!group_.empty()) return group_ + verb(holds) + " there";
    return (count == 1 ? "it is" : "they are") + std::string(holds ? " " : " not ") + numbers();
  }
  /// "region is 2 in", "2 is in"; or that it is not so.
  std::string held(bool holds = true) const {
    if (!group_.empty()) return group_ + verb(holds) + " in";
    return numbers() + (holds ? " is in" : " is not in");
  }

 private:
  void add(const Connected::Place& place, const Variable* variable) {
    const bool about = variable != nullptr && variable->of.has_value();
    const std::string group = about ? variable->group : "";
    if (about) names_.back() = *variable->of;
    if (!sample_) {
      sample_ = place;
      group_ = group;
      truth_ = about && variable->truth;
    }
    alike_ = alike_ && about == (variable != nullptr) && group == group_ &&
             place.values == sample_->values;
  }

  std::string verb(bool holds) const {
    if (truth_ && !holds) return sample_->values[0] == 2 ? " is 0" : " is 1";
    return (holds ? " is " : " is not ") + numbers();
  }

  std::string numbers() const {
    return words_.numbers_in(*sample_->cell, values_of_place(*sample_));
  }

  ClueWords words_;
  const Connected& meaning_;
  std::optional<Connected::Place> sample_;
  std::string group_;
  std::vector<Cell> names_;  ///< by place
  bool alike_ = true;
  bool truth_ = false;
};

class ConnectionTelling {
 public:
  ConnectionTelling(Marks& marks, std::uint32_t number, const Connected& meaning)
      : marks_(marks),
        meaning_(meaning),
        graph_(marks, meaning),
        words_(marks, meaning),
        lead_(lead_of(marks.board(), number)),
        known_(graph_.count_known()),
        groups_(graph_.groups()) {}

  std::optional<ToldFormula> run() {
    if (groups_.empty() || !words_.can_tell()) return std::nullopt;
    if (meaning_.most != 0 && known_ > meaning_.most) return std::nullopt;
    if (auto told = too_far()) return told;
    if (auto told = only_way()) return told;
    return needed_for_count();
  }

 private:
  /// How many open places a way may take at most.
  std::uint32_t room() const { return meaning_.most == 0 ? unreached - 1 : meaning_.most - known_; }

  std::optional<ToldFormula> too_far() {
    for (const std::size_t group : groups_) {
      const std::vector<std::uint32_t> distance = graph_.distances(group, graph_.size());
      std::vector<std::size_t> places;
      bool near = false;  // some of these could be reached by more cells
      for (std::size_t place = 0; place < graph_.size(); ++place) {
        if (!graph_.is_open(place) || distance[place] <= room()) continue;
        near = near || distance[place] != unreached;
        places.push_back(place);
      }
      if (places.empty()) continue;
      for (const std::size_t place : places) leave(place, false);
      return ToldFormula{far_text(group, places, near)};
    }
    return std::nullopt;
  }

  std::string far_text(std::size_t group, const std::vector<std::size_t>& places, bool near) const {
    const std::string end = words_.state(false, places.size());
    if (!near) {
      return fmt::format("{}: from {} no way through {} leads to {}, so {}.", lead_,
                         words_.name(group), words_.possible(), words_.names(places, "or"), end);
    }
    const std::string some = fmt::format("{}: {} at most {} cells, {}", lead_, words_.held(),
                                         spelled(meaning_.most), words_.names(known(), "and"));
    if (room() == 0) {
      return fmt::format("{}, so {} {}.", some, words_.held(false), words_.names(places, "or"));
    }
    return fmt::format("{} among them; a way from {} to {} would take more than {} other{}, so {}.",
                       some, words_.name(group), words_.names(places, "or"), spelled(room()),
                       room() == 1 ? "" : "s", end);
  }

  std::vector<std::size_t> known() const {
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < graph_.size(); ++place) {
      if (graph_.is_known(place)) places.push_back(place);
    }
    return places;
  }

  std::optional<ToldFormula> only_way() {
    for (const std::uint32_t most : {unreached - 1, room()}) {
      for (std::size_t i = 1; i < groups_.size(); ++i) {
        const std::vector<std::size_t> through = on_every_way(groups_[0], groups_[i], most);
        if (through.empty()) continue;
        for (const std::size_t place : through) leave(place, true);
        return ToldFormula{way_text(groups_[0], groups_[i], most, through)};
      }
    }
    return std::nullopt;
  }

  /// What each way between two known places goes through: all of it is on any shortest one.
  std::vector<std::size_t> on_every_way(std::size_t from, std::size_t to,
                                        std::uint32_t most) const {
    const std::vector<std::uint32_t> of_from = graph_.distances(from, graph_.size());
    const std::vector<std::uint32_t> of_to = graph_.distances(to, graph_.size());
    std::vector<std::size_t> through;
    for (std::size_t place = 0; place < graph_.size(); ++place) {
      const bool reached = of_from[place] != unreached && of_to[place] != unreached;
      if (!graph_.is_open(place) || !reached) continue;
      if (of_from[place] + of_to[place] - 1 != of_from[to]) continue;
      if (graph_.distances(from, place)[to] > most) through.push_back(place);
    }
    return through;
  }

  std::string way_text(std::size_t from, std::size_t to, std::uint32_t most,
                       const std::vector<std::size_t>& through) const {
    const std::string end = words_.state(true, through.size());
    if (most == unreached - 1) {
      return fmt::format("{}: every way from {} to {} through {} goes through {}, so {}.", lead_,
                         words_.name(from), words_.name(to), words_.possible(),
                         words_.names(through, "and"), end);
    }
    return fmt::format(
        "{}: {} at most {} cells, {} among them; every way from {} to {} with no more than {} "
        "other{} goes through {}, so {}.",
        lead_, words_.held(), spelled(meaning_.most), words_.names(known(), "and"),
        words_.name(from), words_.name(to), spelled(most), most == 1 ? "" : "s",
        words_.names(through, "and"), end);
  }

  /// How many places could hold, never with `without`.
  std::size_t within_reach(std::size_t without) const {
    const std::vector<std::uint32_t> distance = graph_.distances(groups_[0], without);
    return static_cast<std::size_t>(std::count_if(
        distance.begin(), distance.end(), [&](std::uint32_t one) { return one <= room(); }));
  }

  std::optional<ToldFormula> needed_for_count() {
    const auto exact = propagation::exact_count(marks_.board(), meaning_);
    if (!exact || groups_.size() != 1) return std::nullopt;
    std::vector<std::size_t> needed;
    for (std::size_t place = 0; place < graph_.size(); ++place) {
      if (graph_.is_open(place) && within_reach(place) < exact->places) needed.push_back(place);
    }
    if (needed.empty()) return std::nullopt;
    for (const std::size_t place : needed) leave(place, true);
    return ToldFormula{
        fmt::format("{}, and {} {} cells: without {}{} there would be fewer within "
                    "reach of {}, so {}.",
                    lead_, words_.held(), spelled(exact->places),
                    needed.size() == 1 ? "" : "any one of ", words_.names(needed, "and"),
                    words_.name(groups_[0]), words_.state(true, needed.size())),
        {exact->formula}};
  }

  void leave(std::size_t place, bool holds) {
    marks_.leave(*meaning_.places[place].cell,
                 holds ? graph_.values(place) : ~graph_.values(place));
  }

  Marks& marks_;
  const Connected& meaning_;
  PlaceGraph graph_;
  PlaceWords words_;
  std::string lead_;
  std::uint32_t known_;
  std::vector<std::size_t> groups_;
};

}  // namespace

std::optional<ToldFormula> narrow_formula(Marks& marks, std::uint32_t number,
                                          const Connected& meaning) {
  return ConnectionTelling(marks, number, meaning).run();
}

}  // namespace sudoku_sat::clues
