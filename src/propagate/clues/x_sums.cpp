// X-sums: the first cell says how many cells add up to the clue, and with each of its values it is
// known how much is left for the others.
#include <fmt/format.h>

#include <algorithm>

#include "registry.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

constexpr std::size_t max_firsts_told = 3;

/// Once the first cell is filled it is known which cells add up to the clue.
std::string tell_known_cells(const Telling& told, const std::vector<Cell>& cells, int total) {
  const Board& board = told.marks.board();
  const Value first = told.marks.state().candidates().decided(cells[0]);
  const int count = first == 0 ? 0 : board.geometry().number(first);
  if (count < 2 || static_cast<std::size_t>(count) > cells.size()) return {};
  SumOfCells sum{{cells.begin(), cells.begin() + count}, {}, total};
  sum.factors.assign(sum.cells.size(), 1);
  const bool inside = std::all_of(told.cells.begin(), told.cells.end(), [&](Cell cell) {
    return std::find(sum.cells.begin(), sum.cells.end(), cell) != sum.cells.end();
  });
  if (!inside) return {};
  Clue clue = told.clue;
  const std::string end = fmt::format(" is {}", total);
  if (clue.label.ends_with(end)) clue.label.resize(clue.label.size() - end.size());
  clue.label += fmt::format(" ({} in {} cells)", total, spelled(sum.cells.size()));
  return tell_as_sum({told.marks, clue, told.derivations, told.cells}, std::move(sum));
}

/// "The x-sum from the top of column 7 is 12: r1c7 is 3, and 9 is left for r2c7 and r3c7; or r1c7
/// is 4, and 8 is left for r2c7, r3c7 and r4c7."
std::string tell_x_sum(const Telling& told) {
  const auto* const line = numbered_line(told, "x-sum");
  if (line == nullptr) return {};
  const Board& board = told.marks.board();
  const int total = line->sequence->clue[0];
  const std::vector<Cell>& cells = *line->cells;
  if (std::string text = tell_known_cells(told, cells, total); !text.empty()) return text;
  const ClueWords words(told.marks);
  std::vector<std::string> parts;
  bool counts = true;
  std::vector<Cell> rest = told.cells;
  std::erase(rest, cells[0]);
  propagation::for_each_value(told.marks[cells[0]], [&](Value value) {
    const int first = board.geometry().number(value);
    counts = counts && first >= 1 && static_cast<std::size_t>(first) <= cells.size();
    if (!counts) return;
    std::string part = fmt::format("{} is {}", words.cell(cells[0]), first);
    const std::vector<Cell> others(cells.begin() + 1, cells.begin() + first);
    if (!others.empty()) {
      part += fmt::format(", and {} is left for {}", total - first, words.cells(others));
    }
    // What is left for one cell is its value.
    if (others.size() == 1 && is_single(told.marks[cells[0]])) std::erase(rest, others[0]);
    parts.push_back(std::move(part));
  });
  if (!counts || parts.size() > max_firsts_told) return {};
  return fmt::format("{}: {}{}{}.", with_capital(told.clue.label), fmt::join(parts, "; or "),
                     rest.empty() ? "" : "; with these candidates ",
                     rest.empty() ? "" : words.left(rest));
}

}  // namespace
}  // namespace clues

const clues::ClueKind clue_kind_entries::x_sums{.name = "x-sums", .tell = clues::tell_x_sum};

}  // namespace sudoku_sat
