// What solvers that find models and prove nothing have in common: clauses with propagation, the
// groups among them, slices of work. Clauses go to the propagator and, where they have no negation,
// to the groups as well. What is prepared is kept from slice to slice and thrown away when a clause
// is added or Stopped ends a call. At the end all local searches, each in a file of its own.
#pragma once

#include "formula/propagator.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::solvers {

/// A solver for satisfiable formulas that are mostly "exactly one of these", such as Sudoku's, that
/// are too hard for clause learning. It finds a model or goes on until a limit is reached; it
/// answers unsatisfiable only where propagation of single literals shows it. It takes any formula,
/// but searches only among variables that are in groups, which are the clauses without negations;
/// it gives up where it sees that this is not enough. Assumptions throw std::logic_error.
class LocalSearch : public Solver {
 public:
  Var new_vars(std::size_t n) final;
  void add(const ClauseBlock& block) final;
  void assume(Lit literal) final;
  bool failed(Lit literal) final;
  Answer solve(const Limits& limits) final;
  bool value(Var variable) final;
  void limit_work(std::int64_t microseconds) final { microseconds_ = microseconds; }

 protected:
  /// `work_rate`: how much of work() takes a microsecond.
  explicit LocalSearch(std::uint64_t work_rate) : work_rate_(work_rate) {}

  /// Called when the formula is new and propagated; what was prepared before is of no more use.
  /// Throws: Stopped.
  virtual void prepare(const Limits& limits) = 0;
  /// Goes on from where the last search ended, until done(). Throws: Stopped, and then all is
  /// prepared anew.
  virtual Answer search(const Limits& limits) = 0;
  /// What has been done, counted so that it doesn't depend on the machine; asked after prepare().
  virtual std::uint64_t work() const = 0;

  /// Whether this slice of the work is done, or a limit is reached.
  bool done(const Limits& limits) const { return work() >= end_ || limits.expired(); }

  /// The clauses without negations, each ended by 0.
  std::span<const Lit> groups() const { return groups_; }
  const formula::Assignment& assignment() const { return propagator_.assignment(); }
  const formula::Implications& implications() const { return propagator_.implications(); }
  std::size_t variables() const { return propagator_.variables(); }

  /// Makes the literal true and propagates. False at a contradiction, and then that is taken back.
  /// Requires: the literal is open. Throws: Stopped.
  bool try_literal(formula::LitIndex literal, const Limits& limits);
  /// Decides the open variables one by one: false, or true if false is a contradiction. Returns
  /// false if both are. Throws: Stopped.
  bool complete(const Limits& limits);
  /// Forgets all but what follows from the clauses alone.
  void undo_all() { propagator_.undo(base_); }

 private:
  void changed();
  std::uint64_t end_of_slice(std::optional<std::int64_t> microseconds) const;

  formula::Propagator propagator_;
  std::vector<Lit> groups_;
  std::uint64_t work_rate_;
  std::uint64_t end_ = 0;                     ///< of this slice, in work()
  std::optional<std::int64_t> microseconds_;  ///< of the next slice
  Answer answer_ = Answer::unknown;
  bool prepared_ = false;
  std::size_t base_ = 0;  ///< literals that are true without decisions
};

/// Decides one value after the other, the likeliest first. Its work is counted in messages.
std::unique_ptr<Solver> make_decimation(std::uint64_t seed = 1);

/// Begins with a value in each cell and changes one after the other until nothing conflicts. Its
/// work is counted in groups and conflicts looked at; its statistics' decisions are its moves.
std::unique_ptr<Solver> make_tabu(std::uint64_t seed = 1);

/// Whether all constraints are all-different, and boxes or rows that hold each value divide the
/// board: it can be searched by swaps.
bool suits_swaps(const Board& board);

/// Begins with a permutation in each of these boxes or rows and swaps values. It reads the board,
/// not its clauses: these need not be added. Its work is counted in pairs of cells and rivals
/// looked at; its statistics' decisions are its moves. Requires: suits_swaps(board); `variables`
/// live as long as the solver.
std::unique_ptr<Solver> make_swap_search(const Board& board, const VariableMap& variables,
                                         std::uint64_t seed = 1);

}  // namespace sudoku_sat::solvers
