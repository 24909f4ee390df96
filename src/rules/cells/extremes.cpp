// Cells below, or above, all cells beside them, and the signs between: by hand, since which
// neighbours a cell is compared with depends on all other marked cells.
#include <algorithm>
#include <functional>
#include <string>

#include "rules/parts/add_constraints.hpp"
#include "rules/parts/entry.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/written/by_hand.hpp"

namespace sudoku_sat::rule {

namespace {

std::vector<Cell> marked_cells(const Geometry& geometry, const RuleUse& use) {
  std::vector<Cell> marked;
  for_each_entry(geometry, use, [&](EntryReader& reader, int) {
    const std::vector<Cell> cells = reader.only_cells();
    marked.insert(marked.end(), cells.begin(), cells.end());
  });
  return marked;
}

std::vector<bool> among_all_cells(const Geometry& geometry, const std::vector<Cell>& cells) {
  std::vector<bool> among(geometry.cells(), false);
  for (const Cell cell : cells) among[cell] = true;
  return among;
}

template <bool least>
void apply_extremes(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  const Relation beyond =
      least ? make_relation(geometry, std::less<>()) : make_relation(geometry, std::greater<>());
  const std::vector<Cell> marked = marked_cells(geometry, use);
  const std::vector<bool> is_marked = among_all_cells(geometry, marked);
  const std::string noun = least ? "minimum" : "maximum";
  int number = 0;
  for (const Cell cell : marked) {
    const std::string label = label_at("the " + noun, geometry, {cell});
    ++number;
    out.marks.push_back({Mark::Kind::shade, {cell}});
    for (const Cell other : cells_around(geometry, orthogonal_steps, cell)) {
      if (is_marked[other]) continue;
      add(out, PairRelation{{noun, number, label}, cell, other, beyond});
      out.marks.push_back(mark_of_less(geometry, least ? cell : other, least ? other : cell));
    }
  }
}

}  // namespace

const ByHand by_hand::minimum{.apply = apply_extremes<true>};
const ByHand by_hand::maximum{.apply = apply_extremes<false>};

}  // namespace sudoku_sat::rule
