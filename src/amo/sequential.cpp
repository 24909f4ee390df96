// At most one of n literals by a counter that runs along them: s_i is true if one of the first i
// literals is, and then the next one must not be.
//
// 3n-4 binary clauses and n-1 auxiliary variables: linear, and the method that most later ones are
// measured against. Unit propagation is complete, but it walks the counter step by step where
// pairs need one. For 9 literals 23 clauses instead of 36, for 16 44 instead of 120, for 100 296
// instead of 4950. Where no literal is true the counter may begin anywhere, so that the variables
// are not defined: see ladder.cpp. Two literals get the 2 clauses and the variable of the formula
// too, though the pair would do, so that the published size holds everywhere.
//
// C. Sinz, Towards an Optimal CNF Encoding of Boolean Cardinality Constraints, CP 2005.
#include "sequential.hpp"

#include "emit_pairs.hpp"
#include "registry.hpp"

namespace sudoku_sat {

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

namespace {

void emit(std::span<const Lit> literals, int, ClauseStream& out) {
  if (literals.size() >= 2) emit_counter(literals, out);
}

Size size(std::uint64_t n, int) { return counter_size(n); }

}  // namespace

const AmoMethod amo_entries::sequential{
    .name = "sequential",
    .summary = "the usual linear one, for long lists: 3n-4 clauses, n-1 variables, a counter",
    .source =
        "C. Sinz, Towards an Optimal CNF Encoding of Boolean Cardinality Constraints, CP 2005",
    .complete = true,
    .defined = false,
    .emit = emit,
    .size = size,
};

}  // namespace sudoku_sat
