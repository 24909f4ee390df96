// How a puzzle is solved, step by step: derived for people, or by a solver that shows its work.
//
// Explainer derives a puzzle's solution step by step, each step from a small set of reasons that
// imply it: constraints as people know them, givens, conclusions of earlier steps. See
// src/explain/explain.cpp.
//
// E. Gamba, B. Bogaerts, T. Guns: Efficiently explaining CSPs with unsatisfiable subset
// optimization, IJCAI 2021, whose steps these are.
#pragma once

#include <array>
#include <limits>

#include "sudoku_sat/cnf.hpp"

namespace sudoku_sat {

struct Outcome;

/// A cell has a value, or does not have it.
struct Statement {
  Cell cell = 0;
  Value value = 0;
  bool holds = true;

  bool operator==(const Statement&) const = default;
};

/// "r1c1=5", "r1c1!=5".
std::string to_string(const Statement& statement, const Geometry& geometry);

/// A given or an earlier conclusion, as a reason.
struct Fact {
  Statement statement;
  std::size_t step = 0;  ///< number of the step that concluded it; 0: given
  /// Whether `step` is a number within the argument that uses the fact; there 0 is an assumption.
  bool in_argument = false;

  bool operator==(const Fact&) const = default;
};

struct Case;

/// The facts and constraints together imply all conclusions, and each of them is needed. (Some may
/// be superfluous if there are more than 60, or if finding out would take long.)
struct Step {
  std::size_t number = 1;              ///< from 1
  std::string name;                    ///< its usual name: "hidden single"; empty if it has none
  std::vector<Statement> conclusions;  ///< at least one; values before exclusions
  std::vector<Fact> facts;
  std::vector<Reason> constraints;
  /// How the reasons lead to the first conclusion, if that is not obvious: the case in which the
  /// opposite holds. Empty for other steps.
  ///
  /// In an argument each step has at most one conclusion. A step without one is a contradiction and
  /// ends its case. A step that has a case itself concludes that the assumption of this case does
  /// not hold.
  std::vector<Case> cases;
  /// The pattern in a sentence or two, told from the candidates that were left before the step:
  /// "In column 4 the 4 must be in r7c4 or r8c4, both in box 8: r9c5 is not 4." Empty if there is
  /// no such sentence.
  std::string text = {};
  const Technique* technique = nullptr;  ///< of a pattern; null for other steps
  /// What the text takes as excluded: it is true of each board that lacks these candidates.
  std::vector<Statement> told_without = {};

  std::size_t size() const { return facts.size() + constraints.size(); }
};

/// What follows from an assumption, up to a contradiction. Steps of an argument are numbered from 1
/// in order, including those of inner cases.
struct Case {
  Statement assumption;
  std::vector<Step> steps;
};

/// Derives a puzzle's solution. Steps are the same on every machine.
class Explainer {
 public:
  /// Requires: no two givens conflict. Throws: SolverError if the board is too large.
  explicit Explainer(Puzzle puzzle, Limits limits = {});
  ~Explainer();
  Explainer(Explainer&&) noexcept;
  Explainer& operator=(Explainer&&) noexcept;

  /// Spares the explainer to solve the puzzle. Requires: `found` is PuzzleSolver's answer about it.
  void know(const Outcome& found);

  /// The simplest next step; no value if nothing more can be concluded: the grid is complete, or
  /// the solutions differ in the rest. Throws: Stopped; Error if there is no solution.
  std::optional<Step> next();

  /// A step that concludes the value from a single constraint; no value if there is none. Throws:
  /// as next().
  std::optional<Step> next_of(const Statement& wanted);
  /// The step of another explainer of the same puzzle, or one that concludes the same and can be
  /// told from what is known here; no value if it doesn't follow yet or is known. It has no text
  /// where that would not be true here.
  std::optional<Step> repeat(const Step& step);

