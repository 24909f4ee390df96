// Clones hold the same values, place by place: a label names both groups. Also finds mistakes in
// other groups, and names their cells.
#include <fmt/format.h>

#include <functional>
#include <map>

#include "rules/parts/add_constraints.hpp"
#include "rules/parts/entry.hpp"
#include "rules/written/by_hand.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::rule {

namespace {

/// Two groups that are equal, or that should have the same size but don't.
template <bool OneSize>
std::string unlike_first(const Geometry& geometry, const RuleFigure& figure) {
  const auto& groups = figure.groups;
  for (std::size_t i = 1; i < groups.size(); ++i) {
    if (OneSize && groups[i].size() != groups[0].size()) {
      return "the groups at " + geometry.name(groups[0][0]) + " and " +
             geometry.name(groups[i][0]) + " don't have equally many cells";
    }
    if (groups[i] == groups[0]) return geometry.name(groups[i][0]) + " begins the same group twice";
  }
  return {};
}

constexpr std::string_view group_form = "r1c1 r1c2: r5c5 r5c6";

std::vector<Cell> read_clone(EntryReader& reader, const std::vector<Cell>& original) {
  reader.expect(':', group_form);
  std::vector<Cell> clone = reader.cells();
  if (clone.size() != original.size()) {
    reader.fail(fmt::format("expected as many cells as in the first group: {} instead of {}",
                            original.size(), clone.size()));
  }
  for (std::size_t i = 0; i < clone.size(); ++i) {
    if (clone[i] != original[i]) continue;
    reader.fail(fmt::format("{} is in the same place of the first group",
                            reader.geometry().name(clone[i])));
  }
  return clone;
}

/// A group has one letter, and its cells their places.
void add_mark(const std::vector<Cell>& cells, int group, Constraints& out) {
  out.marks.push_back(
      {.kind = Mark::Kind::shade, .cells = cells, .group = group, .numbered = true});
}

void apply_clones(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  const Relation same = make_relation(geometry, std::equal_to<>());
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    const std::vector<Cell> original = reader.cells();
    add_mark(original, number, out);
    do {
      const std::vector<Cell> clone = read_clone(reader, original);
      const std::string label = fmt::format("the clones at {} and {}", geometry.name(original[0]),
                                            geometry.name(clone[0]));
      for (std::size_t i = 0; i < clone.size(); ++i) {
        add(out, PairRelation{{"clone", number, label}, original[i], clone[i], same});
      }
      add_mark(clone, number, out);
    } while (!reader.at_end());
  });
}

/// A few pairs of dominoes with equal values that lie the same way; no two share a cell.
std::vector<std::string> propose_clones(const Geometry& geometry, const Grid& solution,
                                        Random& random) {
  constexpr std::size_t most = 5;
  std::vector<bool> taken(geometry.cells(), false);
  const auto is_free = [&](const std::vector<Cell>& domino) {
    return !taken[domino[0]] && !taken[domino[1]];
  };
  std::map<std::tuple<Value, Value, bool>, std::vector<Cell>> earlier;
  std::vector<std::string> entries;
  for (const Cell cell : random.permutation(geometry.cells(), Cell{0})) {
    const bool beside = random.below(2) == 0;
    if (entries.size() == most) break;
    const auto second = geometry.find(geometry.row(cell) + (beside ? 0 : 1),
                                      geometry.column(cell) + (beside ? 1 : 0));
    if (!second || !is_free({cell, *second})) continue;
    const std::vector<Cell> domino{cell, *second};
    std::vector<Cell>& known = earlier[{solution[cell], solution[*second], beside}];
    if (known.empty() || !is_free(known)) {
      known = domino;
    } else if (std::find_first_of(known.begin(), known.end(), domino.begin(), domino.end()) ==
               known.end()) {
      entries.push_back(cells_text(geometry, known) + ": " + cells_text(geometry, domino));
      for (const Cell one : {known[0], known[1], domino[0], domino[1]}) taken[one] = true;
    }
  }
  return entries;
}

}  // namespace

const ByHand by_hand::groups_without_twins{.wrong = unlike_first<false>};
const ByHand by_hand::groups_of_one_size{.wrong = unlike_first<true>};
const ByHand by_hand::clones{.apply = apply_clones, .propose = propose_clones};

}  // namespace sudoku_sat::rule
