// The formula of a claim: it has no model exactly if the claim is true. The givens are unit
// clauses, nothing is reduced:
//   unsat, formula, count  the puzzle's own;
//   unique, minimal        also a clause that the solution violates, if that is known;
//   impossible             also unit clauses that put the value into the cell;
//   candidates             also a clause that a cell has a value that no known solution has there;
//   fewest                 two formulas in one, which both have to be refuted. Every clause of
//                          "there is a second solution" also has the literal s, every clause of
//                          "fewer givens would do" has -s: there is no model with s false, and none
//                          with s true.
// "Fewer givens would do" has a variable for each cell, "it is given"; a clause for each other
// solution, that a cell in which it differs is given; and a sequential counter (Sinz, CP 2005) of
// fewer cells than the puzzle has givens.
#include <fmt/format.h>

#include "files.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::certify {

namespace {

/// Passes clauses on, each with one more literal.
class GuardedSink {
 public:
  GuardedSink(SinkRef sink, Lit guard) : sink_(sink), guard_(guard) {}

  Var new_vars(std::size_t n) { return sink_.new_vars(n); }

  void add(const ClauseBlock& block) {
    guarded_.clear();
    for (const Lit literal : block.literals) {
      if (literal == 0) guarded_.push_back(guard_);
      guarded_.push_back(literal);
    }
    sink_.add({guarded_, block.clauses});
  }

 private:
  SinkRef sink_;
  Lit guard_;
  std::vector<Lit> guarded_;
};

/// Rules and givens; "the solution is not the claim's"; "the cell has its value".
void encode_refutable(const Certificate& certificate, SinkRef sink) {
  const Claim& claim = certificate.claim;
  const VariableMap variables = variables_of(certificate);
  encode_puzzle(certificate.puzzle, variables, certificate.formulation, sink);
  ClauseStream out(sink);
  if (!claim.solution.empty()) {
    out.add(excluding_clause(claim.solution, variables, certificate.puzzle));
  }
  std::vector<Lit> literals;
  if (claim.kind == Claim::Kind::impossible) {
    variables.append_literals(claim.cell, claim.value, literals);
  }
  for (const Lit literal : literals) out.add({literal});
  // The only value of a board has no literal: it is no other candidate if it is known.
  const bool has_others = certificate.puzzle.geometry().size() > 1 || !claim.others.empty();
  if (claim.kind == Claim::Kind::candidates && has_others) {
    out.add(other_candidates(claim.others, certificate.puzzle.geometry(), variables));
  }
  out.flush();
}

/// At most `most` of `count` variables from `first` on are true.
void count_at_most(Var first, std::size_t count, std::size_t most, ClauseStream& out) {
  if (most == 0) {
    for (std::size_t i = 0; i < count; ++i) out.add({-(first + static_cast<Var>(i))});
    return;
  }
  // Counter (i, j): more than j of the variables 0..i are true.
  const Var counters = out.new_vars(count * most);
  const auto more = [&](std::size_t i, std::size_t j) {
    return counters + static_cast<Var>(i * most + j);
  };
  for (std::size_t i = 0; i < count; ++i) {
    const Var variable = first + static_cast<Var>(i);
    out.add({-variable, more(i, 0)});
    if (i == 0) continue;
    for (std::size_t j = 0; j < most; ++j) {
      out.add({-more(i - 1, j), more(i, j)});
      if (j > 0) out.add({-variable, -more(i - 1, j - 1), more(i, j)});
    }
    out.add({-variable, -more(i - 1, most - 1)});
  }
}

/// "Fewer givens hit all differences".
void encode_fewer_givens(const Certificate& certificate, SinkRef sink) {
  const Claim& claim = certificate.claim;
  const std::size_t givens = certificate.puzzle.given_count();
  ClauseStream out(sink);
  if (givens == 0) {
    out.add(std::span<const Lit>());
  } else {
    const Var first = out.new_vars(claim.solution.size());
    std::vector<Lit> clause;
    for (const Grid& other : claim.others) {
      clause.clear();
      for (Cell cell = 0; cell < other.size(); ++cell) {
        if (other[cell] != claim.solution[cell]) clause.push_back(first + static_cast<Var>(cell));
      }
      out.add(clause);
    }
    count_at_most(first, claim.solution.size(), givens - 1, out);
  }
  out.flush();
}

void encode_fewest(const Certificate& certificate, SinkRef sink) {
  CountingSink counted;
  encode_refutable(certificate, counted);
  // The guard's number must be known before the first clause: it comes after all other variables of
  // that part.
  const Lit guard = static_cast<Lit>(counted.size().variables) + 1;
  GuardedSink second(sink, guard);
  encode_refutable(certificate, second);
  sink.new_vars(1);
  GuardedSink fewer(sink, -guard);
  encode_fewer_givens(certificate, fewer);
}

/// As if numbering began after the guard; 0 where it doesn't.
Lit shifted_down(Lit literal, Lit guard) {
  if (std::abs(literal) <= guard) return 0;
  return literal < 0 ? literal + guard : literal - guard;
}

}  // namespace

