#include "ladder.hpp"

#include <algorithm>

namespace sudoku_sat::propagation {

std::vector<const Technique*> pattern_techniques() {
  std::vector<const Technique*> some = sound_techniques();
  std::erase_if(some, [](const Technique* one) { return one->find == nullptr; });
  return some;
}

std::optional<Pattern> next_pattern(const TechniqueState& state,
                                    std::span<const Technique* const> ladder) {
  for (const Technique* technique : ladder) {
    state.limits().check();
    if (auto found = technique->find(state)) return Pattern{technique, std::move(*found)};
  }
  return std::nullopt;
}

}  // namespace sudoku_sat::propagation
