// What can be decided before encoding: candidates, unit propagation on them, reductions.
#pragma once

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

// The candidates of a board (the values each cell can still take, as bit masks), and unit
// propagation on them, which finds what the givens imply before anything is encoded (the
// optimisation of Kwon & Jain 2006, taken to its fixpoint).

/// Which values each cell can still take, as bit masks.
class Candidates {
 public:
  /// Every value in every cell.
  explicit Candidates(const Geometry& geometry);

  int size() const { return size_; }
  std::size_t cells() const { return decided_.size(); }

  /// Whether `cell` can take `value` (1..N).
  bool possible(Cell cell, int value) const { return (word(cell, value) >> bit(value) & 1U) != 0; }

  /// The value of a decided cell, 0 while it is open. A cell with a single candidate is open until
  /// decide() is called.
  Value decided(Cell cell) const { return decided_[cell]; }

  /// The cell's candidates, value v at bit (v-1) % 64 of word (v-1) / 64.
  std::span<const std::uint64_t> mask(Cell cell) const {
    return std::span(masks_).subspan(cell * words_, words_);
  }

  /// The number of candidates of a cell; 0: a contradiction.
  int count(Cell cell) const;
  /// The same, but 2 for more than one.
  int count_up_to_two(Cell cell) const {
    int total = 0;
    for (const std::uint64_t values : mask(cell)) {
      if (values == 0) continue;
      if ((values & (values - 1)) != 0 || total == 1) return 2;
      total = 1;
    }
    return total;
  }

  /// The number of words of a mask.
  std::size_t words() const { return words_; }
  /// The bits of all values in this word of a mask.
  std::uint64_t all(std::size_t word) const;

  /// The number of candidates of all cells that are not decided.
  std::uint64_t open() const;
  /// Whether no cell is open; then decisions() is the only grid that is left.
  bool complete() const;
  /// The values of the decided cells, 0 for the others.
  const Grid& decisions() const { return decided_; }
  /// The smallest candidate of a cell that has one.
  Value first(Cell cell) const;

  /// Removes a candidate; returns whether it was there.
  bool remove(Cell cell, int value) {
    const std::uint64_t before = word(cell, value);
    word(cell, value) = before & ~(std::uint64_t{1} << bit(value));
    return before != word(cell, value);
  }

  /// The masks of all cells, one after the other, to be changed in loops that must be fast.
  std::span<std::uint64_t> masks() { return masks_; }

  /// Marks the cell as decided and removes its other candidates.
  void decide(Cell cell, Value value);

 private:
  static unsigned bit(int value) { return static_cast<unsigned>(value - 1) % 64; }
  std::size_t index(Cell cell, int value) const {
    return cell * words_ + static_cast<unsigned>(value - 1) / 64;
  }
  std::uint64_t& word(Cell cell, int value) { return masks_[index(cell, value)]; }
  const std::uint64_t& word(Cell cell, int value) const { return masks_[index(cell, value)]; }

  int size_;
  std::size_t words_;
  std::vector<std::uint64_t> masks_;
  Grid decided_;
};

/// The candidates after unit propagation on the extended encoding. Every open cell has at least two
/// candidates, and every value that a unit still lacks has at least two places. No value if
/// propagation finds a contradiction, so that the puzzle has no solution. Throws: Stopped at a
/// limit.
std::optional<Candidates> propagate(const Puzzle& puzzle, const Limits& limits = {});

/// Whether failed literals show that `solution` is the puzzle's only one. (If not, it may still
/// be.) Requires: `solution` solves the puzzle. Throws: Stopped at a limit.
bool only_solution_by_failed_literals(const Puzzle& puzzle, const Grid& solution,
                                      const Limits& limits = {});

// Reductions decide cells and exclude values before anything is encoded, so that these need no
// clauses (Kwon & Jain 2006 for the givens; here also to the fixpoint of unit propagation, and of
// failed literals). They work on candidates, so each combines with each encoding.

/// A reduction: a descriptor in a file of its own and a line in src/propagate/registry.def.
struct Reduction {
  std::string_view name;
  std::string_view alias = {};  ///< another name; empty: none
  std::string_view summary;
  std::string_view source;

  /// Returns the candidates that are left; every open cell has at least one. Returns no value if
  /// the reduction finds a contradiction, so that the puzzle has no solution. The pointer is null
  /// if nothing is removed. Throws: Stopped at a limit.
  std::optional<Candidates> (*apply)(const Puzzle& puzzle, const Limits& limits);

  /// The name that files contain: the alias if there is one, so that their bytes don't change.
  std::string_view name_in_files() const { return alias.empty() ? name : alias; }
};

/// none, givens, unit-propagation (alias units), probe: from the weakest to the strongest.
std::span<const Reduction* const> reductions();

/// none: used if an encoding is named, so that its formula is that of its paper.
const Reduction& no_reduction();
/// unit-propagation: used if no encoding is named.
const Reduction& default_reduction();

/// Null if no reduction has that name or alias.
const Reduction* find_reduction(std::string_view name);
/// Throws: UsageError if no reduction has that name; it suggests the nearest one.
const Reduction& reduction_named(std::string_view name);

