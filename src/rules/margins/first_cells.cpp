// Clues about the first cells as seen from their side, as many as a box is deep.
//
// Margin sums: the clue is their sum; the data may give another depth. They are sums of
// all-different cells and need no diagram of their own.
//
// Outside clues: each digit of the clue is in one of them. Above nine values a clue is one value.
//
// Rossini: they rise in the direction of an arrow. If all arrows are given, the others neither rise
// nor fall.
#include <fmt/format.h>

#include <functional>
#include <numeric>
#include <set>

#include "rules/parts/add_constraints.hpp"
#include "rules/parts/sides.hpp"
#include "rules/parts/values.hpp"
#include "rules/written/by_hand.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::rule {

namespace {

/// Throws: InputError if the board has no boxes, so that clues can't be as deep as these.
void require_boxes(const Geometry& geometry, const RuleUse& use) {
  if (!geometry.has_boxes()) {
    reject_rule(use, "its clues cover as many cells as a box is deep, but this board has no boxes");
  }
}

/// How many cells of a box are in line, as seen from the side.
int box_depth(const Geometry& geometry, Side side) {
  return of_columns(side) ? geometry.box_rows() : geometry.box_columns();
}

void keep_first(std::vector<Cell>& cells, int depth) {
  cells.resize(static_cast<std::size_t>(depth));
}

/// The data: the sums, and how many cells each has, if given.
struct Margin {
  RuleUse sums;
  std::optional<int> depth = {};

