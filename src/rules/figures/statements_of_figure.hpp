// A figure as statements of the puzzle files' language: its cells and numbers as definitions, then
// what the rule says of them.
#pragma once

#include "figure_rule.hpp"
#include "rules/language/syntax.hpp"

namespace sudoku_sat {

language::Program statements_of(const FigureRule& rule, const Geometry& geometry,
                                const Figure& figure, const Position& position);

/// The lines of a text as entries, all at one position.
std::vector<RuleEntry> lines_of(std::string_view text, const Position& position);

/// Gives the constraints that were added after `first` was the size of each list the names of a
/// rule: how many there were of each kind.
struct ConstraintCounts {
  explicit ConstraintCounts(const Constraints& constraints);

  /// Names all that came later.
  void rename_later(Constraints& constraints, const ConstraintName& name) const;

 private:
  std::size_t all_different_;
  std::size_t allowed_;
  std::size_t relations_;
  std::size_t sums_;
  std::size_t sequences_;
  std::size_t formulas_;
  std::size_t checks_;
};

}  // namespace sudoku_sat
