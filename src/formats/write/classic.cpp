// Candidates are the plain ones that every player begins with, so that what is written can be read
// without knowing who wrote it.
#include "classic.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace sudoku_sat::format {

namespace {

bool of_candidates(std::string_view rule) { return rule == "pencilmarks" || rule == "allowed"; }

bool same_unit(int row, int column, int other_row, int other_column) {
  return row == other_row || column == other_column ||
         (row / 3 == other_row / 3 && column / 3 == other_column / 3);
}

/// What the grid's values leave for the cell.
std::vector<Value> unseen(const Picture& picture, Cell cell) {
  const auto row = static_cast<int>(cell) / classic_size;
  const auto column = static_cast<int>(cell) % classic_size;
  std::vector<bool> seen(classic_size + 1);
  for (int other = 0; other < classic_size * classic_size; ++other) {
    if (!same_unit(row, column, other / classic_size, other % classic_size)) continue;
    seen[picture.grid[static_cast<Cell>(other)]] = true;
  }
  std::vector<Value> values;
  for (Value value = 1; value <= classic_size; ++value) {
    if (!seen[value]) values.push_back(value);
  }
  return values;
}

}  // namespace

void require_classic(const Picture& picture, std::string_view program, bool marks) {
  if (!(picture.geometry == Geometry(classic_size)) || !picture.geometry.single()) {
    throw UsageError(fmt::format("{} supports only 9x9 boards with 3x3 boxes", program));
  }
  if (picture.board == nullptr) return;
  for (const RuleText& rule : picture.board->rules()) {
    if (marks && of_candidates(rule.name)) continue;
    picture.leave_out(fmt::format("{} cannot express rules (here {})", program, rule.name));
  }
}

std::vector<std::vector<Value>> classic_marks(const Picture& picture) {
  std::vector<std::vector<Value>> marks(picture.geometry.cells());
  for (const PencilMark& mark : picture.pencil_marks) {
    if (!mark.excluded) marks[mark.cell].push_back(mark.value);
  }
  for (Cell cell = 0; cell < marks.size(); ++cell) {
    if (picture.grid[cell] != 0) marks[cell] = {picture.grid[cell]};
    if (marks[cell].empty()) marks[cell] = unseen(picture, cell);
  }
  if (picture.board == nullptr) return marks;
  for (const Allowed& allowed : picture.board->constraints().allowed) {
    if (picture.grid[allowed.cell] != 0) continue;
    std::erase_if(marks[allowed.cell],
                  [&](Value value) { return !std::ranges::binary_search(allowed.values, value); });
  }
  return marks;
}

char classic_digit(Value value) { return static_cast<char>('0' + value); }

}  // namespace sudoku_sat::format
