// Nearly all clauses of a large board are pairs of which the first literal holds, so a clause is
// read up to the first one that does.
#include <algorithm>

#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat {

void ModelCheck::add(const ClauseBlock& block) {
  const Lit* at = block.literals.data();
  const Lit* const end = at + block.literals.size();
  while (at != end) {
    const Lit* const first = at;
    while (*at != 0 && !holds(*at)) ++at;
    ++clauses_;
    if (*at == 0) {
      note({first, at});
    } else {
      while (*at != 0) ++at;
    }
    ++at;
  }
}

/// Of a clause that doesn't hold.
void ModelCheck::note(std::span<const Lit> clause) {
  const bool open = std::any_of(clause.begin(), clause.end(), [&](Lit literal) {
    return literal > 0 && model_[literal] == Model::Value::open;
  });
  std::optional<UnmetClause>& found = open ? open_ : falsified_;
  if (found) return;
  found = UnmetClause{clauses_, line_of_(clauses_), {clause.begin(), clause.end()}};
}

}  // namespace sudoku_sat
