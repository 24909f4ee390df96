// What the program says of a case: counted, listed by the clauses, and verified grid by grid.
#include "matrix/program.hpp"

#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::matrix {

namespace {

Limits some_seconds() { return Limits(20.0); }

Answer counted(Answer answer, const Puzzle& puzzle, const EnumerateOptions& options) {
  try {
    const Counted found = count(puzzle, options, some_seconds());
    if (found.complete) {
      answer.number = static_cast<long long>(found.solutions.number);
    } else {
      answer.trouble = "time-out";
    }
  } catch (const Stopped& stopped) {
    answer.trouble = stopped.what();
  }
  return answer;
}

Answer listed(Answer answer, const Puzzle& puzzle, SolveOptions options) {
  options.solutions = 0;
  const Outcome outcome = PuzzleSolver(std::move(options)).solve(puzzle, some_seconds());
  if (outcome.undecided || outcome.solver_failed) {
    answer.trouble = outcome.reason;
  } else {
    answer.number = static_cast<long long>(outcome.solutions);
  }
  return answer;
}

// 0, 1, or 2 for several.
Answer unique(const Puzzle& puzzle) {
  Answer answer{"solve --unique", "solve --unique FILE"};
  const Outcome outcome = PuzzleSolver({.unique = true}).solve(puzzle, some_seconds());
  if (outcome.undecided || outcome.solver_failed) {
    answer.trouble = outcome.reason;
  } else if (outcome.status == Status::solved) {
    answer.number = outcome.uniqueness == Uniqueness::unique ? 1 : 2;
  } else {
    answer.number = 0;
  }
  return answer;
}

}  // namespace

Grid program_grid(const Board& board, const referee::Board& named, const referee::Grid& grid) {
  Grid values(board.cells(), 0);
  for (int row = 0; row < named.rows; ++row) {
    for (int column = 0; column < named.columns; ++column) {
      const auto cell = board.geometry().find(row, column);
      const int number = grid[static_cast<std::size_t>(named.cell(row, column))];
      if (cell && number != referee::no_value) {
        values[*cell] = static_cast<Value>(number - board.geometry().offset());
      }
    }
  }
  return values;
}

std::optional<referee::Grid> program_solution(const Case& puzzle, const referee::Board& board) {
  try {
    const Puzzle read = parse_puzzle(puzzle_file(puzzle, board));
    const Outcome outcome = solve(read, {}, Limits(3.0));
    if (!outcome.solution) return std::nullopt;
    referee::Grid grid = puzzle.grid;
    for (std::size_t cell = 0; cell < grid.size(); ++cell) {
      const auto at = static_cast<int>(cell);
      const auto own = read.geometry().find(board.row_of(at), board.column_of(at));
      if (own) grid[cell] = (*outcome.solution)[*own] + read.geometry().offset();
    }
    return grid;
  } catch (const Error&) {
    return std::nullopt;
  }
}

std::vector<Answer> program_counts(const Puzzle& puzzle, std::size_t turn) {
  std::vector<Answer> answers;
  answers.push_back(counted({"count", "count FILE"}, puzzle, {}));
  answers.push_back(listed({"solve -n 0", "solve -n 0 FILE"}, puzzle, {}));
  const Encoding& encoding = encodings()[turn % encodings().size()];
  const std::string with = "solve -n 0 --encoding " + std::string(encoding.name);
  answers.push_back(
      listed({with, with + " FILE"}, puzzle, {.formulation = {.encoding = &encoding}}));
  answers.push_back(unique(puzzle));
  return answers;
}

bool program_accepts(const Puzzle& empty, const Grid& grid) {
  if (empty.board->variables().empty()) return !verify(empty, grid);
  return solve(Puzzle{empty.board, grid}, {}, some_seconds()).status == Status::solved;
}

Answer program_counts_variables(const Puzzle& puzzle) {
  return counted({"count --variables", "count --variables FILE"}, puzzle, {.with_variables = true});
}

}  // namespace sudoku_sat::matrix
