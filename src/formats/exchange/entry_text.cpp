// Whatever a rule takes beyond that, formats of other programs have no place for.
#include "entry_text.hpp"

#include <algorithm>

#include "formats/text/text_line.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::format {

EntryText::EntryText(std::string_view text, const Geometry& geometry) : geometry_(geometry) {
  for (const std::string_view part : split_at(':', text)) parts_.push_back(stripped(part));
}

bool EntryText::number(std::size_t i) const { return parse_number<int>(parts_[i]).has_value(); }

std::optional<std::vector<Cell>> EntryText::cells(std::size_t i) const {
  try {
    CellReader reader(parts_[i], {}, geometry_);
    return reader.only_cells();
  } catch (const InputError&) {
    return std::nullopt;
  }
}

std::optional<std::vector<std::pair<Cell, Cell>>> EntryText::pairs(std::size_t i) const {
  try {
    CellReader reader(parts_[i], {}, geometry_);
    std::vector<std::pair<Cell, Cell>> pairs;
    while (!reader.at_end()) {
      const Cell first = reader.cell();
      reader.take('-');
      pairs.emplace_back(first, reader.cell());
    }
    return pairs;
  } catch (const InputError&) {
    return std::nullopt;
  }
}

std::string cell_names(const Geometry& geometry, const std::vector<Cell>& cells) {
  std::string names;
  for (const Cell cell : cells) names += (names.empty() ? "" : " ") + geometry.name(cell);
  return names;
}

}  // namespace sudoku_sat::format
