// Pairs of cells a move apart, of king or knight, on the board or on a torus, or side by side, or
// at a corner: they hold different values, or none that are consecutive. Cells side by side differ
// anyway, except where two grids of a board meet. By hand: a statement would be evaluated for each
// pair of cells in each solution.
#include <functional>

#include "rules/parts/entry.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

void apply_knight(const Geometry& geometry, const RuleUse&, Constraints& out) {
  add_distinct_pairs(geometry, knight_steps, false, "anti-knight", out);
}

void apply_king(const Geometry& geometry, const RuleUse&, Constraints& out) {
  add_distinct_pairs(geometry, king_steps, false, "anti-king", out);
}

void apply_to_sides(const Geometry& geometry, const RuleUse&, Constraints& out) {
  const Relation relation = make_relation(geometry, std::not_fn(consecutive));
  add_related_pairs(geometry, orthogonal_steps, relation, "non-consecutive", out);
}

void apply_to_corners(const Geometry& geometry, const RuleUse&, Constraints& out) {
  const Relation relation = make_relation(geometry, std::not_fn(consecutive));
  add_related_pairs(geometry, diagonal_steps, relation, "anti-consecutive-diagonal", out);
}

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

const Rule rule_entries::anti_knight{
    .name = "anti-knight",
    .summary = "no value twice a knight's move apart",
    .source = "Miracle Sudoku (Mitchell Lee, 2020)",
    .apply = apply_knight,
};

const Rule rule_entries::anti_king{
    .name = "anti-king",
    .summary = "no value twice a king's move apart: cells that touch at a corner differ",
    .source = "No Touch Sudoku; Miracle Sudoku (Mitchell Lee, 2020)",
    .apply = apply_king,
};

const Rule rule_entries::non_consecutive{
    .name = "non-consecutive",
    .summary = "no consecutive values in cells side by side or one above the other",
    .source = "Non-consecutive Sudoku; Miracle Sudoku (Mitchell Lee, 2020)",
    .apply = apply_to_sides,
};

const Rule rule_entries::anti_consecutive_diagonal{
    .name = "anti-consecutive-diagonal",
    .summary = "no consecutive values in cells that touch at a corner",
    .source = "Non-consecutive Sudoku, turned to the diagonals",
    .apply = apply_to_corners,
};

const Rule rule_entries::toroidal{
    .name = "toroidal",
    .summary = "no value twice a king's or knight's move apart, with moves across the edges",
    .source = "chess on a torus, as in the modular n queens problem (G. Polya, 1918)",
    .data = Rule::Data::optional,
    .example = "king knight",
    .apply = apply_toroidal,
};

}  // namespace sudoku_sat
