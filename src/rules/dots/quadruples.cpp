// Quadruples: the values in a circle at the corner of four cells occur in these cells, each at
// least as often as it is listed. The diagram's nodes are the sets of listed values that are still
// missing.
#include <fmt/format.h>

#include "base/joined.hpp"
#include "rules/parts/entry.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/parts/values.hpp"
#include "rules/written/by_hand.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::rule {

namespace {

using Values = std::vector<Value>;

/// The four cells around the lower right corner of `cell`; fewer at the edge of the board.
std::vector<Cell> around(const Geometry& geometry, Cell cell) {
  return rectangle(geometry, {geometry.row(cell), geometry.column(cell)}, 2, 2);
}

Diagram diagram_of(const Values& listed, int size) {
  const auto step = [&](std::size_t, const Values& missing, int value) -> std::optional<Values> {
    Values rest = missing;
    const auto found = std::find(rest.begin(), rest.end(), value);
    if (found != rest.end()) rest.erase(found);
    return rest;
  };
  return sudoku_sat::make_diagram(4, size, listed, step,
                                  [](const Values& missing) { return missing.empty(); });
}

bool contains(std::span<const Value> values, const Values& listed) {
  return std::all_of(listed.begin(), listed.end(), [&](Value value) {
    return std::count(values.begin(), values.end(), value) >=
           std::count(listed.begin(), listed.end(), value);
  });
}

Values read_corners(EntryReader& reader) {
  Values values;
  reader.peek();
  const Position begin = reader.position();
  while (reader.peek() != ':' && !reader.at_end()) values.push_back(reader.value());
  std::sort(values.begin(), values.end());
  if (!values.empty() && values.size() <= 4) return values;
  throw InputError(begin,
                   fmt::format("{} values: expected 1 to 4, e.g. \"1 2 3: r1c1\"", values.size()));
}

/// Of values and what is added to them to get their numbers.
std::string text_of(const Values& values, int offset) {
  return base::joined(numbers_of(values, offset), " ");
}

void apply_quadruples(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  DiagramCache<Values> diagrams;
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    const Values values = read_corners(reader);
    reader.expect(':', "1 2 3: r1c1");
    const Cell first = reader.cell();
    const std::vector<Cell> cells = around(geometry, first);
    if (cells.size() < 4) {
      reader.fail(fmt::format("no four cells have {} at the top left", geometry.name(first)));
    }
    const auto diagram = diagrams.get(values, reader.position(),
                                      [&] { return diagram_of(values, geometry.size()); });
    reader.expect_end();
    const Values clue = numbers_of(values, geometry.offset());
    out.sequences.push_back(
        {{"quadruple", number,
          fmt::format("quadruple {} at {}", text_of(values, geometry.offset()),
                      geometry.name(first))},
         cells,
         diagram,
         [values](std::span<const Value> found) { return contains(found, values); },
         std::vector<int>(clue.begin(), clue.end())});
    out.marks.push_back({Mark::Kind::text, cells, text_of(values, geometry.offset())});
  });
}

/// Some of the four values at six to ten corners, or at all of them if the board has fewer.
std::vector<std::string> propose_quadruples(const Geometry& geometry, const Grid& solution,
                                            Random& random) {
  const std::size_t wanted = 6 + random.below(5);
  std::vector<std::string> entries;
  for (const Cell cell : random.permutation(geometry.cells(), Cell{0})) {
    const std::vector<Cell> cells = around(geometry, cell);
    if (cells.size() < 4 || entries.size() == wanted) continue;
    Values values = values_at(cells, solution);
    random.shuffle(values);
    values.resize(1 + random.below(4));
    std::sort(values.begin(), values.end());
    entries.push_back(text_of(values, 0) + ": " + geometry.name(cell));
  }
  return entries;
}

}  // namespace

const ByHand by_hand::quadruples{.apply = apply_quadruples, .propose = propose_quadruples};

}  // namespace sudoku_sat::rule
