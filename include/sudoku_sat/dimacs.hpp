// Formulas as files, and analysis of formulas: DIMACS, solvers' answers as text, statistics of the
// clauses, unit propagation and failed literals.
#pragma once

#include <deque>
#include <limits>

#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

// The DIMACS format of SAT solvers, written and read as a stream.
//
// Reads comments, "p cnf VARIABLES CLAUSES", clauses that may span lines; also the incremental form
// "p inccnf" with lines of assumptions "a LITERALS 0" (iCNF), and the "%" that ends SATLIB's files.

/// A clause sink that writes one clause on each line. The caller writes the header. It contains the
/// number of clauses, so an encoder runs twice, first into a CountingSink.
class DimacsWriter {
 public:
  /// `variables` is the number of variables that will be used. Takes 16 bytes for each, up to 16
  /// MiB.
  DimacsWriter(Output& out, std::uint64_t variables);

  Var new_vars(std::size_t n);
  void add(const ClauseBlock& block);

  static constexpr bool takes_pairs() { return true; }
  void add_pairs(const PairBlock& pairs);

 private:
  /// A literal at the end of a clause, "-17 0\n", ready to be copied.
  struct Text {
    char characters[15];
    std::uint8_t length;  ///< without "0\n"
  };

  static Text negative(std::int64_t variable);
  static Text negated(Lit literal);
  char* write_literal(char* to, Lit literal) const;
  Text text_of(Lit literal) const;
  template <class SecondOf>
  void write_pairs(const Text& first, std::size_t count, SecondOf&& second_of);

  Output& out_;
  std::vector<Text> texts_;  ///< by variable, negative; larger variables are formatted each time
  std::vector<Text> pairs_;  ///< of the literals of a PairBlock
  Var variables_ = 0;
};

/// A file whose number of clauses differs from its problem line.
class WrongClauseCount : public InputError {
 public:
  using InputError::InputError;
};

/// Reads a DIMACS file in two steps: everything before the clauses, then the clauses.
class DimacsReader {
 public:
  /// The content of the line that begins with "p".
  struct Problem {
    std::uint64_t variables = 0;  ///< of "p cnf"; max_variable for the incremental form
    std::uint64_t clauses = 0;
    bool incremental = false;
  };

  explicit DimacsReader(LineReader& lines) : lines_(lines) {}

  /// Reads up to and including the line that begins with "p". `on_comment` gets each comment line
  /// without "c" and the space after it. Throws: InputError.
  Problem read_problem(const std::function<void(std::string_view)>& on_comment);

  /// Passes on the comments between the clauses in the same way.
  void watch_comments(std::function<void(std::string_view)> on_comment) {
    on_comment_ = std::move(on_comment);
  }

  /// Reads the clauses; assumptions come as clauses of one literal. Requires: read_problem().
  /// Throws: InputError for a literal out of range, a last clause without its 0, or anything that
  /// is not a number; WrongClauseCount after all clauses have been passed on.
  void read_clauses(SinkRef sink);
  /// The same, with a separate sink for the assumptions.
  void read_clauses(SinkRef sink, SinkRef assumptions);

  /// How many clauses there were.
  std::uint64_t clauses() const { return handed_over_; }
  /// The line on which a clause begins. Clauses are numbered from 1. Requires: the clause belongs
  /// to the block that the sink is receiving.
  std::size_t line_of(std::uint64_t clause) const;

 private:
  /// From this clause on there is one on each line.
  struct Run {
    std::uint64_t clause;
    std::size_t line;
  };

  void read(ClauseStream& out, ClauseStream& assumed);
  void read_plain_lines(ClauseStream& out);
  void read_line(std::string_view line, ClauseStream& out, ClauseStream& assumed);
  void read_literals(std::string_view rest, std::string_view line, ClauseStream& out);
  Lit literal_of(std::string_view word, std::string_view line) const;
  void end_clause(Lit literal, ClauseStream& out);
  void note_line(std::uint64_t clause, std::size_t line);

  LineReader& lines_;
  Problem problem_;
  std::function<void(std::string_view)> on_comment_;
  bool assumptions_ = false;
  std::vector<Lit> clause_;
  std::size_t begin_ = 0;  ///< the line on which clause_ begins
  std::deque<Run> runs_;   ///< of the clauses that haven't been handed over
  std::uint64_t handed_over_ = 0;
};

// A solver's answer as text, as SAT solvers print it or write it to a file.

/// "satisfiable", "unsatisfiable", "unknown"
std::string_view name(Answer answer);

/// What an answer's text says.
struct AnswerText {
  Answer answer = Answer::unknown;
  /// At least up to the largest variable in the text; variables without a value are open.
  Model model = Model();
  /// Whether a 0 ended the literals; z3 leaves it out.
  bool closed = false;
  /// Whether there are any literals.
  bool literals = false;
  /// The first line of text that read_models() skipped, with its place; empty: none.
  std::string skipped = {};
};

