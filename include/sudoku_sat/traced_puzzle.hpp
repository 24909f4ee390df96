// A trace of a puzzle: its formula with what clauses and literals say of the grid, and a run of
// which every step that has to be believed was checked by code that the solver shares nothing with:
// learnt clauses and refutations by the checker of proofs, models by the rules.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/clause_words.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/trace.hpp"

namespace sudoku_sat {

/// A puzzle's formula as a trace shows it: its clauses by their numbers, where each comes from, and
/// what its literals say of the grid.
class TracedFormula {
 public:
  /// Traces are for people and keep every clause in memory: larger formulas are refused.
  static constexpr std::uint64_t most_clauses = 4'000'000;
  static constexpr std::uint64_t most_literals = 40'000'000;

  /// Rules and givens, clause by clause as `dimacs` writes them. The puzzle must outlive this.
  /// Throws: SolverError where the formula is too large; Stopped.
  TracedFormula(const Puzzle& puzzle, const Formulation& formulation, const Limits& limits);
  TracedFormula(const TracedFormula&) = delete;
  TracedFormula& operator=(const TracedFormula&) = delete;

  const Puzzle& puzzle() const { return puzzle_; }
  /// Null where the reduction found a contradiction: then the formula is one empty clause.
  const VariableMap* map() const { return map_ ? &*map_ : nullptr; }
  /// All clauses, each ended by 0.
  std::span<const Lit> literals() const { return sink_.block().literals; }
  Var variables() const { return static_cast<Var>(sink_.size().variables); }
  std::size_t clauses() const { return begins_.size(); }
  /// The literals of a clause, in the order of the encoding.
  std::span<const Lit> clause(ClauseNumber number) const;

  /// "row uniqueness"
  const std::string& family(ClauseNumber number) const;
  /// "row 5 has 7 only once"; may be empty.
  std::string about(ClauseNumber number) const;
  /// "r1c1=4", "r1c1≠4"; see ClauseWords.
  std::string statement(Lit literal) const { return words_->statement(literal); }
  /// The cell that the literal says something of; none for an auxiliary variable.
  std::optional<Cell> cell_of(Lit literal) const { return words_->cell_of(literal); }
  /// Of an auxiliary variable a clause that it occurs in, the first one; no value elsewhere.
  std::optional<ClauseNumber> defined_by(Var variable) const;

 private:
  const Puzzle& puzzle_;
  std::optional<VariableMap> map_;
  MemorySink sink_;
  OriginList origins_;
  std::optional<ClauseWords> words_;
  std::vector<std::size_t> begins_;     ///< of each clause among the literals
  std::vector<ClauseNumber> defining_;  ///< of each auxiliary variable
};

/// "r1c1=4 or r1c2=4"; "nothing can hold" of the empty clause.
std::string in_words(std::span<const Lit> clause, const TracedFormula& formula);

/// The same, said of what it excludes: "not (r1c1=4 and r2c7≠9)".
std::string as_exclusion(std::span<const Lit> clause, const TracedFormula& formula);

/// An event, and the clauses that it names.
struct TraceStep {
  TraceEvent event;
  /// Of a propagation or conflict its clause, of `learnt` the new one; of a flip what it rests on:
  /// that not all decisions up to the one taken back can hold.
  std::span<const Lit> clause = {};
};

/// What a run came to.
struct TraceOutcome {
  Answer answer = Answer::unknown;
  std::string reason = {};            ///< where unknown: what ended it
  std::optional<Grid> solution = {};  ///< which has passed verify()
  /// Of unit propagation alone that ended without an answer: of each cell the value that is known,
  /// else those that aren't excluded.
  std::vector<std::vector<Value>> candidates = {};
  std::array<std::uint64_t, 10> counts{};  ///< of events, by kind

  /// How many events of the kind there were.
  std::uint64_t count(TraceEvent::Kind kind) const {
    return counts[static_cast<std::size_t>(kind)];
  }
};

/// Runs the solver; `on_step` gets each step once it has been checked. A flip of DPLL and
/// backtracking is a lemma like a learnt clause: it follows by unit propagation from the formula
/// and the flips before it. Throws: SolverError where a clause doesn't follow, or an answer is
/// false; what `on_step` throws.
TraceOutcome run_trace(const TracedFormula& formula, const TraceOptions& options,
                       const Limits& limits, const std::function<void(const TraceStep&)>& on_step);

/// "solved", "unsatisfiable", "unknown"
std::string_view status_of(const TraceOutcome& outcome);

}  // namespace sudoku_sat
