// Skyscrapers: how high the first ones can be if the clue's number of them must be visible. Each
// visible one is higher than all before it.
#include <fmt/format.h>

#include "registry.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

/// "3 skyscrapers seen from the left of row 1: two higher ones must follow the first one that is
/// seen, so r1c1 is at most 7, and r1c2 is at most 8."
std::string tell_skyscrapers(const Telling& told) {
  const auto* const line = numbered_line(told, "skyscraper");
  const Geometry& geometry = told.marks.board().geometry();
  if (line == nullptr || geometry.least() < 1) return {};
  const int seen = line->sequence->clue[0];
  const int most = geometry.most();
  const ClueWords words(told.marks);
  const std::string name = with_capital(told.clue.label);
  const std::vector<Cell>& cells = *line->cells;
  if (seen == std::ssize(cells) && geometry.least() == 1) {
    return fmt::format("{}, so all of them: they rise from 1 to {}.", name, most);
  }
  if (seen == 1) {
    const bool first = told.cells.size() == 1 && told.cells[0] == cells[0];
    return first ? fmt::format("{}: the highest, {}, hides all others in {}.", name, most,
                               words.cell(cells[0]))
                 : "";
  }
  std::vector<std::string> parts;
  for (const Cell cell : told.cells) {
    const auto place =
        static_cast<int>(std::find(cells.begin(), cells.end(), cell) - cells.begin());
    const int bound = most - seen + 1 + place;
    const Mask low = (Mask{1} << (bound - words.offset())) - 1;
    const Mask lost = told.marks.lost(cell);
    if (bound >= most || (lost & low) != 0) return {};
    parts.push_back(fmt::format("{} is at most {}", words.cell(cell), bound));
  }
  return fmt::format("{}: the last of them is {}, and each is higher than the one before, so {}.",
                     name, most, base::listed(parts));
}

}  // namespace
}  // namespace clues

const clues::ClueKind clue_kind_entries::skyscrapers{.name = "skyscrapers",
                                                     .tell = clues::tell_skyscrapers};

}  // namespace sudoku_sat
