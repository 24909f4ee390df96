// Pointing and claiming: one of a value's places in a unit holds it, so cells that see all of them
// do not; these may lie in another unit, or see them by a chess move.
#include <fmt/format.h>

#include <algorithm>

#include "registry.hpp"
#include "words.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

/// Another all-different constraint that contains all the cells, those with the places and those
/// without.
std::optional<std::uint32_t> also_in(const Board& board, std::uint32_t unit,
                                     const std::vector<Cell>& cells) {
  for (const std::uint32_t number : board.constraints_of(cells.front())) {
    if (number == unit || number >= board.all_different().size()) continue;
    const auto all = board.cells_of(number);
    const bool contains = std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
      return std::find(all.begin(), all.end(), cell) != all.end();
    });
    if (contains) return number;
  }
  return std::nullopt;
}

std::string tell_locked(const Words& words, const UnitPlace& place, const std::vector<Cell>& cells,
                        const std::string& excluded, std::optional<std::uint32_t> other) {
  const std::string where = fmt::format("In {} the {} must be in {}", words.unit(place.unit),
                                        words.value(place.value), words.cells(cells, "or"));
  if (other) {
    return fmt::format("{}, {} in {}: {}.", where, cells.size() == 2 ? "both" : "all",
                       words.unit(*other), excluded);
  }
  return fmt::format("{}. Whichever it is, {}.", where, excluded);
}

std::optional<Finding> find_locked(const TechniqueState& state) {
  for (const std::uint32_t unit : state.board().units()) {
    state.limits().check();
    for (int number = 1; number <= state.size(); ++number) {
      const auto value = static_cast<Value>(number);
      const std::vector<Cell>& cells = state.places(unit, value);
      if (cells.size() < 2) continue;
      Finding found{.exclusions = state.seeing(cells, value), .places = {{unit, value}}};
      if (found.exclusions.empty()) continue;
      std::vector<Cell> all = cells;
      for (const Exclusion& one : found.exclusions) all.push_back(one.cell);
      found.tell = [place = found.places[0], cells, other = also_in(state.board(), unit, all)](
                       const Words& words, const std::string& excluded) {
        return tell_locked(words, place, cells, excluded, other);
      };
      return found;
    }
  }
  return std::nullopt;
}

}  // namespace

const Technique technique_entries::locked_candidates{
    .name = "locked-candidates",
    .grade = Difficulty::medium,
    .summary = "pointing and claiming: all places of a value in one unit are seen by other cells",
    .find = find_locked};

}  // namespace sudoku_sat
