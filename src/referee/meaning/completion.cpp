// Depth first, the cell with the fewest numbers left first. Cells that differ from one that has its
// number lose this number; a statement is asked as soon as all of its cells have theirs, and all of
// them once more of the whole grid.
#include "completion.hpp"

#include <algorithm>
#include <bit>

namespace sudoku_sat::meaning {

namespace {

class Completion {
 public:
  Completion(const referee::Puzzle& puzzle, const Facts& facts, const std::vector<Values>& except,
             Steps& steps)
      : puzzle_(puzzle),
        facts_(facts),
        except_(except),
        steps_(steps),
        cells_(referee::cells_of(puzzle.board)),
        left_(static_cast<std::size_t>(puzzle.board.cell_count())),
        grid_(left_.size(), referee::no_value) {
    for (const Cell cell : cells_) left_[place(cell)] = facts.domain(cell);
  }

  std::optional<Grid> run(std::span<const std::pair<Cell, int>> numbers) {
    for (const auto& [cell, number] : numbers)
      if (!set(cell, number - puzzle_.board.first_value)) return std::nullopt;
    return find() ? std::optional(grid_) : std::nullopt;
  }

 private:
  static std::size_t place(Cell cell) { return static_cast<std::size_t>(cell); }
  bool is_open(Cell cell) const { return grid_[place(cell)] == referee::no_value; }

  bool set(Cell cell, int bit) {
    const Values value = Values{1} << static_cast<unsigned>(bit);
    if ((left_[place(cell)] & value) == 0) return false;
    grid_[place(cell)] = facts_.number(bit);
    for (const Cell other : cells_) {
      if (!is_open(other) || !facts_.different(cell, other)) continue;
      left_[place(other)] &= ~value;
      if (left_[place(other)] == 0) return false;
    }
    return std::ranges::all_of(facts_.statements_of(cell), [&](const Statement* statement) {
      if (std::ranges::any_of(statement->cells, [&](Cell one) { return is_open(one); }))
        return true;
      return holds(*statement);
    });
  }

  bool holds(const Statement& statement) {
    steps_.take(steps_of(statement));
    return statement.holds(grid_);
  }

  bool find() {
    Cell best = -1;
    const auto count = [&](Cell cell) { return std::popcount(left_[place(cell)]); };
    for (const Cell cell : cells_)
      if (is_open(cell) && (best < 0 || count(cell) < count(best))) best = cell;
    if (best < 0)
      return !facts_.is_within(grid_, except_) &&
             std::ranges::all_of(puzzle_.statements,
                                 [&](const Statement& one) { return holds(one); });
    const std::vector<Values> left = left_;
    for (Values values = left[place(best)]; values != 0; values &= values - 1) {
      steps_.take();
      if (set(best, std::countr_zero(values)) && find()) return true;
      left_ = left;
      grid_[place(best)] = referee::no_value;
    }
    return false;
  }

  const referee::Puzzle& puzzle_;
  const Facts& facts_;
  const std::vector<Values>& except_;
  Steps& steps_;
  std::vector<Cell> cells_;
  std::vector<Values> left_;  // of open cells
  Grid grid_;
};

}  // namespace

std::optional<Grid> complete(const referee::Puzzle& puzzle, const Facts& facts,
                             std::span<const std::pair<Cell, int>> numbers,
                             const std::vector<Values>& except, Steps& steps) {
  const auto is_long = [](const Statement& statement) { return statement.tries > most_tries; };
  if (std::ranges::any_of(puzzle.statements, is_long)) return std::nullopt;
  return Completion(puzzle, facts, except, steps).run(numbers);
}

}  // namespace sudoku_sat::meaning
