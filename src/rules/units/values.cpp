// Which numbers the values of a board are: 0 to 8 instead of 1 to 9, or more of them than a row has
// cells. It makes the board; what adds values up or counts by them goes by these numbers.
#include <fmt/format.h>

#include <climits>

#include "rules/parts/digits_from_zero.hpp"
#include "rules/parts/entry.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

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

void apply_values(const Geometry&, const RuleUse&, Constraints&) {}

}  // namespace

const Rule rule_entries::values{
    .name = "values",
    .summary = "the values of the board, from 0 or 1 on",
    .source = "puzzles with the digits 0 to 8",
    .data = Rule::Data::required,
    .example = "0-8",
    .apply = apply_values,
    .shape = shape_values,
};

}  // namespace sudoku_sat
