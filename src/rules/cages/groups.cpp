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

/// Draws a few pairs of dominoes with equal values that lie the same way; no two share a cell.
class DominoDrawing {
 public:
  DominoDrawing(const Geometry& geometry, const Grid& solution)
      : geometry_(geometry), solution_(solution), taken_(geometry.cells(), false) {}

  std::vector<std::string> draw(Random& random) {
    std::vector<std::string> entries;
    for (const Cell cell : random.permutation(geometry_.cells(), Cell{0})) {
      const bool beside = random.below(2) == 0;
      if (entries.size() == most) break;
      const auto second = geometry_.find(geometry_.row(cell) + (beside ? 0 : 1),
                                         geometry_.column(cell) + (beside ? 1 : 0));
      if (second) match({cell, *second}, beside, entries);
    }
    return entries;
  }

 private:
  static constexpr std::size_t most = 5;

  /// Makes an entry with an earlier domino, or keeps this one for a later one.
  void match(const std::vector<Cell>& domino, bool beside, std::vector<std::string>& entries) {
    auto& known = known_[{solution_[domino[0]], solution_[domino[1]], beside}];
    if (!is_free(domino)) return;
    if (known.empty() || !is_free(known)) {
      known = domino;
      return;
    }
    for (const Cell cell : domino) {
      if (cell == known[0] || cell == known[1]) return;
    }
    entries.push_back(cells_text(geometry_, known) + ": " + cells_text(geometry_, domino));
    for (const auto* cells : {&std::as_const(known), &domino}) {
      for (const Cell cell : *cells) taken_[cell] = true;
    }
  }

  bool is_free(const std::vector<Cell>& cells) const {
    return !taken_[cells[0]] && !taken_[cells[1]];
  }

  const Geometry& geometry_;
  const Grid& solution_;
  std::vector<bool> taken_;
  std::map<std::tuple<Value, Value, bool>, std::vector<Cell>> known_;
};

std::vector<std::string> propose_clones(const Geometry& geometry, const Grid& solution,
                                        Random& random) {
  return DominoDrawing(geometry, solution).draw(random);
}

}  // namespace

const ByHand by_hand::groups_without_twins{.wrong = unlike_first<false>};
const ByHand by_hand::groups_of_one_size{.wrong = unlike_first<true>};
const ByHand by_hand::clones{.apply = apply_clones, .propose = propose_clones};

}  // namespace sudoku_sat::rule
