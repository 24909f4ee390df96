// Signs between cells: one value is less than the other.
#include <fmt/format.h>

#include <functional>
#include <set>

#include "rules/parts/add_constraints.hpp"
#include "rules/parts/entry.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/written/by_hand.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::rule {

namespace {

bool take_sign(EntryReader& reader) {
  if (reader.take('<')) return true;
  if (!reader.take('>')) reader.fail("'<' or '>' is missing, as in \"r1c1<r1c2\"");
  return false;
}

void apply_inequalities(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  const Relation rising = make_relation(geometry, std::less<>());
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    Cell last = reader.cell();
    do {
      if (reader.peek() == 'r') last = reader.cell();
      Cell less = last;
      const bool is_less = take_sign(reader);
      Cell greater = last = reader.cell();
      if (less == greater) reader.fail("a cell can't be less than itself");
      if (!is_less) std::swap(less, greater);
      add(out,
          PairRelation{{"inequality", number, label_between("the sign", geometry, less, greater)},
                       less,
                       greater,
                       rising});
      out.marks.push_back(mark_of_less(geometry, less, greater));
    } while (!reader.at_end());
  });
}

using Pairs = std::set<std::pair<Cell, Cell>>;

/// An entry for a box: the signs between its neighbouring cells, without those that an overlapping
/// box has already.
std::string box_entry(const Geometry& geometry, const Grid& solution, const std::vector<Cell>& box,
                      Pairs& known) {
  std::string entry;
  for (const Cell first : box) {
    for (const Cell second : box) {
      if (first >= second || !are_neighbours(geometry, first, second)) continue;
      if (!known.insert({first, second}).second) continue;
      entry += fmt::format("{}{}{}{}", entry.empty() ? "" : " ", geometry.name(first),
                           solution[first] < solution[second] ? '<' : '>', geometry.name(second));
    }
  }
  return entry;
}

std::vector<std::string> propose_inequalities(const Geometry& geometry, const Grid& solution,
                                              Random&) {
  std::vector<std::string> entries;
  Pairs known;
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string&) {
    for (const std::vector<Cell>& box : grid.box_groups()) {
      const std::string entry = box_entry(geometry, solution, box, known);
      if (!entry.empty()) entries.push_back(entry);
    }
  });
  return entries;
}

}  // namespace

const ByHand by_hand::inequalities{.apply = apply_inequalities, .propose = propose_inequalities};

}  // namespace sudoku_sat::rule
