// A closed loop goes through cells, orthogonally from one to the next, and does not touch itself:
// each of its cells has two neighbours on it. It is not known where it lies.
#include "rules/language/compile.hpp"

#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

constexpr language::Written loop_lines[] = {
    {"var on_loop of cells"},
    {"let row_sum(i, total) = sum(x in row(i): if on_loop(x) then x else 0) = total"},
    {"let column_sum(i, total) = sum(x in column(i): if on_loop(x) then x else 0) = total"},
    {"draw row_sum(i, total) = outside(row(i), total)"},
    {"draw column_sum(i, total) = outside(column(i), total)"},
    {"let apart_diagonally = for each b in blocks(2, 2): not ((on_loop(b[1]) and on_loop(b[4]) and "
     "not on_loop(b[2]) and not on_loop(b[3])) or (on_loop(b[2]) and on_loop(b[3]) and not "
     "on_loop(b[1]) and not on_loop(b[4])))"},
    {"any(on_loop)", "there is a loop"},
    {"for each x in cells: if on_loop(x) then exactly 2 of list(y in around(x): on_loop(y))",
     "the loop does not touch itself"},
    {"connected(cells, on_loop)", "there is one loop"},
};

void apply_loop(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  language::add_written(geometry, use, loop_lines, out);
}

}  // namespace

const Rule rule_entries::loop{
    .name = "loop",
    .summary =
        "an unknown closed loop that does not touch itself; sums beside the board are of its cells",
    .source = "Loop puzzles (Masyu, Slitherlink: Nikoli)",
    .data = Rule::Data::optional,
    .stated = true,
    .example = "on_loop(r1c1); apart_diagonally; row_sum(1, 20)",
    .apply = apply_loop,
};

}  // namespace sudoku_sat
