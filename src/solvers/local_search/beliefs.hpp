// Belief propagation: how likely each variable is to be true, in a formula that is mostly "exactly
// one of these". A group, which is a clause without negations, asks each of its members how likely
// it is according to its other groups, and tells it how likely that makes it in this one; after
// some sweeps over all groups the messages settle. (J. Pearl: Probabilistic Reasoning in
// Intelligent Systems, 1988; for Sudoku T. Moon & J. Gunther, IEEE SMCals 2006.)
//
// Groups of a Sudoku share many members, so that the same evidence comes back on short cycles and
// counts too often. Therefore a message counts less than once (after the fractional belief
// propagation of W. Wiegerinck & T. Heskes, NIPS 2002). Of the first 50 values that seem most
// likely, one after the other, on eight 36x36 boards with 48 and 50 % of the cells open, 39 to 47
// were right with the power 5/8; with the power 1 at most 26 were, and three runs ended in a
// contradiction earlier. The power 9/16 takes longer where 5/8 finds a solution soon, but finds one
// more often where 5/8 doesn't.
//
// It uses only +, *, / and square roots, which every machine rounds alike, and no contraction of
// them (see src/CMakeLists.txt), so that results don't depend on the machine.
//
// The message of group g to its member x is the odds of x in g: 1 to the sum of the other members'
// odds, because exactly one member is true. The odds of x are the product of its messages, to the
// power of 5/8 or 9/16; divided by the message of g they are what g hears from x. Messages are kept
// as odds against x, so that they need a root each and no division.
//
// What is decided takes no part: what is left of the groups is copied together before beliefs
// settle, since later decisions leave a small part of them.
#pragma once

#include "formula/clause_lists.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::solvers {

class Beliefs {
 public:
  /// A variable by its number among those that take part, from 0.
  using Index = std::uint32_t;

  /// Takes the open members of the groups, in their order; groups with a true literal are left out.
  /// All messages begin at even odds. `groups`: clauses without negations, each ended by 0.
  Beliefs(std::span<const Lit> groups, const formula::Assignment& assignment);

  /// The number of variables that take part: until the next settle(), those that were open at the
  /// last one.
  std::size_t size() const { return left_.literals.size(); }
  formula::LitIndex literal(Index index) const { return left_.literals[index]; }

  /// Leaves out what has been decided. Then updates all messages up to `most` times, until none
  /// changes by more than `enough`, in proportion. Requires: what was open at go_back(), or in the
  /// beginning, and decided at a settle() since is so still. Throws: Stopped.
  void settle(const formula::Assignment& assignment, int most, double enough,
              const Limits& limits = {});

  /// The odds of the variable in the last update: the probability of true divided by that of false.
  /// Requires: settle() was called, and no go_back() since.
  double odds(Index index) const { return odds_[index]; }

  /// From now on a message counts less, with the power 9/16.
  void discount_more() { power_ = Power::nine_sixteenths; }

  /// Keeps messages, and what takes part, to go back to them later.
  void keep() { kept_ = left_; }
  /// Requires: keep() was called.
  void go_back() { left_ = kept_; }

  /// How many messages were sent, ever: a measure of the work.
  std::uint64_t sent() const { return sent_; }

 private:
  enum class Power { five_eighths, nine_sixteenths };

  /// The groups without what has been decided.
  struct Groups {
    std::vector<formula::LitIndex> literals;  ///< of the variables
    std::vector<std::size_t> starts{0};       ///< by group, its first place; then the end
    std::vector<Index> members;               ///< by place
    std::vector<double> against;              ///< by place: the odds against the member
  };

  void take_members(std::span<const Lit> groups, const formula::Assignment& assignment);
  void number_open(const formula::Assignment& assignment);
  void leave_out_decided(const formula::Assignment& assignment);
  std::size_t copy_open(std::size_t first, std::size_t end, std::size_t to);
  bool sweep(double enough);
  void weigh();
  void discount();
  bool answer(std::size_t first, std::size_t end, double enough);

  Power power_ = Power::five_eighths;
  Groups left_;
  Groups kept_;
  std::vector<double> odds_;     ///< of each variable
  std::vector<double> weights_;  ///< of the members of a group: their odds without its message
  std::vector<Index> numbers_;   ///< of each variable, its next number; or why it has none
  std::uint64_t sent_ = 0;
};

}  // namespace sudoku_sat::solvers
