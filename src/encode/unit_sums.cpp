// The values of each unit by arithmetic: the sum of 2^value over its N cells is 2+4+...+2^N. The
// first formulation of "SAT/SMT by Example", which leaves it to a bit-vector solver; here the
// additions are ripple-carry adders in clauses, each gate in both directions (Tseitin), so that the
// bits are defined by the cells.
//
// Why the sum is enough: when two numbers are added, each carry replaces two ones by one, so the
// sum of N powers of two has N ones only if there was no carry at all: if the powers are distinct.
// Overflow can't hide a carry: one out of the highest column would remove ones like any other.
// Clauses forbid overflow anyway, because they show a contradiction early.
//
// A cell's number is simply its literals, one of them true: bit v is "holds v". Bit 0 is never set,
// which leaves columns 1 to N. After a reduction the argument holds for the cells and the values
// that are open: only these have numbers and columns, and gates ignore a bit that can't be set. It
// is one of the weakest encodings under unit propagation, and is here for comparison.
//
// D. Yurichev, SAT/SMT by Example; G. Tseitin, On the complexity of derivation in propositional
// calculus, 1968.
#include <fmt/format.h>

#include <bit>

#include "exclusions.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

/// A number, a literal for each column from the lowest; 0 if the bit can't be set.
using Bits = std::vector<Lit>;

/// A literal that is true if an odd number of the inputs is; 0 if that can't be. Requires:
/// three inputs at most.
Lit emit_parity(const Bits& inputs, FamilyStream& out) {
  if (inputs.size() < 2) return inputs.empty() ? 0 : inputs[0];
  const Var parity = out.new_vars(1);
  std::vector<Lit> clause;
  for (unsigned set = 0; set < 1U << inputs.size(); ++set) {
    clause.clear();
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      clause.push_back((set >> i & 1U) != 0 ? -inputs[i] : inputs[i]);
    }
    clause.push_back(std::popcount(set) % 2 != 0 ? parity : -parity);
    out.add(clause);
  }
  return parity;
}

/// A literal that is true if at least two of the inputs are; 0 if that can't be. Requires:
/// three inputs at most.
Lit emit_carry(const Bits& inputs, FamilyStream& out) {
  if (inputs.size() < 2) return 0;
  const Var carry = out.new_vars(1);
  for (std::size_t first = 0; first < inputs.size(); ++first) {
    if (inputs.size() == 2) out.add({-carry, inputs[first]});
    for (std::size_t second = first + 1; second < inputs.size(); ++second) {
      out.add({carry, -inputs[first], -inputs[second]});
      if (inputs.size() == 3) out.add({-carry, inputs[first], inputs[second]});
    }
  }
  return carry;
}

/// The sum of two numbers with equally many columns; clauses forbid that it needs more.
Bits emit_sum(const Bits& a, const Bits& b, FamilyStream& out) {
  Bits sum;
  Bits inputs;
  Lit carry = 0;
  for (std::size_t column = 0; column < a.size(); ++column) {
    inputs.clear();
    for (const Lit bit : {a[column], b[column], carry}) {
      if (bit != 0) inputs.push_back(bit);
    }
    sum.push_back(emit_parity(inputs, out));
    if (column + 1 < a.size()) {
      carry = emit_carry(inputs, out);
    } else {
      if (inputs.size() > 1) out.add_pairs({inputs, inputs.size() - 1});
    }
  }
  return sum;
}

/// The values that no cell of the unit is known to have.
std::vector<int> open_values(const AllDifferent& unit, const VariableMap& variables, int size) {
  std::vector<bool> placed(static_cast<std::size_t>(size) + 1, false);
  for (const Cell cell : unit.cells) placed[variables.decided(cell)] = true;
  std::vector<int> values;
  for (int value = 1; value <= size; ++value) {
    if (!placed[static_cast<std::size_t>(value)]) values.push_back(value);
  }
  return values;
}

void emit_unit(const AllDifferent& unit, const EncodingContext& context, FamilyStream& out) {
  const VariableMap& variables = context.variables;
  const std::vector<int> values = open_values(unit, variables, context.board.size());
  Bits sum(values.size(), 0);
  Bits number(values.size());
  for (const Cell cell : unit.cells) {
    if (variables.decided(cell) != 0) continue;
    for (std::size_t i = 0; i < values.size(); ++i) number[i] = variables.variable(cell, values[i]);
    sum = emit_sum(sum, number, out);
  }
  for (const Lit bit : sum) {
    out.add(std::span(&bit, bit == 0 ? 0 : 1));
  }
}

void emit_unit_sums(const EncodingContext& context, FamilyStream& out) {
  for_each_rule(context.board.all_different(), "sums", out, [&](const AllDifferent& constraint) {
    if (!context.board.is_unit(constraint)) return;
    if (out.noted()) {
      out.about(fmt::format("{}: the powers 2^value of its cells add up to those of all values",
                            constraint.name()));
    }
    emit_unit(constraint, context, out);
  });
}

/// The size of one addition of numbers of two or more columns: a half adder, full adders, and in
/// the highest column a sum and no carry.
Size addition_size(std::uint64_t columns) {
  constexpr Size half{.variables = 2, .clauses = 4 + 3, .literals = 4 * 3 + 2 * 2 + 3};
  constexpr Size full{.variables = 2, .clauses = 8 + 6, .literals = 8 * 4 + 6 * 3};
  constexpr Size highest{.variables = 1, .clauses = 8 + 3, .literals = 8 * 4 + 3 * 2};
  Size total = half;
  total += (columns - 2) * full;
  total += highest;
  return total;
}

Size unit_sums_size(const Encoding&, const Board& board, const AtMostOne&) {
  const auto values = static_cast<std::uint64_t>(board.size());
  Size of_unit{.clauses = values, .literals = values};
  if (values > 1) of_unit += (values - 1) * addition_size(values);
  return size_of_units(board, [&](const AllDifferent&) { return of_unit; });
}

}  // namespace

const Family family_entries::unit_sums{
    .name = "unit sums",
    .summary = "the sum of 2^value over each row, column, box is 2+4+...+2^N, by adders",
    .clause_count = "3*N*((N-1)*(14*N-10) + N)",
    .emit = emit_unit_sums,
    .size = unit_sums_size,
};

}  // namespace sudoku_sat
