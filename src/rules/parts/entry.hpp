// Reads the entries of a rule's data (cells, numbers, signs) by CellReader, rejects what does not
// fit the rule, and names what it reads.
#pragma once

#include <string_view>
#include <vector>

#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::rule {

/// A line, and whether it continues from its last cell to the first.
struct CellLine {
  std::vector<Cell> cells;
  bool closed = false;
};

/// The reader of an entry, which must outlive it.
class EntryReader : public CellReader {
 public:
  EntryReader(const RuleEntry& entry, const Geometry& geometry)
      : CellReader(entry.text, entry.position, geometry) {}

  /// Cells up to the end, as only_cells() reads them, any of which may come several times.
  std::vector<Cell> repeated_cells();
  /// The cells of a line, up to the end. If the last of four or more cells is the first one again,
  /// the line is closed, and that last cell is left out. Throws: InputError if there are other
  /// repetitions, or fewer than `least` cells.
  CellLine line(std::size_t least);
};

/// The place of the entry's character number `offset`, from 0.
Position position_in(const RuleEntry& entry, std::size_t offset);

/// Calls visit(reader, number) for each entry of the rule's data, numbers from 1.
template <class Visit>
void for_each_entry(const Geometry& geometry, const RuleUse& use, Visit&& visit) {
  int number = 0;
  for (const RuleEntry& entry : use.entries) {
    EntryReader reader(entry, geometry);
    visit(reader, ++number);
  }
}

/// The rule's data without the entries that take(reader) takes.
template <class Take>
RuleUse without_taken(const Geometry& geometry, const RuleUse& use, Take&& take) {
  RuleUse rest{use.rule, {}, use.position};
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    if (!take(reader)) rest.entries.push_back(use.entries[static_cast<std::size_t>(number - 1)]);
  });
  return rest;
}

/// Throws: InputError if `figure` ("a cage"), whose values are all different, has more cells
/// than there are values.
void require_values(const EntryReader& reader, const std::vector<Cell>& cells,
                    std::string_view figure);

/// Throws: InputError if grids have more rows than columns, or fewer.
void require_square(const Geometry& geometry, const RuleUse& use);

/// Throws: InputError at the position of the rule's name, for errors that belong to no single
/// entry.
[[noreturn]] void reject_rule(const RuleUse& use, const std::string& what);

// Names of figures on the board for people, from their cells and numbers.

/// "the cage at r1c1": the first of the cells.
std::string label_at(std::string_view what, const Geometry& geometry,
                     const std::vector<Cell>& cells);

/// "the palindrome from r1c1 to r3c3": the first and the last cell.
std::string label_of_line(std::string_view what, const Geometry& geometry,
                          const std::vector<Cell>& line);

/// "the white dot between r1c1 and r1c2", in reading order.
std::string label_between(std::string_view what, const Geometry& geometry, Cell first, Cell second);

/// With values from 0 each one is a symbol, and there are no more symbols.
inline constexpr int largest_from_zero = 34;

}  // namespace sudoku_sat::rule
