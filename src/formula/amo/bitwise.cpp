// At most one of n literals by number: each literal implies its own number, written in binary.
//
// n ceil(log2 n) binary clauses and ceil(log2 n) auxiliary variables; of the methods that have any,
// only bimander has fewer. Unit propagation is complete: a true literal fixes all bits. For 9
// literals that is 36 clauses, the same as pairs, and 4 variables: no gain on 9x9, because sizes
// just above a power of two are its worst; at 16 values it is 64 clauses instead of 120. It pays if
// variables are expensive, as in local search, for which it was made.
//
// A. Frisch, T. Peugniez, A. Doggett, P. Nightingale, Solving Non-Boolean Satisfiability Problems
// with Stochastic Local Search, Journal of Automated Reasoning 35, 2005; S. Prestwich, Variable
// Dependency in Local Search: Prevention Is Better Than Cure, SAT 2007.
#include "building_blocks.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace amo;

namespace {

void emit_bitwise(std::span<const Lit> literals, int, ClauseStream& out) {
  BinaryNumber number(literals.size(), out);
  for (std::size_t i = 0; i < literals.size(); ++i) number.imply(literals[i], i);
}

Size bitwise_size(std::uint64_t n, int) { return binary_clauses(n * bits_below(n), bits_below(n)); }

}  // namespace

const AmoMethod amo_entries::bitwise{
    .name = "bitwise",
    .summary = "few auxiliary variables: ceil(log2 n), with n ceil(log2 n) clauses",
    .source = "A. Frisch et al., Journal of Automated Reasoning 35, 2005; S. Prestwich, SAT 2007",
    .complete = true,
    .defined = false,
    .emit = emit_bitwise,
    .size = bitwise_size,
};

}  // namespace sudoku_sat
