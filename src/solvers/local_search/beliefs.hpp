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
// contradiction earlier.
//
// It uses only +, *, / and square roots, which every machine rounds alike, and no contraction of
// them (see src/CMakeLists.txt), so that results don't depend on the machine.
//
// The message of group g to its member x is the odds of x in g: 1 to the sum of the other members'
// odds, because exactly one member is true. The odds of x are the product of its messages, to the
// power of 5/8; divided by the message of g they are what g hears from x.
#pragma once

#include <unordered_map>

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

  /// The number of variables in at least one group.
  std::size_t size() const { return variables_.size(); }
  formula::LitIndex literal(Index index) const { return formula::index_of(variables_[index]); }

  /// Updates the messages between all groups that no true literal satisfies and their open members.
  /// Returns whether a message changed by more than `enough`, in proportion.
  bool sweep(const formula::Assignment& assignment, double enough);

  /// Up to `most` sweeps, until no message changes by more than `enough`. Throws: Stopped.
  void settle(const formula::Assignment& assignment, int most, double enough,
              const Limits& limits = {});

  /// The odds of the variable in the last sweep: the probability of true divided by that of false.
  double odds(Index index) const { return odds_[index]; }

  /// All messages, to go back to them later.
  const std::vector<double>& messages() const { return messages_; }
  void set_messages(const std::vector<double>& messages) { messages_ = messages; }

  /// How many messages were sent, ever: a measure of the work.
  std::uint64_t sent() const { return sent_; }

 private:
  using Indexes = std::unordered_map<Var, Index>;

  void take(std::span<const Lit> group, const formula::Assignment& assignment, Indexes& indexes);
  void list_places();
  void weigh(const formula::Assignment& assignment);
  bool gather(std::size_t group, const formula::Assignment& assignment);
  bool answer(double enough);

  std::vector<Var> variables_;
  std::vector<std::size_t> starts_;         ///< by group, its first place; then the end
  std::vector<Index> members_;              ///< by place
  std::vector<formula::LitIndex> indices_;  ///< likewise, the members' literals
  formula::Lists<std::uint32_t> places_;    ///< of each variable
  std::vector<double> messages_;            ///< by place: odds from the group to the member
  std::vector<double> odds_;
  std::uint64_t sent_ = 0;

  /// The open members of the group that was gathered: how many, and for each of them, with room for
  /// the longest group.
  std::size_t count_ = 0;
  std::vector<std::uint32_t> at_;  ///< places
  std::vector<double> old_;        ///< messages
  std::vector<double> weights_;    ///< odds without that message
};

}  // namespace sudoku_sat::solvers
