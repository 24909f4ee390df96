// The texts of rules, which the build puts into the program: the files that registry.def names.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace sudoku_sat::rule {

struct RuleFile {
  std::string_view name;  ///< "lines/whispers.rule"
  std::string_view text;
};

std::span<const RuleFile> rule_files();

/// One rule of a file.
struct TextOfRule {
  std::string_view name;  ///< "whispers"
  std::string_view file;
  std::size_t line;  ///< of its first one, from 1
  std::string_view text;
};

/// The rules of a file in its order, found by their first lines alone: "rule: NAME".
std::vector<TextOfRule> texts_of_rules(const RuleFile& file);

}  // namespace sudoku_sat::rule
