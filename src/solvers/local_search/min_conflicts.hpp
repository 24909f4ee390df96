// One member of each group is chosen, and where a clause forbids two chosen members there is a
// conflict; moves change the choice of one group. It is graph colouring with the groups as
// vertices.
//
// Nearly all of the time goes into finding the best move among some dozens of clashing groups with
// some members each. One comparison of a member's key tells whether it is worth a closer look: the
// key is its number of conflicts, and above that flags for what can't be moved to. Keys have 16
// bits, eight of them are compared at once, and groups begin at whole vectors (49x49, 48 % open, on
// one machine: 0.47 us a move, 0.71 if each member is looked at).
#pragma once

#include "formula/clause_lists.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::solvers {

class MinConflicts {
 public:
  /// Groups are those clauses without negations, each ended by 0, that are not satisfied and share
  /// no member with an earlier group. Two members conflict where an implication leads from one to
  /// the negation of the other. Nothing is chosen yet.
  MinConflicts(std::span<const Lit> clauses, const formula::Assignment& assignment,
               const formula::Implications& implications);

  /// False if a member has more rivals than can be counted: 4095.
  bool fit() const { return fit_; }
  std::size_t size() const { return starts_.size() - 1; }
  /// The number of conflicts between chosen members.
  std::size_t conflicts() const { return conflicts_; }
  /// The number of groups whose chosen member is in a conflict.
  std::size_t clashing() const { return clashing_.size(); }
  /// Requires: fit(), and choose() was called.
  formula::LitIndex chosen(std::size_t group) const {
    return formula::index_of(variables_[chosen_[group]]);
  }

  /// Chooses anew in all groups, in random order: a random one of the members with the fewest
  /// conflicts so far. No move is forbidden after it. Requires: fit().
  void choose(Random& random);

  /// Moves a clashing group to another member: of all moves that are not forbidden, a random one of
  /// those that leave the fewest conflicts. Moving back is permitted from the `tenure`-th move
  /// after it on, 1 to 8192. Where every move is forbidden, only time goes by.
  void move(std::size_t tenure, Random& random);

  /// Groups and conflicts looked at so far: a measure of the work.
  std::uint64_t work() const { return work_; }

 private:
  using Index = std::uint32_t;  ///< of a member, in the groups' order
  using Key = std::int16_t;

  void take(std::span<const Lit> clause, const formula::Assignment& assignment);
  Index excluded_by(formula::LitIndex literal) const;
  void add_pairs(const formula::Implications& implications);
  std::span<const Index> rivals(Index member) const { return rivals_[member]; }
  void forget();
  void scan(Index group);
  void take_out(Index member);
  void put(Index group, Index member);
  void add_clashing(Index group);
  void remove_clashing(Index group);
  void forbid(Index member, std::size_t tenure);
  void permit_what_is_due();

  /// By member; the groups are filled up to whole vectors with members that are never chosen.
  std::vector<Var> variables_;
  std::vector<Index> group_of_;
  std::vector<Key> keys_;         ///< how many chosen ones it conflicts with, and flags above that
  formula::Lists<Index> rivals_;  ///< the members that it conflicts with
  std::vector<Index> index_;      ///< by variable, one more than its member; 0: in no group
  bool fit_ = true;

  /// By group.
  std::vector<Index> starts_{0};  ///< its first member; then the end
  std::vector<Index> chosen_;
  std::vector<Index> clashing_;  ///< the groups in conflict, in any order
  std::vector<Index> place_;     ///< in clashing_, for those that are there

  std::size_t conflicts_ = 0;
  std::uint64_t time_ = 0;  ///< moves
  std::uint64_t work_ = 0;
  /// By time, in a ring, the forbidden members that are permitted then: lists through due_after_.
  std::vector<Index> due_;
  std::vector<Index> due_after_;

  /// Of the current move.
  int least_ = 0;  ///< how many more conflicts the best moves make
  std::vector<Index> best_;
};

}  // namespace sudoku_sat::solvers
