#include "board_rule.hpp"

#include "rules/language/compile.hpp"
#include "statements_of_figure.hpp"

namespace sudoku_sat {

void apply_to_board(std::string_view meaning, const Geometry& geometry, const RuleUse& use,
                    Constraints& out) {
  const ConstraintCounts before(out);
  std::vector<language::Written> lines;
  for (std::string_view rest = meaning; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    lines.push_back({rest.substr(0, end)});
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  language::add_written(geometry, use, lines, out);
  before.rename_later(out, {std::string(use.rule->name), 0});
}

}  // namespace sudoku_sat
