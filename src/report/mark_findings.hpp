// Judges pencil marks: which of them leave a puzzle no solution.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::report {

/// The values that a cell may hold, as somebody has marked them.
struct CellMarks {
  Cell cell = 0;
  std::vector<Value> values = {};  ///< ascending
};

using PencilMarks = std::vector<CellMarks>;

/// A puzzle without the rule `pencilmarks`, and what the rule said.
struct MarkedPuzzle {
  Puzzle puzzle;
  PencilMarks marks;  ///< of cells that don't have all; ascending
};

/// No value if the board does not have the rule.
std::optional<MarkedPuzzle> without_marks(const Puzzle& puzzle);

/// The puzzle with the marks as the rule `pencilmarks`, or on boards with more values than that has
/// signs for, `allowed`. Its cells have the same numbers. No value if there is no such board.
std::optional<Puzzle> with_marks(const Puzzle& puzzle, const PencilMarks& marks);

/// A cell whose marks are wrong, whatever those of other cells are.
struct LostMark {
  Cell cell = 0;
  Value right = 0;  ///< the only solution's value, which is not marked; 0: there are several
};

struct MarkFindings {
  std::vector<LostMark> lost;
  /// Cells whose marks no solution has together, although one has those of any fewer of them.
  std::vector<Cell> together;

  bool any_wrong() const { return !lost.empty() || !together.empty(); }
};

/// `outcome`: of the puzzle without the marks, with its uniqueness. Requires: it has a solution.
/// Throws: Stopped, SolverError.
MarkFindings judge_marks(const Puzzle& puzzle, const PencilMarks& marks, const Outcome& outcome,
                         const Limits& limits);

/// "r5c3 has lost 9", "no solution has one of the marks of r5c3". Requires: any_wrong().
std::string to_string(const MarkFindings& findings, const Geometry& geometry);

/// How its sentence begins.
inline constexpr std::string_view marks_leave_none = "The pencil marks leave no solution";

/// What is wrong with the marks of a puzzle without a solution.
struct MarkBlame {
  std::string sentence = {};            ///< "The pencil marks leave no solution: r5c3 has lost 9."
  std::vector<Cell> cells = {};         ///< that it names
  std::vector<std::string> names = {};  ///< of their marks: "pencil marks: r5c3 is 1 or 2"
};

/// No value if the marks are not to blame, or that can't be found out. Throws: Stopped.
std::optional<MarkBlame> blamed_marks(const Puzzle& puzzle, const Limits& limits);

/// The outcome with the sentence as its reason, and no given blamed, if the marks are to blame for
/// that there is no solution. At a limit it stays as it is.
void blame_marks(const Puzzle& puzzle, const Limits& limits, Outcome& outcome);
/// The same for a finding that has only a reason.
void blame_marks(const Puzzle& puzzle, const Limits& limits, std::string& reason);

}  // namespace sudoku_sat::report
