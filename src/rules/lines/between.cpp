// Between lines: the values on a line lie strictly between those of its two ends. The diagram reads
// both ends first, so that its nodes are only pairs of values.
#include <fmt/format.h>

#include <algorithm>

#include "rules/parts/diagram_cache.hpp"
#include "rules/parts/entry.hpp"
#include "rules/parts/labels.hpp"
#include "rules/parts/random_lines.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

/// The ends' values; `high` is 0 while only one is known.
struct Ends {
  int low = 0;
  int high = 0;
  auto operator<=>(const Ends&) const = default;
};

Diagram diagram_of(std::size_t cells, int size) {
  const auto step = [](std::size_t layer, const Ends& ends, int value) -> std::optional<Ends> {
    if (layer == 0) return Ends{value, 0};
    if (layer == 1) return Ends{std::min(ends.low, value), std::max(ends.low, value)};
    if (value <= ends.low || value >= ends.high) return std::nullopt;
    return ends;
  };
  return make_diagram(cells, size, Ends{}, step, [](const Ends&) { return true; });
}

bool holds(std::span<const Value> values) {
  const auto [low, high] = std::minmax(values[0], values[1]);
  return std::all_of(values.begin() + 2, values.end(),
                     [low = low, high = high](Value v) { return low < v && v < high; });
}

void apply_between(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  DiagramCache<std::size_t> diagrams;
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    const std::vector<Cell> line = reader.only_cells(3);
    if (geometry.size() < 3) {
      reader.fail(fmt::format("no value lies between two of 1 to {}", geometry.size()));
    }
    std::vector<Cell> cells{line.front(), line.back()};
    cells.insert(cells.end(), line.begin() + 1, line.end() - 1);
    const auto diagram = diagrams.get(cells.size(), reader.position(),
                                      [&] { return diagram_of(cells.size(), geometry.size()); });
    out.sequences.push_back(
        {{"between line", number, label_of_line("the between line", geometry, line)},
         std::move(cells),
         diagram,
         holds,
         {},
         line});
    out.marks.push_back({Mark::Kind::line, line});
    out.marks.push_back({Mark::Kind::circle, {line.front()}});
    out.marks.push_back({Mark::Kind::circle, {line.back()}});
  });
}

/// Six to ten lines of three to six cells.
std::vector<std::string> propose_between(const Geometry& geometry, const Grid& solution,
                                         Random& random) {
  const auto grow = [&](const std::vector<Cell>& line) {
    return line.size() < 3 || (line.size() < 6 && random.below(2) == 0);
  };
  const auto keep = [&](const std::vector<Cell>& line) {
    if (line.size() < 3) return false;
    std::vector<Value> values{solution[line.front()], solution[line.back()]};
    for (std::size_t i = 1; i + 1 < line.size(); ++i) values.push_back(solution[line[i]]);
    return holds(values);
  };
  return line_entries(geometry, random_lines(geometry, random, 6 + random.below(5), grow, keep));
}

}  // namespace

const Rule rule_entries::between{
    .name = "between",
    .summary = "values on a line lie strictly between those of its ends",
    .source = "Between Line Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1-r1c5; r3c3 r4c4 r5c4 r6c5",
    .apply = apply_between,
    .propose = propose_between,
};

}  // namespace sudoku_sat
