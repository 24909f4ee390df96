// Diagrams in clauses, for several families.
#pragma once

#include "exclusions.hpp"

namespace sudoku_sat::encoding {

/// Writes "the values of the cells are a path of the diagram", without what a reduction has
/// excluded.
void emit_diagram(const Diagram& diagram, const std::vector<Cell>& cells,
                  const EncodingContext& context, FamilyStream& out);

/// Calls visit(constraint) for the board's diagrams with wanted(constraint). Before that, calls
/// out.begin("<rule> <family>") at each new rule, and names each constraint as a reason.
template <class Wanted, class Visit>
void for_each_diagram(const Board& board, std::string_view family, FamilyStream& out,
                      const Wanted& wanted, const Visit& visit) {
  std::vector<const Board::DiagramOf*> found;
  for (const Board::DiagramOf& constraint : board.diagrams()) {
    if (wanted(constraint)) found.push_back(&constraint);
  }
  for_each_rule(found, family, out, [&](const Board::DiagramOf* constraint) {
    const auto number = static_cast<std::uint32_t>(constraint - board.diagrams().data());
    out.about({Reason::Kind::diagram, number}, board);
    visit(*constraint);
  });
}

/// Writes the board's diagrams with wanted(constraint).
template <class Wanted>
void emit_diagrams(const EncodingContext& context, FamilyStream& out, const Wanted& wanted) {
  for_each_diagram(context.board, "diagrams", out, wanted, [&](const Board::DiagramOf& constraint) {
    emit_diagram(*constraint.diagram, *constraint.cells, context, out);
  });
}

}  // namespace sudoku_sat::encoding
