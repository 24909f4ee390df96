// Names of cells there and here; where entries and statements go.
#include "form_parts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace sudoku_sat::form_parts {

std::string joined(const Names& names) { return fmt::format("{}", fmt::join(names, " ")); }

std::string name_in(const Geometry& geometry, Cell cell) {
  return fmt::format("R{}C{}", geometry.row(cell) + 1, geometry.column(cell) + 1);
}

Json names_in(const Geometry& geometry, const std::vector<Cell>& cells) {
  Json names = Json::array();
  for (const Cell cell : cells) names.push_back(name_in(geometry, cell));
  return names;
}

Cell cell_of(const std::string& name, const Geometry& geometry) {
  return CellReader(name, {}, geometry).cell();
}

void add(const FieldElement& element, const FpuzzlesField& field, const std::string& entry) {
  element.puzzle().add(field.rule, entry, element.place());
}

void add_statement(const FieldElement& element, const std::string& statement) {
  element.puzzle().add("rule", statement, element.place());
}

}  // namespace sudoku_sat::form_parts
