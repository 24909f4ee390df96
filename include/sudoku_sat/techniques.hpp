// The techniques that players solve with, in order of difficulty, and the grade of a puzzle: that
// of the hardest technique without which it is not solved.
//
//     TechniqueSolver solver;
//     const Graded graded = solver.grade(parse_puzzle("8..."));
//     std::cout << name(graded.grade()) << ": " << graded.hardest->name << '\n';
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

/// A word for how hard a puzzle is for people; the table of techniques says which of them belong to
/// each.
enum class Grade { easy, medium, hard, very_hard, extreme };

/// easy, medium, hard, very-hard, extreme.
std::span<const std::string_view> grade_names();
/// One of grade_names().
std::string_view name(Grade grade);
/// Throws: UsageError where no grade has that name; it suggests the nearest one.
Grade grade_named(std::string_view name);

class TechniqueState;

/// A technique: a descriptor in a file of src/propagate/techniques and a line in its registry.def.
/// Each is sound on every board; none assumes that there is only one solution.
struct Technique {
  std::string_view name;
  Grade grade;
  std::string_view summary;
  /// Draws all conclusions that it sees, perhaps not those that follow from these. Returns whether
  /// there were any. Null: no technique solves the puzzle. Throws: Stopped.
  bool (*apply)(TechniqueState& state);
};

/// From the easiest to `search`, the absence of a technique.
std::span<const Technique* const> techniques();
/// Throws: UsageError where none has that name; it suggests the nearest one.
const Technique& technique_named(std::string_view name);
/// All of the grade or an easier one, in their order.
std::vector<const Technique*> techniques_up_to(Grade grade);

/// How a puzzle is solved when an easier technique always comes before a harder one.
struct Graded {
  bool solved = false;
  const Technique* hardest = nullptr;  ///< that was of use; null: none was
  Grid grid;                           ///< what was found, 0 elsewhere

  Grade grade() const { return hardest == nullptr ? Grade::easy : hardest->grade; }
};

/// Solves one puzzle after the other with some techniques. What it says of one doesn't depend on
/// those before.
class TechniqueSolver {
 public:
  /// With all techniques.
  TechniqueSolver();
  /// With these alone, tried in the order of the table.
  explicit TechniqueSolver(std::vector<const Technique*> allowed);
  ~TechniqueSolver();
  TechniqueSolver(TechniqueSolver&&) noexcept;
  TechniqueSolver& operator=(TechniqueSolver&&) noexcept;

  /// Whether the board has at most 20736 cells (144x144), so that what sees what fits in memory.
  static bool fits(const Board& board) { return board.cells() <= 20'736; }

  /// Where the techniques end before the grid is complete and `search` is among them, that is the
  /// hardest. A puzzle that is solved has one solution. Without any solution the result means
  /// nothing. Requires: fits(). Throws: Stopped.
  Graded grade(const Puzzle& puzzle, const Limits& limits = {});

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace sudoku_sat
