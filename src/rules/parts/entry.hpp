// Reads the entries of a rule's data (cells, numbers, signs) by CellReader, and rejects what does
// not fit the rule.
#pragma once

#include <string_view>
#include <vector>

#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::rule {

/// A line, and whether it goes on from its last cell to the first.
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
  /// The cells of a line, up to the end. Where the first one stands once more as the last of four
  /// or more, the line is closed, and that last one left out. Throws: InputError where there are
  /// other repetitions, or fewer than `least` cells.
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

/// Throws: InputError where `figure` ("a cage"), whose values are all different, has more cells
/// than there are values.
void require_values(const EntryReader& reader, const std::vector<Cell>& cells,
                    std::string_view figure);

/// Throws: InputError where grids have more rows than columns, or fewer.
void require_square(const Geometry& geometry, const RuleUse& use);

/// The same, and where there are several grids.
void require_one_square(const Geometry& geometry, const RuleUse& use);

/// Throws: InputError where the board has neither boxes nor regions in their place.
void require_boxes_or_regions(const Geometry& geometry, const RuleUse& use);

/// Throws: InputError at the position of the rule's name, where no single entry is to blame.
[[noreturn]] void reject_rule(const RuleUse& use, const std::string& what);

}  // namespace sudoku_sat::rule
