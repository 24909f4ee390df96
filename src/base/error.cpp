#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

std::string to_string(const Position& position) {
  std::string text = position.source;
  if (position.line == 0) return text;
  text += ":" + std::to_string(position.line);
  if (position.column != 0) text += ":" + std::to_string(position.column);
  return text;
}

}  // namespace sudoku_sat
