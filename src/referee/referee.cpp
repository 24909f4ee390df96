// Which statements a grid breaks, and how many grids break none.
#include "referee.hpp"

#include <algorithm>
#include <utility>

namespace sudoku_sat::referee {

namespace {

/// Fills open cells in reading order; a statement is asked as soon as its last cell is filled.
class Counter {
 public:
  Counter(const Puzzle& puzzle, Grid givens, long long limit)
      : board_(puzzle.board), grid_(std::move(givens)), limit_(limit), asked_(grid_.size()) {
    for (const Statement& statement : puzzle.statements) {
      const Cell all = board_.cell_count() - 1;
      const Cell last = statement.cells.empty() ? all : std::ranges::max(statement.cells);
      asked_[last].push_back(&statement);
    }
  }

  long long count_from(Cell cell) {
    if (cell == board_.cell_count()) return 1;
    const auto count = [&] {
      const auto holds = [&](const Statement* statement) { return statement->holds(grid_); };
      return std::ranges::all_of(asked_[cell], holds) ? count_from(cell + 1) : 0;
    };
    if (!board_.has(cell) || grid_[cell] != no_value) return count();
    const long long before = limit_;
    for (int value = board_.first_value; value <= board_.last_value && limit_ > 0; ++value) {
      grid_[cell] = value;
      limit_ -= count();
    }
    grid_[cell] = no_value;
    return before - std::exchange(limit_, before);
  }

 private:
  const Board& board_;
  Grid grid_;
  long long limit_;
  std::vector<std::vector<const Statement*>> asked_;
};

}  // namespace

std::optional<std::string> broken_statement(const Puzzle& puzzle, const Grid& grid) {
  for (const Statement& statement : puzzle.statements) {
    if (statement.holds(grid)) continue;
    std::string text = statement.rule;
    for (const Cell cell : statement.cells)
      text += " r" + std::to_string(puzzle.board.row_of(cell) + 1) + "c" +
              std::to_string(puzzle.board.column_of(cell) + 1);
    return text;
  }
  return std::nullopt;
}

long long count_solutions(const Puzzle& puzzle, Grid givens, long long limit) {
  return Counter(puzzle, std::move(givens), limit).count_from(0);
}

}  // namespace sudoku_sat::referee
