// Without these sentences such a text gives an error about its first sign, which leads astray.
#include "formats/text/symbols.hpp"
#include "text_ahead.hpp"

namespace sudoku_sat::format {

namespace {

bool is_problem_of(std::string_view line, std::string_view kind) {
  if (!line.starts_with("p ")) return false;
  std::string_view rest = line.substr(2);
  return take_word(rest) == kind;
}

bool is_cnf(std::string_view line) {
  return is_problem_of(line, "cnf") || is_problem_of(line, "inccnf");
}
bool is_weighted(std::string_view line) { return is_problem_of(line, "wcnf"); }
bool has_cardinalities(std::string_view line) { return is_problem_of(line, "knf"); }
bool is_quantified(std::string_view line) { return is_problem_of(line, "qcnf"); }

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

/// Whether a line of this kind is at hand, or follows comments of DIMACS.
template <bool (*is_own)(std::string_view)>
bool after_comments(TextAhead& text) {
  if (is_own(text.line().text)) return true;
  if (!text.line().text.starts_with("c ") && text.line().text != "c") return false;
  constexpr std::size_t max_comments = std::size_t{1} << 16;
  std::string_view ahead = text.at_once(max_comments);
  while (!ahead.empty()) {
    const std::string_view line = take_line(ahead);
    if (is_own(line)) return true;
    if (!line.empty() && line.front() != 'c') return false;
  }
  return false;
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

bool is_pseudo_boolean(TextAhead& text) { return text.line().text.starts_with("* #variable="); }

bool is_smt(TextAhead& text) {
  constexpr std::array<std::string_view, 5> begins{"(set-", "(declare-", "(assert ", "(define-fun",
                                                   "(check-sat"};
  const std::string_view line = text.line().text;
  return std::ranges::any_of(begins, [&](auto begin) { return line.starts_with(begin); });
}

bool is_rich_text(TextAhead& text) { return text.line().text.starts_with("{\\rtf"); }

struct ForeignText {
  bool (*is_own)(TextAhead&);
  std::string_view what;  ///< and what would be right
};

constexpr std::array<ForeignText, 9> foreign_texts{
    {{after_comments<is_cnf>,
      "a formula (DIMACS), not a puzzle: give it to a SAT solver, and both the formula and the "
      "solver's answer to `sudoku-sat decode`"},
     {after_comments<is_answer_line>,
      "a SAT solver's answer, not a puzzle: `sudoku-sat decode CNF ANSWER` turns it into a grid"},
     {is_clauses,
      "clauses without the problem line 'p cnf VARIABLES CLAUSES', not a puzzle: give the formula "
      "to a SAT solver, and both the formula and the solver's answer to `sudoku-sat decode`"},
     {after_comments<is_weighted>, "a weighted formula (WCNF), for MaxSAT solvers, not a puzzle"},
     {after_comments<has_cardinalities>,
      "a formula with cardinality constraints (KNF), not a puzzle"},
     {after_comments<is_quantified>, "a quantified formula (QDIMACS), not a puzzle"},
     {is_pseudo_boolean, "a pseudo-Boolean problem (OPB), not a puzzle"},
     {is_smt, "an SMT-LIB script, not a puzzle"},
     {is_rich_text, "rich text (RTF): save it as plain text"}}};

}  // namespace

void refuse_foreign_text(TextAhead& text) {
  const auto* const found = std::ranges::find_if(
      foreign_texts, [&](const ForeignText& foreign) { return foreign.is_own(text); });
  if (found == foreign_texts.end()) return;
  const std::size_t line = text.line().number;
  while (text.more()) text.take();
  throw TextError(line, 0, std::string(found->what));
}

}  // namespace sudoku_sat::format