// Players' techniques in order of difficulty, and the grade of a puzzle: that of the hardest
// technique it needs.
//
//     TechniqueSolver solver;
//     const Graded graded = solver.grade(parse_puzzle("8..."));
//     std::cout << name(graded.grade()) << ": " << graded.hardest->name << '\n';

/// How hard a puzzle is, on two scales. Levels are in order, and so are grades; a level and a grade
/// can't be compared.
enum class Difficulty {
  // Levels: the weakest inference that solves the puzzle. Up to failed_literals_2 each decides at
  // least the cells that the one before it decides, with one exception: up_triads may decide cells
  // that failed literals leave open. Failed literals work on candidates, on which relations, sums
  // and sequences exclude more than in clauses.
  up_minimal,         ///< unit propagation on the clauses of the encoding `minimal`
  up_extended,        ///< of `extended`
  up_triads,          ///< of `triads`
  failed_literals,    ///< those of `extended`, to the fixpoint
  failed_literals_2,  ///< likewise; a candidate also fails by failed literals after it
  search,             ///< none of these is enough
  none,               ///< there are several solutions: no inference finds one

  // Grades: the hardest technique of players that the puzzle needs. The table of techniques gives
  // the grade of each.
  easy,
  medium,
  hard,
  very_hard,
  extreme,
};

/// "up-minimal", "up-extended", ..., "extreme".
std::string_view name(Difficulty difficulty);

/// The names of the levels, up-minimal to none.
std::span<const std::string_view> level_names();

/// easy, medium, hard, very-hard, extreme.
std::span<const std::string_view> grade_names();
/// Whether it is a grade, easy to extreme, and not a level.
bool is_grade(Difficulty difficulty);
/// Throws: UsageError if no grade has that name; it suggests the nearest one.
Difficulty grade_named(std::string_view name);

class TechniqueState;
namespace propagation {
struct Finding;
}

/// A technique: a descriptor in a file of src/propagate/techniques and a line in its registry.def.
/// Each is sound on every board. Those that assume that there is only one solution say so.
struct Technique {
  std::string_view name;
  Difficulty grade;
  std::string_view summary;
  /// Draws all conclusions that it sees; those that follow from these may be left for the next
  /// call. Returns whether there were any. Null if `find` is all it has, and for "search", which
  /// means that no technique applies. Throws: Stopped.
  bool (*apply)(TechniqueState& state) = nullptr;
  /// A pattern, with all that it concludes and the sentence that explains it; no value if there
  /// is none. Null for suppositions, which aren't patterns. Throws: Stopped.
  std::optional<propagation::Finding> (*find)(const TechniqueState& state) = nullptr;
  /// What texts call it; empty: the name with blanks for its hyphens.
  std::string_view title = {};
  /// Whether it is wrong for puzzles with several solutions.
  bool assumes_unique = false;
};

/// "hidden pair", "X-wing": the technique as texts call it.
std::string title_of(const Technique& technique);

/// All techniques, from the easiest to `search`, which means that none applies.
std::span<const Technique* const> techniques();
/// Those that hold for puzzles with any number of solutions, in order.
std::vector<const Technique*> sound_techniques();
/// Throws: UsageError if no technique has that name; it suggests the nearest one.
const Technique& technique_named(std::string_view name);
/// The sound techniques of this grade or an easier one, in order.
std::vector<const Technique*> techniques_up_to(Difficulty grade);

/// How a puzzle is solved if easier techniques always come before harder ones.
struct Graded {
  bool solved = false;
  const Technique* hardest = nullptr;  ///< the hardest one used; null: none
  Grid grid;                           ///< what was found, 0 elsewhere
  /// Of the hardest step, in tenths: 10 for a full house, 120 for the hardest puzzles known. The
  /// scale is about that of the program Sukaku Explainer; longer chains get more.
  int rating = 0;
  /// A cell that the hardest step is about; of suppositions only Rater::rate() says where.
  std::optional<Cell> where = {};

  Difficulty grade() const { return hardest == nullptr ? Difficulty::easy : hardest->grade; }
};

/// Solves one puzzle after the other with some techniques. Results do not depend on earlier
/// puzzles.
class TechniqueSolver {
 public:
  /// Uses all sound techniques.
  TechniqueSolver();
  /// Uses only these, tried in the order of the table.
  explicit TechniqueSolver(std::vector<const Technique*> allowed);
  ~TechniqueSolver();
  TechniqueSolver(TechniqueSolver&&) noexcept;
  TechniqueSolver& operator=(TechniqueSolver&&) noexcept;

  /// Whether the board has at most 20736 cells (144x144), so that the table of which cells see each
  /// other fits in memory.
  static bool fits(const Board& board) { return board.cells() <= 20'736; }

  /// Grades a puzzle. If the techniques don't complete the grid and `search` is among them,
  /// `search` is the hardest. A puzzle that is solved has one solution. If it has no solution, the
  /// result means nothing. Requires: fits(). Throws: Stopped.
  Graded grade(const Puzzle& puzzle, const Limits& limits = {});

  /// The same step by step, as the puzzle is explained, with `rating` and `where`; takes longer.
  Graded rate(const Puzzle& puzzle, const Limits& limits = {});

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace sudoku_sat
