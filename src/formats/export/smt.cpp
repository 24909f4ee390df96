// A script declares a constant for each cell (or several), asserts what the dialect says of cells,
// all-different constraints and sums, and all other primitives as clauses over "the cell holds the
// value" and further Booleans b1, b2, ... It ends by asking for the values of all cells.
//
// C. Barrett, P. Fontaine, C. Tinelli: The SMT-LIB Standard, version 2.6.
#include "smt.hpp"

#include <fmt/format.h>

#include <unordered_map>

#include "base/joined.hpp"
#include "common_clauses.hpp"

namespace sudoku_sat::format {

std::string smt_number(std::int64_t number) {
  return number < 0 ? fmt::format("(- {})", -number) : std::to_string(number);
}

std::string SmtDialect::name(Cell cell) const {
  const Geometry& geometry = board_.geometry();
  if (geometry.on_grid(cell)) return geometry.name(cell);
  return fmt::format("v{}", cell - geometry.grid_cells() + 1);
}

std::string SmtDialect::names(std::span<const Cell> cells) const {
  std::vector<std::string> all;
  for (const Cell cell : cells) all.push_back(name(cell));
  return base::joined(all, " ");
}

namespace {

/// More literals, or terms to read, are no use to any solver of these languages.
constexpr std::uint64_t most_values = 20'000'000;

/// Writes clauses of the direct code as assertions.
class SmtClauses {
 public:
  SmtClauses(const SmtDialect& dialect, const Geometry& geometry, ConstraintText& text)
      : dialect_(dialect), geometry_(geometry), text_(text) {}

  Var new_vars(std::size_t n) {
    const Var first = take_variables(variables_, n);
    const Var before = geometry_variables();
    for (Var variable = first; variable < first + static_cast<Var>(n); ++variable) {
      if (variable > before)
        text_.add(fmt::format("(declare-const b{} Bool)\n", variable - before));
    }
    return first;
  }

  void add(const ClauseBlock& block) {
    each_clause(block.literals, [&](std::span<const Lit> clause) {
      std::string line = "(assert ";
      if (clause.empty()) line += "false";
      if (clause.size() > 1) line += "(or";
      for (const Lit literal : clause) line += (clause.size() > 1 ? " " : "") + term(literal);
      text_.add(line += clause.size() > 1 ? "))\n" : ")\n");
    });
  }

 private:
  Var geometry_variables() const {
    return variable_of(geometry_, static_cast<Cell>(geometry_.cells()), 0);
  }

  std::string term(Lit literal) const {
    const Var variable = literal < 0 ? -literal : literal;
    const Var before = geometry_variables();
    const std::string positive =
        variable > before ? fmt::format("b{}", variable - before)
                          : dialect_.holds(static_cast<Cell>((variable - 1) / geometry_.size()),
                                           (variable - 1) % geometry_.size() + 1);
    return literal < 0 ? fmt::format("(not {})", positive) : positive;
  }

  const SmtDialect& dialect_;
  const Geometry& geometry_;
  ConstraintText& text_;
  std::uint64_t variables_ = 0;
};

void require_small(const Geometry& geometry, std::string_view language) {
  const std::uint64_t values =
      static_cast<std::uint64_t>(geometry.cells()) * static_cast<std::uint64_t>(geometry.size());
  if (values <= most_values) return;
  throw UsageError(fmt::format("{} values of cells are too many for {}: at most {}", values,
                               language, most_values));
}

void write_rules(const Board& board, const SmtDialect& dialect, ConstraintText& text) {
  for (const AllDifferent& constraint : board.all_different()) {
    text.add(dialect.different(constraint));
  }
  Sums sums = Sums::as_clauses;
  for (const Sum& sum : board.constraints().sums) {
    const std::string term = dialect.sum(sum);
    if (term.empty()) break;
    text.add(fmt::format("(assert {})\n", term));
    sums = Sums::left_out;
  }
  SmtClauses clauses(dialect, board.geometry(), text);
  emit_common_clauses(board, sums, clauses);
}

/// Takes answers apart: parentheses, and what stands between them and white space.
class SmtTokens {
 public:
  explicit SmtTokens(LineReader& lines) : lines_(lines) {}

  /// Empty at the end.
  std::string_view next() {
    while (true) {
      const std::size_t begin = rest_.find_first_not_of(" \t");
      if (begin != std::string_view::npos) {
        rest_.remove_prefix(begin);
        break;
      }
      if (!lines_.next(rest_)) return {};
    }
    std::size_t length = 1;
    if (rest_[0] != '(' && rest_[0] != ')')
      length = std::min(rest_.find_first_of(" \t()"), rest_.size());
    const std::string_view token = rest_.substr(0, length);
    rest_.remove_prefix(length);
    return token;
  }