/// Reads an answer to a formula with the variables 1..variables, in any of these forms:
///   - SAT competition output: comments "c ...", one of "s SATISFIABLE", "s UNSATISFIABLE" and "s
///     UNKNOWN", any number of lines "v LITERALS" before or after it, the last ended by 0; text
///     before it is skipped, unless it has a word like "error" or begins with one of these letters;
///   - MiniSat's result file: "SAT", "UNSAT" or "INDET", then the literals and 0;
///   - literals alone, which means "satisfiable";
///   - what Python, JSON and other solvers print: lists of literals or of truth values, a truth
///     value for each variable, "Instance Satisfiable", bits of MaxSAT solvers.
/// The literals can be on any number of lines and may leave variables open. Requires: variables <=
/// max_variable. The model keeps the first `kept` variables, with a byte for each up to the largest
/// that occurs. Throws: InputError, with line and column, for any other text, a literal out of
/// range, a variable with both signs, literals after the closing 0 or together with
/// "unsatisfiable", and two answers that contradict each other.
AnswerText read_answer(LineReader& lines, std::size_t variables,
                       std::size_t kept = std::numeric_limits<std::size_t>::max());

/// Reads several answers, as solvers print them for incremental files; each begins with its result,
/// such as "s SATISFIABLE". Calls `visit` with an answer when the next one begins or the input
/// ends. Throws: as read_answer().
void read_answers(LineReader& lines, std::size_t variables, std::size_t kept,
                  const std::function<void(AnswerText)>& visit);

/// Reads one model after the other, as solvers that list all of them print them: each ends with its
/// 0, and the result may come before each model, once before all, or after the last. Calls `visit`
/// with each model; with an answer without a model only if there is nothing else. A list of all
/// variables is a model even without a 0. People store other text in such files, so text around a
/// complete model is skipped. Otherwise throws as read_answer() does.
void read_models(LineReader& lines, std::size_t variables, std::size_t kept,
                 const std::function<void(AnswerText)>& visit);

/// A clause of a file that an answer does not satisfy.
struct UnmetClause {
  std::uint64_t number = 0;  ///< from 1
  std::size_t line = 0;      ///< on which it begins; 0: not known
  std::vector<Lit> literals = {};
};

/// A clause sink that checks an answer. The model must outlive it.
class ModelCheck {
 public:
  /// `line_of` returns the line of a clause of the block that is being received.
  explicit ModelCheck(
      const Model& model,
      std::function<std::size_t(std::uint64_t)> line_of = [](auto) { return 0; })
      : model_(model), line_of_(std::move(line_of)) {}

  Var new_vars(std::size_t) { return 0; }
  void add(const ClauseBlock& block);

  /// The first clause whose literals are all false.
  const std::optional<UnmetClause>& falsified() const { return falsified_; }
  /// The first other clause that is not satisfied if open variables count as false.
  const std::optional<UnmetClause>& open() const { return open_; }

 private:
  bool holds(Lit literal) const {
    return (model_[literal < 0 ? -literal : literal] == Model::Value::is_true) == (literal > 0);
  }
  void note(std::span<const Lit> clause);

  const Model& model_;
  std::function<std::size_t(std::uint64_t)> line_of_;
  std::uint64_t clauses_ = 0;
  std::optional<UnmetClause> falsified_;
  std::optional<UnmetClause> open_;
};

// The name of a formula in benchmark databases.

/// MD5 of a DIMACS file in hexadecimal digits, as GBD computes it: from the literals and the zeros
/// that end clauses, in the order of the file, separated by one blank each, without comments and
/// the line that begins with "p". If the last clause lacks its 0, one is added. Throws: InputError
/// if the file can't be read; Stopped.
std::string database_hash(LineReader& lines);

// Statistics of a formula: lengths of clauses, repeated clauses, bytes.

/// The numbers of clauses by length.
struct FormulaProfile {
  std::uint64_t variables = 0;
  std::uint64_t clauses = 0;
  std::uint64_t units = 0;
  std::uint64_t binary = 0;
  std::uint64_t ternary = 0;
  std::uint64_t longer = 0;  ///< these four leave out empty clauses
  std::uint64_t literals = 0;
  std::uint64_t bytes = 0;  ///< of the DIMACS file without comments
  /// Clauses that repeat an earlier one, with their literals in any order; no value if there are
  /// more than ProfileSink::max_compared clauses.
  std::optional<std::uint64_t> duplicates;

  bool operator==(const FormulaProfile&) const = default;
};

/// A clause sink that makes a profile. Takes 16 bytes for each clause, up to max_compared clauses.
class ProfileSink {
 public:
  static constexpr std::uint64_t max_compared = 16'000'000;

  Var new_vars(std::size_t n);
  void add(const ClauseBlock& block);

  FormulaProfile profile() const;

 private:
  /// 128 bits of each clause, the same for every order of its literals. Collisions are as unlikely
  /// as memory faults.
  struct Fingerprint {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    auto operator<=>(const Fingerprint&) const = default;
  };

  static Fingerprint fingerprint_of(std::span<const Lit> clause);
  void add_clause(std::span<const Lit> clause);

  FormulaProfile profile_;
  std::vector<Fingerprint> seen_;
};

