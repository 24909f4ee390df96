// Formulas that the referee holds against the rules, as they are and altered, and what a solver
// says of them.
#pragma once

#include <catch2/catch.hpp>

#include "certify/files.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/solver.hpp"
#include "support/certificates.hpp"

namespace sudoku_sat::support {

inline Certificate certificate_of(std::string_view text, const Encoding& encoding,
                                  const AtMostOne& amo = {},
                                  Claim::Kind kind = Claim::Kind::unsat) {
  return {parse_puzzle(text), {.kind = kind}, {.encoding = &encoding, .amo = amo}, {}};
}

/// What is not checked by the rules; empty if all clauses are.
inline std::string trusted(const Certificate& certificate, const ClaimFormula& formula) {
  std::string names;
  const FormulaCheck result =
      certify::check_by_rules(certificate, formula, {"claim", "formula"}, {});
  CHECK(result.clauses == formula.size.clauses);
  CHECK((result.checked == result.clauses) == result.trusted.empty());
  for (const std::string& name : result.trusted) names += name + ". ";
  return names;
}

inline std::string trusted(const Certificate& certificate) {
  return trusted(certificate, certify::formula_of(certificate, {}));
}

inline std::vector<std::vector<int>> clauses_of(const ClaimFormula& formula) {
  std::vector<std::vector<int>> clauses(1);
  for (const Lit literal : formula.formula.literals) {
    if (literal == 0) {
      clauses.emplace_back();
    } else {
      clauses.back().push_back(literal);
    }
  }
  clauses.pop_back();
  return clauses;
}

/// All variables of the grid's cells, each as its code means it.
inline std::vector<Lit> literals_of(const Grid& grid, const VariableMap& variables) {
  const std::string_view code = variables.code().name;
  const auto holds = [&](int value, int number) {
    if (code == "direct") return value == number;
    return code == "binary" ? (value >> (number - 1)) % 2 == 1 : value <= number;
  };
  std::vector<Lit> literals;
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    const CodedCell coded = variables.coded(cell);
    const auto count = static_cast<int>(variables.code().variables(coded));
    for (int number = 1; number <= count; ++number) {
      const Lit variable = coded.before + number;
      literals.push_back(holds(grid[cell], number) ? variable : -variable);
    }
  }
  return literals;
}

/// Whether each of the grids, given by the literals of its cells, extends to a model.
inline bool allows_all(const std::vector<std::vector<int>>& clauses, int variables,
                       const std::vector<std::vector<Lit>>& grids) {
  const auto solver = make_solver({});
  solver->new_vars(static_cast<std::size_t>(variables));
  ClauseStream out(*solver);
  for (const std::vector<int>& clause : clauses) out.add(clause);
  out.flush();
  return std::all_of(grids.begin(), grids.end(), [&](const std::vector<Lit>& grid) {
    for (const Lit literal : grid) solver->assume(literal);
    return solver->solve({}) == Answer::satisfiable;
  });
}

/// The formula with other clauses; its size stays as it is but for their number.
inline ClaimFormula formula_from(const std::vector<std::vector<int>>& clauses,
                                 ClaimFormula formula) {
  formula.formula.literals.clear();
  for (const std::vector<int>& clause : clauses) {
    formula.formula.literals.insert(formula.formula.literals.end(), clause.begin(), clause.end());
    formula.formula.literals.push_back(0);
  }
  formula.size.clauses = clauses.size();
  return formula;
}

enum class Finding { checked, open, refused };

inline Finding finding_of(const Certificate& certificate, const ClaimFormula& formula) {
  try {
    const bool all =
        certify::check_by_rules(certificate, formula, {"claim", "formula"}, {}).trusted.empty();
    return all ? Finding::checked : Finding::open;
  } catch (const InputError&) {
    return Finding::refused;
  }
}

}  // namespace sudoku_sat::support