  /// The rest of the line.
  std::string_view rest() const { return rest_; }

  [[noreturn]] void fail(std::string_view token, std::string_view what) const {
    if (token.empty()) throw InputError(lines_.position(), fmt::format("ends too early: {}", what));
    throw InputError(lines_.position(), fmt::format("'{}': {}", shown(token), what));
  }

  void expect(std::string_view wanted) {
    const std::string_view token = next();
    if (token != wanted) fail(token, fmt::format("expected '{}' in ((r1c1 VALUE) ...)", wanted));
  }

 private:
  LineReader& lines_;
  std::string_view rest_;
};

Answer read_status(SmtTokens& tokens) {
  const std::string_view word = tokens.next();
  if (word == "sat") return Answer::satisfiable;
  if (word == "unsat") return Answer::unsatisfiable;
  if (word == "unknown" || word == "timeout") return Answer::unknown;
  if (word == "(")
    tokens.fail(word, fmt::format("the solver reports: {}", shown(tokens.rest(), 200)));
  tokens.fail(word, "expected sat, unsat or unknown, then ((r1c1 VALUE) ...)");
}

/// "5" or, with blanks between its parts, "(- 5)".
std::string read_value(SmtTokens& tokens) {
  std::string value;
  int depth = 0;
  do {
    const std::string_view token = tokens.next();
    constexpr std::size_t longest = 4000;
    if (token.empty() || (token == ")" && depth == 0) || value.size() > longest) {
      tokens.fail(token, "expected a value");
    }
    if (token == "(") ++depth;
    if (token == ")") --depth;
    if (token != "(" && token != ")") value += (value.empty() ? "" : " ") + std::string(token);
  } while (depth > 0);
  return value;
}

struct Term {
  Cell cell;
  std::size_t number;
};

}  // namespace

void write_smt(const ExportTask& task, const SmtDialect& dialect, Output& out) {
  const Board& board = *task.puzzle.board;
  require_small(board.geometry(), "SMT-LIB");
  out.write(task.header);
  out.write(fmt::format("(set-logic {})\n{}", dialect.logic(), dialect.prelude()));
  ConstraintText text(task, &out);
  for (Cell cell = 0; cell < board.cells(); ++cell) text.add(dialect.declaration(cell));
  write_rules(board, dialect, text);
  for (Cell cell = 0; cell < task.puzzle.givens.size(); ++cell) {
    const Value given = task.puzzle.givens[cell];
    if (given != 0) text.add(fmt::format("(assert {})\n", dialect.holds(cell, given)));
  }
  text.report();
  out.write("(check-sat)\n(get-value (");
  for (Cell cell = 0; cell < board.cells(); ++cell) {
    if (cell != 0) out.write(cell % 10 == 0 ? "\n" : " ");
    out.write(base::joined(dialect.terms(cell), " "));
  }
  out.write("))\n");
}

AnswerText read_smt(LineReader& answer, const CnfPuzzle& puzzle, const SmtDialect& dialect) {
  const Geometry& geometry = puzzle.puzzle.geometry();
  require_small(geometry, "SMT-LIB");
  SmtTokens tokens(answer);
  AnswerText text{.answer = read_status(tokens)};
  if (text.answer != Answer::satisfiable) return text;
  std::unordered_map<std::string, Term> known;
  for (Cell cell = 0; cell < geometry.cells(); ++cell) {
    const std::vector<std::string> terms = dialect.terms(cell);
    for (std::size_t i = 0; i < terms.size(); ++i) known[terms[i]] = {cell, i};
  }
  text.model = Model(puzzle.variables.variables());
  tokens.expect("(");
  for (std::string_view token = tokens.next(); token != ")"; token = tokens.next()) {
    if (token != "(") tokens.fail(token, "expected '(' or ')' in ((r1c1 VALUE) ...)");
    const std::string_view name = tokens.next();
    const auto term = known.find(std::string(name));
    if (term == known.end()) tokens.fail(name, "the file asks for no such value");
    const std::string value = read_value(tokens);
    const Value held = dialect.value_of(term->second.cell, term->second.number, value);
    if (held != 0) text.model.set(variable_of(geometry, term->second.cell, held));
    text.literals = true;
    tokens.expect(")");
  }
  text.closed = true;
  return text;
}

}  // namespace sudoku_sat::format
