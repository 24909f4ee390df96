// The formula is handed over in pieces, so that a limit is noticed meanwhile.
#include "refutation.hpp"

#include <algorithm>
#include <cstdio>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

namespace {

void load(std::span<const Lit> clauses, Solver& solver, const Limits& limits) {
  constexpr std::size_t piece = std::size_t{1} << 20;
  while (!clauses.empty()) {
    const auto least =
        clauses.begin() + static_cast<std::ptrdiff_t>(std::min(piece, clauses.size()) - 1);
    const auto end = std::find(least, clauses.end(), 0) + 1;
    const std::span<const Lit> part(clauses.begin(), end);
    solver.add({part, static_cast<std::size_t>(std::count(part.begin(), part.end(), 0))});
    clauses = clauses.subspan(part.size());
    limits.check();
  }
}

}  // namespace

std::optional<Model> refute(const ExtendedFormula& formula, const std::string& raw,
                            const Limits& limits) {
  const std::unique_ptr<Solver> solver = make_proving_solver(raw);
  solver->new_vars(formula.variables);
  load(formula.formula.literals, *solver, limits);
  load(formula.further, *solver, limits);
  const Answer answer = solver->solve(limits);
  if (answer == Answer::unknown) throw Stopped(limits.reached());
  if (answer == Answer::unsatisfiable) return std::nullopt;
  return solver->model(formula.variables);
}

RawFile::~RawFile() { std::remove(name.c_str()); }

}  // namespace sudoku_sat
