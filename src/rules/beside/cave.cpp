// Some cells are walls, which is not known. The cave, all other cells, is orthogonally connected,
// and each wall is connected by walls with the edge of the board.
#include "rules/language/compile.hpp"

#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

constexpr language::Written cave_lines[] = {
    {"var wall of cells"},
    {"let row_sum(i, total) = sum(x in row(i): if wall(x) then x else 0) = total"},
    {"let column_sum(i, total) = sum(x in column(i): if wall(x) then x else 0) = total"},
    {"draw row_sum(i, total) = outside(row(i), total)"},
    {"draw column_sum(i, total) = outside(column(i), total)"},
    {"connected(cells, list(x in cells: not wall(x)))", "the cave is connected"},
    {"reach_edge(cells, wall)", "walls reach the edge"},
};

void apply_cave(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  language::add_written(geometry, use, cave_lines, out);
}

}  // namespace

const Rule rule_entries::cave{
    .name = "cave",
    .summary =
        "unknown walls: the cave is connected, walls reach the edge; sums beside the board are of "
        "walls",
    .source = "Cave (Nikoli)",
    .data = Rule::Data::optional,
    .stated = true,
    .example = "not wall(r1c1); count(x in row(1): wall(x)) = 3",
    .apply = apply_cave,
};

}  // namespace sudoku_sat
