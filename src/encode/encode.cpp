// Drives the families of an encoding.
#include <stdexcept>
#include <utility>

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat {

void FamilyStream::begin(std::string name) {
  begun_.push_back({std::move(name), clauses() + 1, 0});
}

std::vector<FamilyRange> FamilyStream::ranges() const {
  std::vector<FamilyRange> ranges = begun_;
  std::uint64_t end = clauses();
  for (auto range = ranges.rbegin(); range != ranges.rend(); ++range) {
    range->last = end;
    end = range->first - 1;
  }
  return ranges;
}

Size size(const Encoding& encoding, const Board& board, const AmoMethod& amo) {
  Size total{.variables = board.cells() * static_cast<std::size_t>(board.size())};
  for (const Family* family : encoding.families) total += family->size(board, amo);
  return total;
}

std::vector<FamilyRange> encode(const Encoding& encoding, const EncodingContext& context,
                                SinkRef sink) {
  if (context.variables.variables() != 0 && sink.new_vars(context.variables.variables()) != 1) {
    throw std::logic_error("encode: the sink has variables already");
  }
  FamilyStream out(sink);
  for (const Family* family : encoding.families) family->emit(context, out);
  out.flush();
  return out.ranges();
}

std::vector<Lit> given_literals(const Puzzle& puzzle, const VariableMap& variables) {
  std::vector<Lit> literals;
  for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
    if (puzzle.givens[cell] == 0) continue;
    const Var variable = variables.variable(cell, puzzle.givens[cell]);
    if (variable != 0) literals.push_back(variable);
  }
  return literals;
}

}  // namespace sudoku_sat
