#include "connected_count.hpp"

#include <algorithm>

namespace sudoku_sat::propagation {

Neighbours neighbours_of(const Connected& meaning) {
  Neighbours near(meaning.places.size());
  for (const auto& [a, b] : meaning.edges) {
    near[a].push_back(b);
    near[b].push_back(a);
  }
  return near;
}

std::optional<ExactCount> exact_count(const Board& board, const Connected& meaning) {
  for (std::uint32_t number = 0; number < board.formulas().size(); ++number) {
    const auto* const pairs = std::get_if<DifferentPairs>(&board.formulas()[number].meaning);
    if (pairs == nullptr || !pairs->complete) continue;
    const bool same = std::all_of(
        meaning.places.begin(), meaning.places.end(), [&](const Connected::Place& place) {
          return place.cell && place.values.size() == 1 &&
                 std::any_of(pairs->pairs.begin(), pairs->pairs.end(), [&](const auto& pair) {
                   return pair.first == *place.cell && board.geometry().on_grid(pair.second);
                 });
        });
    const auto size = static_cast<std::size_t>(board.size());
    if (!same || meaning.places.size() != pairs->pairs.size()) continue;
    if (pairs->pairs.size() % size != 0) continue;
    return ExactCount{static_cast<std::uint32_t>(size), number};
  }
  return std::nullopt;
}

}  // namespace sudoku_sat::propagation
