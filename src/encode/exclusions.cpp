#include "exclusions.hpp"

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::encoding {

bool append_exclusion(const VariableMap& variables, Cell cell, int value,
                      std::vector<Lit>& clause) {
  const std::size_t begin = clause.size();
  if (!variables.append_literals(cell, value, clause)) return false;
  for (std::size_t i = begin; i < clause.size(); ++i) clause[i] = -clause[i];
  return true;
}

bool possible(const VariableMap& variables, Cell cell, int value) {
  std::vector<Lit> unused;
  return variables.append_literals(cell, value, unused);
}

bool direct(const VariableMap& variables) { return &variables.code() == &direct_code(); }

bool append_value(const VariableMap& variables, Cell cell, int value, std::vector<Lit>& clause) {
  if (variables.decided(cell) == value) return false;
  const Var variable = variables.decided(cell) == 0 ? variables.variable(cell, value) : 0;
  if (variable != 0) clause.push_back(variable);
  return true;
}

Size counted_size(void (*emit)(const EncodingContext&, FamilyStream&), const Encoding& encoding,
                  const Board& board, const AtMostOne& amo) {
  CountingSink counted;
  const VariableMap variables(board.geometry(), *encoding.code);
  // Further variables are others than those of cells.
  counted.new_vars(variables.variables());
  FamilyStream out(counted);
  emit({board, variables, amo}, out);
  out.flush();
  Size size = counted.size();
  size.variables -= variables.variables();
  return size;
}

}  // namespace sudoku_sat::encoding
