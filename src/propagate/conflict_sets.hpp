// Propagation seen from the candidates (conflict_rules.hpp). Of a group of candidates exactly one
// holds, so what all that are left of it exclude can't hold (constructive disjunction: Van
// Hentenryck, Saraswat & Deville 1998). With one candidate left these are naked and hidden singles,
// with two or three where a line meets a box what players call pointing and claiming. So a state
// knows more than Propagation, and where rules say more than all-different the search of its tree
// needs a tenth of the nodes.
#pragma once

#include <cstdint>
#include <vector>

#include "conflict_rules.hpp"
#include "diagram_filter.hpp"
#include "propagation_state.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::propagation {

/// A state of propagation at its fixpoint.
template <std::size_t Words>
class ConflictSets {
 public:
  using Rules = ConflictRules<Words>;
  /// Of candidates.
  using Set = base::BitSet<Words>;

  /// All that the rules for single cells allow; not a fixpoint before decide_all(). Rules and
  /// limits must outlive it.
  ConflictSets(const Rules& rules, const Limits& limits)
      : rules_(&rules),
        limits_(&limits),
        possible_(rules.allowed()),
        open_cells_(rules.board().cells()) {}

  /// Throws: Stopped at a limit.
  bool decide(Cell cell, Value value) {
    Work& work = work_of_thread();
    settle(rules_->number(cell, value), work);
    return run(work);
  }
  bool decide_all(const Grid& givens) {
    Work& work = work_of_thread();
    for (std::size_t group = rules_->groups(); group-- > 0;) work.groups.add(group);
    for (std::size_t i = rules_->board().diagrams().size(); i-- > 0;) work.diagrams.add(i);
    for (Cell cell = 0; cell < givens.size(); ++cell) {
      if (givens[cell] != 0 && !decide_given(rules_->number(cell, givens[cell]), work)) {
        return false;
      }
    }
    return run(work);
  }

  int size() const { return static_cast<int>(rules_->size()); }
  bool possible(Cell cell, int value) const { return possible_.has(rules_->number(cell, value)); }
  Value decided(Cell cell) const {
    for (int value = 1; value <= size(); ++value) {
      if (decided_.has(rules_->number(cell, value))) return static_cast<Value>(value);
    }
    return 0;
  }
  bool complete() const { return open_cells_ == 0; }
  void copy_to(Grid& grid) const {
    decided_.for_each(
        [&](std::size_t candidate) { grid[rules_->cell(candidate)] = rules_->value(candidate); });
  }

  const Set& possible() const { return possible_; }
  /// The candidates of open cells.
  Set open() const { return possible_ - decided_; }

 private:
  /// Numbers that wait to be looked at, the last one first, each once.
  class Waiting {
   public:
    void begin(std::size_t size) {
      for (const std::size_t number : numbers_) waits_[number] = 0;
      numbers_.clear();
      if (waits_.size() < size) waits_.resize(size, 0);
    }
    void add(std::size_t number) {
      if (waits_[number] != 0) return;
      waits_[number] = 1;
      numbers_.push_back(number);
    }
    bool empty() const { return numbers_.empty(); }
    std::size_t take() {
      const std::size_t number = numbers_.back();
      numbers_.pop_back();
      waits_[number] = 0;
      return number;
    }

   private:
    std::vector<std::size_t> numbers_;
    std::vector<char> waits_;
  };

  struct Work {
    Waiting groups;
    Waiting diagrams;
    unsigned steps = 0;
  };

  // Each diagram takes a millisecond at most on boards that fit.
  static constexpr unsigned diagrams_between_checks = 64;

  /// Not kept in the state, which is copied at each node of a search.
  Work& work_of_thread() {
    thread_local Work work;
    work.groups.begin(rules_->groups());
    work.diagrams.begin(rules_->board().diagrams().size());
    return work;
  }

  bool decide_given(std::size_t candidate, Work& work) {
    if (!possible_.has(candidate)) return false;
    settle(candidate, work);
    return true;
  }

  void settle(std::size_t candidate, Work& work) {
    if (decided_.has(candidate)) return;
    decided_.add(candidate);
    --open_cells_;
    remove(possible_ & rules_->conflicts(candidate), work);
  }

  /// Requires: candidates that are possible.
  void remove(const Set& candidates, Work& work) {
    possible_ -= candidates;
    const bool diagrams = !rules_->board().diagrams().empty();
    candidates.for_each([&](std::size_t candidate) {
      for (const auto group : rules_->groups_of(candidate)) work.groups.add(group);
      if (!diagrams) return;
      for (const auto number : rules_->board().diagrams_of(rules_->cell(candidate))) {
        work.diagrams.add(number);
      }
    });
  }

  bool run(Work& work) {
    while (true) {
      if (!work.groups.empty()) {
        if (!look_at_group(work.groups.take(), work)) return false;
      } else if (!work.diagrams.empty()) {
        if (!look_at_diagram(work.diagrams.take(), work)) return false;
      } else {
        return true;
      }
    }
  }

  bool look_at_group(std::size_t group, Work& work) {
    const std::size_t most = rules_->max_left(group);
    Set excluded;
    std::size_t left = 0;
    std::size_t last = 0;
    for (const std::size_t candidate : rules_->group(group)) {
      if (!possible_.has(candidate)) continue;
      if (++left > most) return true;
      last = candidate;
      excluded = left == 1 ? possible_ & rules_->conflicts(candidate)
                           : excluded & rules_->conflicts(candidate);
    }
    if (left == 0) return false;
    if (left == 1) {
      settle(last, work);
    } else if (!excluded.empty()) {
      remove(excluded, work);
    }
    return true;
  }

  bool look_at_diagram(std::size_t number, Work& work) {
    if (++work.steps % diagrams_between_checks == 0) limits_->check();
    const std::size_t words = (rules_->size() + 63) / 64;
    return filter_by_diagram(
        rules_->board().diagrams()[number], words,
        [&](Cell cell, Value value) { return possible(cell, value); },
        [&](Cell cell, const auto& supported) { return leave(cell, supported, work); });
  }

  /// Leaves the cell only the supported values.
  bool leave(Cell cell, const std::vector<std::uint64_t>& supported, Work& work) {
    Set removed;
    bool any = false;
    for (int value = 1; value <= size(); ++value) {
      if (!possible(cell, value)) continue;
      const auto bit = static_cast<unsigned>(value - 1);
      if ((supported[bit / 64] >> bit % 64 & 1U) != 0) {
        any = true;
      } else {
        removed.add(rules_->number(cell, value));
      }
    }
    if (!removed.empty()) remove(removed, work);
    return any;
  }

  const Rules* rules_;
  const Limits* limits_;
  Set possible_;
  Set decided_;
  std::size_t open_cells_;
};

}  // namespace sudoku_sat::propagation
