// A board whose numbers of rows and columns differ: the larger one is the number of values, and the
// shorter lines lack some. `size: 8x6` in a puzzle file is the same.
//
// The numbers that a board's values are written as: 0 to 8 instead of 1 to 9, or more of them than
// a row has cells. It makes the board; rules that add values up or count by them use these numbers.
//
// Several grids on one board, which share the cells where they overlap: samurai, butterfly,
// windmill, sumo. They make the board; the rules of each grid come from rows, columns and boxes.
#include <fmt/format.h>

#include <climits>

#include "rules/parts/entry.hpp"
#include "rules/written/by_hand.hpp"

namespace sudoku_sat::rule {

namespace {

Geometry shape_board(const Geometry& plain, const RuleUse& use) {
  if (use.entries.size() != 1) reject_rule(use, "rows x columns are needed once, as in \"8x6\"");
  EntryReader reader(use.entries[0], plain);
  const int rows = reader.number(1, max_size);
  reader.expect('x', "8x6");
  const int columns = reader.number(1, max_size);
  reader.expect_end();
  return plain.with_shape(rows, columns);
}

/// The shape is enough.
void apply_nothing(const Geometry&, const RuleUse&, Constraints&) {}

/// The first value or the last.
int read_end(EntryReader& reader, std::string_view which, int least, int most) {
  const bool there = reader.at_number();
  const int number = there ? reader.number(0, INT_MAX) : 0;
  if (there && number >= least && number <= most) return number;
  const std::string possible =
      fmt::format("{} {} {}", least, most - least == 1 ? "or" : "to", most);
  reader.fail(there ? fmt::format("{} can't be the {} value: {} {} possible, as in \"0-8\"", number,
                                  which, possible, most - least == 1 ? "is" : "are")
                    : fmt::format("the {} value is missing: {}, as in \"0-8\"", which, possible));
}

Geometry shape_values(const Geometry& plain, const RuleUse& use) {
  if (use.entries.size() != 1) reject_rule(use, "one range of values is needed, as in \"0-8\"");
  EntryReader reader(use.entries[0], plain);
  const int least = read_end(reader, "first", 0, 1);
  reader.expect('-', "0-8");
  const int most = read_end(reader, "last", least, least == 0 ? largest_from_zero : max_size);
  const Position position = reader.position();
  reader.expect_end();
  const int length = std::max(plain.grid_rows(), plain.grid_columns());
  if (most - least + 1 < length) {
    throw InputError(position, fmt::format("{} values for rows or columns of {} cells: too few",
                                           most - least + 1, length));
  }
  try {
    return plain.with_values(least, most);
  } catch (const UsageError& error) {
    throw InputError(use.entries[0].position, error.what());
  }
}

Geometry shape_grids(const Geometry& one, const RuleUse& use) {
  std::vector<Origin> origins;
  for_each_entry(one, use, [&](EntryReader& reader, int) {
    while (!reader.at_end()) {
      const Origin origin = reader.place();
      if (origin.row < 0 || origin.column < 0) reader.fail("rows and columns count from 1");
      origins.push_back(origin);
    }
  });
  try {
    return Geometry(one, origins);
  } catch (const UsageError& error) {
    throw InputError(use.entries[0].position, error.what());
  }
}

}  // namespace

const ByHand by_hand::shape{.apply = apply_nothing, .shape = shape_board};
const ByHand by_hand::values{.apply = apply_nothing, .shape = shape_values};
const ByHand by_hand::grids{.apply = apply_nothing, .shape = shape_grids};

}  // namespace sudoku_sat::rule
