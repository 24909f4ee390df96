// Rossini: an arrow beside the board says that the first values as seen from there, as many as a
// box is deep, rise in its direction. Where all arrows are given, the others neither rise nor fall.
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>

#include "rules/parts/add_constraints.hpp"
#include "rules/parts/sides.hpp"
#include "rules/written/by_hand.hpp"

namespace sudoku_sat::rule {

namespace {

/// Seen from a side, the values rise (1) or fall (-1).
enum Direction { rises = 1, falls = -1 };

/// The arrow that points away from a side's clue, into the board, and the one that points to the
/// clue.
constexpr std::pair<char, char> arrow_signs[] = {{'v', '^'}, {'^', 'v'}, {'>', '<'}, {'<', '>'}};

const std::pair<char, char>& arrows_of(Side side) { return arrow_signs[static_cast<int>(side)]; }

int read_arrow(EntryReader& reader, Side side) {
  const auto [away, towards] = arrows_of(side);
  if (reader.take(away)) return rises;
  if (reader.take(towards)) return falls;
  reader.fail(fmt::format("an arrow {} or {} should stand here, or a dot for none", away, towards));
}

std::string drawn(Side side, int direction) {
  constexpr std::string_view signs = "^v<>";
  constexpr const char* texts[] = {"\u2191", "\u2193", "\u2190", "\u2192"};
  const auto [away, towards] = arrows_of(side);
  return texts[signs.find(direction == rises ? away : towards)];
}

template <class Compare>
bool ordered(std::span<const Value> values) {
  return std::adjacent_find(values.begin(), values.end(),
                            [](Value a, Value b) { return !Compare()(a, b); }) == values.end();
}

/// The data without "all given", and whether that stood there.
struct RossiniData {
  RuleUse arrows;
  bool all_given = false;
};

RossiniData without_all_given(const Geometry& geometry, const RuleUse& use) {
  RossiniData data{{use.rule, {}, use.position}};
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    if (reader.peek() == 'a' && reader.word() == "all") {
      if (reader.word() != "given") reader.fail("\"all given\" is meant, or a side");
      reader.expect_end();
      data.all_given = true;
    } else {
      data.arrows.entries.push_back(use.entries[static_cast<std::size_t>(number - 1)]);
    }
  });
  return data;
}

/// Whether values rise or fall, as far as they are known: the last one, and which of the two they
/// can still do.
struct Slope {
  int last = 0;
  bool rising = true;
  bool falling = true;
  auto operator<=>(const Slope&) const = default;
};

std::shared_ptr<const Diagram> no_slope(std::size_t cells, int size) {
  const auto step = [](std::size_t layer, const Slope& before, int value) -> std::optional<Slope> {
    if (layer == 0) return Slope{value};
    return Slope{value, before.rising && value > before.last,
                 before.falling && value < before.last};
  };
  return std::make_shared<const Diagram>(sudoku_sat::make_diagram(
      cells, size, Slope{}, step, [](const Slope& all) { return !all.rising && !all.falling; }));
}

class Arrows {
 public:
  Arrows(const Geometry& geometry, Constraints& out)
      : geometry_(geometry),
        out_(out),
        less_(make_relation(geometry, std::less<>())),
        greater_(make_relation(geometry, std::greater<>())) {}

  void add_arrow(SideClue clue) {
    add_mark(clue, drawn(clue.side, clue.clue), out_);
    seen_.insert({clue.side, clue.line});
    clue.cells.resize(static_cast<std::size_t>(box_depth(geometry_, clue.side)));
    relate_neighbours(
        {constraint_of(clue, "arrow"), clue.line, fmt::format("the arrow at {}", side_name(clue))},
        clue.cells, clue.clue == rises ? less_ : greater_, out_);
  }

  /// No line without an arrow could have one.
  void add_absences() {
    for (const Side side : all_sides) {
      const auto depth = static_cast<std::size_t>(box_depth(geometry_, side));
      if (depth < 3) continue;  // two values always rise or fall
      const auto diagram = no_slope(depth, geometry_.size());
      for (int line = 1; line <= lines_of(geometry_, side); ++line) {
        if (seen_.contains({side, line})) continue;
        std::vector<Cell> cells = seen_from(geometry_, side, line - 1);
        cells.resize(depth);
        const SideClue none{side, line, 0, {}, {}};
        ConstraintName name{constraint_of(none, "without arrow"), line,
                            fmt::format("no arrow at {}", side_name(none))};
        out_.sequences.push_back(
            {std::move(name), std::move(cells), diagram, [](std::span<const Value> values) {
               return !ordered<std::less<>>(values) && !ordered<std::greater<>>(values);
             }});
      }
    }
  }

 private:
  const Geometry& geometry_;
  Constraints& out_;
  Relation less_;
  Relation greater_;
  std::set<std::pair<Side, int>> seen_;
};

void apply_rossini(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  require_boxes(geometry, use);
  const RossiniData data = without_all_given(geometry, use);
  Arrows arrows(geometry, out);
  for (SideClue& clue : read_sides(geometry, data.arrows, all_sides, ReadClue(read_arrow))) {
    arrows.add_arrow(std::move(clue));
  }
  const bool deep = geometry.box_rows() > 2 || geometry.box_columns() > 2;
  if (data.all_given && !deep) reject_rule(use, "\"all given\" needs boxes three cells deep");
  if (data.all_given) arrows.add_absences();
}

std::vector<std::string> propose_rossini(const Geometry& geometry, const Grid& solution, Random&) {
  if (!geometry.has_boxes()) return {};
  return propose_side_texts(
      geometry, solution, all_sides, [&](Side side, std::span<const Value> line) -> std::string {
        const auto depth = static_cast<std::size_t>(box_depth(geometry, side));
        const auto first = line.subspan(0, depth);
        const auto [away, towards] = arrows_of(side);
        if (ordered<std::less<>>(first)) return {away};
        return ordered<std::greater<>>(first) ? std::string{towards} : ".";
      });
}

}  // namespace

const ByHand by_hand::rossini{.apply = apply_rossini, .propose = propose_rossini};

}  // namespace sudoku_sat::rule
