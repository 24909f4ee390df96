// From boards to clauses: the meaning of variables, constraint families, encodings, formulations,
// and the clauses of reasons.
#pragma once

#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/propagation.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/reencoding.hpp"

namespace sudoku_sat {

// Value codes: how variables express the value of a cell. The direct code has a variable for
// each candidate; binary digits and the order encoding take fewer, and then "the cell holds v" is
// a conjunction of literals, its negation a clause.

/// An open cell: its candidates, and the numbers of its variables.
struct CodedCell {
  std::span<const Value> candidates;  ///< ascending, at least one
  bool whole = true;                  ///< all values 1..N are candidates: nothing was removed
  Var before = 0;                     ///< the cell's variables are before+1, before+2, ...
  int offset = 0;  ///< for names and statements: a value is written as the value plus this
};

/// A value code: a descriptor in a file of its own and a line in src/encode/codes/registry.def.
struct ValueCode {
  std::string_view name;
  std::string_view summary;

  /// The number of the cell's variables.
  std::size_t (*variables)(const CodedCell& cell);

  /// Appends the literals that are all true exactly if the cell has candidates[index]; none if that
  /// is its only candidate.
  void (*append_literals)(const CodedCell& cell, std::size_t index, std::vector<Lit>& literals);

  /// Writes clauses that allow only the codes of the candidates.
  void (*emit_valid)(const CodedCell& cell, ClauseStream& out);

  /// What emit_valid adds for a whole cell of `values` values, and the number of its clauses,
  /// "N*(N-1)".
  Size (*valid_size)(std::uint64_t values);
  std::string_view valid_count;

  /// The name of variable before + number: "S[1,2,3]". Number, row and column count from 1.
  std::string (*variable_name)(const CodedCell& cell, int row, int column, std::size_t number);

  /// What variable before + number says about the cell of that name if it is true, or if it is
  /// false: "r1c2=3", "r1c2≠3".
  std::string (*statement)(const CodedCell& cell, std::string_view name, std::size_t number,
                           bool holds);

  /// A line that says how variables are numbered without a reduction, on a board of `values` values
  /// that are written as the value plus `offset`.
  std::string (*numbering)(int values, int offset);
};

/// The table of value codes; the first is direct_code().
std::span<const ValueCode* const> value_codes();

/// The code with the variables S[i,j,k], which most encodings use.
const ValueCode& direct_code();

// The meaning of each variable.
//
// Under the direct code without reduction S[i,j,k], "row i, column j holds k", is variable
// (i-1)*N^2 + (j-1)*N + k: it is computed and takes no memory. Other codes have their own numbers.
// After a reduction only what is still open has variables, renumbered from 1 in the same order.

/// The meaning of each variable.
class VariableMap {
 public:
  /// Variables for all values of all cells.
  explicit VariableMap(const Geometry& geometry, const ValueCode& code = direct_code());

  /// Variables for the candidates of the cells that are not decided. Requires: each of these cells
  /// has at least one.
  VariableMap(const Geometry& geometry, const Candidates& candidates,
              const ValueCode& code = direct_code());

  const Geometry& geometry() const { return geometry_; }
  const ValueCode& code() const { return *code_; }
  /// Whether it was made without a reduction.
  bool whole() const { return decided_.empty(); }

  /// Whether a reduction has decided every cell.
  bool complete() const { return !whole() && values_.empty(); }

  /// Number of variables of all cells; auxiliary variables come after them.
  std::size_t variables() const { return variables_; }

  /// The value that a reduction gave the cell; 0 if the cell is open.
  Value decided(Cell cell) const { return decided_.empty() ? Value{0} : decided_[cell]; }

  /// The candidates and variables of a cell; no candidates if it is decided.
  CodedCell coded(Cell cell) const;

  /// Appends the literals that are all true exactly when the cell holds the value (1..N); none if
  /// that is certain. Returns false and appends none if a reduction has excluded it.
  bool append_literals(Cell cell, int value, std::vector<Lit>& literals) const;

  /// Direct code only: the variable of "cell holds value"; 0 if a reduction has decided it.
  Var variable(Cell cell, int value) const;

  /// Direct code only: calls visit(value, variable) for each candidate that has a variable, in the
  /// order of the values.
  template <class Visit>
  void for_each(Cell cell, Visit&& visit) const {
    if (decided_.empty()) {
      const Var before = standard_variable(cell, 0);
      for (int value = 1; value <= geometry_.size(); ++value) visit(value, before + value);
    } else {
      for (std::uint32_t i = first_[cell]; i < first_[cell + 1]; ++i) {
        visit(static_cast<int>(values_[i]), static_cast<Var>(i + 1));
      }
    }
  }

  /// The first value of the cell whose literals are all true according to is_true(literal); for a
  /// decided cell, its value. 0 if there is none.
  template <class IsTrue>
  Value find_value(Cell cell, IsTrue&& is_true) const {
    if (decided(cell) != 0) return decided(cell);
    const CodedCell open = coded(cell);
    std::vector<Lit> literals;
    for (std::size_t index = 0; index < open.candidates.size(); ++index) {
      if (direct_) {
        if (is_true(open.before + static_cast<Var>(index) + 1)) return open.candidates[index];
        continue;
      }
      literals.clear();
      code_->append_literals(open, index, literals);
      if (std::all_of(literals.begin(), literals.end(), is_true)) return open.candidates[index];
    }
    return 0;
  }

