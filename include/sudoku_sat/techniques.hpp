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

/// How hard a puzzle is, in two ways. Levels and grades are each in order; one of the other kind is
/// neither easier nor harder.
enum class Difficulty {
  // Levels: the weakest inference that is enough. Up to failed_literals_2 each decides at least the
  // cells that the one before it decides; the exception is up_triads, which decides cells that
  // failed literals may leave open. Failed literals work on candidates, where relations, sums and
  // sequences tell more than in clauses.
  up_minimal,         ///< unit propagation on the clauses of the encoding `minimal`
  up_extended,        ///< of `extended`
  up_triads,          ///< of `triads`
  failed_literals,    ///< those of `extended`, to the fixpoint
  failed_literals_2,  ///< likewise; a candidate also fails by failed literals after it
  search,             ///< none of these is enough
  none,               ///< there are several solutions: no inference finds one

  // Grades: the hardest of the players' techniques that it takes. The table of techniques says
  // which of them belong to each.
  easy,
  medium,
  hard,
  very_hard,
  extreme,
};

/// "up-minimal", "up-extended", ..., "extreme".
std::string_view name(Difficulty difficulty);

/// Those of the levels, up-minimal to none.
std::span<const std::string_view> level_names();

/// easy, medium, hard, very-hard, extreme.
std::span<const std::string_view> grade_names();
bool is_grade(Difficulty difficulty);
/// Throws: UsageError where no grade has that name; it suggests the nearest one.
Difficulty grade_named(std::string_view name);

class TechniqueState;

/// A technique: a descriptor in a file of src/propagate/techniques and a line in its registry.def.
/// Each is sound on every board; none assumes that there is only one solution.
struct Technique {
  std::string_view name;
  Difficulty grade;
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
std::vector<const Technique*> techniques_up_to(Difficulty grade);

/// How a puzzle is solved when an easier technique always comes before a harder one.
struct Graded {
  bool solved = false;
  const Technique* hardest = nullptr;  ///< that was of use; null: none was
  Grid grid;                           ///< what was found, 0 elsewhere

  Difficulty grade() const { return hardest == nullptr ? Difficulty::easy : hardest->grade; }
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