  /// The values known so far, 0 elsewhere.
  const Grid& grid() const;
  bool complete() const;
  /// Whether the cell can still have the value, considering givens, conclusions so far, and what
  /// all-different constraints exclude directly.
  bool possible(Cell cell, Value value) const;
  /// The number of the step that concluded the statement, 0 if it is given; no value if it is not
  /// known.
  std::optional<std::size_t> known(const Statement& statement) const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

/// The last step and all steps that it depends on, directly or indirectly, in order, with their
/// numbers. Requires: steps numbered from 1 without gaps.
std::vector<Step> steps_behind_last(const std::vector<Step>& steps);

// A solver that reports everything it does, for teaching and not for speed. Conflict-driven clause
// learning (Marques-Silva & Sakallah, IEEE Trans. Computers 1999) with two watched literals and
// VSIDS (Moskewicz et al., DAC 2001) and first unique implication points (Zhang et al., ICCAD
// 2001); DPLL (Davis, Logemann & Loveland, CACM 1962), plain backtracking and unit propagation
// alone to compare it with.

/// The algorithm of a traced run.
enum class TraceMode : std::uint8_t {
  cdcl,          ///< learns a clause from each conflict and jumps back
  dpll,          ///< unit propagation; a conflict flips the last decision
  backtracking,  ///< decisions only; a falsified clause flips the last one
  units,         ///< unit propagation only; may end without an answer
};

/// "cdcl", "dpll", "backtracking", "units"; no value for anything else.
std::optional<TraceMode> parse_trace_mode(std::string_view text);
/// As parse_trace_mode() reads it.
std::string_view name(TraceMode mode);

/// How a traced run decides, and when it ends.
struct TraceOptions {
  TraceMode mode = TraceMode::cdcl;
  bool fixed_order = false;     ///< decide the first open variable; else VSIDS, which needs cdcl
  bool restarts = true;         ///< for cdcl: restart by Luby's sequence
  std::uint64_t conflicts = 0;  ///< maximum; 0: no limit
  std::uint64_t steps = 0;      ///< maximum; 0: no limit
  /// Decisions to make before any other, in this order, if their variables are open. With `units`
  /// there are no others, and the run ends if one of them is false.
  std::vector<Lit> decisions = {};
};

/// The clauses of the formula have the numbers from 0 on, in their order; learnt clauses follow.
using ClauseNumber = std::size_t;
inline constexpr ClauseNumber no_clause_number = std::numeric_limits<ClauseNumber>::max();

/// A step of a traced run.
struct TraceEvent {
  enum class Kind : std::uint8_t {
    decision,     ///< `literal` becomes true, opening `level`
    propagation,  ///< `literal` becomes true by `clause`
    conflict,     ///< all literals of `clause` are false
    learnt,       ///< `clause` is new: the resolvent of the conflict and the clauses of `cut`
    backjump,     ///< what was assigned above `level` is open again
    flip,         ///< after a backjump of dpll or backtracking: `literal`, a decision's negation
    restart,      ///< a backjump to level 0 without a conflict
    model,        ///< every variable has a value, no clause is false
    refuted,      ///< there is no model
    fixpoint,     ///< only with `units`: no clause is unit, and some variables are open
  };
  Kind kind;
  Lit literal = 0;
  ClauseNumber clause = no_clause_number;
  std::size_t level = 0;
  /// For `learnt`: the reasons with which the conflict was resolved, in order. Their literals on
  /// the conflict's level are the conflict side of the cut in the implication graph.
  std::span<const ClauseNumber> cut = {};
};

/// "decision", "propagation", ...
std::string_view name(TraceEvent::Kind kind);

/// A run on one formula, from the first decision to the answer.
class TraceSolver {
 public:
  using OnEvent = std::function<void(const TraceEvent&)>;

