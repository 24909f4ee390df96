#include "board_rule.hpp"

#include "rules/language/compile.hpp"
#include "statements_of_figure.hpp"

namespace sudoku_sat {

void apply_to_board(std::string_view meaning, const Geometry& geometry, const RuleUse& use,
                    Constraints& out) {
  const ConstraintCounts before(out);
  language::add_statements(geometry,
                           language::parse_program(geometry, lines_of(meaning, use.position)), out);
  before.rename_later(out, use.rule->name, 0, "");
}

}  // namespace sudoku_sat
