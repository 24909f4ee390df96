// Numbered rooms: the first value as seen from the clue says in which cell from there the clue
// stands. The diagram's state is that cell, until it is passed.
#include <fmt/format.h>

#include "rules/parts/sides.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

Diagram diagram_of_room(const Range& values, int clue) {
  // The place is 0 before the first cell, and behind the room.
  const auto step = [&](std::size_t layer, int room, int value) -> std::optional<int> {
    const int place = static_cast<int>(layer) + 1;
    if (place == 1 && value == 0) return std::nullopt;
    if (place == 1) room = value;
    if (place != room) return room;
    return value == clue ? std::optional(0) : std::nullopt;
  };
  return make_diagram(static_cast<std::size_t>(values.count()), values, 0, step,
                      [](int room) { return room == 0; });
}

/// None where the first value is 0.
int in_room(std::span<const Value> line) { return line[0] == 0 ? -1 : line[line[0] - 1U]; }

std::string label_of_room(const SideClue& clue) {
  return fmt::format("the numbered room {} at {}", clue.clue, side_name(clue));
}

constexpr LineRule rooms{"numbered room", all_sides,
                         label_of_room,   [](const Range& values) { return values; },
                         in_room,         diagram_of_room};

void apply_numbered_rooms(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  apply_line_rule(geometry, use, rooms, out);
}

std::vector<std::string> propose_numbered_rooms(const Geometry& geometry, const Grid& solution,
                                                Random&) {
  return propose_line_rule(geometry, solution, rooms);
}

}  // namespace

const Rule rule_entries::numbered_rooms{
    .name = "numbered-rooms",
    .summary = "a clue stands in the cell, counted from its side, that the first value there says",
    .source = "Numbered Rooms Sudoku",
    .of_lines = true,
    .data = Rule::Data::required,
    .example = "top: 3 . . 2 . . 4 . 1; left: . . 5 . . . . . 2",
    .apply = apply_numbered_rooms,
    .propose = propose_numbered_rooms,
};

}  // namespace sudoku_sat