  int depth_at(const Geometry& geometry, Side side) const {
    return depth.value_or(box_depth(geometry, side));
  }
};

Margin read_depth(const Geometry& geometry, const RuleUse& use) {
  Margin margin;
  margin.sums = without_taken(geometry, use, [&](EntryReader& reader) {
    if (reader.word() != "depth") return false;
    if (margin.depth) reader.fail("the depth is given twice");
    reader.expect(':', "depth: 3");
    margin.depth = reader.number(1, std::min(geometry.height(), geometry.width()));
    reader.expect_end();
    return true;
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
    keep_first(clue.cells, margin.depth_at(geometry, clue.side));
    out.sums.push_back({{constraint_of(clue, "margin sum"), clue.line, label_of_margin_sum(clue)},
                        clue.cells,
                        {},
                        clue.clue});
  }
}

/// Sums as deep as a box, or of three cells if boxes are single rows.
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

using Digits = std::vector<Value>;

Digits digits_of(int clue, int most) {
  if (most > 9 || clue == 0) return {static_cast<Value>(clue)};
  Digits digits;
  for (int rest = clue; rest > 0; rest /= 10) digits.push_back(static_cast<Value>(rest % 10));
  std::sort(digits.begin(), digits.end());
  return digits;
}

/// In a clue that begins with 0, the next digit comes first, so that the 0 is not lost: 01 becomes
/// 10.
int read_clue(EntryReader& reader, const Range& values) {
  EntryReader ahead = reader;
  const std::string_view text = ahead.token();
  const bool zero = values.most <= 9 && text.size() > 1 && text.starts_with('0');
  const int clue = reader.number(values.least, values.most > 9 ? values.most : 999'999'999);
  if (!zero) return clue;
  if (text[1] == '0' || text.size() > 9) {
    reader.fail(fmt::format("{}: 0 occurs twice, or there are too many digits", text));
  }
  const std::string first(1, text[1]);
  return *parse_number<int>(first + '0' + std::string(text.substr(2)));
}

int read_digits(EntryReader& reader, Side side) {
  const Geometry& geometry = reader.geometry();
  const Range values = values_of(geometry);
  const int clue = read_clue(reader, values);
  const Digits digits = digits_of(clue, values.most);
  if (!values.has(digits.front()) || !values.has(digits.back())) {
    reader.fail(
        fmt::format("{}: its digits should be from {} to {}", clue, values.least, values.most));
  }
  if (digits.size() > static_cast<std::size_t>(box_depth(geometry, side)) ||
      std::adjacent_find(digits.begin(), digits.end()) != digits.end()) {
    reader.fail(fmt::format("{}: these digits don't fit in {} cells of a line", clue,
                            box_depth(geometry, side)));
  }
  return clue;
}

Diagram diagram_of_digits(const Digits& digits, std::size_t cells, const Range& values) {
  const auto step = [&](std::size_t layer, Digits missing, int value) -> std::optional<Digits> {
    std::erase(missing, static_cast<Value>(value));
    if (missing.size() > cells - 1 - layer) return std::nullopt;
    return missing;
  };
  return make_diagram(cells, values, digits, step, [](const Digits&) { return true; });
}

void apply_outside(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  require_boxes(geometry, use);
  DiagramCache<std::pair<std::size_t, Digits>> diagrams;
  for (SideClue& clue : read_sides(geometry, use, all_sides, ReadClue(read_digits))) {
    add_mark(clue, out);
    const Digits digits = digits_of(clue.clue, geometry.most());
    keep_first(clue.cells, box_depth(geometry, clue.side));
    const auto diagram = diagrams.get({clue.cells.size(), digits}, clue.position, [&] {
      return diagram_of_digits(digits, clue.cells.size(), values_of(geometry));
    });
    out.sequences.push_back({{constraint_of(clue, "outside clue"), clue.line,
                              fmt::format("the outside clue {} at {}", clue.clue, side_name(clue))},
                             clue.cells,
                             diagram,
                             [digits, offset = geometry.offset()](std::span<const Value> found) {
                               const std::vector<Value> values = numbers_of(found, offset);
                               return std::all_of(digits.begin(), digits.end(), [&](Value digit) {
                                 return std::find(values.begin(), values.end(), digit) !=
                                        values.end();
                               });
                             },
                             {clue.clue}});
  }
}

/// Two of three lines have a clue of one value or two.
std::vector<std::string> propose_outside(const Geometry& geometry, const Grid& solution,
                                         Random& random) {
  if (!geometry.has_boxes()) return {};
  return propose_side_texts(
      geometry, solution, all_sides, [&](Side side, std::span<const Value> line) -> std::string {
        const auto depth = static_cast<std::size_t>(box_depth(geometry, side));
        Digits first(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(depth));
        random.shuffle(first);
        first.resize(geometry.most() > 9 ? 1 : std::min(depth, 1 + random.below(2)));
        // A clue of 0 and other digits ends in 0.
        std::sort(first.begin(), first.end(), [](Value a, Value b) { return a - 1U < b - 1U; });
        std::string clue;
        for (const Value value : first) clue += std::to_string(value);
        return random.below(3) == 0 ? "." : clue;
      });
}

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
  reader.fail(fmt::format("expected an arrow {} or {}, or a dot for none", away, towards));
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

bool take_all_given(EntryReader& reader) {
  if (reader.peek() != 'a' || reader.word() != "all") return false;
  if (reader.word() != "given") reader.fail("expected \"all given\" or a side");
  reader.expect_end();
  return true;
}

/// Whether the values so far rise or fall: the last one, and which of the two is still possible.
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

/// No line without an arrow could have one.
void add_absences(const Geometry& geometry, const std::set<std::pair<Side, int>>& with_arrow,
                  Constraints& out) {
  for (const Side side : all_sides) {
    const auto depth = static_cast<std::size_t>(box_depth(geometry, side));
    if (depth < 3) continue;  // two values always rise or fall
    const auto diagram = no_slope(depth, geometry.size());
    for (int line = 1; line <= lines_of(geometry, side); ++line) {
      if (with_arrow.contains({side, line})) continue;
      std::vector<Cell> cells = seen_from(geometry, side, line - 1);
      cells.resize(depth);
      const SideClue none{side, line, 0, {}, {}};
      ConstraintName name{constraint_of(none, "without arrow"), line,
                          fmt::format("no arrow at {}", side_name(none))};
      out.sequences.push_back(
          {std::move(name), std::move(cells), diagram, [](std::span<const Value> values) {
             return !ordered<std::less<>>(values) && !ordered<std::greater<>>(values);
           }});
    }
  }
}

void apply_rossini(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  require_boxes(geometry, use);
  const RuleUse arrows = without_taken(geometry, use, take_all_given);
  const Relation less = make_relation(geometry, std::less<>());
  const Relation greater = make_relation(geometry, std::greater<>());
  std::set<std::pair<Side, int>> with_arrow;
  for (SideClue& clue : read_sides(geometry, arrows, all_sides, ReadClue(read_arrow))) {
    add_mark(clue, drawn(clue.side, clue.clue), out);
    with_arrow.insert({clue.side, clue.line});
    keep_first(clue.cells, box_depth(geometry, clue.side));
    relate_neighbours(
        {constraint_of(clue, "arrow"), clue.line, fmt::format("the arrow at {}", side_name(clue))},
        clue.cells, clue.clue == rises ? less : greater, out);
  }
  if (arrows.entries.size() == use.entries.size()) return;
  const bool deep = geometry.box_rows() > 2 || geometry.box_columns() > 2;
  if (!deep) reject_rule(use, "\"all given\" needs boxes three cells deep");
  add_absences(geometry, with_arrow, out);
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

const ByHand by_hand::margin_sums{.apply = apply_margin_sums, .propose = propose_margin_sums};
const ByHand by_hand::outside{.apply = apply_outside, .propose = propose_outside};
const ByHand by_hand::rossini{.apply = apply_rossini, .propose = propose_rossini};

}  // namespace sudoku_sat::rule
