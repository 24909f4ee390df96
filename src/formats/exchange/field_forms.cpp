// The forms of f-puzzles' elements without a line: cells, cages, pairs, clues in the margin.
// Reading writes the entry that a puzzle file would have, so that the rule itself checks it.
#include <fmt/ranges.h>

#include <cctype>

#include "fpuzzles_fields.hpp"

namespace sudoku_sat::format {

namespace {

using namespace form_parts;

bool read_each_cell(const FieldElement& element, const FpuzzlesField& field) {
  add(element, field, element.cell("cell"));
  return true;
}

bool write_each_cell(const EntryText& entry, const FpuzzlesField&, Json& array) {
  const auto cells = entry.parts() == 1 ? entry.cells(0) : std::nullopt;
  if (!cells) return false;
  for (const Cell cell : *cells) array.push_back({{"cell", name_in(entry.geometry(), cell)}});
  return true;
}

std::string pair_in(const FieldElement& element) {
  const Names cells = element.cells("cells");
  if (cells.size() != 2) element.puzzle().fail(element.place(), "expected two cells");
  return cells[0] + "-" + cells[1];
}

/// Without a value a dot has the usual one, and a letter that isn't there says nothing.
bool read_pair(const FieldElement& element, const FpuzzlesField& field) {
  std::string value = element.value();
  std::ranges::transform(value, value.begin(),
                         [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  if (value.empty() && field.name == "xv") return true;
  if (!value.empty() && value != field.value) return false;
  add(element, field, fmt::format("{}: {}", field.head, pair_in(element)));
  return true;
}

void append_pairs(const EntryText& entry, std::string_view value, Json& array) {
  const auto pairs = entry.pairs(1).value_or(std::vector<std::pair<Cell, Cell>>{});
  for (const auto& [first, second] : pairs) {
    array.push_back({{"cells", names_in(entry.geometry(), {first, second})}, {"value", value}});
  }
}

bool write_pair(const EntryText& entry, const FpuzzlesField& field, Json& array) {
  if (entry.parts() != 2 || entry.part(0) != field.head || !entry.pairs(1)) return false;
  append_pairs(entry, field.value, array);
  return true;
}

bool read_numbered_pair(const FieldElement& element, const FpuzzlesField& field) {
  if (!is_number(element.value())) return false;
  add(element, field, element.value() + ": " + pair_in(element));
  return true;
}

bool write_numbered_pair(const EntryText& entry, const FpuzzlesField&, Json& array) {
  if (entry.parts() != 2 || !entry.number(0) || !entry.pairs(1)) return false;
  append_pairs(entry, entry.part(0), array);
  return true;
}

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

bool write_outside(const EntryText& entry, const FpuzzlesField&, Json& array) {
  if (entry.parts() != 2) return false;
  const int size = entry.geometry().size();
  const std::string_view side = entry.part(0);
  int line = 0;
  for (const std::string_view clue : entry.words(1)) {
    ++line;
    if (clue == "." || clue == "-") continue;
    if (!parse_number<int>(clue)) return false;
    const bool column = side == "top" || side == "bottom";
    const int far = side == "top" || side == "left" ? 0 : size + 1;
    array.push_back({{"cell", fmt::format("R{}C{}", column ? far : line, column ? line : far)},
                     {"value", clue}});
  }
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
  const Origin step = step_of(element);
  Origin place = element.position("cell");
  const auto inside = [&](int i) { return i >= 0 && i < element.puzzle().size(); };
  Names cells;
  for (bool first = true;; first = false) {
    if (inside(place.row) && inside(place.column)) {
      cells.push_back(place_name(place));
    } else if (!first) {
      break;
    }
    place = {place.row + step.row, place.column + step.column};
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
  const Origin behind{at(cells->size() - 1).row + step.row,
                      at(cells->size() - 1).column + step.column};
  if (geometry.find(before.row, before.column) || geometry.find(behind.row, behind.column))
    return false;
  for (std::size_t i = 1; i < cells->size(); ++i) {
    if (!(at(i) == Origin{at(i - 1).row + step.row, at(i - 1).column + step.column})) return false;
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

const FieldForm each_cell{.read = read_each_cell, .write = write_each_cell};
const FieldForm pairs{.read = read_pair, .write = write_pair};
const FieldForm numbered_pairs{.read = read_numbered_pair, .write = write_numbered_pair};
const FieldForm clone{.read = read_clone, .write = write_clone};
const FieldForm quadruple{.read = read_quadruple, .write = write_quadruple};
const FieldForm outside{.read = read_outside, .write = write_outside};
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
