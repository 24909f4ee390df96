// New puzzles with one solution, drawn at random: minimal, with a certain number of givens, or with
// the fewest that a solution needs; also with symmetric givens and of a chosen difficulty. Also
// finds additional givens that leave a puzzle one solution, and canonical forms of puzzles.
//
//     const Generator generator(make_board(Geometry(9)), {.seed = 1});
//     const Generated made = generator.make(0);
//     if (made.puzzle) std::cout << to_line(made.puzzle->geometry(), made.puzzle->givens) << '\n';
#pragma once

#include "sudoku_sat/propagation.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

/// A symmetry of the cells that have givens.
struct Symmetry {
  /// The image of a place on a board of `height` rows and `width` columns.
  using Map = Origin (*)(const Origin& place, int height, int width);

  std::string_view name;
  std::string_view summary;
  std::vector<Map> maps;  ///< applied repeatedly, they generate the whole symmetry
};

/// none, rotate180, rotate90, ...
std::span<const Symmetry> symmetries();

/// Null if no symmetry has that name.
const Symmetry* find_symmetry(std::string_view name);
/// Throws: UsageError if no symmetry has that name; it suggests the nearest one.
const Symmetry& symmetry_named(std::string_view name);

/// All cells, grouped into sets that the symmetry maps to each other. Throws: UsageError if the
/// board itself does not have the symmetry.
std::vector<std::vector<Cell>> orbits(const Symmetry& symmetry, const Geometry& geometry);

/// The ratings that the generator can be asked for: the grades, and how much inference a puzzle
/// needs: "up" (unit propagation: up_extended), "fl" (failed_literals), "search". Rater
/// (measure.hpp) distinguishes more levels.
std::vector<std::string_view> rating_names();
/// Throws: UsageError if no rating has that name; it suggests the nearest one.
Difficulty rating_named(std::string_view name);

/// How much inference the puzzle needs: up_extended, failed_literals or search. Requires:
/// `solution` is its only one. Throws: Stopped.
Difficulty difficulty_of(const Puzzle& puzzle, const Grid& solution, const Limits& limits = {});

/// Requirements for puzzles.
struct GenerateOptions {
  std::uint64_t seed = 0;
  std::optional<std::size_t> clues = {};  ///< number of givens; none: each given is needed
  bool fewest = false;                    ///< the fewest givens of all puzzles with that solution
  std::vector<Cell> pattern = {};         ///< the cells that may have givens; empty: all
  const Symmetry* symmetry = nullptr;     ///< of the givens' cells; null: none
  /// A result of rating_named(); puzzles are neither easier nor harder. With a grade below extreme,
  /// or with techniques, puzzles are minimal in the sense that removing any given makes them
  /// harder.
  std::optional<Difficulty> rating = {};
  std::vector<const Technique*> techniques = {};  ///< only these are needed; empty: any
  /// Puzzles can't be solved without it: by `techniques`, or by easier ones if none are listed.
  /// Null: none is needed.
  const Technique* needed = nullptr;
  bool each_needed = false;                ///< in addition, removing any given adds solutions
  Grid givens = {};                        ///< values that each solution has; empty: none
  std::vector<const Rule*> proposed = {};  ///< rules whose data is made for each solution
  std::vector<Grid> solutions = {};        ///< taken in turn; empty: they are drawn
  std::vector<Grid> excluded = {};         ///< solutions to ignore
  std::uint64_t attempts = 100'000;        ///< maximum for each puzzle
};

/// What is known about the fewest givens of a solution.
struct FewestGivens {
  std::size_t least = 0;  ///< no puzzle with this solution has fewer
  std::size_t most = 0;   ///< this puzzle has this many
  bool proved() const { return least == most; }
};

/// A puzzle, or why there is none.
struct Generated {
  std::optional<Puzzle> puzzle;
  Grid solution;
  std::optional<FewestGivens> fewest;
  std::uint64_t attempts = 0;
  std::string reason;       ///< why there is no puzzle, or no proof of the fewest givens
  bool impossible = false;  ///< there is no solution to draw
};

/// A solution of the board of rows, columns and boxes that is known by construction: the pattern
/// grid under a random symmetry of Sudoku. In the pattern grid each row is the one above it,
/// shifted by the width of a box, and by one more from band to band. The symmetries rename the
/// values, reorder the rows of a band, the bands, the columns of a stack and the stacks, and
/// transpose the grid if the boxes are square.
Grid shuffled_pattern(const Geometry& geometry, Random& random);

/// The progress of making a puzzle.
struct GenerateProgress {
  std::uint64_t attempts = 0;
  std::optional<FewestGivens> fewest = {};
  std::size_t sets = 0;  ///< sets of cells, found so far, of which one must be given
};

/// Makes puzzles of one kind, each by its number.
class Generator {
 public:
  /// Throws: UsageError if the options contradict the board: a symmetry that it does not have, a
  /// rule whose data can't be proposed, an impossible number of givens; Error if one of
  /// options.solutions is not a solution.
  explicit Generator(std::shared_ptr<const Board> board, GenerateOptions options = {});

  /// Puzzle number `index`, from 0: it depends only on the seed, the options and this number,
  /// unless a limit is reached. Several threads may call it at the same time.
  Generated make(std::uint64_t index, const Limits& limits = {},
                 const std::function<void(const GenerateProgress&)>& on_progress = {}) const;

 private:
  void keep_pattern();

  std::shared_ptr<const Board> board_;
  GenerateOptions options_;
  std::vector<std::vector<Cell>> orbits_;
};

/// The least puzzle that the symmetries of Sudoku make of this one (also called its minlex form):
/// they rename the values, reorder the rows of a band, the bands, the columns of a stack and the
/// stacks, and transpose the grid. Puzzles are compared cell by cell from the top left, an empty
/// cell being less than any value. So two puzzles are essentially the same if and only if their
/// canonical forms are equal. Throws: Error unless it is a 9x9 or 4x4 puzzle without additional
/// rules whose givens don't conflict.
Puzzle canonical_form(const Puzzle& puzzle);

// Additional givens that leave a puzzle one solution.

/// Cells whose values in one of the solutions, as additional givens, make it the only one.
struct FurtherGivens {
  Grid solution;            ///< that solution
  std::vector<Cell> cells;  ///< ascending; none is dispensable
  std::size_t least = 0;    ///< `solution` needs at least this many
  bool of_all = false;      ///< no other solution needs fewer
  bool many = false;        ///< too many solutions (max_distinguished) to search for a smallest set
  std::optional<Limits::Reached> stopped = {};  ///< the limit that came before `least` was proved

  bool smallest() const { return least == cells.size(); }
};

/// A puzzle with more solutions than this gets a minimal set, not necessarily a smallest one.
inline constexpr std::uint64_t max_distinguished = 100'000;
/// Up to this number of solutions, the one that needs the fewest is looked for.
inline constexpr std::uint64_t max_compared = 1000;

/// The fewest additional givens: for the solution that needs the fewest, or for `solution` if there
/// are too many to compare. Requires: `solution` is a solution of the puzzle. Throws: Stopped if a
/// limit comes before any set is found, SolverError.
FurtherGivens further_givens(const Puzzle& puzzle, const Grid& solution, const Limits& limits = {});
/// The same; `differing` has the cells whose values differ between solutions, ascending.
FurtherGivens further_givens(const Puzzle& puzzle, const Grid& solution,
                             const std::vector<Cell>& differing, const Limits& limits);

}  // namespace sudoku_sat
