// A puzzle's CNF as a self-contained file: the comments at its top have everything needed to turn a
// solver's answer back into a grid. The same puzzle and options always give the same bytes. Also
// describes clauses in words.
#pragma once

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

namespace format {
class VariableNames;
}

/// How the givens are written.
enum class GivensForm {
  units,   ///< a unit clause each
  assume,  ///< incremental form: "p inccnf", the rules, one line "a LITERALS 0"
  none,    ///< rules only
};

/// "units", "assume", "none"; no value for anything else.
std::optional<GivensForm> parse_givens_form(std::string_view text);
/// The text that parse_givens_form() reads.
std::string_view name(GivensForm form);

/// One of several puzzles on the same board.
struct LabelledGivens {
  Grid givens;
  std::string label;

  bool operator==(const LabelledGivens&) const = default;
};

/// A way to number the variables "row i, column j holds k" of a square board of N values that has a
/// name: i, j and k count from 1, as do b, the cell's box, and p, its place in the box.
struct NamedNumbering {
  std::string_view name;     ///< "value-major"
  std::string_view formula;  ///< "(k-1)*N^2+(i-1)*N+j"
  std::string_view summary;
};

/// In the order in which they are tried on a formula without our header, the standard one first.
std::span<const NamedNumbering> numberings();

/// How the variables of cells are numbered in a formula.
class Numbering {
 public:
  /// The standard one: (i-1)*N^2+(j-1)*N+k.
  Numbering() = default;
  /// `text` is a name of numberings() or a formula of i, j, k, N, b and p with + - * / % ^ and
  /// parentheses; / and % are those of integers.
  /// Throws: UsageError that says what is wrong with it and where.
  explicit Numbering(std::string_view text);

  /// As it was given; empty: the standard one.
  const std::string& text() const { return text_; }

  /// The numbers of the standard variables 1 to N^3, in their order. Throws: UsageError if one is
  /// not from 1 to max_variable or two are equal.
  std::vector<Var> numbers(int size) const;

 private:
  std::string text_;
  std::string formula_;
};

/// What goes into a CNF file, and how.
struct CnfOptions {
  Formulation formulation = {};
  GivensForm givens = GivensForm::units;
  bool names = false;     ///< a comment for each variable of a cell
  bool show = false;      ///< a line with the projection to these variables, for model counters
  bool annotate = false;  ///< a comment before each clause that says it in words
  /// Renumber the variables and shuffle the clauses and their literals, using this seed. Keeps all
  /// clauses in memory: see ScrambledFormula.
  std::optional<std::uint64_t> scramble = {};
  /// Another numbering of the variables of cells; auxiliary ones come after all of them. Only for
  /// square boards in the direct code, without a reduction or scrambling: write_cnf() throws
  /// UsageError for others.
  Numbering numbering = {};
  std::string label = {};
  /// Solutions to exclude, each by a clause.
  std::vector<Grid> excluded = {};
  /// More puzzles on the same board, each with its own assumptions; only with GivensForm::assume.
  std::vector<LabelledGivens> series = {};
  /// Write the incremental form; the caller then adds a line of assumptions for each cube.
  bool cubes = false;
  /// Called with the number of clauses written so far, block by block.
  std::function<void(std::uint64_t)> on_clauses = {};

  /// Whether something is removed before encoding. Then the givens must be unit clauses.
  bool reduces() const { return chosen_reduction(formulation).apply != nullptr; }
};

/// Writes header and clauses; runs the encoder twice (count, write), in constant memory unless the
/// formula is scrambled. Throws: OutputError, ClosedPipe; SolverError if there is not enough memory
/// to scramble it; Stopped at a limit.
void write_cnf(const Puzzle& puzzle, const CnfOptions& options, Output& out,
               const Limits& limits = {});

/// What a CNF file contains about its puzzle: enough to decode an answer.
struct CnfPuzzle {
  Puzzle puzzle;
  VariableMap variables;
  std::uint64_t total_variables;               ///< with the auxiliary ones
  std::string encoding;                        ///< empty if the file does not say
  std::string label;                           ///< likewise
  bool contradiction = false;                  ///< its reduction found that there is no solution
  std::optional<std::uint64_t> scramble = {};  ///< the seed
  std::vector<Grid> excluded = {};             ///< solutions that it excludes
  std::vector<LabelledGivens> series = {};     ///< its puzzles after the first one
  bool has_header = true;  ///< our header; without one, variables are read by a numbering
  /// The file's numbers of the standard variables, in their order; empty: they are the same.
  std::vector<Var> numbers = {};
  std::string numbering = {};      ///< its name or formula; empty: the standard one
  bool numbering_guessed = false;  ///< by the clauses
  /// A comment that names a variable, "5 x_1_1_5", if they say how the file is numbered. Cells
  /// without variables have the value that is given.
  std::string named_by = {};

