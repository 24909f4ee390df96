// A variable for each candidate: S[i,j,k] means that row i, column j holds k (de Kleer 1989,
// "direct encoding" since Walsh 2000). The code itself allows every assignment of the variables;
// the constraint families of the encodings ensure that a cell holds exactly one value.
#include <fmt/format.h>

#include "registry.hpp"

namespace sudoku_sat {

using namespace encoding;

namespace {

std::size_t direct_variables(const CodedCell& cell) { return cell.candidates.size(); }

void append_direct_literals(const CodedCell& cell, std::size_t index, std::vector<Lit>& literals) {
  literals.push_back(cell.before + static_cast<Var>(index) + 1);
}

void emit_valid_direct(const CodedCell&, ClauseStream&) {}

Size valid_direct_size(std::uint64_t) { return {}; }

std::string direct_variable_name(const CodedCell& cell, int row, int column, std::size_t number) {
  return fmt::format("S[{},{},{}]", row, column, cell.candidates[number - 1] + cell.offset);
}

std::string direct_statement(const CodedCell& cell, std::string_view name, std::size_t number,
                             bool holds) {
  return fmt::format("{}{}{}", name, holds ? "=" : "≠", cell.candidates[number - 1] + cell.offset);
}

std::string direct_numbering(int values, int offset) {
  return fmt::format("S[i,j,k], row i column j holds k: variable (i-1)*{} + (j-1)*{} + k{}",
                     values * values, values, to_value(offset));
}

}  // namespace

const ValueCode code_entries::direct{
    .name = "direct",
    .summary = "S[i,j,k]: row i, column j holds k",
    .variables = direct_variables,
    .append_literals = append_direct_literals,
    .emit_valid = emit_valid_direct,
    .valid_size = valid_direct_size,
    .valid_count = "",
    .variable_name = direct_variable_name,
    .statement = direct_statement,
    .numbering = direct_numbering,
};

}  // namespace sudoku_sat
