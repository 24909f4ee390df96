// In each row, column and box one cell counts negative, and these cells have different values;
// which ones they are is not known. What counts so is what a file says in terms of worth(x), or by
// cage and arrow below: other rules go by the values as they stand.
#include <iterator>
#include <vector>

#include "rules/language/compile.hpp"
#include "rules/parts/entry.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

constexpr language::Written negators_lines[] = {
    {"var negated of cells"},
    {"let worth(x) = if negated(x) then -x else x"},
    {"let cage(total, line) = all_different(line) and sum(x in line: worth(x)) = total"},
    {"let arrow(circle, line) = worth(circle) = sum(x in line: worth(x))"},
    {"draw cage(total, line) = outline(line, total)"},
    {"draw arrow(circle, line) = arrow(circle, line)"},
    {"for each line in join(rows, columns): exactly 1 of list(x in line: negated(x))",
     "one negated cell in each row and column"},
    {"for each v in values: if N = size(rows) then exactly 1 of list(x in cells: x = v and "
     "negated(x)) "
     "else at most 1 of list(x in cells: x = v and negated(x))",
     "no value is negated twice"},
};

constexpr language::Written one_negated_in_each_box{
    "for each line in boxes: exactly 1 of list(x in line: negated(x))",
    "one negated cell in each box"};

void apply_negators(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  require_one_square(geometry, use);
  std::vector<language::Written> lines(std::begin(negators_lines), std::end(negators_lines));
  if (!geometry.boxes_off()) lines.push_back(one_negated_in_each_box);
  language::add_written(geometry, use, lines, out);
}

}  // namespace

const Rule rule_entries::negators{
    .name = "negators",
    .summary =
        "unknown cells, one a row, column and box, no value twice, count negative in cages and "
        "on arrows",
    .source = "puzzles with negators",
    .data = Rule::Data::optional,
    .stated = true,
    .example = "cage(12, r1c1 r1c2); arrow(r5c5, r5c6 r5c7); worth(r2c2) > 5",
    .apply = apply_negators,
};

}  // namespace sudoku_sat
