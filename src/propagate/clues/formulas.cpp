// Constraints made of clauses, as far as a person could follow them: connected cells, pairs that
// differ, numbers that are given in order, ranks. For all other such constraints, a step says what
// "would break" them (cli/explain).
#include "formulas.hpp"

#include "finders.hpp"
#include "propagate/techniques/ladder.hpp"
#include "telling.hpp"

namespace sudoku_sat::clues {

namespace {

propagation::Finding finding_of_formula(const Marks& marks, std::uint32_t number,
                                        ToldFormula told) {
  propagation::Finding found = conclusions(marks);
  found.reasons = {{Reason::Kind::formula, number}};
  for (const std::uint32_t other : told.others) {
    found.reasons.push_back({Reason::Kind::formula, other});
  }
  found.cells = marks.narrowed();
  found.cells.insert(found.cells.end(), told.cells.begin(), told.cells.end());
  const ClauseConstraint& formula = marks.board().formulas()[number];
  found.name = propagation::title_of_rule(formula.rule, false);
  found.tell = [text = std::move(told.text)](const auto&, const auto&) { return text; };
  return found;
}

}  // namespace

bool is_rank(const ClauseConstraint& formula) { return formula.rule.ends_with(" rank"); }

std::string lead_of(const Board& board, std::uint32_t number) {
  const ClauseConstraint& formula = board.formulas()[number];
  return with_capital(formula.brief.empty() ? formula.name() : formula.brief);
}

std::optional<propagation::Finding> find_in_formulas(const TechniqueState& state) {
  const auto& formulas = state.board().formulas();
  Marks marks(state);
  for (std::uint32_t number = 0; number < formulas.size(); ++number) {
    state.limits().check();
    auto told =
        std::visit([&](const auto& meaning) { return narrow_formula(marks, number, meaning); },
                   formulas[number].meaning);
    if (told && !marks.broken()) return finding_of_formula(marks, number, *std::move(told));
    marks.restore();
  }
  return std::nullopt;
}

}  // namespace sudoku_sat::clues

namespace sudoku_sat::propagation {

bool can_be_told(const ClauseConstraint& formula) {
  return !std::holds_alternative<std::monostate>(formula.meaning) || clues::is_rank(formula);
}

}  // namespace sudoku_sat::propagation
