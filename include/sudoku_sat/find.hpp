// Puzzles made of free clues: how many of a rule, in what form, and the search chooses where they
// lie and which numbers they have, so that there is one solution.
//
//     const RuleEntry line{"6 of kropki: white: pair"};
//     const Finder finder(make_board(Geometry(6)), {.clues = {parse_free_clue(line)}});
//     const Generated found = finder.make(0);
#pragma once

#include "sudoku_sat/generate.hpp"

namespace sudoku_sat {

/// Some clues of one kind whose places or numbers are open.
struct FreeClue {
  std::size_t least = 1;  ///< how many of them a puzzle has
  std::size_t most = 1;
  const Rule* rule = nullptr;  ///< null: they are givens
  /// An entry of the rule's data in which a shape such as `line(4)` stands for cells, and `?` for a
  /// number; empty for givens. See puzzles/README.md.
  std::string form = {};
  Position position = {};  ///< of the text it was read from
};

/// The most clues of one kind that can be asked for.
inline constexpr std::size_t max_free_clues = 200;

/// Reads "2 of renban: line(4)", "1..3 cages: ?: area(2..4)", "4 givens". Throws: InputError.
FreeClue parse_free_clue(const RuleEntry& entry);

/// The names of the shapes in forms: "line", "area", ...
std::vector<std::string_view> shape_names();

/// Requirements for puzzles.
struct FindOptions {
  std::uint64_t seed = 0;
  std::vector<FreeClue> clues = {};  ///< at least one
  Grid givens = {};                  ///< values that each solution has; empty: none
  bool minimal = false;              ///< without any of the chosen clues there are more solutions
  std::optional<Difficulty> rating = {};  ///< a result of rating_named()
  std::uint64_t attempts = 1000;          ///< solutions to try for each puzzle
};

/// Finds puzzles, each by its number.
class Finder {
 public:
  /// Throws: UsageError if there are no free clues or the board has variables besides the grid;
  /// InputError, at the position of a free clue, if no clue of that form fits the board.
  Finder(std::shared_ptr<const Board> board, FindOptions options);

  /// Puzzle number `index`, from 0, and its solution, the only one: it depends only on the seed,
  /// the options and this number, unless a limit is reached. Several threads may call it at the
  /// same time. `on_progress` gets the number of solutions tried before and, as sets, how many
  /// other solutions the clues had to exclude so far. Throws: SolverError.
  Generated make(std::uint64_t index, const Limits& limits = {},
                 const std::function<void(const GenerateProgress&)>& on_progress = {}) const;

 private:
  std::shared_ptr<const Board> board_;
  FindOptions options_;
};

}  // namespace sudoku_sat
