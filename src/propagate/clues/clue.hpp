// A clue as people see it on the board: the constraints that a rule made of one cage, line, sign or
// number, with one name. Everything that a clue tells us in a position is one step.
#pragma once

#include <string>
#include <vector>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::clues {

struct Clue {
  std::string rule;        ///< "whisper", "left skyscraper"
  std::string label;       ///< "the whisper line from r2c5 to r2c2"
  std::string brief = {};  ///< the label without cells after it, if it has any
  std::vector<std::uint32_t> relations = {};
  std::vector<std::uint32_t> diagrams = {};
  std::vector<Cell> cells = {};  ///< each once, in their order on the board
  /// Of a rule about all pairs of neighbours: what the first cell says about the others.
  bool star = false;
};

/// Those of relations, sums and sequences.
std::vector<Clue> clues_of(const Board& board);

/// The constraints that it is.
std::vector<Reason> reasons_of(const Clue& clue);

/// Whether a sentence can name all of its cells.
bool has_named_cells(const Clue& clue, const Board& board);

/// A sum of numbers as they are written.
struct SumOfCells {
  std::vector<Cell> cells;
  std::vector<int> factors;  ///< one for each cell
  int total = 0;
};

/// The sum that the clue is; no value if it is anything else.
std::optional<SumOfCells> sum_of(const Clue& clue, const Board& board);

/// Whether a rule made it as a sum, also of two cells.
bool is_written_sum(const Clue& clue, const Board& board);

/// "cage combinations", "skyscraper clue", "X": what headings call it.
std::string title_of(const Clue& clue, const Board& board);

}  // namespace sudoku_sat::clues
