// Margin sums: a clue is the sum of the first cells as seen from its side, as many as a box is
// deep, or as the data says. They are sums of all-different cells and need no diagram of their own.
#include <fmt/format.h>

#include <numeric>

#include "rules/parts/entry.hpp"
#include "rules/parts/sides.hpp"
#include "rules/written/by_hand.hpp"

namespace sudoku_sat::rule {

namespace {

/// The data: the sums, and how many cells each is of, where that is said.
struct Margin {
  RuleUse sums;
  std::optional<int> depth = {};

  int depth_at(const Geometry& geometry, Side side) const {
    return depth.value_or(box_depth(geometry, side));
  }
};

Margin read_depth(const Geometry& geometry, const RuleUse& use) {
  Margin margin{{use.rule, {}, use.position}};
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    if (reader.word() != "depth") {
      margin.sums.entries.push_back(use.entries[static_cast<std::size_t>(number - 1)]);
      return;
    }
    if (margin.depth) reader.fail("the depth comes twice");
    reader.expect(':', "depth: 3");
    margin.depth = reader.number(1, std::min(geometry.height(), geometry.width()));
    reader.expect_end();
  });
  if (margin.sums.entries.empty()) reject_rule(use, "no sums, as in \"top: 12 . 15\"");
  if (!margin.depth) require_boxes(geometry, use);
  return margin;
}

/// "the 12 above column 2"
std::string label_of_margin_sum(const SideClue& clue) {
  constexpr std::string_view places[] = {"above", "below", "left of", "right of"};
  return fmt::format("the {} {} {}", clue.clue, places[static_cast<int>(clue.side)],
                     line_name(clue));
}

void apply_margin_sums(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  const Margin margin = read_depth(geometry, use);
  const auto range = [&](Side side) {
    return sums_of_different(margin.depth_at(geometry, side), values_of(geometry));
  };
  for (SideClue& clue : read_sides(geometry, margin.sums, all_sides, range)) {
    add_mark(clue, out);
    clue.cells.resize(static_cast<std::size_t>(margin.depth_at(geometry, clue.side)));
    out.sums.push_back({{constraint_of(clue, "margin sum"), clue.line, label_of_margin_sum(clue)},
                        clue.cells,
                        {},
                        clue.clue});
  }
}

/// Sums as deep as a box, or of three cells where boxes are single rows.
std::vector<std::string> propose_margin_sums(const Geometry& geometry, const Grid& solution,
                                             Random&) {
  const bool flat = !geometry.has_boxes();
  const int depth_of_flat = std::min({3, geometry.height(), geometry.width()});
  std::vector<std::string> entries =
      propose_sides(geometry, solution, all_sides, [&](Side side, std::span<const Value> line) {
        const int depth = flat ? depth_of_flat : box_depth(geometry, side);
        return std::accumulate(line.begin(), line.begin() + depth, 0);
      });
  if (flat && !entries.empty()) entries.push_back(fmt::format("depth: {}", depth_of_flat));
  return entries;
}

}  // namespace

const ByHand by_hand::margin_sums{.apply = apply_margin_sums, .propose = propose_margin_sums};

}  // namespace sudoku_sat::rule
