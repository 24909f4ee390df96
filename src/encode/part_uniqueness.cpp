// Each value at most once in constraints that are smaller than a unit. For encodings whose clauses
// for units rely on as many cells as values. Nothing on a board of rows, columns and boxes.
#include "registry.hpp"
#include "unit_literals.hpp"

namespace sudoku_sat {

namespace {

bool is_part(const Board& board, const AllDifferent& constraint) {
  return !board.is_unit(constraint);
}

void emit_part_uniqueness(const EncodingContext& context, FamilyStream& out) {
  emit_uniqueness(context, out, is_part);
}

Size part_uniqueness_size(const Encoding&, const Board& board, const AtMostOne& amo) {
  return uniqueness_size(board, amo, is_part);
}

}  // namespace

const Family family_entries::part_uniqueness{
    .name = "part uniqueness",
    .summary = "each value at most once in what is smaller than a unit",
    .formula = "0",
    .emit = emit_part_uniqueness,
    .bounded_by_pairs = true,
    .size = part_uniqueness_size,
};

}  // namespace sudoku_sat
