// It is judged only by the rules, not compared with a solver's solution: a puzzle with several
// solutions may be given any of them.
#include "given_solution.hpp"

#include <algorithm>

namespace sudoku_sat::report {

namespace {

std::optional<Grid> grid_of(const Geometry& geometry, std::string_view text) {
  // From line() on, a word of another length is an error, and most words of labels are shorter.
  if (text.size() < geometry.cells()) return std::nullopt;
  try {
    Grid grid = from_line(geometry, text, {});
    const bool whole = std::ranges::find(grid, Value{0}) == grid.end();
    return whole ? std::optional(std::move(grid)) : std::nullopt;
  } catch (const InputError&) {
    return std::nullopt;
  }
}

}  // namespace

std::optional<Grid> given_solution(const PuzzleInput& input) {
  if (!input.solution.empty()) return input.solution;
  const Geometry& geometry = input.puzzle->geometry();
  constexpr std::string_view gaps = " \t,;|:\"'";
  const std::string_view label = input.label;
  for (std::size_t begin = 0; begin < label.size();) {
    const std::size_t end = std::min(label.find_first_of(gaps, begin), label.size());
    if (auto grid = grid_of(geometry, label.substr(begin, end - begin))) return grid;
    begin = end + 1;
  }
  return std::nullopt;
}

std::string fault_of_given_solution(const PuzzleInput& input) {
  const std::optional<Grid> given = input.puzzle ? given_solution(input) : std::nullopt;
  if (!given) return "no solution is given to compare with";
  const std::optional<Violation> wrong = verify(*input.puzzle, *given);
  if (!wrong) return {};
  return "the given solution is wrong: " + to_string(*wrong, input.puzzle->geometry());
}

}  // namespace sudoku_sat::report
