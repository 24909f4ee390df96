// Clauses about the cells of a constraint together: each value is somewhere in each unit, and at
// most once in each constraint.
// - unit definedness is redundant, but because of it unit propagation on the extended encoding
//   finds hidden singles (Lynce & Ouaknine 2006).
// - unit uniqueness goes constraint by constraint: two cells that share a row and a box get their
//   clause from both (Lynce & Ouaknine 2006; Weber 2005).
// - part uniqueness is for encodings whose clauses for units rely on as many cells as values: it
//   covers smaller constraints, which a board of rows, columns and boxes doesn't have.
#include "exclusions.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace encoding;

namespace {

void emit_unit_definedness(const EncodingContext& context, FamilyStream& out) {
  const auto emit = [&](const AllDifferent& unit, int value, const std::vector<Lit>& literals) {
    out.about(reason_of(Reason::Kind::place, unit, value, context.board), context.board);
    out.add(literals);
  };
  for_each_needed(context, "definedness", out, emit);
}

Size unit_definedness_size(const Encoding&, const Board& board, const AtMostOne&) {
  const auto values = static_cast<std::uint64_t>(board.size());
  return size_of_units(board, [&](const AllDifferent& unit) {
    return values * Size{.clauses = 1, .literals = unit.cells.size()};
  });
}

/// The constraints of a family.
using Wanted = bool(const Board&, const AllDifferent&);

bool any(const Board&, const AllDifferent&) { return true; }

bool is_smaller(const Board& board, const AllDifferent& constraint) {
  return !board.is_unit(constraint);
}

/// The clauses "each value is at most once in the constraint", for each selected constraint.
template <Wanted wanted>
void emit_uniqueness(const EncodingContext& context, FamilyStream& out) {
  UnitLiterals unit;
  for_each_rule(
      context.board.all_different(), "uniqueness", out, [&](const AllDifferent& constraint) {
        if (!wanted(context.board, constraint)) return;
        unit.collect(constraint, context);
        for (int value = 1; value <= context.board.size(); ++value) {
          out.about(reason_of(Reason::Kind::once, constraint, value, context.board), context.board);
          context.amo.emit(unit.of(value), out);
        }
      });
}

/// What emit_uniqueness adds without reduction.
template <Wanted wanted>
Size uniqueness_size(const Encoding&, const Board& board, const AtMostOne& amo) {
  const auto values = static_cast<std::uint64_t>(board.size());
  Size total;
  for (const AllDifferent& constraint : board.all_different()) {
    if (wanted(board, constraint)) total += values * amo.size(constraint.cells.size());
  }
  return total;
}

}  // namespace

const Family family_entries::unit_definedness{
    .name = "unit definedness",
    .summary = "each value at least once in each row, column, box",
    .clause_count = "3*N^2",
    .emit = emit_unit_definedness,
    .bounded_by_pairs = true,
    .size = unit_definedness_size,
};

const Family family_entries::unit_uniqueness{
    .name = "unit uniqueness",
    .summary = "each value at most once in each row, column, box",
    .clause_count = "3*N^2*pairs(N)",
    .emit = emit_uniqueness<any>,
    .bounded_by_pairs = true,
    .size = uniqueness_size<any>,
};

const Family family_entries::part_uniqueness{
    .name = "part uniqueness",
    .summary = "each value at most once in constraints smaller than a unit",
    .clause_count = "0",
    .emit = emit_uniqueness<is_smaller>,
    .bounded_by_pairs = true,
    .size = uniqueness_size<is_smaller>,
};

}  // namespace sudoku_sat
