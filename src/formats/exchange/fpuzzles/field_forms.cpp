// The forms of f-puzzles' elements without a line that patterns don't describe: clones, quadruples,
// clues in the margin.
// Reading writes the entry that a puzzle file would have, so that the rule itself checks it.
#include <fmt/format.h>

#include <cctype>

#include "fpuzzles_fields.hpp"

namespace sudoku_sat::format {

namespace {

using namespace form_parts;

/// Cells that are their own clones say nothing.
bool read_clone(const FieldElement& element, const FpuzzlesField& field) {
  const Names cells = element.cells("cells");
  const Names clones = element.cells("cloneCells");
  if (cells.size() != clones.size()) {
    element.puzzle().fail(element.place(), "cells and cloneCells have different lengths");
  }
  Names originals;
  Names others;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] == clones[i]) continue;
    originals.push_back(cells[i]);
    others.push_back(clones[i]);
  }
  if (!originals.empty()) add(element, field, joined(originals) + ": " + joined(others));
  return true;
}

bool write_clone(const EntryText& entry, const FpuzzlesField&, Json& array) {
  for (std::size_t i = 0; i < entry.parts(); ++i) {
    if (!entry.cells(i)) return false;
  }
  for (std::size_t i = 1; i < entry.parts(); ++i) {
    array.push_back({{"cells", names_in(entry.geometry(), *entry.cells(0))},
                     {"cloneCells", names_in(entry.geometry(), *entry.cells(i))}});
  }
  return entry.parts() > 1;
}

bool read_quadruple(const FieldElement& element, const FpuzzlesField& field) {
  const Names cells = element.cells("cells");
  const Names values = element.values("values");
  if (values.empty()) return true;
  const Geometry geometry = element.puzzle().geometry();
  Cell first = static_cast<Cell>(geometry.cells());
  for (const std::string& name : cells) {
    first = std::min(first, cell_of(name, geometry));
  }
  add(element, field, joined(values) + ": " + geometry.name(first));
  return true;
}

bool write_quadruple(const EntryText& entry, const FpuzzlesField&, Json& array) {
  const auto cells = entry.parts() == 2 ? entry.cells(1) : std::nullopt;
  if (!cells || cells->size() != 1) return false;
  const Geometry& geometry = entry.geometry();
  const int row = geometry.row(cells->front());
  const int column = geometry.column(cells->front());
  Json values = Json::array();
  for (const std::string_view word : entry.words(0)) {
    const auto value = parse_number<int>(word);
    if (!value) return false;
    values.push_back(*value);
  }
  array.push_back(
      {{"cells",
        names_in(geometry, {geometry.cell(row, column), geometry.cell(row, column + 1),
                            geometry.cell(row + 1, column), geometry.cell(row + 1, column + 1)})},
       {"values", values}});
  return true;
}

/// The side of the board that a place of the margin lies at, and which of its lines, from 0.
std::pair<std::string_view, int> margin_of(const FieldElement& element, const Origin& place) {
  const int size = element.puzzle().size();
  const auto inside = [&](int i) { return i >= 0 && i < size; };
  if (inside(place.column) && place.row < 0) return {"top", place.column};
  if (inside(place.column) && place.row == size) return {"bottom", place.column};
  if (inside(place.row) && place.column < 0) return {"left", place.row};
  if (inside(place.row) && place.column == size) return {"right", place.row};
  element.puzzle().fail(element.place(), "a clue that is not at a side of the board");
}

bool read_outside(const FieldElement& element, const FpuzzlesField& field) {
  const std::string clue = element.value();
  if (clue.empty()) return true;
  if (!is_number(clue)) return false;
  auto [side, line] = margin_of(element, element.position("cell"));
  if (field.rule == "sandwich") side = side == "bottom" ? "top" : side == "right" ? "left" : side;
  element.puzzle().add_clue(field.rule, side, line, clue, element.place());
  return true;
}

/// The step that a direction means: "DR" is down and right.
Origin step_of(const FieldElement& element) {
  const std::string text = element.value("direction");
  if (text.size() == 2 && (text[0] == 'D' || text[0] == 'U') &&
      (text[1] == 'L' || text[1] == 'R')) {
    return {text[0] == 'D' ? 1 : -1, text[1] == 'R' ? 1 : -1};
  }
  element.puzzle().fail(element.place() + ".direction", "expected UL, UR, DL or DR");
}

bool read_little_killer(const FieldElement& element, const FpuzzlesField& field) {
  const std::string sum = element.value();
  if (sum.empty() || parse_number<int>(sum) == 0) return true;
  if (!is_number(sum)) return false;
  const Geometry geometry = element.puzzle().geometry();
  Names cells;
  for (const Cell cell : cells_along(geometry, element.position("cell"), step_of(element))) {
    cells.push_back(geometry.name(cell));
  }
  if (cells.empty()) element.puzzle().fail(element.place(), "an arrow that leads out of the board");
  add(element, field, sum + ": " + joined(cells));
  return true;
}

/// A diagonal from edge to edge.
bool write_little_killer(const EntryText& entry, const FpuzzlesField&, Json& array) {
  const auto cells = entry.parts() == 2 && entry.number(0) ? entry.cells(1) : std::nullopt;
  if (!cells || cells->size() < 2) return false;
  const Geometry& geometry = entry.geometry();
  const auto at = [&](std::size_t i) {
    return Origin{geometry.row((*cells)[i]), geometry.column((*cells)[i])};
  };
  const Origin step{at(1).row - at(0).row, at(1).column - at(0).column};
  if (std::abs(step.row) != 1 || std::abs(step.column) != 1) return false;
  const Origin before{at(0).row - step.row, at(0).column - step.column};
  if (geometry.find(before.row, before.column) || cells_along(geometry, before, step) != *cells) {
    return false;
  }
  array.push_back(
      {{"cell", fmt::format("R{}C{}", before.row + 1, before.column + 1)},
       {"cells", names_in(geometry, *cells)},
       {"direction", fmt::format("{}{}", step.row > 0 ? 'D' : 'U', step.column > 0 ? 'R' : 'L')},
       {"value", entry.part(0)}});
  return true;
}

/// A cage that is only drawn says nothing in f-puzzles itself. Its extension takes one with "DR5"
/// for a cage whose digital root is 5: different values with a sum of 5, 14, 23, ...
std::optional<int> digital_root(const std::string& text) {
  const std::size_t at = text.find("DR");
  if (at == text.npos) return std::nullopt;
  const std::size_t begin = at + 2;
  const std::size_t end = std::min(text.find_first_not_of("0123456789", begin), text.size());
  return parse_number<int>(std::string_view(text).substr(begin, end - begin));
}

}  // namespace

namespace field_forms {

const FieldForm clone{.read = read_clone, .write = write_clone};
const FieldForm quadruple{.read = read_quadruple, .write = write_quadruple};
const FieldForm outside{"cell", "s:k", read_outside};
const FieldForm little_killer{.read = read_little_killer, .write = write_little_killer};

}  // namespace field_forms

bool read_digital_root(const FieldElement& element) {
  const std::optional<int> root = digital_root(element.value());
  if (!root || !element.has("cells")) return false;
  const Names cells = element.cells("cells");
  if (cells.size() > static_cast<std::size_t>(element.puzzle().size())) return false;
  element.puzzle().add("cages", joined(cells), element.place());
  add_statement(element, fmt::format("sum({0}) mod 9 = {1} and sum({0}) >= {2}", joined(cells),
                                     *root % 9, *root));
  return true;
}

}  // namespace sudoku_sat::format
