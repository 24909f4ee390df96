// Steps with many reasons, told as arguments: what follows from the opposite, one small step after
// the other, up to a contradiction; and the search for what such an argument has to refute on its
// way.
//
// NestedSearch keeps it within a budget. Arguments of one level are looked for from every candidate
// while there is time, later from those that came far before: on a board where nothing can be told
// in one level, that is what remains to be learnt from trying. How far a candidate comes says best
// how short its search is: with its exclusions one level deep, most of a contradiction is there. On
// a non-consecutive puzzle of seven givens the first of 640 candidates by that order had the
// shortest plan of all, and the twelve shortest ones were among the first eighteen.
//
// Telling a plan: each of the small steps is of the kind that a puzzle begins with (KnownLiterals),
// over the constraints and facts of the step alone. Where nothing follows any more, a candidate is
// excluded because it leads to a contradiction in the same way, which is an argument in the
// argument. Those steps that the contradiction does not rest on are left out, and so is an inner
// argument that did not need its assumption (backjumping: Stallman & Sussman, AI Journal 1977).
#pragma once

#include "formula/propagator.hpp"
#include "known_literals.hpp"
#include "steps.hpp"
#include "sudoku_sat/explain.hpp"
#include "unrefuted.hpp"

namespace sudoku_sat::explain {

/// A literal that leads to a contradiction once others are refuted, one after the other: each of
/// them after it is supposed, and after those before.
struct Refuted {
  Lit literal;
  std::vector<Refuted> before;

  /// How many are refuted before it, in all levels.
  std::size_t steps() const {
    std::size_t all = before.size();
    for (const Refuted& one : before) all += one.steps();
    return all;
  }
};

/// What was done so far outside searches, in literals.
struct OtherWork {
  std::uint64_t told = 0;     ///< that became known in telling arguments
  std::uint64_t derived = 0;  ///< that followed in refutations by unit propagation
};

/// Which candidates an argument with arguments inside refutes. Facts are those of a puzzle's steps
/// so far and contradict nothing, unless something else is said.
class NestedSearch {
 public:
  /// Of a board of `size` values with this many cells. The limits must outlive it. Requires: what
  /// was a fact once always is.
  NestedSearch(const ReasonedClauses& clauses, int size, std::size_t cells, const Limits& limits);

  /// Candidates that unit propagation refutes: first those from which the contradiction came
  /// soonest, which have the fewest reasons most of the time. A few where that has taken long in
  /// other steps, none if even that has. Throws: Stopped.
  std::vector<Lit> refuted_at_once(std::span<const Lit> facts, const OtherWork& other);

  /// Candidates that are refuted after others that unit propagation refutes: some of those that
  /// take the fewest of these. Requires: facts are those of the last call and new ones after them.
  /// Throws: Stopped.
  std::vector<Refuted> of_one_level(std::span<const Lit> facts, const OtherWork& other);

  /// The literals in another order: first those for which of_one_level() came far, because
  /// excluding others led to many literals when it last tried them. A search that begins with them
  /// needs the fewest levels.
  std::vector<Lit> farthest_first(std::vector<Lit> literals) const;

  /// Passes plans of any depth that refute one of the first literals to `tell` until it accepts
  /// one. Returns whether it did. Throws: Stopped.
  bool of_any_depth(std::span<const Lit> facts, std::span<const Lit> literals,
                    const OtherWork& other, const std::function<bool(const Refuted&)>& tell);

  /// Whether arguments of more levels are no longer looked for.
  bool spent(const OtherWork& other) const;

  /// Those of the literals, which all hold, that all others follow from: the one with which most
  /// holds, by unit propagation, the one with which most holds then, and so on. Requires: one of
  /// them is not known. Throws: Stopped.
  std::vector<Lit> farthest(std::span<const Lit> facts, std::span<const Lit> literals);

