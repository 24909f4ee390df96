// The value by comparisons: O[i,j,k] means that row i, column j holds at most k (order encoding,
// Crawford & Baker 1994, Tamura et al. 2009; "regular" in Ansotegui & Manya 2004). A cell of n
// candidates has n - 1 variables, each implies the next, and holds v if O[i,j,v] is true and the
// one before is not. It suits sums and inequalities; on plain Sudoku it shows what they cost.
#include <fmt/format.h>

#include "registry.hpp"

namespace sudoku_sat {

using namespace encoding;

namespace {

std::size_t order_variables(const CodedCell& cell) { return cell.candidates.size() - 1; }

void append_order_literals(const CodedCell& cell, std::size_t index, std::vector<Lit>& literals) {
  const Var at_most = cell.before + static_cast<Var>(index) + 1;
  if (index > 0) literals.push_back(-(at_most - 1));
  if (index + 1 < cell.candidates.size()) literals.push_back(at_most);
}

void emit_valid_order(const CodedCell& cell, ClauseStream& out) {
  const auto count = static_cast<Var>(order_variables(cell));
  for (Var number = 1; number < count; ++number) {
    out.add({-(cell.before + number), cell.before + number + 1});
  }
}

Size valid_order_size(std::uint64_t values) {
  return values < 3 ? Size{} : (values - 2) * Size{.clauses = 1, .literals = 2};
}

std::string order_variable_name(const CodedCell& cell, int row, int column, std::size_t number) {
  return fmt::format("O[{},{},{}]", row, column, cell.candidates[number - 1] + cell.offset);
}

std::string order_statement(const CodedCell& cell, std::string_view name, std::size_t number,
                            bool holds) {
  return fmt::format("{}{}{}", name, holds ? "≤" : ">", cell.candidates[number - 1] + cell.offset);
}

std::string order_numbering(int values, int offset) {
  return fmt::format(
      "O[i,j,k], row i column j holds at most k: variable ((i-1)*{0} + j-1)*{1} + k{2}", values,
      values - 1, to_value(offset));
}

}  // namespace

const ValueCode code_entries::order{
    .name = "order",
    .summary = "O[i,j,k]: row i, column j holds at most k",
    .variables = order_variables,
    .append_literals = append_order_literals,
    .emit_valid = emit_valid_order,
    .valid_size = valid_order_size,
    .valid_count = "N-2",
    .variable_name = order_variable_name,
    .statement = order_statement,
    .numbering = order_numbering,
};

}  // namespace sudoku_sat