  /// The number of an answer's variables that decode() needs.
  std::size_t needed_variables() const;
  /// The grid that an answer describes, 0 for open cells. Throws: SolverError if it puts two values
  /// into one cell, or if there is not enough memory to undo the scrambling.
  Grid decode(const Model& model) const;
};

/// Reads a CNF file in two steps, so that answers can be checked against clauses that don't fit in
/// memory.
class CnfReader {
 public:
  /// Reads what comes before the clauses. `lines` must outlive it. Throws: as read_cnf().
  explicit CnfReader(LineReader& lines, const std::optional<Geometry>& geometry = {},
                     const std::optional<Numbering>& numbering = {});

  /// The number of an answer's variables to keep, for checking them against the clauses.
  std::size_t kept_variables() const;

  /// Passes on the clauses, without assumptions. A file with our header may end before its first
  /// clause. Throws: as read_cnf().
  void read_clauses(SinkRef sink);
  /// As DimacsReader::line_of().
  std::size_t line_of(std::uint64_t clause) const { return reader_.line_of(clause); }

  /// For a file without our header, the givens are known once the clauses have been read.
  const CnfPuzzle& puzzle() const { return puzzle_; }

 private:
  CnfPuzzle read_head(const std::optional<Geometry>& wanted);
  void read_foreign(SinkRef sink);

  LineReader& lines_;
  DimacsReader reader_;
  std::optional<Numbering> numbering_;
  std::optional<Geometry> wanted_;
  std::shared_ptr<format::VariableNames> names_;  ///< in the comments
  CnfPuzzle puzzle_;
};

/// Reads a CNF file. A file with our header is read up to its problem line. Any other file is read
/// completely; its variables are numbered by `numbering`, without it as its comments say, in the
/// standard way or, where the clauses contradict that, in the one of numberings() or the sum, such
/// as 81*i+9*j+k, that they fit; its unit clauses are the givens. Without `geometry` the board
/// follows from the clauses and the number of variables. Throws: InputError if the file is no
/// DIMACS file, its header is damaged or nothing tells the board; UsageError if `geometry`
/// contradicts the header.
CnfPuzzle read_cnf(LineReader& lines, const std::optional<Geometry>& geometry = {},
                   const std::optional<Numbering>& numbering = {});

// Clauses in words: "row uniqueness: row 5 has 7 only once: r5c1 is not 7 or r5c2 is not 7", and
// what literals say about the grid: "r5c1≠7".

/// Where a clause comes from.
struct ClauseOrigin {
  std::string family;  ///< "row uniqueness"
  std::string topic;   ///< empty: the clause's cells are enough
};

/// Describes clauses in words.
class ClauseWords {
 public:
  /// `variables`: null if there are none. Uses some bytes for each cell.
  ClauseWords(const Board& board, const VariableMap* variables);

  /// "r1c1=4", "r1c1≠4", or whatever else the value code says about a cell; "a731" and "¬a731" for
  /// an auxiliary variable.
  std::string statement(Lit literal) const;
  /// The cell that the literal is about; none for an auxiliary variable.
  std::optional<Cell> cell_of(Lit literal) const;

  /// What the clause is about, besides its family: the topic, or two cells that differ; may be
  /// empty.
  std::string about(const ClauseOrigin& origin, std::span<const Lit> clause) const;

  /// The comment, of at most longest_comment bytes, with its line end.
  std::string comment(const ClauseOrigin& origin, std::span<const Lit> clause) const;

 private:
  std::string literal_text(Lit literal) const;
  std::string pair_text(std::span<const Lit> clause) const;

  const Board& board_;
  const VariableMap* variables_;
  std::vector<Cell> cells_;   ///< those with variables
  std::vector<Var> befores_;  ///< the number of variables before each of them
};

/// Records the origins of the clauses of a formula in memory.
class OriginList : public ClauseNotes {
 public:
  /// `size` is the size of what has been recorded so far; it must outlive this object.
  explicit OriginList(const Size& size) : size_(size) {}

  void family(const std::string& name) override;
  void topic(const std::string& text) override;

  /// The origin of the clause that begins at this position among all literals, each clause ended by
  /// 0.
  const ClauseOrigin& of(std::size_t begin) const;

 private:
  void put(ClauseOrigin origin);

  const Size& size_;
  std::vector<std::size_t> begins_;
  std::vector<ClauseOrigin> origins_;
};

}  // namespace sudoku_sat
