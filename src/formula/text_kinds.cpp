#include "text_kinds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat::formula {

namespace {

enum class TextRole { formula, other_formula, answer, named_model, count, board, other };

/// A line of a text, and its first two words.
struct FirstWords {
  std::string_view line;
  std::string_view first;
  std::string_view second;
};

struct TextKind {
  TextRole role;
  std::string_view name;
  bool (*is)(const FirstWords& words);
};

bool has(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

bool is_whole(std::string_view word) { return parse_number<std::int64_t>(word).has_value(); }

bool one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

/// One line of a finished or an unfinished board of 4x4, 6x6, 9x9, 16x16.
bool is_board(const FirstWords& words) {
  const std::size_t length = words.first.size();
  return words.second.empty() && (length == 16 || length == 36 || length == 81 || length == 256) &&
         words.first.find_first_not_of("0123456789.") == words.first.npos;
}

// By the form of the problem line, then by the first word.
constexpr auto text_kinds = std::to_array<TextKind>({
    {TextRole::formula, "a formula (p cnf)",
     [](const FirstWords& w) {
       return w.first == "p" && one_of(w.second, {"cnf", "inccnf"});
     }},
    {TextRole::other_formula, "a weighted formula (WCNF), for MaxSAT solvers",
     [](const FirstWords& w) { return w.first == "h" || (w.first == "p" && w.second == "wcnf"); }},
    {TextRole::other_formula, "a formula with cardinality constraints (KNF)",
     [](const FirstWords& w) { return w.first == "p" && w.second == "knf"; }},
    {TextRole::other_formula, "a formula with cardinality constraints (CNF+)",
     [](const FirstWords& w) { return w.first == "p" && w.second == "cnf+"; }},
    {TextRole::other_formula, "a formula that is not in clauses (DIMACS SAT)",
     [](const FirstWords& w) { return w.first == "p" && w.second == "sat"; }},
    {TextRole::other_formula, "a quantified formula (QDIMACS)",
     [](const FirstWords& w) { return w.first == "p" && w.second == "qcnf"; }},
    {TextRole::other_formula, "a pseudo-Boolean problem (OPB)",
     [](const FirstWords& w) {
       return (w.first == "*" && w.second.starts_with("#variable")) ||
              (has(w.line, " x") && w.line.ends_with(';') && has(w.line, "="));
     }},
    {TextRole::other_formula, "a linear program (LP)",
     [](const FirstWords& w) {
       return one_of(w.first,
                     {"Minimize", "Maximize", "minimize", "maximize", "MINIMIZE", "MAXIMIZE"}) ||
              (w.first == "Subject" && w.second == "To");
     }},
    {TextRole::named_model, "a model of SMT-LIB, by names",
     [](const FirstWords& w) {
       return one_of(w.first, {"(model", "(define-fun"});
     }},
    {TextRole::other_formula, "a problem in SMT-LIB",
     [](const FirstWords& w) {
       return one_of(w.first, {"(set-logic", "(set-option", "(set-info", "(declare-const",
                               "(declare-fun", "(assert", "(check-sat)"});
     }},
    {TextRole::named_model, "a model by names",
     [](const FirstWords& w) {
       return w.line.starts_with('[') && (has(w.line, " = True") || has(w.line, " = False"));
     }},
    {TextRole::other_formula, "a list of clauses in a program",
     [](const FirstWords& w) {
       const std::size_t list = w.line.find("[[");
       const bool literals = list != w.line.npos &&
                             w.line.find_first_not_of("0123456789-, []\t)", list) == w.line.npos;
       const bool named =
           has(w.line, "add_clause(") || has(w.line, "= CNF(") || has(w.line, "\"clauses\": [");
       return named || (literals && (list != 0 || has(w.line, "],")));
     }},
    {TextRole::count, "a model counter's answer",
     [](const FirstWords& w) {
       return (w.first == "s" && (is_whole(w.second) || one_of(w.second, {"mc", "pmc", "wmc"}))) ||
              (w.first == "#" && one_of(w.second, {"solutions", "SOLUTIONS"})) ||
              (w.first == "c" && w.second == "s" && has(w.line, " type mc"));
     }},
    {TextRole::other, "a proof (DRAT)",
     [](const FirstWords& w) { return w.first == "d" && is_whole(w.second); }},
    {TextRole::other, "None (no model: print what solve() returned, too)",
     [](const FirstWords& w) { return w.line == "None"; }},
    {TextRole::answer, "a solver's answer",
     [](const FirstWords& w) {
       return w.first == "v" ||
              (one_of(w.first, {"s", "SAT", "UNSAT", "INDET", "sat", "unsat", "SATISFIABLE",
                                "UNSATISFIABLE", "True", "False"}) &&
               !is_whole(w.second));
     }},
    {TextRole::board, "a board", is_board},
    {TextRole::other, "an HTML page",
     [](const FirstWords& w) {
       return one_of(w.first, {"<!DOCTYPE", "<!doctype"}) || w.line.starts_with("<html");
     }},
});

const TextKind* kind_of(std::string_view line) {
  std::string_view rest = line;
  const std::string_view first = take_word(rest);
  const FirstWords words{line, first, take_word(rest)};
  const auto* const found =
      std::ranges::find_if(text_kinds, [&](const TextKind& kind) { return kind.is(words); });
  return found == text_kinds.end() ? nullptr : found;
}

}  // namespace

std::string not_a_formula(std::string_view line) {
  const TextKind* const kind = kind_of(line);
  if (kind == nullptr || kind->role == TextRole::formula) return {};
  if (kind->role == TextRole::other_formula) {
    return fmt::format("{}: only plain CNF is read", kind->name);
  }
  return fmt::format("{}, but a CNF file is expected", kind->name);
}

std::string not_an_answer(std::string_view line, std::size_t variables) {
  const TextKind* const kind = kind_of(line);
  if (kind == nullptr || kind->role == TextRole::answer) return {};
  if (kind->role == TextRole::board && line.size() == variables) return {};
  switch (kind->role) {
    case TextRole::formula:
    case TextRole::other_formula:
      return fmt::format("{}, not a solver's answer: run a solver on it", kind->name);
    case TextRole::count:
      return fmt::format(
          "{} says how many models there are, but has none: use a SAT solver, or "
          "'sudoku-sat count' on the puzzle",
          kind->name);
    case TextRole::named_model:
      return fmt::format("{}: the answer to a CNF file has the numbers of variables", kind->name);
    case TextRole::board:
      return "a board, not a solver's answer: 'sudoku-sat check' checks boards";
    default:
      return fmt::format("{}, not a solver's answer", kind->name);
  }
}

std::string not_a_puzzle(std::string_view line) {
  // Letters and square brackets begin puzzles, too.
  if (line.empty() || std::string_view("p*(").find(line.front()) == line.npos) return {};
  const TextKind* const kind = kind_of(line);
  if (kind == nullptr) return {};
  if (kind->role == TextRole::formula) {
    return "a formula (DIMACS), not a puzzle: give it to a SAT solver, and both the formula and "
           "the solver's answer to `sudoku-sat decode`";
  }
  const bool other = kind->role == TextRole::other_formula || kind->role == TextRole::named_model;
  return other ? fmt::format("{}, not a puzzle", kind->name) : "";
}

}  // namespace sudoku_sat::formula
