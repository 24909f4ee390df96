// Entries of a rule's data: cells, numbers, signs, as CellReader reads them, and what is wrong with
// them for a rule.
#pragma once

#include <string_view>
#include <vector>

#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

/// The reader of an entry, which must outlive it.
class EntryReader : public CellReader {
 public:
  EntryReader(const RuleEntry& entry, const Geometry& geometry)
      : CellReader(entry.text, entry.position, geometry) {}
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

/// Throws: InputError where `figure` ("a cage"), whose values differ, has more cells than there are
/// values.
void require_values(const EntryReader& reader, const std::vector<Cell>& cells,
                    std::string_view figure);

/// What depends on no data and doesn't go with the board.
[[noreturn]] void reject_rule(const RuleUse& use, const std::string& what);

}  // namespace sudoku_sat
