// What the check of each lemma used: clauses, and units (variables whose value is known without any
// assumption). The reasons of a unit never change, so they are not repeated in each record that
// uses the unit, and a record is only as long as the part of the propagation that was new. Clauses
// come in reverse: each is a unit clause once those after it are.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "clauses.hpp"

namespace sudoku_sat::proof {

class Antecedents {
 public:
  /// Keeps up to `most` entries in all. One more drops them all: then it is unknown what the proof
  /// depends on.
  explicit Antecedents(std::size_t most) : most_(most) {}

  void add_clause(ClauseId id) {
    if (has_room()) clauses_.push_back(id);
  }
  void add_unit(Variable variable) {
    if (has_room()) units_.push_back(variable);
  }
  /// What is added next is about the resolvent with this clause.
  void begin_resolvent(ClauseId id) {
    if (complete_) resolvents_.push_back({id, ends_.size(), {clauses_.size(), units_.size()}});
  }
  /// Ends the record of a lemma. Returns its number.
  std::size_t close() {
    ends_.push_back({clauses_.size(), units_.size()});
    return ends_.size() - 1;
  }

  bool complete() const { return complete_; }
  std::size_t entries() const { return clauses_.size() + units_.size(); }
  /// What a record holds; records count from 0, in the order of close(). Requires: complete().
  std::span<const ClauseId> clauses(std::size_t record) const {
    return clauses(begin(record), ends_[record]);
  }
  std::span<const Variable> units(std::size_t record) const {
    return units(begin(record), ends_[record]);
  }

  /// Calls visit(id, clauses, units) with each resolvent of a record, in the order of the checks.
  template <class Visit>
  void for_each_resolvent(std::size_t record, const Visit& visit) const {
    const auto before = [](const Resolvent& one, std::size_t number) {
      return one.record < number;
    };
    auto next = std::lower_bound(resolvents_.begin(), resolvents_.end(), record, before);
    while (next != resolvents_.end() && next->record == record) {
      const Resolvent& one = *next++;
      const bool last = next == resolvents_.end() || next->record != record;
      const Place end = last ? ends_[record] : next->begin;
      visit(one.id, clauses(one.begin, end), units(one.begin, end));
    }
  }

 private:
  /// Among all clauses and units.
  struct Place {
    std::size_t clauses = 0;
    std::size_t units = 0;
  };
  struct Resolvent {
    ClauseId id;
    std::size_t record;
    Place begin;
  };

  Place begin(std::size_t record) const { return record == 0 ? Place{} : ends_[record - 1]; }
  std::span<const ClauseId> clauses(const Place& begin, const Place& end) const {
    return std::span(clauses_).subspan(begin.clauses, end.clauses - begin.clauses);
  }
  std::span<const Variable> units(const Place& begin, const Place& end) const {
    return std::span(units_).subspan(begin.units, end.units - begin.units);
  }

  bool has_room() {
    if (complete_ && entries() >= most_) forget();
    return complete_;
  }

  void forget() {
    complete_ = false;
    clauses_ = {};
    units_ = {};
    resolvents_ = {};
  }

  std::size_t most_;
  bool complete_ = true;
  std::vector<ClauseId> clauses_;
  std::vector<Variable> units_;
  std::vector<Place> ends_;            ///< of each record
  std::vector<Resolvent> resolvents_;  ///< few: most lemmas are not RAT
};

}  // namespace sudoku_sat::proof
