// Propagation seen from the candidates (ConflictRules). Exactly one candidate of a group holds, so
// what all remaining ones exclude can't hold (constructive disjunction: Van Hentenryck, Saraswat &
// Deville 1998). With one candidate left these are naked and hidden singles; with two or three at
// the crossing of a line and a box they are pointing and claiming. So a state knows more than
// Propagation, and with rules beyond all-different constraints a search needs a tenth of the nodes.
//
// ConflictRules is what a board's rules mean for its candidates, a candidate being a value in a
// cell: for each one the set of those that it excludes, by whatever rule, and the groups of which
// exactly one holds: the values of a cell, the places of a value in a unit. Rows, chess moves, dots
// and inequalities are all alike here; only diagrams are separate.
#pragma once

#include "base/bit_set.hpp"
#include "diagram_filter.hpp"
#include "formula/clause_lists.hpp"
#include "propagation_state.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::propagation {

/// What is the same in all states of a board. The candidate of a value in a cell is number
/// cell * N + value - 1.
template <std::size_t Words>
class ConflictRules {
 public:
  using Set = base::BitSet<Words>;
  using Number = std::uint16_t;

  static bool fit(const Board& board) {
    return board.formulas().empty() && board.size() > 1 &&
           board.cells() * static_cast<std::size_t>(board.size()) <= Set::end;
  }

  /// Requires: a board that fits, and outlives it.
  explicit ConflictRules(const Board& board)
      : board_(&board),
        size_(static_cast<std::size_t>(board.size())),
        conflicts_(board.cells() * size_) {
    add_groups();
    add_conflicts();
    restrict_cells();
  }

  const Board& board() const { return *board_; }
  std::size_t size() const { return size_; }
  std::size_t number(Cell cell, int value) const {
    return cell * size_ + static_cast<std::size_t>(value - 1);
  }
  Cell cell(std::size_t candidate) const { return static_cast<Cell>(candidate / size_); }
  Value value(std::size_t candidate) const { return static_cast<Value>(candidate % size_ + 1); }

  /// Those that the rules for single cells allow.
  const Set& allowed() const { return allowed_; }
  /// What the candidate excludes.
  const Set& conflicts(std::size_t candidate) const { return conflicts_[candidate]; }

  /// Groups of N candidates of which exactly one holds.
  std::size_t groups() const { return groups_.size() / size_; }
  std::span<const Number> group(std::size_t number) const {
    return std::span(groups_).subspan(number * size_, size_);
  }
  /// The numbers of the groups that the candidate is in.
  std::span<const Number> groups_of(std::size_t candidate) const {
    return groups_of_[static_cast<formula::LitIndex>(candidate)];
  }
  /// With at most this many candidates left, their common exclusions are computed. More candidates
  /// of a cell exclude something together only if a relation has the cell.
  std::size_t max_left(std::size_t group) const {
    if (group >= board_->cells()) return max_places;
    return board_->relations_of(static_cast<Cell>(group)).empty() ? 1 : size_;
  }

 private:
  static constexpr std::size_t max_places = 3;

  void exclude(std::size_t one, std::size_t other) {
    conflicts_[one].add(other);
    conflicts_[other].add(one);
  }
  void add_conflicts() {
    const auto exclude_each_other = [&](std::span<const Cell> cells, int value) {
      Set all;
      for (const Cell cell : cells) all.add(number(cell, value));
      for (const Cell cell : cells) conflicts_[number(cell, value)] |= all;
    };
    for (const AllDifferent& constraint : board_->all_different()) {
      for (int value = 1; value <= board_->size(); ++value) {
        exclude_each_other(constraint.cells, value);
      }
    }
    for (std::size_t candidate = 0; candidate < conflicts_.size(); ++candidate) {
      for (int value = 1; value <= board_->size(); ++value) {
        conflicts_[candidate].add(number(cell(candidate), value));
      }
    }
    for (const PairRelation& pair : board_->relations()) add_conflicts(pair);
    for (std::size_t candidate = 0; candidate < conflicts_.size(); ++candidate) {
      conflicts_[candidate].remove(candidate);
    }
  }

  void add_conflicts(const PairRelation& pair) {
    for (int first = 1; first <= board_->size(); ++first) {
      for (int second = 1; second <= board_->size(); ++second) {
        if (pair.relation->allows(first, second)) continue;
        exclude(number(pair.first, first), number(pair.second, second));
      }
    }
  }

  void add_groups() {
    for (std::size_t candidate = 0; candidate < conflicts_.size(); ++candidate) {
      groups_.push_back(static_cast<Number>(candidate));
    }
    for (const std::uint32_t unit : board_->units()) {
      for (int value = 1; value <= board_->size(); ++value) {
        for (const Cell cell : board_->cells_of(unit)) {
          groups_.push_back(static_cast<Number>(number(cell, value)));
        }
      }
    }
    groups_of_.append(conflicts_.size(), [this](const auto& take) {
      for (std::size_t i = groups_.size(); i-- > 0;) {
        take(groups_[i], static_cast<Number>(i / size_));
      }
    });
  }

  void restrict_cells() {
    for (std::size_t candidate = 0; candidate < conflicts_.size(); ++candidate) {
      allowed_.add(candidate);
    }
    for (const Allowed& rule : board_->allowed()) {
      Set of_cell;
      Set left;
      for (int value = 1; value <= board_->size(); ++value) of_cell.add(number(rule.cell, value));
      for (const Value value : rule.values) left.add(number(rule.cell, value));
      allowed_ -= of_cell - left;
    }
  }

  const Board* board_;
  std::size_t size_;
  Set allowed_;
  std::vector<Set> conflicts_;
  std::vector<Number> groups_;        ///< one after the other; those of cells come first
  formula::Lists<Number> groups_of_;  ///< by candidate
};

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
        rules_->board().diagrams()[number], words, [&](Cell cell) { return mask(cell, words); },
        [&](Cell cell, const auto& supported) { return leave(cell, supported, work); });
  }

  /// The cell's candidates: value v at bit (v-1) % 64 of word (v-1) / 64.
  std::vector<std::uint64_t> mask(Cell cell, std::size_t words) const {
    std::vector<std::uint64_t> values(words);
    for (int value = 1; value <= size(); ++value) {
      const auto bit = static_cast<unsigned>(value - 1);
      values[bit / 64] |= std::uint64_t{possible(cell, value)} << bit % 64;
    }
    return values;
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
