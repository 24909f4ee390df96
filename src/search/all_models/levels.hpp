// What is known in the search for all models, level by level of decisions, with the reason of each
// literal; unit propagation by two watched literals, clauses of two literals in lists of their own.
//
// Watched literals (Moskewicz and others, DAC 2001) with a second literal beside each watch
// (MiniSat 2.2). Clauses are dropped by the number of levels in them (Audemard & Simon, IJCAI
// 2009).
#pragma once

#include "formula/clause_lists.hpp"

namespace sudoku_sat::search {

// Clauses over so few levels stay.
constexpr std::uint32_t kept_levels = 2;
constexpr std::uint32_t dropped = ~std::uint32_t{0};

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

  void new_variables(std::size_t n) {
    const std::size_t variables = levels_.size() + n;
    levels_.resize(variables, 0);
    reasons_.resize(variables);
    assignment_.resize(variables - 1);
    pairs_.resize(2 * variables);
    watches_.resize(2 * variables);
  }

  std::size_t variables() const { return levels_.size() - 1; }

  /// A clause, at level 0 or, learnt, with two literals first that are watched. Requires: no
  /// literal twice, at least two.
  Reason add(std::span<const formula::LitIndex> clause, std::uint32_t levels_in_it) {
    if (clause.size() == 2) {
      pairs_[formula::negation(clause[0])].push_back(clause[1]);
      pairs_[formula::negation(clause[1])].push_back(clause[0]);
      return {ReasonKind::pair, clause[1]};
    }
    literals_.push_back(static_cast<formula::LitIndex>(clause.size()));
    literals_.push_back(levels_in_it);
    const auto ref = static_cast<ClauseRef>(literals_.size());
    literals_.insert(literals_.end(), clause.begin(), clause.end());
    watches_[formula::negation(clause[0])].push_back({ref, clause[1]});
    watches_[formula::negation(clause[1])].push_back({ref, clause[0]});
    if (levels_in_it > kept_levels) learnt_.push_back(ref);
    return {ReasonKind::clause, ref};
  }

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
  bool propagate() {
    while (head_ < assignment_.size()) {
      const formula::LitIndex literal = assignment_[head_++];
      if (!propagate_pairs(literal) || !propagate_clauses(literal)) return false;
    }
    return true;
  }

  std::span<const formula::LitIndex> conflict() const { return conflict_; }

  /// Grows with the work done.
  std::uint64_t steps() const { return steps_; }

  /// Drops half of the learnt clauses, those over most levels first; not those that are reasons.
  void forget_clauses() {
    std::sort(learnt_.begin(), learnt_.end(), [this](ClauseRef one, ClauseRef other) {
      return literals_[one - 1] != literals_[other - 1] ? literals_[one - 1] < literals_[other - 1]
                                                        : one > other;
    });
    const auto worse = learnt_.begin() + static_cast<std::ptrdiff_t>(learnt_.size() / 2);
    const auto gone = std::partition(worse, learnt_.end(),
                                     [this](ClauseRef clause) { return is_reason(clause); });
    for (auto next = gone; next != learnt_.end(); ++next) literals_[*next - 1] = dropped;
    learnt_.erase(gone, learnt_.end());
    for (std::vector<Watch>& watches : watches_) {
      std::erase_if(watches,
                    [this](const Watch& watch) { return literals_[watch.clause - 1] == dropped; });
    }
  }

 private:
  struct Watch {
    ClauseRef clause;
    formula::LitIndex
        other;  ///< another literal of the clause; if it is true, the clause need not be seen
  };

  bool propagate_pairs(formula::LitIndex literal) {
    const std::vector<formula::LitIndex>& implied = pairs_[literal];
    steps_ += implied.size() / 4 + 1;
    for (const formula::LitIndex other : implied) {
      if (is_true(other)) continue;
      if (is_false(other)) {
        conflict_ = {formula::negation(literal), other};
        return false;
      }
      assign(other, {ReasonKind::pair, formula::negation(literal)}, level());
    }
    return true;
  }

  bool propagate_clauses(formula::LitIndex literal) {
    const formula::LitIndex falsified = formula::negation(literal);
    std::vector<Watch>& watches = watches_[literal];
    auto kept = watches.begin();
    steps_ += watches.size();
    for (auto next = watches.begin(); next != watches.end(); ++next) {
      const Watch watch = *next;
      if (is_true(watch.other)) {
        *kept++ = watch;
        continue;
      }
      const ClauseRef ref = watch.clause;
      const std::span<formula::LitIndex> clause =
          std::span(literals_).subspan(ref, literals_[ref - 2]);
      if (clause[0] == falsified) std::swap(clause[0], clause[1]);
      const formula::LitIndex first = clause[0];
      if (first != watch.other && is_true(first)) {
        *kept++ = {ref, first};
        continue;
      }
      const auto place = std::find_if(clause.begin() + 2, clause.end(),
                                      [this](formula::LitIndex other) { return !is_false(other); });
      if (place != clause.end()) {
        std::swap(clause[1], *place);
        watches_[formula::negation(clause[1])].push_back({ref, first});
        continue;
      }
      *kept++ = {ref, first};
      if (is_false(first)) {
        conflict_.assign(clause.begin(), clause.end());
        kept = std::copy(next + 1, watches.end(), kept);
        watches.erase(kept, watches.end());
        return false;
      }
      assign(first, {ReasonKind::clause, ref}, level());
    }
    watches.erase(kept, watches.end());
    return true;
  }

  bool is_reason(ClauseRef ref) const {
    const formula::LitIndex first = literals_[ref];
    const Reason& reason = reason_of(first);
    return is_true(first) && reason.kind == ReasonKind::clause && reason.what == ref;
  }

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
