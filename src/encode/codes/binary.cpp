// The value as a binary number: x(r,c,b) is bit b of the value of row r, column c (the
// propositional z3 system in C++; "log encoding", Iwama & Miyazaki 1994, Walsh 2000). 0 would be an
// empty cell; it is excluded like any other number that is not a candidate.
//
// A cell that a reduction has narrowed down keeps the digits in which its candidates differ.
#include <fmt/format.h>

#include <bit>

#include "registry.hpp"

namespace sudoku_sat {

using namespace encoding;

namespace {

/// The digits that the cell's variables represent, one bit of the mask each.
unsigned binary_digits(const CodedCell& cell) {
  if (cell.whole) return std::bit_ceil(static_cast<unsigned>(cell.candidates.size()) + 1) - 1;
  unsigned any = 0;
  unsigned all = ~0U;
  for (const Value value : cell.candidates) {
    any |= value;
    all &= value;
  }
  return any & ~all;
}

/// The literals of all digits, each true if `number` has a 1.
void append_binary_number(const CodedCell& cell, unsigned number, std::vector<Lit>& literals) {
  Var variable = cell.before;
  for (unsigned rest = binary_digits(cell); rest != 0; rest &= rest - 1) {
    ++variable;
    const unsigned digit = rest & ~(rest - 1);
    literals.push_back((number & digit) != 0 ? variable : -variable);
  }
}

std::size_t binary_variables(const CodedCell& cell) {
  return static_cast<std::size_t>(std::popcount(binary_digits(cell)));
}

void append_binary_literals(const CodedCell& cell, std::size_t index, std::vector<Lit>& literals) {
  append_binary_number(cell, cell.candidates[index], literals);
}

void emit_valid_binary(const CodedCell& cell, ClauseStream& out) {
  const unsigned mask = binary_digits(cell);
  std::vector<bool> allowed(mask + 1, false);
  for (const Value value : cell.candidates) allowed[value & mask] = true;
  std::vector<Lit> clause;
  unsigned number = 0;
  do {
    if (!allowed[number]) {
      clause.clear();
      append_binary_number(cell, ~number, clause);
      out.add(clause);
    }
    number = (number - mask) & mask;  // the next number with no other digits
  } while (number != 0);
}

Size valid_binary_size(std::uint64_t values) {
  const std::uint64_t numbers = std::bit_ceil(values + 1);
  return (numbers - values) *
         Size{.clauses = 1, .literals = static_cast<std::uint64_t>(std::countr_zero(numbers))};
}

/// Which bit of the value the cell's variable `number` is, from 0.
int binary_digit_of(const CodedCell& cell, std::size_t number) {
  unsigned rest = binary_digits(cell);
  for (; number > 1; --number) rest &= rest - 1;
  return std::countr_zero(rest);
}

std::string binary_variable_name(const CodedCell& cell, int row, int column, std::size_t number) {
  return fmt::format("x({},{},{})", row, column, binary_digit_of(cell, number));
}

std::string binary_statement(const CodedCell& cell, std::string_view name, std::size_t number,
                             bool holds) {
  return fmt::format("bit {} of {}{} is {}", binary_digit_of(cell, number), name,
                     to_value(cell.offset), holds ? 1 : 0);
}

std::string binary_numbering(int values, int offset) {
  const int digits = std::countr_zero(std::bit_ceil(static_cast<unsigned>(values) + 1));
  return fmt::format(
      "x(r,c,b), bit b of the value{2} of row r column c: variable ((r-1)*{0} + c-1)*{1} + b + 1",
      values, digits, to_value(offset));
}

}  // namespace

const ValueCode code_entries::binary{
    .name = "binary",
    .summary = "x(r,c,b): bit b of the value of row r, column c",
    .variables = binary_variables,
    .append_literals = append_binary_literals,
    .emit_valid = emit_valid_binary,
    .valid_size = valid_binary_size,
    .valid_count = "2^B - N, B = ceil(log2(N+1))",
    .variable_name = binary_variable_name,
    .statement = binary_statement,
    .numbering = binary_numbering,
};

}  // namespace sudoku_sat
