// What is known in the search for all models, level by level of decisions, with the reason of each
// literal; unit propagation by two watched literals, clauses of two literals in lists of their own.
//
// Watched literals (Moskewicz and others, DAC 2001) with a second literal beside each watch
// (MiniSat 2.2). Clauses are dropped by the number of levels in them (Audemard & Simon, IJCAI
// 2009).
#pragma once

#include "formula/clause_lists.hpp"

namespace sudoku_sat::search {

class Levels {
 public:
  /// Where a clause of three literals and more begins.
  using ClauseRef = std::uint32_t;

  enum class ReasonKind : std::uint8_t {
    none,     ///< a decision, or known at level 0
    pair,     ///< `what` is the other literal, false, of a clause of two
    clause,   ///< `what` is a ClauseRef
    visited,  ///< nothing is left to find where the decisions up to its level and its negation hold
  };
  struct Reason {
    ReasonKind kind = ReasonKind::none;
    std::uint32_t what = 0;
  };

  void new_variables(std::size_t n);
  std::size_t variables() const { return levels_.size() - 1; }

  /// A clause, at level 0 or, learnt, with two literals first that are watched. Requires: no
  /// literal twice, at least two.
  Reason add(std::span<const formula::LitIndex> clause, std::uint32_t levels_in_it);

  bool is_true(formula::LitIndex literal) const { return assignment_.is_true(literal); }
  bool is_false(formula::LitIndex literal) const { return assignment_.is_false(literal); }
  bool is_open(formula::LitIndex literal) const { return assignment_.is_open(literal); }

  std::size_t level() const { return begins_.size(); }
  std::size_t level_of(formula::LitIndex literal) const { return levels_[literal / 2]; }
  const Reason& reason_of(formula::LitIndex literal) const { return reasons_[literal / 2]; }
  /// What is true, in the order in which it became so.
  const formula::Assignment& trail() const { return assignment_; }
  /// The literal that opened a level, from 1.
  formula::LitIndex decision_of(std::size_t level) const { return assignment_[begins_[level - 1]]; }
  std::span<const formula::LitIndex> clause(ClauseRef clause) const {
    return std::span(literals_).subspan(clause, literals_[clause - 2]);
  }

  void open_level() { begins_.push_back(static_cast<std::uint32_t>(assignment_.size())); }
  /// Requires: the literal is open; it follows at `level`, at most the current one.
  void assign(formula::LitIndex literal, Reason reason, std::size_t level) {
    assignment_.make_true(literal);
    levels_[literal / 2] = static_cast<std::uint32_t>(level);
    reasons_[literal / 2] = reason;
  }
  /// Forgets all levels above `level`, calling forget(literal) for each literal of them.
  template <class Forget>
  void back_to(std::size_t level, const Forget& forget) {
    if (level >= begins_.size()) return;
    const std::size_t size = begins_[level];
    for (std::size_t place = assignment_.size(); place > size; --place)
      forget(assignment_[place - 1]);
    assignment_.undo(size);
    begins_.resize(level);
    head_ = size;
  }

  /// All that follows. False at a conflict: conflict() is a clause that is false.
  bool propagate();
  std::span<const formula::LitIndex> conflict() const { return conflict_; }

  /// Grows with the work done.
  std::uint64_t steps() const { return steps_; }

  /// Drops half of the learnt clauses, those over most levels first; not those that are reasons.
  void forget_clauses();

 private:
  struct Watch {
    ClauseRef clause;
    formula::LitIndex
        other;  ///< another literal of the clause; if it is true, the clause need not be seen
  };

  bool propagate_pairs(formula::LitIndex literal);
  bool propagate_clauses(formula::LitIndex literal);
  bool is_reason(ClauseRef clause) const;

  std::vector<std::vector<formula::LitIndex>>
      pairs_;                                ///< by literal: what follows where it is true
  std::vector<std::vector<Watch>> watches_;  ///< by literal: clauses to look at where it is true
  std::vector<formula::LitIndex> literals_;  ///< for each clause its size, levels, literals
  std::vector<ClauseRef> learnt_;
  formula::Assignment assignment_;
  std::vector<std::uint32_t> levels_ = {0};  ///< by variable
  std::vector<Reason> reasons_ = {{}};       ///< by variable
  std::vector<std::uint32_t> begins_;        ///< of each level from 1, in the trail
  std::size_t head_ = 0;                     ///< literals before it have been propagated
  std::vector<formula::LitIndex> conflict_;
  std::uint64_t steps_ = 0;
};

}  // namespace sudoku_sat::search
