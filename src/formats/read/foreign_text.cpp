// Without these sentences such a text gives an error about its first sign, which leads astray.
#include "formats/text/symbols.hpp"
#include "formula/text_kinds.hpp"
#include "text_ahead.hpp"

namespace sudoku_sat::format {

namespace {

bool is_answer_line(std::string_view line) {
  constexpr std::array<std::string_view, 4> statuses{"SAT", "UNSAT", "SATISFIABLE",
                                                     "UNSATISFIABLE"};
  if (is_among(statuses, line)) return true;
  if (line.starts_with("s ")) return line.size() > 3 && is_capital(line[2]) && is_capital(line[3]);
  if (!line.starts_with("v ")) return false;
  std::string_view rest = line.substr(2);
  for (std::string_view word = take_word(rest); !word.empty(); word = take_word(rest)) {
    if (!parse_number<std::int64_t>(word)) return false;
  }
  return true;
}

/// What a line of a formula or of an answer shows; empty: it may be of a puzzle.
std::string foreign_line(std::string_view line) {
  if (is_answer_line(line)) {
    return "a SAT solver's answer, not a puzzle: `sudoku-sat decode CNF ANSWER` turns it into a "
           "grid";
  }
  return formula::not_a_puzzle(line);
}

/// The same of the line at hand, or of what follows comments of DIMACS.
std::string foreign_after_comments(TextAhead& text) {
  const std::string_view line = text.line().text;
  if (line != "c" && !line.starts_with("c ")) return foreign_line(line);
  constexpr std::size_t max_comments = std::size_t{1} << 16;
  std::string_view ahead = text.at_once(max_comments);
  while (!ahead.empty()) {
    const std::string_view next = take_line(ahead);
    if (std::string what = foreign_line(next); !what.empty()) return what;
    if (!next.empty() && next.front() != 'c') break;
  }
  return {};
}

/// Clauses without the problem line before them: lines of numbers that end with 0, some below -1.
bool is_clauses(TextAhead& text) {
  if (!text.line().text.ends_with(" 0")) return false;
  constexpr std::size_t max_clauses = std::size_t{1} << 16;
  const std::string first(text.line().text);
  std::string_view ahead = text.at_once(max_clauses);
  bool negative = false;
  std::size_t clauses = 0;
  for (std::string_view line = first;; line = take_line(ahead)) {
    if (!line.ends_with(" 0")) return clauses > 3 && negative;
    std::string_view rest = line;
    for (std::string_view word = take_word(rest); !word.empty(); word = take_word(rest)) {
      const auto literal = parse_number<std::int64_t>(word);
      if (!literal) return false;
      negative = negative || *literal < -1;
    }
    ++clauses;
    if (negative && clauses > 3) return true;
    if (ahead.empty()) return false;
  }
}

std::string foreign_text(TextAhead& text) {
  if (text.line().text.starts_with("{\\rtf")) return "rich text (RTF): save it as plain text";
  if (is_clauses(text)) {
    return "clauses without the problem line 'p cnf VARIABLES CLAUSES', not a puzzle: give the "
           "formula to a SAT solver, and both the formula and the solver's answer to `sudoku-sat "
           "decode`";
  }
  return foreign_after_comments(text);
}

}  // namespace

void refuse_foreign_text(TextAhead& text) {
  const std::string what = foreign_text(text);
  if (what.empty()) return;
  const std::size_t line = text.line().number;
  while (text.more()) text.take();
  throw TextError(line, 0, what);
}

}  // namespace sudoku_sat::format
