// Signs between cells: one value is less than the other.
//
// Minimums and maximums: the signs between a cell and all cells beside it that are not marked.
// Written in C++ because the neighbours that a cell is compared with depend on all other marked
// cells.
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

/// Draws that one cell is less than another. A sign between neighbours opens towards the greater
/// one; cells further apart get an arrow to the smaller one.
Mark mark_of_less(const Geometry& geometry, Cell less, Cell greater) {
  if (!are_neighbours(geometry, less, greater)) return {Mark::Kind::arrow, {greater, less}};
  const bool beside = geometry.row(less) == geometry.row(greater);
  const bool in_order = less < greater;
  const char* const text = beside ? (in_order ? "<" : ">") : (in_order ? "^" : "v");
  return {Mark::Kind::text, {std::min(less, greater), std::max(less, greater)}, text};
}

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
/// box already has.
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

const ByHand by_hand::inequalities{.apply = apply_inequalities, .propose = propose_inequalities};
const ByHand by_hand::minimum{.apply = apply_extremes<true>};
const ByHand by_hand::maximum{.apply = apply_extremes<false>};

}  // namespace sudoku_sat::rule
