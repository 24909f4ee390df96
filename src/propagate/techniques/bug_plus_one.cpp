// Bivalue universal grave (BUG+1): if each open cell had two candidates and each value two places
// in each unit, all of them could be exchanged, and there would be no solution or several. So a
// single further candidate is true. Like unique rectangles, this presupposes that there is only one
// solution. All constraints must be units.
#include <fmt/format.h>

#include "registry.hpp"
#include "words.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

/// All but one open cell have two candidates; the other has a third one, which its units have three
/// times. Each other value is twice in each unit.
template <class Set>
std::optional<Finding> find_grave(const PencilMarks<Set>& marks) {
  const Board& board = marks.board();
  Cell odd = 0;
  int odds = 0;
  for (Cell cell = 0; cell < marks.cells(); ++cell) {
    const int count = std::popcount(marks.values(cell));
    if (count > 3) return std::nullopt;
    if (count == 3) odd = cell, ++odds;
  }
  if (odds != 1) return std::nullopt;
  std::uint64_t thrice = marks.values(odd);
  for (std::uint32_t number = 0; number < board.all_different().size(); ++number) {
    if (!board.is_unit(number)) return std::nullopt;
    for (Value value = 1; value <= marks.size(); ++value) {
      const std::size_t count = marks.places(number, value).count();
      const bool here = marks.cells_of(number).has(odd);
      if (count == 3 && here)
        thrice &= bit_of(value);
      else if (count != 0 && count != 2)
        return std::nullopt;
    }
  }
  if (std::popcount(thrice) != 1) return std::nullopt;
  Finding found{.exclusions = {}, .cells = {odd}};
  add_excluded(found.exclusions, odd, marks.values(odd) & ~thrice);
  found.tell = [odd, thrice](const Words& words, const std::string&) {
    return fmt::format(
        "BUG+1: without {} in {}, all open cells would have two candidates and each value two "
        "places in each unit, so that all could be exchanged. So, if the puzzle has only one "
        "solution, {} is {}.",
        words.values(thrice), words.cell(odd), words.cell(odd), words.values(thrice));
  };
  return found;
}

std::optional<Finding> find_bug(const TechniqueState& state) {
  if (!state.board().relations().empty() || !state.board().diagrams().empty() ||
      !state.board().formulas().empty()) {
    return std::nullopt;
  }
  return with_marks(state, [](const auto& marks) { return find_grave(marks); });
}

}  // namespace

const Technique technique_entries::bug_plus_one{
    .name = "bug-plus-one",
    .grade = Difficulty::hard,
    .summary = "all open cells but one have two candidates, if there is only one solution",
    .find = find_bug,
    .assumes_unique = true};

}  // namespace sudoku_sat
