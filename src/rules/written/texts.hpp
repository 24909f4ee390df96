// The texts of rules, which the build embeds in the program (tools/cmake/EmbedRules.cmake) from the
// files that registry.def names.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace sudoku_sat::rule {

struct TextOfRule {
  std::string_view name;  ///< "whispers"
  std::string_view file;  ///< "lines/whispers.rule"
  std::size_t line;       ///< of its first one, from 1
  std::string_view text;
};

/// In the order of registry.def.
std::span<const TextOfRule> rule_texts();

}  // namespace sudoku_sat::rule
