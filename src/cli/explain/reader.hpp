// What a reader has on the board who follows the steps.
//
// The reasons of a step are as few as its conclusion needs. What they leave open may have been
// ruled out before in another way: a reader who is told that "r1c4, r1c5 or r1c6 is left" sees a
// given in r1c5. So sentences are told from the reader's board, with what the step's reasons do
// without.
#pragma once

#include <optional>
#include <vector>

#include "report/marks_left.hpp"

namespace sudoku_sat::cli {

class Reader {
 public:
  /// Before any step. The puzzle must outlive it.
  explicit Reader(const Puzzle& puzzle);

  const Board& board() const { return *puzzle_->board; }
  const Puzzle& puzzle() const { return *puzzle_; }
  const Grid& grid() const { return grid_; }

  /// Notes what the step concludes; in an argument, of a small step.
  void take(const Step& step, bool in_argument = false);
  void suppose(const Statement& assumption) { learn({assumption, 0, true}); }

  /// Whether the reader has the candidate.
  bool possible(Cell cell, Value value) const { return marks_.possible(cell, value); }

  /// The statement with where the reader has it from, if it was given, concluded or supposed.
  std::optional<Fact> known(const Statement& statement) const;

  /// The step with all that the reader sees about the places and values that it speaks of.
  Step told(Step step) const;

 private:
  void learn(const Fact& fact);
  std::size_t index(Cell cell, Value value) const {
    return cell * static_cast<std::size_t>(board().size()) + value - 1;
  }
  void add_cause(Step& step, const Statement& out) const;

  const Puzzle* puzzle_;
  report::MarksLeft marks_;
  Grid grid_;
  std::vector<std::optional<Fact>> values_;    ///< by cell
  std::vector<std::optional<Fact>> excluded_;  ///< by cell and value
  /// By cell and value, the number in board().allowed() of what forbids it.
  std::vector<std::optional<std::uint32_t>> forbidden_;
};

}  // namespace sudoku_sat::cli
