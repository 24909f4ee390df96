// At most one of n literals by the sequential counter with its variables defined: y_i is true if
// and only if one of the first i literals is.
//
// The other direction costs n-1 clauses more, 4n-5 in all with n-1 auxiliary variables. It gives
// each assignment of the literals exactly one extension, so that the models of the formula are as
// many as the solutions and a model counter needs no projection. The y are also those of the order
// encoding: y_i says "the value is at most i", on which a solver may branch and learn. In a Sudoku
// cell or unit one literal is always true and sequential.cpp is defined as well; the ladder pays
// where none may be, and where that is to hold without the at-least-one clauses.
//
// I. Gent, P. Nightingale, A New Encoding of AllDifferent into SAT, ModRef 2004;
// C. Ansotegui, F. Manya, Mapping Problems with Finite-Domain Variables into Problems with Boolean
// Variables, SAT 2004. Both have it for exactly one; here the last literal stays off the ladder.
#include "registry.hpp"
#include "sequential.hpp"

namespace sudoku_sat {

namespace {

void emit(std::span<const Lit> literals, int, ClauseStream& out) {
  if (literals.size() < 2) return;
  const Var first = emit_counter(literals, out);
  out.add({-first, literals[0]});
  for (std::size_t i = 1; i + 1 < literals.size(); ++i) {
    const Lit reached = first + static_cast<Lit>(i);
    out.add({-reached, reached - 1, literals[i]});
  }
}

Size size(std::uint64_t n, int) {
  Size size = counter_size(n);
  if (n >= 2) size += {.variables = 0, .clauses = n - 1, .literals = 2 + 3 * (n - 2)};
  return size;
}

}  // namespace

const AmoMethod amo_entries::ladder{
    .name = "ladder",
    .summary = "for counting models: sequential with defined variables, 4n-5 clauses",
    .source =
        "I. Gent, P. Nightingale, AllDifferent into SAT, ModRef 2004; "
        "C. Ansotegui, F. Manya, SAT 2004",
    .complete = true,
    .defined = true,
    .emit = emit,
    .size = size,
};

}  // namespace sudoku_sat
