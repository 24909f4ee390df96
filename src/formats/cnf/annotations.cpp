// A comment ends with its line, so the writer's lines may follow it directly.
#include "annotations.hpp"

namespace sudoku_sat {

void AnnotatingSink::add(const ClauseBlock& block) {
  each_clause(block.literals, [&](std::span<const Lit> clause) {
    out_.write(words_.comment(origin_, clause));
    writer_.add({std::span(clause.data(), clause.size() + 1), 1});
  });
}

}  // namespace sudoku_sat