// Unit propagation on clauses, and failed literals: what follows from a formula without search.
// Knows nothing about Sudoku; used to measure the strength of encodings.

/// A formula and what is known about its variables. It is a clause sink: add all clauses first,
/// then ask any number of questions. No question depends on earlier ones. Clauses and variables can
/// be added later, but the next question then processes the whole formula again. Memory: 8 bytes
/// for each binary clause, 8 for each longer clause and 4 for each of its literals, about twice
/// that during the first question; about 60 bytes for each variable.
class UnitPropagation : NotCopied {
 public:
  UnitPropagation();
  ~UnitPropagation();

  /// Throws: UsageError for more than max_variable variables.
  Var new_vars(std::size_t n);
  /// Clauses may be empty, tautologies, or have a literal twice. Throws: std::logic_error for a
  /// literal of a variable that does not exist and for a clause without its 0; UsageError for more
  /// than 2^32 - 1 clauses of three or more literals.
  void add(const ClauseBlock& block);

  /// Forgets the last question, makes the unit clauses and `assumptions` true, and propagates.
  /// Returns false if this leads to a contradiction. Only the first question propagates the unit
  /// clauses. Throws: std::logic_error for an assumption on a variable that does not exist (the
  /// last answer then still holds); Stopped at a limit, even if it is reached before the start.
  bool propagate(std::span<const Lit> assumptions, const Limits& limits = {});

  /// Adds what failed literals show, up to the fixpoint: a literal whose propagation ends in a
  /// contradiction is false. Tries both literals of each open variable. Returns false if this shows
  /// a contradiction. Requires: the last propagate() or probe() returned true and nothing was added
  /// since; throws std::logic_error otherwise. Throws: Stopped, as propagate(), which must then be
  /// called again.
  bool probe(const Limits& limits = {});

  /// What is known about the variable. Requires: as probe(), and the variable exists; throws
  /// std::logic_error otherwise.
  Model::Value value(Var variable) const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

/// A model of the formula in which the literals are true, found by unit propagation: as many open
/// variables as possible become false, and those for which this is contradictory become true,
/// without search. If there is no value, there may still be a model. Every clause of a result has
/// been checked. Requires: literals of the formula. Throws: Stopped.
std::optional<Model> extend_to_model(const MemorySink& formula, std::span<const Lit> literals,
                                     const Limits& limits = {});

// The same formula in another order: variables renumbered, clauses and the literals of each clause
// shuffled. A solver's time depends on such an order, so benchmarks take several of them (Biere &
// Heule, The Effect of Scrambling CNFs, POS 2018). Signs stay: solvers begin by guessing one sign
// for all variables, and "the cell holds v" means something else than "it does not".
//
// Random numbers are those of Random, so the same seed gives the same order on every machine.

/// New numbers for the variables of a formula.
class Scrambling {
 public:
  /// Draws numbers for the variables 1..variables; takes 4 bytes for each. Requires: variables <=
  /// max_variable. Throws: SolverError if there is not enough memory.
  Scrambling(Random& random, std::uint64_t variables);
  /// `names` has the new number of each variable, from 1 on; no two may be equal.
  explicit Scrambling(std::vector<Var> names) : renamed_(std::move(names)) {}

  /// The literal with its variable's new number. Requires: it is a literal of the formula.
  Lit operator()(Lit literal) const {
    return literal < 0 ? -renamed_[static_cast<std::size_t>(-literal) - 1]
                       : renamed_[static_cast<std::size_t>(literal) - 1];
  }

  /// What a model of the scrambled formula says about the formula's own variables 1..kept.
  /// Requires: kept is at most the number of variables.
  Model undo(const Model& scrambled, std::size_t kept) const;

 private:
  std::vector<Var> renamed_;
};

/// What ScrambledFormula does with the literals of a clause.
enum class LiteralOrder { kept, shuffled };

/// A clause sink that keeps a formula, to pass it on in another order.
class ScrambledFormula {
 public:
  /// Reserves room for a formula of that size, which may grow. Takes 4 bytes for each literal and
  /// each clause, and 8 for each clause while it is passed on. Throws: SolverError if there is not
  /// enough memory.
  explicit ScrambledFormula(const Size& expected = {});

  Var new_vars(std::size_t n) { return counts_.new_vars(n); }
  void add(const ClauseBlock& block);

  const Size& size() const { return counts_.size(); }

  /// Gets a clause as it was, where it began among all literals (counting the 0 of each clause),
  /// and the scrambled clause.
  using Take = std::function<void(std::span<const Lit> clause, std::size_t begin,
                                  std::span<const Lit> scrambled)>;

  /// Calls take() for each clause, in an order drawn from `random`. Requires: `names` covers all
  /// variables.
  void each(Random& random, const Scrambling& names, LiteralOrder order, const Take& take) const;

  /// Passes on the formula with its variables.
  void write(Random& random, const Scrambling& names, LiteralOrder order, SinkRef sink) const;

 private:
  CountingSink counts_;
  std::vector<Lit> literals_;  ///< each clause ended by 0
};

}  // namespace sudoku_sat
