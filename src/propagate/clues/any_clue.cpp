// Any clue: what it says, and what all ways to complete it have in common.
#include <fmt/format.h>

#include "registry.hpp"
#include "sayings.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

std::string tell_any(const Telling& told) {
  const ClueWords words(told.marks);
  const std::string_view saying = saying_of_rule(told.clue.rule);
  return fmt::format("{}{}{}: in every way that is left, {}.", with_capital(told.clue.label),
                     saying.empty() ? "" : "; ", saying, words.left(told.cells));
}

}  // namespace
}  // namespace clues

const clues::ClueKind clue_kind_entries::any_clue{.name = "any", .tell = clues::tell_any};

}  // namespace sudoku_sat
