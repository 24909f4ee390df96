// Some cells are shaded, which is not known. Shaded cells are orthogonally connected, so are the
// others, and no 2x2 is all of one kind. It follows that no 2x2 has two cells of each kind on its
// diagonals: one of the kinds would be cut in two. For the same reason each kind is one stretch of
// the board's edge: that follows too, but no propagation finds it, and puzzles need a fifth of the
// conflicts with it.
#include <algorithm>

#include "rules/language/compile.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

constexpr language::Written yin_yang_lines[] = {
    {"var shaded of cells"},
    {"let row_sum(i, total) = sum(x in row(i): if shaded(x) then x else 0) = total"},
    {"let column_sum(i, total) = sum(x in column(i): if shaded(x) then x else 0) = total"},
    {"draw row_sum(i, total) = outside(row(i), total)"},
    {"draw column_sum(i, total) = outside(column(i), total)"},
    {"for each b in blocks(2, 2): count(x in b: shaded(x)) in {1, 2, 3}",
     "no 2x2 is of one colour"},
    {"for each b in blocks(2, 2): not (shaded(b[1]) iff shaded(b[4])) or not (shaded(b[2]) iff "
     "shaded(b[3])) or (shaded(b[1]) iff shaded(b[2]))",
     "colours do not cross"},
    {"connected(cells, shaded)", "the shaded cells are connected"},
    {"connected(cells, list(x in cells: not shaded(x)))", "the unshaded cells are connected"},
    {"count((a, b) in consecutive_of_loop(join(row(1), list(i in 2..size(column(1)): "
     "cell(i, size(row(1)))), list(i in 1..size(row(1)) - 1: cell(size(column(1)), size(row(1)) - "
     "i)), list(i in 1..size(column(1)) - 2: cell(size(column(1)) - i, 1)))): "
     "not (shaded(a) iff shaded(b))) <= 2",
     "each colour is one stretch of the edge"},
};

void apply_yin_yang(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  std::span<const language::Written> lines(yin_yang_lines);
  // Several grids may have holes between them, and the smallest boards have no cell inside.
  const bool inside = std::min(geometry.height(), geometry.width()) > 2;
  if (!geometry.single() || !inside) lines = lines.first(lines.size() - 1);
  language::add_written(geometry, use, lines, out);
}

}  // namespace

const Rule rule_entries::yin_yang{
    .name = "yin-yang",
    .summary =
        "unknown shading: both colours connected, no 2x2 of one; sums beside the board are of "
        "shaded cells",
    .source = "Yin-Yang (Nikoli)",
    .data = Rule::Data::optional,
    .stated = true,
    .example = "shaded(r1c1); row_sum(5, 20)",
    .apply = apply_yin_yang,
};

}  // namespace sudoku_sat
