// Formulas of rules: their clauses, with a variable for each of their Booleans. "The cell does not
// hold the value" is a clause in every value code. "The cell holds the value" is a literal in the
// direct code; in others, in which it takes several, it gets a variable with this meaning.
// Decisions of a reduction are left out.
#include <map>
#include <set>

#include "exclusions.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace encoding;

namespace {

class FormulaEmitter {
 public:
  FormulaEmitter(const ClauseConstraint& formula, const EncodingContext& context, FamilyStream& out)
      : formula_(formula), variables_(context.variables), out_(out) {
    if (formula.booleans != 0) first_ = out.new_vars(formula.booleans);
  }

  void emit() {
    std::vector<Lit> clause;
    for (std::size_t i = 0; i < formula_.clauses(); ++i) {
      clause.clear();
      bool satisfied = false;
      for (const ClauseConstraint::Literal& literal : formula_.clause(i)) {
        satisfied = satisfied || !append(literal, clause);
      }
      if (!satisfied && without_repeated_literals(clause)) out_.add(clause);
    }
  }

 private:
  /// In other codes than the direct one, two values of a cell have literals in common. False if
  /// the clause always holds.
  bool without_repeated_literals(std::vector<Lit>& clause) const {
    if (direct(variables_)) return true;
    std::set<Lit> seen;
    std::erase_if(clause, [&](Lit literal) { return !seen.insert(literal).second; });
    return std::none_of(clause.begin(), clause.end(),
                        [&](Lit literal) { return seen.contains(-literal); });
  }

  /// False if the literal is certainly true.
  bool append(const ClauseConstraint::Literal& literal, std::vector<Lit>& clause) {
    if (literal.value == 0) {
      const Lit boolean = first_ + static_cast<Lit>(literal.atom);
      clause.push_back(literal.holds ? boolean : -boolean);
      return true;
    }
    const Cell cell = formula_.cells[literal.atom];
    if (!literal.holds) return append_exclusion(variables_, cell, literal.value, clause);
    std::vector<Lit> all;
    if (!variables_.append_literals(cell, literal.value, all)) return true;
    if (all.empty()) return false;
    clause.push_back(all.size() == 1 ? all[0] : conjunction(literal, all));
    return true;
  }

  Lit conjunction(const ClauseConstraint::Literal& literal, const std::vector<Lit>& all) {
    Lit& known = values_[literal];
    if (known != 0) return known;
    known = out_.new_vars(1);
    std::vector<Lit> whole{known};
    for (const Lit one : all) {
      out_.add({-known, one});
      whole.push_back(-one);
    }
    out_.add(whole);
    return known;
  }

  const ClauseConstraint& formula_;
  const VariableMap& variables_;
  FamilyStream& out_;
  Lit first_ = 0;
  std::map<ClauseConstraint::Literal, Lit> values_;
};

void emit_formulas(const EncodingContext& context, FamilyStream& out) {
  for_each_reason(
      context.board.formulas(), Reason::Kind::formula, "formulas", context.board, out,
      [&](const ClauseConstraint& formula) { FormulaEmitter(formula, context, out).emit(); });
}

}  // namespace

const Family family_entries::formulas{
    .name = "formulas",
    .summary = "connected cells and large counts, as clauses with variables of their own",
    .clause_count = "0",
    .emit = emit_formulas,
    .size = size_where_any<emit_formulas, &Board::formulas>,
};

}  // namespace sudoku_sat
