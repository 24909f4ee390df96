// At most one of n literals by groups with binary numbers: at most one in each group, pair by pair,
// and each literal implies the number of its group, written in binary.
//
// It lies between pairwise (one group) and bitwise (groups of one): for m groups ceil(log2 m)
// auxiliary variables and n ceil(log2 m) binary clauses besides the pairs in the groups. Unit
// propagation is complete, and in two steps whatever n is. In groups of 2 it has fewer variables
// and fewer clauses than bitwise: one bit less for each literal, n/2 pairs more. For 9 literals 31
// clauses and 3 variables in groups of 2, 27 and 2 in groups of 3. It pays if auxiliary variables
// must be few and clauses clearly fewer than pairs.
//
// S. Hoelldobler, V. Nguyen, An Efficient Encoding of the At-Most-One Constraint, KRR Report 13-04,
// TU Dresden, 2013; V. Nguyen, S. Mai, A New Method to Encode the At-Most-One Constraint into SAT,
// SoICT 2015.
#include "building_blocks.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace amo;

namespace {

void emit_bimander(std::span<const Lit> literals, int group, ClauseStream& out) {
  const LiteralGroups groups(literals.size(), group);
  BinaryNumber number(groups.count(), out);
  for (std::uint64_t i = 0; i < groups.count(); ++i) {
    const std::span<const Lit> members = groups.members(literals, i);
    emit_pairs(members, out);
    for (const Lit literal : members) number.imply(literal, i);
  }
}

Size bimander_size(std::uint64_t n, int group) {
  const LiteralGroups groups(n, group);
  const std::uint64_t bits = bits_below(groups.count());
  return binary_clauses(groups.pairs_within() + n * bits, bits);
}

}  // namespace

const AmoMethod amo_entries::bimander{
    .name = "bimander",
    .summary = "few variables, fewer clauses than bitwise: groups numbered in binary",
    .source =
        "S. Hoelldobler, V. Nguyen, An Efficient Encoding of the At-Most-One Constraint, "
        "TU Dresden, 2013",
    .group = 2,
    .complete = true,
    .defined = false,
    .emit = emit_bimander,
    .size = bimander_size,
};

}  // namespace sudoku_sat