  /// The grid that a model describes; 0 if it leaves a cell open. Throws: SolverError if it puts
  /// two values into one cell.
  Grid decode(const Model& model) const;

 private:
  Var standard_variable(Cell cell, int value) const {
    return static_cast<Var>(std::int64_t{cell} * geometry_.size() + value);
  }

  Geometry geometry_;
  const ValueCode* code_;
  bool direct_;
  std::size_t variables_;
  std::vector<Value> values_;  ///< 1..N, or of the open candidates cell by cell
  // Only after a reduction:
  Grid decided_;
  std::vector<std::uint32_t> first_;  ///< per cell, the number of open candidates before it
  std::vector<Var> before_;           ///< per cell, the number of variables before it; not direct
};

// Encodings: how a board becomes clauses. An encoding is a value: a value code and a list of
// constraint families (definedness and uniqueness of cells and units, distinctness over peers).
// Encodings, at-most-one methods and reductions combine freely.

/// Receives descriptions of clauses, each time before they are passed on.
class ClauseNotes : NotCopied {
 public:
  virtual ~ClauseNotes() = default;

  /// The next clauses belong to this family; they have no topic yet.
  virtual void family(const std::string& name) = 0;
  /// What the next clauses say together, in words: "row 5 has 7 exactly once".
  virtual void topic(const std::string& text) = 0;
  /// The same if this is a reason of the board. Unless it is overridden, it calls
  /// topic(to_string(reason, board)).
  virtual void reason(const Reason& reason, const Board& board);
};

/// What is written for a relation of two cells.
enum class RelationClauses {
  all,        ///< also, if short, what each value leaves the other cell: see pair_relations
  conflicts,  ///< the pairs of values that it forbids
};

/// Input of a family.
struct EncodingContext {
  const Board& board;
  const VariableMap& variables;
  AtMostOne amo = {};
  ClauseNotes* notes = nullptr;
  RelationClauses relations = RelationClauses::all;
};

/// The clauses that one family made for one rule, such as "row uniqueness". Clauses are numbered
/// from 1; if there are none, last < first.
struct FamilyRange {
  std::string name;
  std::uint64_t first;
  std::uint64_t last;
};

/// Where families write clauses, and descriptions of the clauses that follow.
class FamilyStream : public ClauseStream {
 public:
  explicit FamilyStream(SinkRef sink, ClauseNotes* notes = nullptr)
      : ClauseStream(sink), notes_(notes) {}

  /// The following clauses belong to `name`.
  void begin(std::string name);

  /// Whether descriptions of clauses are wanted.
  bool noted() const { return notes_ != nullptr; }
  /// The following clauses are about the text. Requires: noted().
  void about(const std::string& text);
  /// The following clauses are about the reason (ignored if no descriptions are wanted).
  void about(const Reason& reason, const Board& board) {
    if (noted()) note(reason, board);
  }

  /// All names so far, with their clauses.
  std::vector<FamilyRange> ranges() const;

 private:
  void note(const Reason& reason, const Board& board);

