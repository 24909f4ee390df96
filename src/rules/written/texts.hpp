// The texts of rules, which the build puts into the program: the files that registry.def names.
#pragma once

#include <span>
#include <string_view>

namespace sudoku_sat::rule {

struct RuleFile {
  std::string_view name;  ///< "lines/whispers.rule"
  std::string_view text;
};

std::span<const RuleFile> rule_files();

}  // namespace sudoku_sat::rule
