// Reads DIMACS and passes clauses on; only the current clause is kept. Lines of one whole clause
// are read many at once where possible (plain_lines.hpp), all others one by one.
#include <fmt/format.h>

#include <algorithm>

#include "base/text_encoding.hpp"
#include "plain_lines.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "text_kinds.hpp"

namespace sudoku_sat {

using namespace formula;

namespace {

// A clause on many lines, without a 0, would fill the memory. No solver accepts as many literals.
constexpr std::size_t longest_clause = std::size_t{1} << 24;

/// Whether the line can contain only literals.
bool begins_with_literal(std::string_view line) {
  return !line.empty() && (line[0] == '-' || (line[0] >= '0' && line[0] <= '9'));
}

/// Passes clauses on and counts those that another sink has taken.
class CountedClauses {
 public:
  CountedClauses(SinkRef sink, std::uint64_t& taken) : sink_(sink), taken_(taken) {}

  Var new_vars(std::size_t n) { return sink_.new_vars(n); }
  void add(const ClauseBlock& block) {
    sink_.add(block);
    taken_ += block.clauses;
  }

 private:
  SinkRef sink_;
  std::uint64_t& taken_;
};

/// What a word in place of a literal shows about the kind of file; empty: nothing.
std::string_view kind_of_clause(std::string_view word) {
  if (word == "e" || word == "a") return "quantifiers, of QDIMACS";
  if (word.starts_with('x') && word.size() > 1) return "an XOR clause, of CryptoMiniSat";
  if (word.starts_with("\u2212") || word.starts_with("\u2013")) {
    return "a minus sign that isn't '-', of a text or a PDF";
  }
  if (word == "k") return "a cardinality constraint, of KNF";
  return {};
}

}  // namespace

DimacsReader::Problem DimacsReader::read_problem(
    const std::function<void(std::string_view)>& on_comment) {
  std::string_view line;
  while (lines_.next(line)) {
    std::string_view rest = line;
    const std::string_view word = take_word(rest);
    if (word.empty()) continue;
    // "clauses = [[1, 2]]" begins with the letter, too.
    if (word.front() == 'c' && (word == "c" || not_a_formula(line).empty())) {
      if (rest.starts_with(' ')) rest.remove_prefix(1);
      on_comment(rest);
      continue;
    }
    const std::string_view form = take_word(rest);
    if (word == "p" && form == "inccnf") {
      problem_ = {static_cast<std::uint64_t>(max_variable), 0, true};
      return problem_;
    }
    const auto variables = parse_number<std::uint64_t>(take_word(rest));
    const auto clauses = parse_number<std::uint64_t>(take_word(rest));
    if (word == "p" && form == "cnf" && variables && clauses && *variables <= max_variable) {
      problem_ = {*variables, *clauses, false};
      return problem_;
    }
    if (const std::string_view encoding = base::foreign_encoding(line); !encoding.empty()) {
      throw InputError(lines_.position(1), base::in_foreign_encoding(encoding));
    }
    if (const std::string other = not_a_formula(line); !other.empty()) {
      throw InputError(lines_.position(1), other);
    }
    if (word.front() == '#') {
      throw InputError(lines_.position(1),
                       "'#' doesn't begin a comment in DIMACS: write 'c' instead");
    }
    throw InputError(lines_.position(1),
                     "not a DIMACS problem line: expected 'p cnf VARIABLES CLAUSES'");
  }
  throw InputError(lines_.position(),
                   "not a DIMACS file: the line 'p cnf VARIABLES CLAUSES' is missing");
}

void DimacsReader::read_clauses(SinkRef sink) {
  CountedClauses counted(sink, handed_over_);
  ClauseStream out(counted);
  read(out, out);
}

void DimacsReader::read_clauses(SinkRef sink, SinkRef assumptions) {
  CountedClauses counted(sink, handed_over_);
  ClauseStream out(counted);
  ClauseStream assumed(assumptions);
  read(out, assumed);
  assumed.flush();
}

void DimacsReader::read(ClauseStream& out, ClauseStream& assumed) {
  std::string_view line;
  for (read_plain_lines(out); lines_.next(line) && !line.starts_with('%'); read_plain_lines(out)) {
    read_line(line, out, assumed);
  }
  if (!clause_.empty()) throw InputError(lines_.position(), "the last clause has no 0 at its end");
  out.flush();
  if (problem_.incremental || handed_over_ == problem_.clauses) return;
  throw WrongClauseCount(lines_.position(), fmt::format("{} clauses, but the problem line says {}",
                                                        handed_over_, problem_.clauses));
}

std::size_t DimacsReader::line_of(std::uint64_t clause) const {
  const auto after = [](std::uint64_t number, const Run& run) { return number < run.clause; };
  const Run& run = *std::prev(std::upper_bound(runs_.begin(), runs_.end(), clause, after));
  return run.line + static_cast<std::size_t>(clause - run.clause);
}

void DimacsReader::note_line(std::uint64_t clause, std::size_t line) {
  if (!runs_.empty() && line - runs_.back().line == clause - runs_.back().clause) return;
  while (runs_.size() > 1 && runs_[1].clause <= handed_over_ + 1) runs_.pop_front();
  runs_.push_back({clause, line});
}

/// Takes lines by the fast path (plain_lines.hpp), as many as it reads.
void DimacsReader::read_plain_lines(ClauseStream& out) {
  if (!clause_.empty()) return;
  const auto most = static_cast<std::uint32_t>(problem_.variables);
  while (true) {
    const PlainLines read = read_plain_clauses(lines_.buffered(), most, out.room());
    if (read.lines == 0) return;
    note_line(out.clauses() + 1, lines_.position().line + 1);
    lines_.skip(read.bytes, read.lines);
    out.advance(read.literals, read.lines);
  }
}

void DimacsReader::read_line(std::string_view line, ClauseStream& out, ClauseStream& assumed) {
  assumptions_ = false;
  if (begins_with_literal(line)) return read_literals(line, line, out);
  std::string_view rest = line;
  const std::string_view first = take_word(rest);
  if (first.starts_with('c')) {
    if (on_comment_) on_comment_(rest);
    return;
  }
  assumptions_ = problem_.incremental && first == "a";
  if (assumptions_ && !clause_.empty()) {
    throw InputError(lines_.position(1), "the clause before the assumptions has no 0 at its end");
  }
  read_literals(assumptions_ ? rest : line, line, assumptions_ ? assumed : out);
}

void DimacsReader::read_literals(std::string_view rest, std::string_view line, ClauseStream& out) {
  const auto most = static_cast<std::int64_t>(problem_.variables);
  if (clause_.size() > longest_clause) {
    throw InputError(lines_.position(),
                     fmt::format("clause has more than {} literals", longest_clause));
  }
  while (true) {
    Lit literal = 0;
    if (!take_plain_literal(rest, most, literal)) {
      if (rest.empty()) return;
      std::string_view odd = rest;  // so that `rest` itself can stay in registers
      const std::string_view word = take_word(odd);
      rest = odd;
      // Solvers skip a comment after a clause.
      const bool comment = word.starts_with('c') && clause_.empty() && !assumptions_;
      if (word.empty() || comment) return;
      literal = literal_of(word, line);
    }
    if (clause_.empty()) begin_ = lines_.position().line;
    if (literal != 0) clause_.push_back(literal);
    if (literal == 0 || assumptions_) end_clause(literal, out);
  }
}

Lit DimacsReader::literal_of(std::string_view word, std::string_view line) const {
  const auto literal = parse_number<Lit>(word);
  const auto most = static_cast<std::int64_t>(problem_.variables);
  if (literal && *literal <= most && *literal >= -most) return *literal;
  const auto column = static_cast<std::size_t>(word.data() - line.data()) + 1;
  if (const std::string_view kind = kind_of_clause(word); !kind.empty()) {
    throw InputError(lines_.position(column),
                     fmt::format("'{}': {}: only plain CNF is read", shown(word, 20), kind));
  }
  throw InputError(lines_.position(column), fmt::format("'{}' is not a literal from -{} to {}",
                                                        shown(word, 20), most, most));
}

/// Ends a clause at its 0. An assumption is a clause of its own, so the 0 after it doesn't end one.
void DimacsReader::end_clause(Lit literal, ClauseStream& out) {
  if (!assumptions_) note_line(out.clauses() + 1, begin_);
  if (literal != 0 || !assumptions_) out.add(clause_);
  clause_.clear();
}

}  // namespace sudoku_sat
