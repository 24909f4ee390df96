// At most one of n literals, pair by pair: for each two of them, not both.
//
// The plainest method and the strongest per clause: no auxiliary variables, unit propagation
// complete, and solvers keep binary clauses cheaply. For the 9 literals of a Sudoku unit nothing
// beats it; its n(n-1)/2 clauses hurt on large boards. Also known as binomial or naive encoding.
#include "sudoku_sat/amo.hpp"

namespace sudoku_sat {

namespace {

void emit(std::span<const Lit> literals, ClauseStream& out) {
  for (std::size_t first = 0; first < literals.size(); ++first) {
    for (std::size_t second = first + 1; second < literals.size(); ++second) {
      out.add({-literals[first], -literals[second]});
    }
  }
}

Size size(std::uint64_t n) {
  return {.variables = 0, .clauses = pairs(n), .literals = 2 * pairs(n)};
}

}  // namespace

extern const AmoMethod pairwise{
    .name = "pairwise",
    .summary = "not both, for each two literals: n(n-1)/2 clauses, no auxiliary variables",
    .source = "folklore; see Prestwich, CNF encodings, Handbook of Satisfiability 2009",
    .emit = emit,
    .size = size,
};

}  // namespace sudoku_sat
