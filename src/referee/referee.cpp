// Which statements a grid breaks, and how many grids break none.
#include "referee.hpp"

#include <algorithm>

namespace sudoku_sat::referee {

namespace {

std::string name_of(const Board& board, Cell cell) {
  return "r" + std::to_string(board.row_of(cell) + 1) + "c" +
         std::to_string(board.column_of(cell) + 1);
}

/// Fills open cells in reading order; a statement is asked as soon as its last
/// cell is filled.
class Counter {
 public:
  Counter(const Puzzle& puzzle, Grid givens, long long limit)
      : board_(puzzle.board), grid_(std::move(givens)), limit_(limit) {
    for (Cell cell = 0; cell < board_.cell_count(); ++cell) {
      if (board_.has(cell) && grid_[cell] == no_value) open_.push_back(cell);
    }
    asked_after_.resize(open_.size() + 1);
    for (const Statement& statement : puzzle.statements) {
      asked_after_[cells_needed(statement)].push_back(&statement);
    }
  }

  long long count() {
    fill(0);
    return found_;
  }

 private:
  // How many open cells have to be filled before the statement can be asked.
  std::size_t cells_needed(const Statement& statement) const {
    if (statement.cells.empty()) return open_.size();
    std::size_t needed = 0;
    for (const Cell cell : statement.cells) {
      const auto place = std::ranges::lower_bound(open_, cell);
      if (place == open_.end() || *place != cell) continue;
      needed = std::max(needed, static_cast<std::size_t>(place - open_.begin()) + 1);
    }
    return needed;
  }

  void fill(std::size_t filled) {
    for (const Statement* statement : asked_after_[filled]) {
      if (!statement->holds(grid_)) return;
    }
    if (filled == open_.size()) {
      ++found_;
      return;
    }
    int& value = grid_[open_[filled]];
    for (value = board_.first_value; value <= board_.last_value && found_ < limit_; ++value) {
      fill(filled + 1);
    }
    value = no_value;
  }

  const Board& board_;
  Grid grid_;
  long long limit_;
  long long found_ = 0;
  std::vector<Cell> open_;
  std::vector<std::vector<const Statement*>> asked_after_;
};

}  // namespace

std::optional<std::string> broken_statement(const Puzzle& puzzle, const Grid& grid) {
  for (const Statement& statement : puzzle.statements) {
    if (statement.holds(grid)) continue;
    std::string text = statement.rule;
    for (const Cell cell : statement.cells) text += " " + name_of(puzzle.board, cell);
    return text;
  }
  return std::nullopt;
}

long long count_solutions(const Puzzle& puzzle, Grid givens, long long limit) {
  return Counter(puzzle, std::move(givens), limit).count();
}

}  // namespace sudoku_sat::referee
