// Indexing cells: the value of such a cell is the place at which its row, column or box holds its
// own place. The cell in column 3 of a row holds 5 exactly where the cell in column 5 of that row
// holds 3.
#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

std::string several_grids(const Geometry& geometry, const Figure&) {
  return geometry.single() ? "" : "cells are indexers on boards of one grid";
}

std::string no_boxes(const Geometry& geometry, const Figure& figure) {
  const bool real = geometry.has_boxes() || geometry.has_regions();
  return real ? several_grids(geometry, figure) : "this board has neither boxes nor regions";
}

constexpr FigureRule indexer(std::string_view noun, std::string_view meaning,
                             std::string (*wrong)(const Geometry&, const Figure&) = several_grids) {
  return {
      .noun = noun,
      .shape = Shape::each_cell,
      .least = 1,
      .wrong = wrong,
      .meaning = meaning,
      .draw = draw_shade,
  };
}

constexpr FigureRule column_indexer = indexer(
    "column indexer",
    "let here = line[1]\n"
    "let length = size(row(1))\n"
    "1 <= here <= length\n"
    "for each v in 1..length: here = v iff cell(row_number(here), v) = column_number(here)");

constexpr FigureRule row_indexer = indexer(
    "row indexer",
    "let here = line[1]\n"
    "let length = size(column(1))\n"
    "1 <= here <= length\n"
    "for each v in 1..length: here = v iff cell(v, column_number(here)) = row_number(here)");

constexpr FigureRule box_indexer = indexer(
    "box indexer",
    "let here = line[1]\n"
    "let same(x) = row_number(x) = row_number(here) and column_number(x) = column_number(here)\n"
    "1 <= here <= size(box(1))\n"
    "for each b in boxes: for each p in 1..size(b) where same(b[p]): for each v in 1..size(b): "
    "here = v iff b[v] = p",
    no_boxes);

}  // namespace

const Rule rule_entries::column_indexers{
    .name = "column-indexers",
    .summary =
        "a cell's value is the column in which its row holds the number of the cell's column",
    .source = "Indexing Sudoku (159)",
    .data = Rule::Data::required,
    .example = "r1c1-r9c1 r1c5-r9c5",
    .apply = apply_figures<column_indexer>,
    .propose = propose_figures<column_indexer>,
};

const Rule rule_entries::row_indexers{
    .name = "row-indexers",
    .summary = "a cell's value is the row in which its column holds the number of the cell's row",
    .source = "Indexing Sudoku (159)",
    .data = Rule::Data::required,
    .example = "r1c1-r1c9 r5c1-r5c9",
    .apply = apply_figures<row_indexer>,
    .propose = propose_figures<row_indexer>,
};

const Rule rule_entries::box_indexers{
    .name = "box-indexers",
    .summary =
        "a cell's value is the place at which its box or region holds the cell's own place, "
        "counted in "
        "rows",
    .source = "Indexing Sudoku (159)",
    .data = Rule::Data::required,
    .example = "r1c1-r1c3 r5c5",
    .apply = apply_figures<box_indexer>,
    .propose = propose_figures<box_indexer>,
};

}  // namespace sudoku_sat
