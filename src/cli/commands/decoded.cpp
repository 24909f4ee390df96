// An answer is checked against the clauses; then the formula's header turns it into a grid, which
// is checked against the rules, so neither the solver nor the clauses need be trusted.
#include "decoded.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "base/joined.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::cli {

namespace {

Puzzle puzzle_at(const CnfPuzzle& cnf, std::size_t index) {
  return index == 0 ? cnf.puzzle : Puzzle{cnf.puzzle.board, cnf.series[index - 1].givens};
}

/// The first puzzle of a series whose givens are all in the grid; otherwise the first puzzle.
std::size_t index_in_series(const CnfPuzzle& cnf, const Grid& grid) {
  const auto holds = [&](const Grid& givens) {
    return std::equal(givens.begin(), givens.end(), grid.begin(),
                      [](Value given, Value value) { return given == 0 || given == value; });
  };
  if (holds(cnf.puzzle.givens)) return 0;
  for (std::size_t i = 0; i < cnf.series.size(); ++i) {
    if (holds(cnf.series[i].givens)) return i + 1;
  }
  return 0;
}

/// The answer decoded by the formula's numbering, and what is wrong with it by the rules.
struct Read {
  Grid grid;
  std::size_t index = 0;
  std::string fault;  ///< "is not a solution: ..."; empty: nothing is wrong
};

Read read_by_rules(const CnfPuzzle& cnf, const Model& model, std::optional<std::size_t> index) {
  Read read;
  try {
    read.grid = cnf.decode(model);
  } catch (const SolverError& error) {
    constexpr std::string_view subject = "the answer ";
    read.fault = error.what();
    if (read.fault.starts_with(subject)) read.fault.erase(0, subject.size());
    return read;
  }
  const Geometry& geometry = cnf.puzzle.geometry();
  read.index = index ? *index : index_in_series(cnf, read.grid);
  if (const auto wrong = violation(puzzle_at(cnf, read.index), read.grid)) {
    read.fault = "is not a solution: " + to_string(*wrong, geometry);
  } else if (std::ranges::any_of(cnf.excluded, [&](const Grid& excluded) {
               return same_grid(geometry, excluded, read.grid);
             })) {
    read.fault = "is the excluded solution";
  }
  return read;
}

/// "clause 12 (x.cnf:30: -1 -5 0)"
std::string unmet_text(const UnmetClause& clause, const std::string& file) {
  constexpr std::size_t most = 8;
  const auto shown = std::span(clause.literals).first(std::min(most, clause.literals.size()));
  const std::string literals = fmt::format("{} {}", base::joined(shown, " "),
                                           shown.size() < clause.literals.size() ? "..." : "0");
  const std::string place = clause.line == 0 ? file : to_string(Position{file, clause.line});
  return fmt::format("clause {} ({}: {})", clause.number, place, literals);
}

/// The grid of an answer that makes a clause false.
std::string beside(const Read& read, const CnfPuzzle& cnf) {
  if (!read.fault.empty()) return " and " + read.fault;
  const auto open = std::ranges::find(read.grid, 0);
  if (open == read.grid.end()) return ", although its grid obeys the rules";
  const auto cell = static_cast<Cell>(open - read.grid.begin());
  return fmt::format(" and gives {} no value", cnf.puzzle.geometry().name(cell));
}

/// A fault by the rules in an answer that makes no clause false.
std::string fault_text(const DecodedFormula& formula, const CheckedAnswer& answer,
                       const std::string& fault) {
  if (formula.cnf.has_header || answer.open) return "the answer " + fault;
  return fmt::format(
      "the answer satisfies every clause, but read as S[i,j,k] it {}: the variables are probably "
      "numbered differently; say how with --numbering or with comments such as 'c 5 r1c2=3'",
      fault);
}

/// Open cells of a formula with named variables that have none.
std::size_t unnamed_cells(const CnfPuzzle& cnf, const Grid& grid) {
  if (cnf.named_by.empty()) return 0;
  const auto n = static_cast<std::size_t>(cnf.puzzle.geometry().size());
  std::size_t cells = 0;
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    const auto numbers = std::span(cnf.numbers).subspan(cell * n, n);
    const bool none = std::ranges::all_of(numbers, [&](Var number) {
      return static_cast<std::uint64_t>(number) > cnf.total_variables;
    });
    if (grid[cell] == 0 && none) ++cells;
  }
  return cells;
}

