// Whatever a rule takes beyond that, formats of other programs have no place for.
#include "entry_text.hpp"

#include <algorithm>

#include "formats/text/text_line.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

EntryText::EntryText(std::string_view text, const Geometry& geometry) : geometry_(geometry) {
  for (std::size_t colon = 0; colon != text.npos; text.remove_prefix(colon + 1)) {
    colon = text.find(':');
    parts_.push_back(stripped(text.substr(0, colon)));
    if (colon == text.npos) return;
  }
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

std::vector<std::string_view> EntryText::words(std::size_t i) const {
  std::vector<std::string_view> words;
  std::string_view rest = parts_[i];
  for (std::string_view word = take_word(rest); !word.empty(); word = take_word(rest)) {
    words.push_back(word);
  }
  return words;
}

std::string cell_names(const Geometry& geometry, const std::vector<Cell>& cells) {
  std::string names;
  for (const Cell cell : cells) names += (names.empty() ? "" : " ") + geometry.name(cell);
  return names;
}

}  // namespace sudoku_sat
