// Applies a written rule: to figures, to the whole board, or as the base of a file's own
// statements.
#include "written_rule.hpp"

#include <fmt/format.h>

#include "figure_steps.hpp"
#include "rules/parts/add_constraints.hpp"
#include "rules/parts/entry.hpp"

namespace sudoku_sat::rule {

namespace {

const WrittenRule& text_of(const RuleUse& use) {
  return static_cast<const WrittenRule&>(*use.rule);
}

/// Throws: InputError if the board doesn't suit the rule.
void require_board(const FigureRule& rule, const Geometry& geometry, const RuleUse& use) {
  if (rule.board.empty()) return;
  const std::string wrong = FigureLanguage({}, geometry).unmet(rule.board);
  if (!wrong.empty()) reject_rule(use, wrong);
}

/// All pairs of cells some steps apart are like the board's first two cells, for which the rule is
/// compiled.
void apply_pairs(const FigureRule& rule, const Geometry& geometry, Constraints& out) {
  if (geometry.cells() < 2) return;
  FigureLanguage language(rule, geometry);
  language.bind(Cell{0}, Cell{1});
  const ConstraintName name{rule.name, 0};
  Constraints of_two;
  language::StatementAdder(geometry, of_two)
      .add(language.program(), {name, false, language::Verified::by_constraints});
  for (const CellOffset& step : rule.steps) {
    for_each_step(geometry, step, false, [&](Cell first, Cell second) {
      add_of_cells(of_two, {first, second}, name, out);
    });
  }
}

/// The rule's constraints on this board.
std::vector<language::Written> lines_of(const FigureRule& rule, const Geometry& geometry) {
  std::vector<language::Written> lines;
  for (const RuleLine& line : rule.says) {
    if (!line.condition.empty() && !FigureLanguage({}, geometry).holds(line.condition)) continue;
    lines.push_back({line.text, line.label});
  }
  return lines;
}

}  // namespace

void apply_written(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  const FigureRule& rule = text_of(use).figures();
  require_board(rule, geometry, use);
  if (rule.shape == FigureShape::clues) return apply_clues(rule, geometry, use, out);
  if (rule.shape == FigureShape::signs) return apply_signs(rule, geometry, use, out);
  if (rule.shape == FigureShape::pairs) return apply_pairs(rule, geometry, out);
  const bool of_board = rule.shape == FigureShape::of_board;
  if (of_board || use.rule->data == Rule::Data::required) {
    return apply_figures(rule, geometry, use, out);
  }
  const std::vector<language::Written> lines = lines_of(rule, geometry);
  const ConstraintName name{std::string(use.rule->name), 0};
  language::add_written(geometry, use, lines, out, use.rule->stated ? nullptr : &name);
  if (rule.by_hand->mark != nullptr) rule.by_hand->mark(geometry, out);
}

std::vector<std::string> propose_written(const Rule& rule, const Geometry& geometry,
                                         const Grid& solution, Random& random) {
  return propose_figures(static_cast<const WrittenRule&>(rule).figures(), geometry, solution,
                         random);
}

Geometry shape_from_zero(const Geometry& plain, const RuleUse& use) {
  if (!plain.single()) reject_rule(use, "it needs a board of one grid");
  require_square(plain, use);
  const int further = text_of(use).figures().further_digits;
  const int rows = plain.grid_rows();
  const int most = rows + further;
  if (most > largest_from_zero) {
    reject_rule(use,
                fmt::format("{} rows: at most {} are possible", rows, largest_from_zero - further));
  }
  // `values` may be the same as the rule's: then it has already made the board.
  const bool usual = plain.least() == 1 && plain.most() == rows;
  const bool same = plain.least() == 0 && plain.most() == most;
  if (!usual && !same) {
    reject_rule(use, fmt::format("its values are 0 to {}, not {} to {}", most, plain.least(),
                                 plain.most()));
  }
  return plain.with_values(0, most);
}

const ByHand* find_by_hand(std::string_view name) {
#define BY_HAND(file, entry) {#entry, &by_hand::entry},
  static constexpr std::pair<std::string_view, const ByHand*> table[] = {
#include "by_hand.def"
  };
#undef BY_HAND
  const auto same = [](char known, char asked) { return known == (asked == ' ' ? '_' : asked); };
  for (const auto& [known, entry] : table) {
    if (std::equal(known.begin(), known.end(), name.begin(), name.end(), same)) return entry;
  }
  return nullptr;
}

}  // namespace sudoku_sat::rule
