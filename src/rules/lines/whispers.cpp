// Lines on which neighbours differ by at least a number: half of the values, rounded up, if the
// entry gives none (5 on 9x9, the German whispers).
#include <fmt/format.h>

#include <cstdlib>

#include "rules/parts/labels.hpp"
#include "rules/parts/value_lines.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

bool apart(int difference, int first, int second) { return std::abs(first - second) >= difference; }

int usual_difference(const Geometry& geometry) { return (geometry.size() + 1) / 2; }

int read_difference(EntryReader& reader) {
  if (!reader.at_number()) return usual_difference(reader.geometry());
  const int difference = reader.number(1, reader.geometry().size() - 1);
  reader.expect(':', "5: r1c1-r1c4");
  return difference;
}

void apply_whispers(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  RelationsByNumber relations(geometry, apart);
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    const int difference = read_difference(reader);
    const Relation& relation = relations.of(difference);
    const CellLine line = reader.line(2);
    const std::vector<Cell> cells = drawn_line(line);
    const std::string label = line.closed ? label_at("the whisper loop", geometry, cells)
                                          : label_of_line("the whisper line", geometry, cells);
    relate_neighbours("whisper", number, label, cells, relation, out);
    const bool usual = difference == usual_difference(geometry);
    out.marks.push_back(
        {Mark::Kind::thick_line, cells, usual ? "" : "\u2265" + std::to_string(difference)});
  });
}

std::vector<std::string> propose_whispers(const Geometry& geometry, const Grid& solution,
                                          Random& random) {
  return propose_lines(geometry, random, [&](Cell last, Cell next) {
    return apart(usual_difference(geometry), solution[last], solution[next]);
  });
}

}  // namespace

const Rule rule_entries::whispers{
    .name = "whispers",
    .summary = "neighbours on a line differ by at least a number: 5 on 9x9, if none is given",
    .source = "German Whispers Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1-r1c4; 4: r5c5 r6c6 r6c7",
    .apply = apply_whispers,
    .propose = propose_whispers,
};

}  // namespace sudoku_sat
