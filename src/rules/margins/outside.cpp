// Outside clues: each digit of the clue stands in one of the first cells as seen from there, as
// many as a box is deep. Above nine values a clue is one value.
#include <fmt/format.h>

#include <algorithm>

#include "rules/parts/sides.hpp"
#include "rules/parts/values.hpp"
#include "rules/written/by_hand.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::rule {

namespace {

using Digits = std::vector<Value>;

Digits digits_of(int clue, int most) {
  if (most > 9 || clue == 0) return {static_cast<Value>(clue)};
  Digits digits;
  for (int rest = clue; rest > 0; rest /= 10) digits.push_back(static_cast<Value>(rest % 10));
  std::sort(digits.begin(), digits.end());
  return digits;
}

/// A clue that begins with 0 gets it after the digit that follows, so that it is not lost: 01
/// is 10.
int read_clue(EntryReader& reader, const Range& values) {
  EntryReader ahead = reader;
  const std::string_view text = ahead.token();
  const bool zero = values.most <= 9 && text.size() > 1 && text.starts_with('0');
  const int clue = reader.number(values.least, values.most > 9 ? values.most : 999'999'999);
  if (!zero) return clue;
  if (text[1] == '0' || text.size() > 9) {
    reader.fail(fmt::format("{}: 0 comes twice, or these are too many digits", text));
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
    reader.fail(fmt::format("{}: these digits don't stand in {} cells of a line", clue,
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
    clue.cells.resize(static_cast<std::size_t>(box_depth(geometry, clue.side)));
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

/// Two of three sides' lines have a clue of one value or two.
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

}  // namespace

const ByHand by_hand::outside{.apply = apply_outside, .propose = propose_outside};

}  // namespace sudoku_sat::rule