/// Empty if nothing is.
std::string what_is_missing(const DecodedFormula& formula, const CheckedAnswer& answer,
                            const Grid& grid) {
  const AnswerText& text = answer.text;
  const auto open = std::count(grid.begin(), grid.end(), 0);
  if (open != 0 && !text.literals && !text.closed) {
    return "the solver reports a solution but printed no model: Glucose needs -model, MiniSat a "
           "second file; CaDiCaL, Kissat, PicoSAT and Lingeling print it without -n, clasp without "
           "-q";
  }
  const char* const cut =
      text.closed ? "" : ", and the final 0 is missing: is the answer truncated?";
  if (const auto unnamed = unnamed_cells(formula.cnf, grid); unnamed != 0) {
    return fmt::format(
        "the comments name no variables of {}: say what is in such cells with comments like "
        "'c given 1 2 3' for r1c2=3",
        report::counted(unnamed, "cell"));
  }
  if (open != 0)
    return fmt::format("the answer leaves {} open{}",
                       report::counted(static_cast<std::size_t>(open), "cell"), cut);
  if (formula.cnf.has_header || !answer.open) return "";
  return fmt::format("the assigned variables don't satisfy {}{}",
                     unmet_text(*answer.open, formula.file), cut);
}

}  // namespace

const std::string& label_at(const CnfPuzzle& cnf, std::size_t index) {
  return index == 0 ? cnf.label : cnf.series[index - 1].label;
}

std::string DecodedFormula::warning() const {
  if (cnf.has_header) return "";
  if (!cnf.named_by.empty()) {
    return fmt::format("{}: no header; read by the names of variables in its comments, such as {}",
                       file, shell_word("c " + cnf.named_by));
  }
  const Geometry& geometry = cnf.puzzle.geometry();
  const int size = geometry.size();
  const std::string_view unknown = geometry.box_rows() == geometry.box_columns()
                                       ? "which are rows and which are columns, nor their order"
                                       : "the order of rows and columns";
  if (cnf.numbering_guessed) {
    return fmt::format(
        "{}: no header; read with --numbering {}, which fits it; the clauses don't show {}", file,
        shell_word(cnf.numbering), unknown);
  }
  if (!cnf.numbering.empty()) return "";
  return fmt::format(
      "{}: no header; reading its variables as S[i,j,k] (row i, column j holds k), number (i-1)*{} "
      "+ (j-1)*{} + k; the clauses don't show {}",
      file, size * size, size, unknown);
}

Decoded decode(const DecodedFormula& formula, const CheckedAnswer& answer, const Position& position,
               std::optional<std::size_t> index) {
  const CnfPuzzle& cnf = formula.cnf;
  const AnswerText& text = answer.text;
  if (text.answer == Answer::unsatisfiable) {
    return {name(Status::unsatisfiable), {}, {}, index.value_or(0)};
  }
  if (text.answer == Answer::unknown) {
    return {name(Status::unknown), {}, "the solver gave no answer", index.value_or(0)};
  }
  if (cnf.contradiction) {
    throw InputError(position,
                     "the formula has no model (the reduction found that there is no solution), so "
                     "this answer must be wrong");
  }
  const Read read = read_by_rules(cnf, text.model, index);
  if (answer.falsified) {
    throw InputError(position,
                     fmt::format("the answer makes {} false{}",
                                 unmet_text(*answer.falsified, formula.file), beside(read, cnf)));
  }
  if (!read.fault.empty()) throw InputError(position, fault_text(formula, answer, read.fault));
  const std::string missing = what_is_missing(formula, answer, read.grid);
  if (missing.empty()) return {name(Status::solved), read.grid, {}, read.index};
  return {"incomplete", read.grid, missing, read.index};
}

void write(const Decoded& decoded, const DecodedFormula& formula, PuzzleWriter& writer) {
  const CnfPuzzle& cnf = formula.cnf;
  const Puzzle puzzle = puzzle_at(cnf, decoded.index);
  const std::string& label = label_at(cnf, decoded.index);
  if (writer.json()) {
    const Geometry& geometry = cnf.puzzle.geometry();
    base::Json json{{"index", decoded.index},
                    {"label", label.empty() ? base::Json(nullptr) : base::Json(label)},
                    {"puzzle", to_line(geometry, puzzle.givens)},
                    {"status", decoded.status}};
    json["solution"] =
        decoded.grid.empty() ? base::Json(nullptr) : base::Json(to_line(geometry, decoded.grid));
    json["encoding"] = cnf.encoding;
    json["warnings"] = base::Json::array();
    if (!decoded.reason.empty()) json["reason"] = decoded.reason;
    json["warnings"] = base::Json::array();
    if (const std::string warning = formula.warning(); !warning.empty()) {
      json["warnings"].push_back(warning);
    }
    writer.text(report::dump(json));
  } else if (!decoded.grid.empty()) {
    writer.grid(puzzle, decoded.grid, label);
  } else if (writer.lines()) {
    writer.text(decoded.status);
  }
}

}  // namespace sudoku_sat::cli
