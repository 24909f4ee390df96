// A line's cells are in the order seen from the clue's side, so that rules need only one direction.
#include "sides.hpp"

namespace sudoku_sat::rule {

namespace {

constexpr std::string_view names[] = {"top", "bottom", "left", "right"};

std::string_view name_of(Side side) { return names[static_cast<std::size_t>(side)]; }

Side read_side(EntryReader& reader, std::span<const Side> sides) {
  const std::string_view word = reader.word();
  std::string known;
  for (const Side side : sides) {
    if (word == name_of(side)) return side;
    known += fmt::format("{}{}", known.empty() ? "" : ", ", name_of(side));
  }
  reader.fail(fmt::format("a side is missing: {}, as in \"{}: 1 . 2\"", known, name_of(sides[0])));
}

}  // namespace

std::optional<Side> side_called(std::string_view word) {
  for (const Side side : all_sides) {
    if (name_of(side) == word) return side;
  }
  return std::nullopt;
}

int lines_of(const Geometry& geometry, Side side) {
  return of_columns(side) ? geometry.width() : geometry.height();
}

std::vector<Cell> seen_from(const Geometry& geometry, Side side, int line) {
  const int length = of_columns(side) ? geometry.height() : geometry.width();
  std::vector<Cell> cells;
  for (int i = 0; i < length; ++i) {
    cells.push_back(of_columns(side) ? geometry.cell(i, line) : geometry.cell(line, i));
  }
  if (side == Side::bottom || side == Side::right) std::reverse(cells.begin(), cells.end());
  return cells;
}

std::string constraint_of(const SideClue& clue, std::string_view noun) {
  return fmt::format("{} {}", name_of(clue.side), noun);
}

std::string line_name(const SideClue& clue) {
  return fmt::format("{} {}", of_columns(clue.side) ? "column" : "row", clue.line);
}

std::string side_name(const SideClue& clue) {
  return fmt::format("the {} of {}", name_of(clue.side), line_name(clue));
}

std::vector<SideClue> read_sides(const Geometry& geometry, const RuleUse& use,
                                 std::span<const Side> sides,
                                 const std::function<Range(Side)>& range) {
  const auto read_number = [&](EntryReader& reader, Side side) {
    const Range numbers = range(side);
    return reader.number(numbers.least, numbers.most);
  };
  return read_sides(geometry, use, sides, ReadClue(read_number));
}

std::vector<SideClue> read_sides(const Geometry& geometry, const RuleUse& use,
                                 std::span<const Side> sides, const ReadClue& read_clue) {
  if (!geometry.single()) reject_rule(use, "it needs a board of one grid");
  std::vector<SideClue> clues;
  std::vector<Side> known;
  for_each_entry(geometry, use, [&](EntryReader& reader, int) {
    const Side side = read_side(reader, sides);
    if (std::find(known.begin(), known.end(), side) != known.end()) {
      reader.fail(fmt::format("the side '{}' is given twice", name_of(side)));
    }
    known.push_back(side);
    reader.expect(':', fmt::format("{}: 1 . 2", name_of(side)));
    read_places(reader, lines_of(geometry, side), [&](int line) {
      const int clue = read_clue(reader, side);
      clues.push_back({side, line + 1, clue, reader.position(), seen_from(geometry, side, line)});
    });
  });
  return clues;
}

void add_mark(const SideClue& clue, Constraints& out) {
  add_mark(clue, std::to_string(clue.clue), out);
}

void add_mark(const SideClue& clue, const std::string& text, Constraints& out) {
  if (clue.cells.size() < 2) return;
  out.marks.push_back({Mark::Kind::outside, {clue.cells[0], clue.cells[1]}, text});
}

std::vector<std::string> propose_sides(
    const Geometry& geometry, const Grid& solution, std::span<const Side> sides,
    const std::function<int(Side, std::span<const Value>)>& clue_of) {
  return propose_side_texts(geometry, solution, sides,
                            [&](Side side, std::span<const Value> values) {
                              const int clue = clue_of(side, values);
                              return clue < 0 ? "." : std::to_string(clue);
                            });
}

std::vector<std::string> propose_side_texts(
    const Geometry& geometry, const Grid& solution, std::span<const Side> sides,
    const std::function<std::string(Side, std::span<const Value>)>& clue_of) {
  std::vector<std::string> entries;
  if (!geometry.single()) return entries;
  for (const Side side : sides) {
    std::string& entry = entries.emplace_back(fmt::format("{}:", name_of(side)));
    for (int line = 0; line < lines_of(geometry, side); ++line) {
      const std::vector<Cell> cells = seen_from(geometry, side, line);
      entry += fmt::format(" {}", clue_of(side, values_at(cells, solution)));
    }
  }
  return entries;
}

}  // namespace sudoku_sat::rule
