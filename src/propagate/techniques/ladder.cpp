#include "ladder.hpp"

#include <algorithm>

namespace sudoku_sat::propagation {

namespace {

/// Signs of one letter are written large on the paper.
std::string large_if_letter(const std::string& rule) {
  const bool letter = rule.size() == 1 && rule[0] >= 'a' && rule[0] <= 'z';
  return letter ? std::string(1, static_cast<char>(rule[0] - 'a' + 'A')) : rule;
}

}  // namespace

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

std::string title_of_rule(const std::string& rule, bool sum) {
  for (const std::string_view side : {"top ", "bottom ", "left ", "right "}) {
    if (!rule.starts_with(side)) continue;
    std::string clue = rule.substr(side.size());
    return clue.ends_with(" clue") ? clue : clue + " clue";
  }
  return sum ? rule + " combinations" : large_if_letter(rule);
}

std::string plural_of(const std::string& title) {
  if (title.ends_with('s') || title.find('-') != title.npos) return title;
  if (title.ends_with("ity")) return title.substr(0, title.size() - 1) + "ies";
  for (const std::string_view sound : {"x", "ch", "sh"}) {
    if (title.size() > 1 && title.ends_with(sound)) return title + "es";
  }
  if (title.size() > 2 && title.ends_with('y') &&
      std::string_view("aeiou").find(title[title.size() - 2]) == std::string_view::npos) {
    return title.substr(0, title.size() - 1) + "ies";
  }
  return title + "s";
}

}  // namespace sudoku_sat::propagation