  /// The formula's clauses, each ended by 0, over the variables 1..variables. `on_event` gets each
  /// step when it is done; its spans are valid only during the call.
  TraceSolver(std::span<const Lit> formula, Var variables, const TraceOptions& options,
              OnEvent on_event);
  ~TraceSolver();
  TraceSolver(TraceSolver&&) noexcept;

  /// Runs until there is an answer. Returns `unknown` at a limit, after the maximum number of
  /// conflicts or steps, or at a fixpoint. The number of steps may exceed its maximum by the number
  /// of variables.
  Answer run(const Limits& limits = {});

  /// The literals of a clause, of the formula or learnt; valid until the next event.
  std::span<const Lit> clause(ClauseNumber number) const;
  /// How many clauses there are by now.
  std::size_t clauses() const;
  /// What is true now, in the order of assignment.
  std::span<const Lit> trail() const;
  /// The values found. Requires: run() returned `satisfiable`.
  Model model() const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

// A trace of a puzzle: its formula with the meaning of clauses and literals, and a run whose steps
// are checked by code that shares nothing with the solver: learnt clauses and refutations by the
// proof checker, models by the rules.

/// A puzzle's formula as a trace shows it: its clauses by number, their origins, and the meaning of
/// their literals.
class TracedFormula : NotCopied {
 public:
  /// Traces are for people and keep all clauses in memory: larger formulas are refused.
  static constexpr std::uint64_t max_clauses = 4'000'000;
  static constexpr std::uint64_t max_literals = 40'000'000;

  /// Rules and givens, clause by clause as `dimacs` writes them. The puzzle must outlive this.
  /// Throws: SolverError if the formula is too large; Stopped.
  TracedFormula(const Puzzle& puzzle, const Formulation& formulation, const Limits& limits);

  const Puzzle& puzzle() const { return puzzle_; }
  /// Null if the reduction found a contradiction: then the formula is one empty clause.
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
  /// The cell that the literal is about; none for an auxiliary variable.
  std::optional<Cell> cell_of(Lit literal) const { return words_->cell_of(literal); }
  /// The first clause in which an auxiliary variable occurs; no value for other variables.
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

/// "r1c1=4 or r1c2=4"; for the empty clause "nothing can hold".
std::string in_words(std::span<const Lit> clause, const TracedFormula& formula);

/// The same as what it excludes: "not (r1c1=4 and r2c7≠9)".
std::string as_exclusion(std::span<const Lit> clause, const TracedFormula& formula);

/// An event, and the clauses that it names.
struct TraceStep {
  TraceEvent event;
  /// The clause of a propagation or conflict; the new clause of `learnt`; for a flip, the clause
  /// that justifies it: the decisions up to the one taken back can't all hold.
  std::span<const Lit> clause = {};
};

/// The result of a run.
struct TraceOutcome {
  Answer answer = Answer::unknown;
  std::string reason = {};            ///< if unknown: what ended it
  std::optional<Grid> solution = {};  ///< which has passed verify()
  /// If unit propagation alone ended without an answer: for each cell the known value, or the
  /// values that aren't excluded.
  std::vector<std::vector<Value>> candidates = {};
  std::array<std::uint64_t, 10> counts{};  ///< of events, by kind

  /// How many events of the kind there were.
  std::uint64_t count(TraceEvent::Kind kind) const {
    return counts[static_cast<std::size_t>(kind)];
  }
};

/// Runs the solver; `on_step` gets each step after it has been checked. A flip of DPLL and
/// backtracking is a lemma, as a learnt clause is: it follows by unit propagation from the formula
/// and the flips before it. Throws: SolverError if a clause doesn't follow, or an answer is false;
/// what `on_step` throws.
TraceOutcome run_trace(const TracedFormula& formula, const TraceOptions& options,
                       const Limits& limits, const std::function<void(const TraceStep&)>& on_step);

/// "solved", "unsatisfiable", "unknown"
std::string_view status_of(const TraceOutcome& outcome);

}  // namespace sudoku_sat
