// The families of the encoding `chains`: cells have exactly one value, and units have each value
// exactly once. A sink that accepts at-most-one constraints as such gets the constraint, so that
// re-encoding chooses the order of the chain, which is here that of the board. Up to two literals
// need no order variables.
#include "chains.hpp"

#include <fmt/format.h>

#include "exclusions.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace encoding {

void emit_chain(const std::vector<Lit>& literals, FamilyStream& out) {
  Var sum = out.new_vars(literals.size() - 1);
  out.add({-literals.front(), sum});
  out.add({literals.front(), -sum});
  for (std::size_t i = 1; i + 1 < literals.size(); ++i, ++sum) {
    const Lit literal = literals[i];
    out.add({-sum, sum + 1});
    out.add({-literal, sum + 1});
    out.add({sum, literal, -(sum + 1)});
    out.add({-sum, -literal});
  }
  out.add({sum, literals.back()});
  out.add({-sum, -literals.back()});
}

}  // namespace encoding

using namespace encoding;

namespace {

void emit_one_of(std::vector<Lit> literals, FamilyStream& out) {
  std::ranges::sort(literals);
  const bool chained = literals.size() >= Reencoding::shortest && !out.take_at_most_one(literals);
  if (chained) return emit_chain(literals, out);
  out.add(literals);
  if (literals.size() == 2) out.add({-literals[0], -literals[1]});
}

Size one_of_size(std::uint64_t literals) {
  if (literals == 2) return {.clauses = 2, .literals = 4};
  if (literals < 2) return {.clauses = 1, .literals = literals};
  const std::uint64_t inner = literals - 2;
  return {.variables = literals - 1, .clauses = 4 * (inner + 1), .literals = 8 + 9 * inner};
}

void emit_cell_chains(const EncodingContext& context, FamilyStream& out) {
  out.begin("cell chains");
  std::vector<Lit> values;
  for (Cell cell = 0; cell < context.board.cells(); ++cell) {
    if (context.variables.decided(cell) != 0) continue;
    if (out.noted()) {
      out.about(fmt::format("{} has exactly one value", context.board.geometry().name(cell)));
    }
    collect(context.variables, cell, values);
    emit_one_of(values, out);
  }
}

Size cell_chains_size(const Encoding&, const Board& board, const AtMostOne&) {
  return board.cells() * one_of_size(static_cast<std::uint64_t>(board.size()));
}

void emit_unit_chains(const EncodingContext& context, FamilyStream& out) {
  const auto emit = [&](const AllDifferent& unit, int value, const std::vector<Lit>& literals) {
    if (out.noted()) out.about(exactly_once(unit, value, context.board));
    emit_one_of(literals, out);
  };
  for_each_needed(context, "chains", out, emit);
}

Size unit_chains_size(const Encoding&, const Board& board, const AtMostOne&) {
  const auto values = static_cast<std::uint64_t>(board.size());
  return size_of_units(board, [&](const AllDifferent&) { return values * one_of_size(values); });
}

}  // namespace

const Family family_entries::cell_chains{
    .name = "cell chains",
    .summary = "exactly one value in each cell, by order variables",
    .clause_count = "N^2*(4*N-4)",
    .emit = emit_cell_chains,
    .bounded_by_pairs = true,
    .size = cell_chains_size,
};

const Family family_entries::unit_chains{
    .name = "unit chains",
    .summary = "each value exactly once in each row, column, box, by order variables",
    .clause_count = "3*N^2*(4*N-4)",
    .emit = emit_unit_chains,
    .bounded_by_pairs = true,
    .size = unit_chains_size,
};

}  // namespace sudoku_sat