VariableMap variables_of(const Certificate& certificate) {
  return VariableMap(certificate.puzzle.geometry(), *chosen_encoding(certificate.formulation).code);
}

std::vector<Lit> other_candidates(const std::vector<Grid>& grids, const Geometry& geometry,
                                  const VariableMap& variables) {
  std::vector<Lit> literals;
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
    std::vector<bool> seen(static_cast<std::size_t>(geometry.size()) + 1, false);
    for (const Grid& grid : grids) seen[grid[cell]] = true;
    for (Value value = 1; value <= geometry.size(); ++value) {
      if (!seen[value]) variables.append_literals(cell, value, literals);
    }
  }
  return literals;
}

bool has_direct_code(const Certificate& certificate) {
  return chosen_encoding(certificate.formulation).code->name == "direct";
}

bool needs_direct_code(const Claim& claim) {
  return claim.kind == Claim::Kind::count || claim.kind == Claim::Kind::candidates;
}

std::optional<ClaimFormula> uniqueness_part(const Certificate& certificate,
                                            const ClaimFormula& formula) {
  MemorySink fewer;
  encode_fewer_givens(certificate, fewer);
  const std::vector<Lit> wanted = fewer.take();
  const std::size_t further = fewer.size().variables + 1;
  if (formula.size.variables < further) return std::nullopt;
  const Lit guard = static_cast<Lit>(formula.size.variables - further) + 1;
  ClaimFormula part{{}, {.variables = formula.size.variables}};
  std::vector<Lit> rest;
  bool fine = true;
  each_clause(formula.formula.literals, [&](std::span<const Lit> clause) {
    const Lit last = clause.empty() ? 0 : clause.back();
    fine = fine && std::abs(last) == guard;
    if (!fine) return;
    std::vector<Lit>& to = last > 0 ? part.formula.literals : rest;
    for (const Lit literal : clause.first(clause.size() - 1)) {
      fine = fine && std::abs(literal) != guard;
      to.push_back(last > 0 ? literal : shifted_down(literal, guard));
    }
    to.push_back(0);
    part.size.clauses += last > 0 ? 1 : 0;
  });
  if (!fine || rest != wanted) return std::nullopt;
  return part;
}

void encode_claim(const Certificate& certificate, SinkRef sink) {
  const bool fewest = certificate.claim.kind == Claim::Kind::fewest;
  fewest ? encode_fewest(certificate, sink) : encode_refutable(certificate, sink);
}

void require_memory_for_claim(const Certificate& certificate, const Limits& limits) {
  const VariableMap variables = variables_of(certificate);
  std::uint64_t total = variables.variables();
  if (certificate.claim.kind == Claim::Kind::fewest) {
    total += std::uint64_t{certificate.puzzle.givens.size()} * certificate.puzzle.given_count();
  }
  solvers::require_memory_for_variables(certificate.puzzle.geometry(), total);
  solvers::require_memory_for_clauses(certificate.puzzle, variables, certificate.formulation,
                                      limits);
}

std::string formula_head(const Certificate& certificate, const Size& size) {
  // The tool's name does not come first, because `decode` can't turn an answer to this file into a
  // grid.
  const Claim::Kind kind = certificate.claim.kind;
  const bool of_models = kind == Claim::Kind::formula || kind == Claim::Kind::count;
  return fmt::format(
      "c certificate of sudoku-sat {}\nc claim {}\nc encoding {}, at most one: {}\n"
      "c {}\np cnf {} {}\n",
      certificate.version, to_string(certificate.claim, certificate.puzzle.geometry()),
      chosen_encoding(certificate.formulation).name, certificate.formulation.amo.name(),
      of_models ? "models: the puzzle's solutions" : "no model exactly if the claim is true",
      size.variables, size.clauses);
}

ClaimFormula formula_of(const Certificate& certificate, const Limits& limits) {
  require_memory_for_claim(certificate, limits);
  MemorySink formula;
  LimitedSink limited(formula, limits);
  encode_claim(certificate, limited);
  return {{formula.take()}, formula.size()};
}

}  // namespace sudoku_sat::certify
