// At most one of n literals by rows and columns: the literals are arranged in a grid, each implies
// its row and its column, and at most one row and at most one column is true, by the same method
// again.
//
// 2n + 4 sqrt(n) + O(n^(1/4)) binary clauses and 2 sqrt(n) + O(n^(1/4)) auxiliary variables: by a
// lower bound of Kucera, Savicky and Vorel (SAT 2017) close to the fewest clauses that unit
// propagation can be complete with. For 9 literals that is 24 clauses instead of 36, one more than
// sequential; from 46 literals on it has the fewest of all methods here: for 100 it has 258, heule
// 294. Up to 6 literals the pairs are fewer clauses (6: 15 against 16; 7: 21 against 20).
//
// J. Chen, A New SAT Encoding of the At-Most-One Constraint, ModRef 2010.
#include <cmath>
#include <numeric>

#include "building_blocks.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace amo;

namespace {

constexpr std::uint64_t max_in_pairs = 6;

struct LiteralGrid {
  std::uint64_t rows;
  std::uint64_t columns;
};

/// As square as can be; each row and each column has a literal. Exact for n below 2^52.
LiteralGrid grid_for(std::uint64_t n) {
  const auto rows = static_cast<std::uint64_t>(std::ceil(std::sqrt(static_cast<double>(n))));
  return {rows, n / rows + (n % rows != 0 ? 1 : 0)};
}

void emit_product(std::span<const Lit> literals, int group, ClauseStream& out);

/// At most one of `count` new variables from `first` on.
void emit_variables(Var first, std::uint64_t count, ClauseStream& out) {
  std::vector<Lit> variables(count);
  std::iota(variables.begin(), variables.end(), first);
  emit_product(variables, 0, out);
}

void emit_product(std::span<const Lit> literals, int, ClauseStream& out) {
  if (literals.size() <= max_in_pairs) return emit_pairs(literals, out);
  const LiteralGrid grid = grid_for(literals.size());
  const Var row = out.new_vars(grid.rows);
  const Var column = out.new_vars(grid.columns);
  for (std::size_t i = 0; i < literals.size(); ++i) {
    out.add({-literals[i], row + static_cast<Lit>(i / grid.columns)});
    out.add({-literals[i], column + static_cast<Lit>(i % grid.columns)});
  }
  emit_variables(row, grid.rows, out);
  emit_variables(column, grid.columns, out);
}

Size product_size(std::uint64_t n, int group) {
  if (n <= max_in_pairs) return binary_clauses(pairs(n));
  const LiteralGrid grid = grid_for(n);
  Size total = binary_clauses(2 * n, grid.rows + grid.columns);
  total += product_size(grid.rows, group);
  total += product_size(grid.columns, group);
  return total;
}

}  // namespace

const AmoMethod amo_entries::product{
    .name = "product",
    .summary = "fewest clauses for many literals: 2n + O(sqrt n), recursive rows and columns",
    .source = "J. Chen, A New SAT Encoding of the At-Most-One Constraint, ModRef 2010",
    .complete = true,
    .defined = false,
    .emit = emit_product,
    .size = product_size,
};

}  // namespace sudoku_sat
