// King's and knight's moves that go on at the opposite edge, as if the board were a torus: cells
// such a move apart hold different values.
#include "rules/parts/entry.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

struct Pieces {
  bool king = false;
  bool knight = false;
};

Pieces read_pieces(const Geometry& geometry, const RuleUse& use) {
  if (use.entries.empty()) return {true, true};
  Pieces pieces;
  for_each_entry(geometry, use, [&](EntryReader& reader, int) {
    do {
      const std::string_view piece = reader.word();
      if (piece != "king" && piece != "knight") {
        reader.fail("the pieces are king, knight or both, as in \"king knight\"");
      }
      (piece == "king" ? pieces.king : pieces.knight) = true;
    } while (!reader.at_end());
  });
  return pieces;
}

void apply_toroidal(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  if (!geometry.single()) {
    reject_rule(use, "a board of several grids has no opposite edges to go on at");
  }
  const Pieces pieces = read_pieces(geometry, use);
  if (pieces.king) add_distinct_pairs(geometry, king_steps, true, "toroidal king", out);
  if (pieces.knight) add_distinct_pairs(geometry, knight_steps, true, "toroidal knight", out);
}

}  // namespace

const Rule rule_entries::toroidal{
    .name = "toroidal",
    .summary = "no value twice a king's or knight's move apart, where moves go round the edges",
    .source = "chess on a torus, as in the modular n queens problem (G. Polya, 1918)",
    .data = Rule::Data::optional,
    .example = "king knight",
    .apply = apply_toroidal,
};

}  // namespace sudoku_sat
