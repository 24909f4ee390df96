#include "board_rule.hpp"

#include "rules/language/compile.hpp"
#include "statements_of_figure.hpp"

namespace sudoku_sat {

void apply_to_board(std::string_view meaning, const Geometry& geometry, const RuleUse& use,
                    Constraints& out) {
  const ConstraintCounts before(out);
  const language::Program program =
      language::parse_program(geometry, lines_of(meaning, use.position));
  language::add_statements(geometry, program, std::string(use.rule->name), out);
  before.rename_later(out, use.rule->name, 0, "");
}

}  // namespace sudoku_sat
