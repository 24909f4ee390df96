// What the solvers have in common that find models and prove nothing: clauses with propagation, the
// groups among them, slices of work.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "formula/propagator.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// A solver for satisfiable formulas that are mostly "exactly one of these", such as Sudoku's, that
/// are too hard for clause learning. It finds a model or goes on until a limit is reached; that
/// there is none it says only where propagation of single literals shows it. It takes any formula,
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
  void limit_conflicts(std::int64_t conflicts) final { conflicts_ = conflicts; }

 protected:
  /// So much of work() takes about as long as one of CaDiCaL's conflicts on a large board, 0.1 ms.
  explicit LocalSearch(std::uint64_t work_per_conflict) : work_per_conflict_(work_per_conflict) {}

  /// The formula is new and propagated, all that was prepared before is of no more use. Throws:
  /// Stopped.
  virtual void prepare(const Limits& limits) = 0;
  /// From where the last search ended, until done(). Throws: Stopped, and then all is prepared
  /// anew.
  virtual Answer search(const Limits& limits) = 0;
  /// What has been done, counted so that it doesn't depend on the machine; asked after prepare().
  virtual std::uint64_t work() const = 0;

  /// Whether this slice of the work is, or a limit is reached.
  bool done(const Limits& limits) const { return work() >= end_ || limits.expired(); }

  /// The clauses without negations, each ended by 0.
  std::span<const Lit> groups() const { return groups_; }
  const Assignment& assignment() const { return propagator_.assignment(); }
  const Implications& implications() const { return propagator_.implications(); }
  std::size_t variables() const { return propagator_.variables(); }

  /// Requires: it is open. What follows is taken back at a contradiction. Throws: Stopped.
  bool try_literal(LitIndex literal, const Limits& limits);
  /// Variables that no clause asks to be true become false. False where that is a contradiction.
  /// Throws: Stopped.
  bool complete(const Limits& limits);
  /// Forgets all but what follows from the clauses alone.
  void undo_all() { propagator_.undo(base_); }

 private:
  void changed();
  std::uint64_t end_of_slice(std::optional<std::int64_t> conflicts) const;

  Propagator propagator_;
  std::vector<Lit> groups_;
  std::uint64_t work_per_conflict_;
  std::uint64_t end_ = 0;  ///< of this slice, in work()
  std::optional<std::int64_t> conflicts_;
  Answer answer_ = Answer::unknown;
  bool prepared_ = false;
  std::size_t base_ = 0;  ///< literals that are true without decisions
};

}  // namespace sudoku_sat
