// A constraint that requires something to exist gets a line: a place in a unit (place_needs.cpp), a
// value of a cell (value_needs.cpp).
#include "needs.hpp"

#include "place_needs.hpp"
#include "value_needs.hpp"

namespace sudoku_sat::cli {

Told tell_needs(const Step& step, const Board& board) {
  NeedLines lines(step, board);
  for (std::size_t i = 0; i < step.constraints.size(); ++i) {
    const Reason::Kind kind = step.constraints[i].kind;
    if (kind == Reason::Kind::place) tell_places(lines, i);
    if (kind == Reason::Kind::value) tell_cell(lines, i);
  }
  return lines.take();
}

}  // namespace sudoku_sat::cli
