// What the check of each lemma used: clauses, and units (variables whose value is known without any
// assumption). The reasons of a unit never change, so they are not repeated in each record that
// uses the unit, and a record is only as long as the part of the propagation that was new.
#pragma once

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
  /// Ends the record of a lemma.
  void close() { ends_.push_back({clauses_.size(), units_.size()}); }

  bool complete() const { return complete_; }
  std::size_t entries() const { return clauses_.size() + units_.size(); }
  /// What a record holds; records count from 0, in the order of close(). Requires: complete().
  std::span<const ClauseId> clauses(std::size_t record) const {
    const std::size_t begin = record == 0 ? 0 : ends_[record - 1].clauses;
    return std::span(clauses_).subspan(begin, ends_[record].clauses - begin);
  }
  std::span<const Variable> units(std::size_t record) const {
    const std::size_t begin = record == 0 ? 0 : ends_[record - 1].units;
    return std::span(units_).subspan(begin, ends_[record].units - begin);
  }

 private:
  struct End {
    std::size_t clauses;
    std::size_t units;
  };

  bool has_room() {
    if (complete_ && entries() >= most_) forget();
    return complete_;
  }

  void forget() {
    complete_ = false;
    clauses_ = {};
    units_ = {};
  }

  std::size_t most_;
  bool complete_ = true;
  std::vector<ClauseId> clauses_;
  std::vector<Variable> units_;
  std::vector<End> ends_;
};

}  // namespace sudoku_sat::proof