  ClauseNotes* notes_;
  std::vector<FamilyRange> begun_;
};

struct Encoding;

/// A constraint family: a descriptor in a file of its own and a line in src/encode/registry.def.
struct Family {
  std::string_view name;
  std::string_view summary;
  std::string_view clause_count;  ///< on rows, columns and boxes of size N = R*C
  void (*emit)(const EncodingContext&, FamilyStream&);
  /// Whether, on a board with only all-different constraints and with the method pairwise, an open
  /// candidate has at most two clauses of this family for each other candidate of its cell and its
  /// constraints, and one more for the cell and each constraint. Then the number of clauses is
  /// bounded without counting them.
  bool bounded_by_pairs = false;
  /// What emit adds on a board without a reduction, including auxiliary variables, by the formula
  /// clause_count.
  Size (*size)(const Encoding&, const Board&, const AtMostOne&);
};

/// The table of families.
std::span<const Family* const> families();

/// The families that belong to every encoding: what rules demand besides distinct values. They add
/// nothing on a board with only rows, columns and boxes.
std::span<const Family* const> common_families();

/// An encoding: a value code, and the families of constraints that are written with it.
struct Encoding {
  std::string_view name;
  std::string_view summary;
  std::string_view source;
  const ValueCode* code;  ///< the one that all its families are made for
  std::vector<const Family*> families;
};

/// The table of encodings, in the order in which `list encodings` shows them.
std::span<const Encoding> encodings();

/// Whether Family::bounded_by_pairs holds for all its families.
bool bounded_by_pairs(const Encoding& encoding);

/// Null if no encoding has that name.
const Encoding* find_encoding(std::string_view name);
/// Throws: UsageError if no encoding has that name; it suggests the nearest one.
const Encoding& encoding_named(std::string_view name);

/// The encoding used if none is named (`auto`): extended.
const Encoding& default_encoding();

/// Variables (auxiliary ones included), clauses and literals of the board's rules, by the formulas
/// of the families; without givens.
Size size_of(const Encoding& encoding, const Board& board, const AtMostOne& amo);

/// Writes the board's rules, without givens, to `sink`: new variables first (the sink must have
/// none yet), then the clauses, family by family. Returns which clauses belong to which family.
std::vector<FamilyRange> encode(const Encoding& encoding, const EncodingContext& context,
                                SinkRef sink);

/// The variables of what a reduction leaves of the puzzle; no value if it finds a contradiction.
/// Throws: Stopped at a limit.
std::optional<VariableMap> variables_after(const Reduction& reduction, const Puzzle& puzzle,
                                           const ValueCode& code, const Limits& limits = {});

/// One empty clause: the formula of a puzzle in which a reduction found a contradiction. Returns
/// its range.
std::vector<FamilyRange> encode_contradiction(SinkRef sink);

/// The literals of the givens, cell by cell; givens that a reduction has decided have none.
/// Requires: the reduction has excluded none of them.
std::vector<Lit> given_literals(const Puzzle& puzzle, const VariableMap& variables);

// Formulations: how a puzzle becomes clauses. The parts of a formulation combine freely.

/// How a puzzle becomes clauses. A solver's own settings are in SolverChoice, because a formula can
/// also be written to a file, or measured, without a solver.
struct Formulation {
  const Encoding* encoding = nullptr;  ///< null: auto, which is extended
  AtMostOne amo = {};
  const Reduction* reduction = nullptr;  ///< null: none if an encoding is named, else units
  Reencoding reencoding = {};

  /// A formulation that equals Formulation() leaves everything open.
  bool operator==(const Formulation&) const = default;
};

/// The encoding that it names, or else default_encoding().
const Encoding& chosen_encoding(const Formulation& formulation);

/// The reduction that it names; otherwise no_reduction() if it names an encoding, and
/// default_reduction() if it does not.
const Reduction& chosen_reduction(const Formulation& formulation);

/// The encoding that solvers get if none is named: sums for killers, otherwise default_encoding().
const Encoding& encoding_for_solver(const Board& board);

/// What solvers get for this board: an open encoding becomes encoding_for_solver(), an open
/// reduction chosen_reduction(). A formulation with an encoding is returned unchanged.
Formulation formulation_for_solver(const Board& board, const Formulation& formulation = {});

/// Variables, clauses and literals of the board's rules, by the formulas of the families; counted
/// if they are re-encoded.
Size size_of(const Formulation& formulation, const Board& board);

/// variables_after() for its reduction and the value code of its encoding. Throws: Stopped at a
/// limit.
std::optional<VariableMap> reduced_variables(const Puzzle& puzzle, const Formulation& formulation,
                                             const Limits& limits = {});

/// Writes the board's rules to `sink`. Returns which clauses belong to which family. `notes`, if
/// not null, receives their descriptions.
std::vector<FamilyRange> encode_rules(const Board& board, const VariableMap& variables,
                                      const Formulation& formulation, SinkRef sink,
                                      ClauseNotes* notes = nullptr);

/// The name of the family of the givens, if they are clauses.
inline constexpr const char* givens_family = "givens";

/// Writes the givens as unit clauses of givens_family. Requires: as given_literals().
void emit_givens(const Puzzle& puzzle, const VariableMap& variables, FamilyStream& out);

/// Writes rules and givens to `sink`. `notes`, if not null, receives descriptions of the clauses.
void encode_puzzle(const Puzzle& puzzle, const VariableMap& variables,
                   const Formulation& formulation, SinkRef sink, ClauseNotes* notes = nullptr);

/// The clause that excludes `solution`: some cell without a given has another value.
std::vector<Lit> excluding_clause(const Grid& solution, const VariableMap& variables,
                                  const Puzzle& puzzle);

/// The same for a grid that need not be a solution; no value if the variables exclude it.
std::optional<std::vector<Lit>> excluded_clause(const Grid& grid, const VariableMap& variables);

// The clauses of reasons.

/// The clauses of reasons, over the variables S[i,j,k] of the direct code without a reduction.
/// Auxiliary variables of diagrams come after these.
struct ReasonedClauses {
  std::size_t variables = 0;
  std::vector<Lit> literals;           ///< each clause ended by 0
  std::vector<std::uint32_t> reasons;  ///< for each clause, its reason's index

  /// Calls take(clause, reason) for each clause, without its 0.
  template <class Take>
  void for_each(const Take& take) const {
    auto reason = reasons.begin();
    each_clause(literals, [&](std::span<const Lit> clause) { take(clause, *reason++); });
  }
};

/// The clauses of these reasons. Requires: no reason occurs twice. Throws: SolverError if there
/// would be more than ten million clauses.
ReasonedClauses clauses_of(std::span<const Reason> reasons, const Board& board);

}  // namespace sudoku_sat
