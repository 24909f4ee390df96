#include "entry.hpp"

#include <fmt/format.h>

namespace sudoku_sat {

Position position_in(const RuleEntry& entry, std::size_t offset) {
  Position position = entry.position;
  if (position.column != 0) position.column += offset;
  return position;
}

void require_values(const EntryReader& reader, const std::vector<Cell>& cells,
                    std::string_view figure) {
  const int size = reader.geometry().size();
  if (cells.size() <= static_cast<std::size_t>(size)) return;
  reader.fail(
      fmt::format("{} of {} cells: {} different values are possible", figure, cells.size(), size));
}

void reject_rule(const RuleUse& use, const std::string& what) {
  throw InputError(use.position, fmt::format("rule '{}': {}", use.rule->name, what));
}

}  // namespace sudoku_sat
