// At most one of n literals, pair by pair: of any two of them, not both.
//
// The plainest method: no auxiliary variables, unit propagation complete, and solvers keep binary
// clauses cheaply. For the 9 literals of a Sudoku unit it has 36 clauses; the smallest method has
// 21, and new variables. But n(n-1)/2 is 120 for 16 literals and 4950 for 100; others need 42 and
// 258. Also known as binomial or naive encoding.
#include "building_blocks.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace amo;

namespace {

void emit_pairwise(std::span<const Lit> literals, int, ClauseStream& out) {
  emit_pairs(literals, out);
}

Size pairwise_size(std::uint64_t n, int) { return binary_clauses(pairs(n)); }

}  // namespace

const AmoMethod amo_entries::pairwise{
    .name = "pairwise",
    .summary = "for few literals, 9x9 boards: n(n-1)/2 clauses, no auxiliary variables",
    .source = "folklore; see S. Prestwich, CNF Encodings, Handbook of Satisfiability, 2009",
    .complete = true,
    .defined = true,
    .emit = emit_pairwise,
    .size = pairwise_size,
};

}  // namespace sudoku_sat
