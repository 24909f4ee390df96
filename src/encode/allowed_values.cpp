// What a rule forbids a cell by itself: a unit clause for each such value (where a value is one
// literal), unless a reduction has removed it. Thermometers, even and odd cells, pencil marks,
// cages of one cell.
#include <algorithm>

#include "exclusions.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace encoding;

namespace {

void emit_allowed_values(const EncodingContext& context, FamilyStream& out) {
  std::vector<Lit> clause;
  const auto emit = [&](const Allowed& allowed) {
    for (int value = 1; value <= context.board.size(); ++value) {
      if (std::binary_search(allowed.values.begin(), allowed.values.end(), value)) continue;
      clause.clear();
      if (append_exclusion(context.variables, allowed.cell, value, clause)) out.add(clause);
    }
  };
  for_each_reason(context.board.allowed(), Reason::Kind::allowed, "allowed values", context.board,
                  out, emit);
}

Size allowed_values_size(const Encoding& encoding, const Board& board, const AtMostOne& amo) {
  if (board.allowed().empty()) return {};
  return counted_size(emit_allowed_values, encoding, board, amo);
}

}  // namespace

const Family family_entries::allowed_values{
    .name = "allowed values",
    .summary = "what a rule forbids a cell by itself",
    .clause_count = "0",
    .emit = emit_allowed_values,
    .size = allowed_values_size,
};

}  // namespace sudoku_sat
