// Shared by several families: constraints rule by rule, and clauses over "the cell does not hold
// the value", which every value code can express.
//
// Also the literals of a unit, value by value, for the families over units.
#pragma once

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat::encoding {

inline const std::string& rule_of(const ConstraintName& constraint) { return constraint.rule; }
inline const std::string& rule_of(const Board::DiagramOf* constraint) {
  return constraint->called().rule;
}

/// Calls visit(item) for each of a board's constraints of a kind, after out.begin("<rule>
/// <family>") at each new rule.
template <class Items, class Visit>
void for_each_rule(const Items& items, std::string_view family, FamilyStream& out, Visit&& visit) {
  std::string_view rule;
  for (const auto& item : items) {
    if (rule_of(item) != rule) out.begin(rule_of(item) + " " + std::string(family));
    rule = rule_of(item);
    visit(item);
  }
}

/// As for_each_rule(), if each of them is a reason of this kind, which is announced.
template <class Items, class Visit>
void for_each_reason(const Items& items, Reason::Kind kind, std::string_view family,
                     const Board& board, FamilyStream& out, Visit&& visit) {
  for_each_rule(items, family, out, [&](const auto& item) {
    out.about({kind, static_cast<std::uint32_t>(&item - items.data())}, board);
    visit(item);
  });
}

/// Appends the literals of the clause "the cell does not hold the value": none if it certainly
/// holds it. Appends nothing and returns false if it certainly doesn't.
inline bool append_exclusion(const VariableMap& variables, Cell cell, int value,
                             std::vector<Lit>& clause) {
  const std::size_t begin = clause.size();
  if (!variables.append_literals(cell, value, clause)) return false;
  for (std::size_t i = begin; i < clause.size(); ++i) clause[i] = -clause[i];
  return true;
}

/// Whether the cell may hold the value.
bool possible(const VariableMap& variables, Cell cell, int value);

/// Whether each value of each cell has a literal of its own, so that "holds one of" is a clause.
bool direct(const VariableMap& variables);

/// Direct code only: appends the literal "the cell holds the value", none if it can't. Appends
/// nothing and returns false if it certainly does.
bool append_value(const VariableMap& variables, Cell cell, int value, std::vector<Lit>& clause);

/// Direct code only: replaces `literals` by those of the cell's values.
inline void collect(const VariableMap& variables, Cell cell, std::vector<Lit>& literals) {
  literals.clear();
  variables.for_each(cell, [&](int, Var variable) { literals.push_back(variable); });
}

/// What a variable says in the direct code.
struct CellValue {
  Cell cell = 0;
  int value = 0;  ///< 0: it is no cell's variable
};

/// By variable, those of no cell included; empty in other codes than the direct one.
std::vector<CellValue> meanings_of(const VariableMap& variables);

/// What emit(context, out) adds on a board without reduction, counted.
template <class Emit>
Size counted_size(const Emit& emit, const Encoding& encoding, const Board& board,
                  const AtMostOne& amo) {
  CountingSink counted;
  const VariableMap variables(board.geometry(), *encoding.code);
  // Further variables are others than those of cells.
  counted.new_vars(variables.variables());
  FamilyStream out(counted);
  emit(EncodingContext{board, variables, amo}, out);
  out.flush();
  Size size = counted.size();
  size.variables -= variables.variables();
  return size;
}

/// Likewise, for a family over constraints that most boards lack.
template <auto emit, auto constraints>
Size size_where_any(const Encoding& encoding, const Board& board, const AtMostOne& amo) {
  return (board.*constraints)().empty() ? Size{} : counted_size(emit, encoding, board, amo);
}

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

/// Calls visit(unit, value, literals) for each value that a unit still needs: one of the literals
/// is true.
template <class Visit>
void for_each_needed(const EncodingContext& context, std::string_view family, FamilyStream& out,
                     const Visit& visit) {
  UnitLiterals literals;
  for_each_rule(context.board.all_different(), family, out, [&](const AllDifferent& unit) {
    if (!context.board.is_unit(unit)) return;
    literals.collect(unit, context);
    for (int value = 1; value <= context.board.size(); ++value) {
      if (!literals.placed(value)) visit(unit, value, literals.of(value));
    }
  });
}

/// The sum of each(unit) over all units.
template <class Each>
Size size_of_units(const Board& board, const Each& each) {
  Size total;
  for (const AllDifferent& constraint : board.all_different()) {
    if (board.is_unit(constraint)) total += each(constraint);
  }
  return total;
}

/// The reason about the value in one of the board's own constraints.
Reason reason_of(Reason::Kind kind, const AllDifferent& constraint, int value, const Board& board);

/// "row 5 has 7 exactly once"
std::string exactly_once(const AllDifferent& unit, int value, const Board& board);

}  // namespace sudoku_sat::encoding
