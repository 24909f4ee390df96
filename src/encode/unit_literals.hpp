// The literals of a unit, value by value: what the families over units have in common.
#pragma once

#include <vector>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/reasons.hpp"

namespace sudoku_sat {

/// Collects, for the cells of one constraint, the literals of each value. Kept from one constraint
/// to the next, so that its memory is allocated once.
class UnitLiterals {
 public:
  void collect(const AllDifferent& constraint, const EncodingContext& context);

  const std::vector<Lit>& of(int value) const { return literals_[static_cast<std::size_t>(value)]; }

  /// Whether a reduction has put the value into one of the cells.
  bool placed(int value) const { return placed_[static_cast<std::size_t>(value)]; }

 private:
  std::vector<std::vector<Lit>> literals_;  ///< by value, 0 unused
  std::vector<bool> placed_;
};

/// The reason that is about the value in one of the board's own constraints.
Reason reason_of(Reason::Kind kind, const AllDifferent& constraint, int value, const Board& board);

/// Writes the clauses that each value is at most once in each of the constraints that are wanted.
void emit_uniqueness(const EncodingContext& context, FamilyStream& out,
                     bool (*wanted)(const Board&, const AllDifferent&));

/// What emit_uniqueness adds without reduction.
Size uniqueness_size(const Board& board, const AtMostOne& amo,
                     bool (*wanted)(const Board&, const AllDifferent&));

/// Calls visit(constraint) for each constraint, after out.begin("<rule> <family>") at each new
/// rule.
template <class Visit>
void for_each_rule(const Board& board, std::string_view family, FamilyStream& out, Visit&& visit) {
  std::string_view rule;
  for (const AllDifferent& constraint : board.all_different()) {
    if (constraint.rule != rule) {
      rule = constraint.rule;
      out.begin(std::string(rule) + " " + std::string(family));
    }
    visit(constraint);
  }
}

}  // namespace sudoku_sat