  /// How the literal is refuted, in as many levels as it takes; no value if that takes more than
  /// this many literals made true, or where it may hold. Throws: Stopped.
  std::optional<Refuted> refute(std::span<const Lit> facts, Lit literal, std::uint64_t max_work);

  /// The same by cases alone, first about cells whose candidates failed at once before: far longer
  /// arguments, which are found sooner. Throws: Stopped.
  std::optional<Refuted> refute_by_cases(std::span<const Lit> facts, Lit literal,
                                         std::uint64_t max_work);

 private:
  using Steps = std::vector<Refuted>;

  std::uint64_t budget(std::uint64_t work) const;
  std::uint64_t work(const OtherWork& other) const;
  std::uint64_t propagation(const OtherWork& other) const;
  static void leave_out_long(std::vector<Refuted>& plans);
  std::optional<Refuted> shortest(std::span<const Lit> facts, std::span<const Lit> literals);

  bool begin(std::span<const Lit> facts, std::uint64_t max_work);
  void simplify();
  bool is_open(Lit literal) const {
    return propagator_.assignment().is_open(formula::index_of(literal));
  }
  template <class Visit>
  void for_each_open(std::size_t cell, const Visit& visit) const;
  std::vector<Lit> open_candidates() const;
  std::optional<Steps> refute_again(std::span<const Lit> facts, Lit literal, std::size_t most);
  std::optional<Steps> refute_flat(std::span<const Lit> facts, Lit literal, Steps refuted,
                                   std::size_t most);
  std::optional<Steps> refute_deep(Lit literal);
  bool refute_further(Steps& steps);
  bool probe(Steps& steps, std::size_t most, bool& contradiction);
  std::optional<Lit> choose();
  bool split(Steps& steps);
  std::optional<Lit> choose_case() const;
  int count_candidates(Lit literal) const;
  std::size_t reach(Lit literal);
  bool holds_with(Lit literal);
  bool fails(Lit candidate);
  bool suppose(Lit literal);
  void take_back(std::size_t size);

  const Limits& limits_;
  formula::Propagator propagator_;
  std::vector<Lit> literals_;   ///< of the clauses that the propagator has, each ended by 0
  std::size_t simplified_ = 0;  ///< literals that were true when these were simplified
  std::uint64_t all_literals_;  ///< of the formula
  Lit size_;
  std::vector<bool> mentioned_;          ///< by variable
  std::vector<std::size_t> cells_;       ///< that are mentioned
  bool weighted_ = false;                ///< whether failures count
  std::uint64_t state_ = 0;              ///< what is true now: another number for each set
  std::vector<std::uint64_t> held_;      ///< by variable: the last state in which it didn't fail
  Unrefuted unrefuted_;                  ///< in of_one_level()
  std::vector<std::size_t> reached_;     ///< by variable: how far of_one_level() came with it
  std::vector<std::uint64_t> failures_;  ///< by cell, of this search by cases
  std::uint64_t work_ = 0;               ///< literals made true since the search began
  std::uint64_t max_work_ = 0;
  std::uint64_t earlier_work_ = 0;
  std::uint64_t at_once_ = 0;   ///< literals made true in refuted_at_once()
  std::uint64_t searched_ = 0;  ///< likewise for a candidate in the last search of any depth
};

struct Argument {
  Case opposite;  ///< that the conclusion does not hold
  Groups groups;  ///< that it rests on
};

/// An argument from all facts and constraints, which `known` has and nothing else. No value if
/// that would take too long. Throws: Stopped.
std::optional<Argument> tell_argument(const StepSource& source, KnownLiterals& known,
                                      const Refuted& plan, const Limits& limits);

/// An argument from the groups alone; no value where it would take too long. Requires: the groups
/// imply the conclusion. Throws: Stopped.
std::optional<Argument> argue(const StepSource& source, const Groups& groups,
                              const Statement& conclusion, const Limits& limits);

}  // namespace sudoku_sat::explain
