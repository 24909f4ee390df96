// At most one of n literals by splitting: at most one of the first three and a new variable y, pair
// by pair, and at most one of not y and the others, by the same method again while they are more
// than four.
//
// 3n-6 binary clauses and (n-3)/2 auxiliary variables, rounded down: the sequential counter in
// steps of two literals, with half its variables. Unit propagation is complete. For 9 literals 21
// clauses and 3 variables, as few as commander in groups of 3, without a group size to choose; but
// a true literal reaches the others along a chain, two at a step, not through a tree.
//
// Named after M. Heule, who seems not to have published it on its own. Described in D. Knuth, The
// Art of Computer Programming, vol. 4B, section 7.2.2.2 (exercises), and, split in another place,
// as the nested encoding in A. Biere, D. Le Berre, E. Lonca, N. Manthey, Detecting Cardinality
// Constraints in CNF, SAT 2014.
#include <array>

#include "building_blocks.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace amo;

namespace {

void emit_heule(std::span<const Lit> literals, int, ClauseStream& out) {
  std::vector<Lit> chain(literals.begin(), literals.end());
  std::span<Lit> rest(chain);
  while (rest.size() > 4) {
    const Lit link = out.new_vars(1);
    emit_pairs(std::array{rest[0], rest[1], rest[2], link}, out);
    rest = rest.subspan(2);
    rest.front() = -link;
  }
  emit_pairs(rest, out);
}

Size heule_size(std::uint64_t n, int) {
  return n < 3 ? binary_clauses(pairs(n)) : binary_clauses(3 * n - 6, (n - 3) / 2);
}

}  // namespace

const AmoMethod amo_entries::heule{
    .name = "heule",
    .summary = "linear, with half of sequential's variables: 3n-6 clauses, (n-3)/2 variables",
    .source = "M. Heule; see D. Knuth, The Art of Computer Programming 4B, 7.2.2.2",
    .complete = true,
    .defined = false,
    .emit = emit_heule,
    .size = heule_size,
};

}  // namespace sudoku_sat
