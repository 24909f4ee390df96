// At most one of n literals by a counter that runs along them: s_i is true if one of the first i
// literals is, and then the next one must not be.
//
// 3n-4 binary clauses and n-1 auxiliary variables: linear, and the method that most later ones are
// measured against. Unit propagation is complete, but it walks the counter step by step; pairs need
// one step. For 9 literals 23 clauses instead of 36, for 16 44 instead of 120, for 100 296 instead
// of 4950. If no literal is true, the counter may begin anywhere, so the variables are not defined.
// Two literals get 2 clauses and a variable too, though one pair would do, so that the published
// size holds for every n.
//
// The ladder adds the other direction: s_i is true if and only if one of the first i literals is.
// That costs n-1 clauses more, 4n-5 in all. It gives each assignment of the literals exactly one
// extension, so that the formula has as many models as solutions and a model counter needs no
// projection. The s are also those of the order encoding: s_i means "the value is at most i", and a
// solver may branch on it and learn about it. In a Sudoku cell or unit one literal is always true,
// so the counter is defined anyway; the ladder pays if perhaps no literal is true, or if the
// counter must be defined without the at-least-one clauses.
//
// C. Sinz, Towards an Optimal CNF Encoding of Boolean Cardinality Constraints, CP 2005.
// I. Gent, P. Nightingale, A New Encoding of AllDifferent into SAT, ModRef 2004;
// C. Ansotegui, F. Manya, Mapping Problems with Finite-Domain Variables into Problems with Boolean
// Variables, SAT 2004. Both give it for exactly one; here the last literal has no variable on the
// ladder.
#include "building_blocks.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace amo;

namespace {

/// A literal makes the variables from its own position on true. Returns the first of them.
/// Requires: two literals or more.
Var emit_counter(std::span<const Lit> literals, ClauseStream& out) {
  const std::size_t steps = literals.size() - 1;
  const Var first = out.new_vars(steps);
  for (std::size_t i = 0; i < steps; ++i) {
    const Lit reached = first + static_cast<Lit>(i);
    out.add({-literals[i], reached});
    if (i + 1 < steps) out.add({-reached, reached + 1});
    out.add({-reached, -literals[i + 1]});
  }
  return first;
}

Size counter_size(std::uint64_t n) { return n < 2 ? Size{} : binary_clauses(3 * n - 4, n - 1); }

void emit_sequential(std::span<const Lit> literals, int, ClauseStream& out) {
  if (literals.size() >= 2) emit_counter(literals, out);
}

Size sequential_size(std::uint64_t n, int) { return counter_size(n); }

void emit_ladder(std::span<const Lit> literals, int, ClauseStream& out) {
  if (literals.size() < 2) return;
  const Var first = emit_counter(literals, out);
  out.add({-first, literals[0]});
  for (std::size_t i = 1; i + 1 < literals.size(); ++i) {
    const Lit reached = first + static_cast<Lit>(i);
    out.add({-reached, reached - 1, literals[i]});
  }
}

Size ladder_size(std::uint64_t n, int) {
  Size size = counter_size(n);
  if (n >= 2) size += {.variables = 0, .clauses = n - 1, .literals = 2 + 3 * (n - 2)};
  return size;
}

}  // namespace

const AmoMethod amo_entries::sequential{
    .name = "sequential",
    .summary = "the usual linear one, for long lists: 3n-4 clauses, n-1 variables, a counter",
    .source =
        "C. Sinz, Towards an Optimal CNF Encoding of Boolean Cardinality Constraints, CP 2005",
    .complete = true,
    .defined = false,
    .emit = emit_sequential,
    .size = sequential_size,
};

const AmoMethod amo_entries::ladder{
    .name = "ladder",
    .summary = "for counting models: sequential with defined variables, 4n-5 clauses",
    .source =
        "I. Gent, P. Nightingale, AllDifferent into SAT, ModRef 2004; "
        "C. Ansotegui, F. Manya, SAT 2004",
    .complete = true,
    .defined = true,
    .emit = emit_ladder,
    .size = ladder_size,
};

}  // namespace sudoku_sat
