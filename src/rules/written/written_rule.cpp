// A written rule at work: on figures, on the whole board, or as what a file's own statements add
// to.
#include "written_rule.hpp"

#include "figure_steps.hpp"
#include "rules/parts/digits_from_zero.hpp"
#include "rules/parts/entry.hpp"

namespace sudoku_sat::rule {

namespace {

const WrittenRule& text_of(const RuleUse& use) {
  return static_cast<const WrittenRule&>(*use.rule);
}

/// Throws: InputError where the board is none for the rule.
void require_board(const FigureRule& rule, FigureLanguage& language, const RuleUse& use) {
  const std::string wrong = language.unmet(rule.board);
  if (!wrong.empty()) reject_rule(use, wrong);
}

/// What the rule says of this board.
std::vector<language::Written> lines_of(const FigureRule& rule, FigureLanguage& conditions) {
  std::vector<language::Written> lines;
  for (const RuleLine& line : rule.says) {
    if (!line.condition.empty() && !conditions.holds(line.condition)) continue;
    lines.push_back({line.text, line.label});
  }
  return lines;
}

}  // namespace

void apply_written(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  const FigureRule& rule = text_of(use).figures();
  FigureRule conditions;
  FigureLanguage board(conditions, geometry);
  require_board(rule, board, use);
  if (rule.shape == FigureShape::clues) return apply_clues(rule, geometry, use, out);
  if (use.rule->data == Rule::Data::required) return apply_figures(rule, geometry, use, out);
  const std::vector<language::Written> lines = lines_of(rule, board);
  const ConstraintName name{std::string(use.rule->name), 0};
  language::add_written(geometry, use, lines, out, use.rule->stated ? nullptr : &name);
  if (rule.by_hand != nullptr && rule.by_hand->mark != nullptr) rule.by_hand->mark(geometry, out);
}

std::vector<std::string> propose_written(const Rule& rule, const Geometry& geometry,
                                         const Grid& solution, Random& random) {
  return propose_figures(static_cast<const WrittenRule&>(rule).figures(), geometry, solution,
                         random);
}

Geometry shape_from_zero(const Geometry& geometry, const RuleUse& use) {
  return with_digits_from_zero(geometry, use, text_of(use).figures().further_digits);
}

const ByHand* find_by_hand(std::string_view name) {
#define BY_HAND(file, entry) &by_hand::entry,
  static constexpr const ByHand* table[] = {
#include "by_hand.def"
  };
#undef BY_HAND
  for (const ByHand* entry : table) {
    if (entry->name == name) return entry;
  }
  return nullptr;
}

}  // namespace sudoku_sat::rule
