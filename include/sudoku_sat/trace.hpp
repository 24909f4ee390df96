// A solver that says everything it does: to teach from, not to be fast. Conflict-driven clause
// learning (Marques-Silva & Sakallah, IEEE Trans. Computers 1999) with two watched literals and
// VSIDS (Moskewicz et al., DAC 2001) and first unique implication points (Zhang et al., ICCAD
// 2001); DPLL (Davis, Logemann & Loveland, CACM 1962), plain backtracking and unit propagation
// alone to compare it with.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat {

/// What a traced run does, of the ways to look for a model that are taught.
enum class TraceMode : std::uint8_t {
  cdcl,          ///< learns a clause from each conflict and jumps back
  dpll,          ///< unit propagation; a conflict flips the last decision
  backtracking,  ///< decisions alone; a clause without a literal left flips the last one
  units,         ///< unit propagation alone, which may end without an answer
};

/// "cdcl", "dpll", "backtracking", "units"; no value for anything else.
std::optional<TraceMode> parse_trace_mode(std::string_view text);
/// As parse_trace_mode() reads it.
std::string_view name(TraceMode mode);

/// How a traced run decides, and when it ends.
struct TraceOptions {
  TraceMode mode = TraceMode::cdcl;
  bool fixed_order = false;     ///< the first open variable is decided; else VSIDS, of cdcl alone
  bool restarts = true;         ///< of cdcl, after Luby's sequence
  std::uint64_t conflicts = 0;  ///< ends after so many; 0: no limit
  std::uint64_t steps = 0;      ///< ends once there were so many; 0: no limit
  /// Made before any other, in this order, where they are open. Of units the only ones: it ends
  /// where one of them is false.
  std::vector<Lit> decisions = {};
};

/// The clauses of the formula have the numbers from 0 on, in their order; learnt clauses follow.
using ClauseNumber = std::size_t;
inline constexpr ClauseNumber no_clause_number = std::numeric_limits<ClauseNumber>::max();

/// A step of a traced run: what has just been done.
struct TraceEvent {
  enum class Kind : std::uint8_t {
    decision,     ///< `literal` becomes true, opening `level`
    propagation,  ///< `literal` becomes true by `clause`
    conflict,     ///< all literals of `clause` are false
    learnt,       ///< `clause` is new: the resolvent of the conflict and the clauses of `cut`
    backjump,     ///< what was assigned above `level` is open again
    flip,         ///< after a backjump of dpll or backtracking: `literal`, a decision's negation
    restart,      ///< as a backjump to level 0, without a conflict
    model,        ///< every variable has a value, no clause is false
    refuted,      ///< there is no model
    fixpoint,     ///< of units: no clause is unit any more, and not every variable has a value
  };
  Kind kind;
  Lit literal = 0;
  ClauseNumber clause = no_clause_number;
  std::size_t level = 0;
  /// Of `learnt`: the reasons that the conflict was resolved with, in that order. Their literals on
  /// the conflict's level are the part of the implication graph behind the cut.
  std::span<const ClauseNumber> cut = {};
};

/// "decision", "propagation", ...
std::string_view name(TraceEvent::Kind kind);

/// A run on one formula, from the first decision to the answer.
class TraceSolver {
 public:
  using OnEvent = std::function<void(const TraceEvent&)>;

  /// The formula's clauses, each ended by 0, over the variables 1..variables. `on_event` gets each
  /// step when it is done; spans in it end with the call.
  TraceSolver(std::span<const Lit> formula, Var variables, const TraceOptions& options,
              OnEvent on_event);
  ~TraceSolver();
  TraceSolver(TraceSolver&&) noexcept;

  /// Runs to the answer, or `unknown` at a limit, after as many conflicts or steps as the options
  /// say, or at a fixpoint. Up to as many more steps as there are variables may come after the last
  /// one allowed.
  Answer run(const Limits& limits = {});

  /// The literals of a clause, of the formula or learnt; valid until the next event.
  std::span<const Lit> clause(ClauseNumber number) const;
  /// How many clauses there are by now.
  std::size_t clauses() const;
  /// What is true now, in the order of assignment.
  std::span<const Lit> trail() const;
  /// The values found: after run() gave `satisfiable`.
  Model model() const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace sudoku_sat
