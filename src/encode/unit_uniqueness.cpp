// No value comes twice in a constraint, constraint by constraint: two cells that share a row and a
// box get their clause from both (Lynce & Ouaknine 2006; Weber 2005).
#include "registry.hpp"
#include "unit_literals.hpp"

namespace sudoku_sat {

namespace {

bool any(const Board&, const AllDifferent&) { return true; }

void emit_unit_uniqueness(const EncodingContext& context, FamilyStream& out) {
  emit_uniqueness(context, out, any);
}

Size unit_uniqueness_size(const Encoding&, const Board& board, const AtMostOne& amo) {
  return uniqueness_size(board, amo, any);
}

}  // namespace

const Family family_entries::unit_uniqueness{
    .name = "unit uniqueness",
    .summary = "each value at most once in each row, column, box",
    .formula = "3*N^2*pairs(N)",
    .emit = emit_unit_uniqueness,
    .bounded_by_pairs = true,
    .size = unit_uniqueness_size,
};

}  // namespace sudoku_sat
