// The table of rules. A rule rewrites itself into the primitive constraints of a board.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

struct Rule {
  std::string_view name;
  std::string_view summary;
  std::string_view source;
  bool on_by_default;
  /// Appends the rule's constraints.
  void (*apply)(const Geometry&, std::vector<AllDifferent>&);
};

/// All rules, in the order in which they are applied.
std::span<const Rule* const> rules();

}  // namespace sudoku_sat
