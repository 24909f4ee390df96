// What the forms of f-puzzles' elements share.
#pragma once

#include "fpuzzles_fields.hpp"

namespace sudoku_sat::form_parts {

using Json = nlohmann::ordered_json;
using Names = std::vector<std::string>;

/// With spaces between them.
std::string joined(const Names& names);
/// "R1C2"
std::string name_in(const Geometry& geometry, Cell cell);
Json names_in(const Geometry& geometry, const std::vector<Cell>& cells);
/// The cell of "r1c2".
Cell cell_of(const std::string& name, const Geometry& geometry);

/// Adds an entry of the field's rule.
void add(const FieldElement& element, const FpuzzlesField& field, const std::string& entry);
/// Adds a statement of the puzzle files' language, for what no rule says.
void add_statement(const FieldElement& element, const std::string& statement);

}  // namespace sudoku_sat::form_parts
