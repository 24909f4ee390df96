// Sentences that tell what a clue gives, from the candidates that the reader has. A kind of clue
// has sentences of its own; where it has none for what was found, the next kind is asked. The last
// one has a sentence for everything.
#pragma once

#include "marks.hpp"
#include "propagate/techniques/words.hpp"

namespace sudoku_sat::clues {

/// What a clue gives at one moment.
struct Telling {
  const Marks& marks;  ///< narrowed by the clue
  const Clue& clue;
  const std::vector<Derivation>& derivations;
  std::vector<Cell> cells;  ///< those that something is concluded of
};

struct ClueKind {
  std::string_view name;
  std::string (*tell)(const Telling& told);  ///< empty: it has no sentence for this
};

/// Those of the registry, in the order in which they are asked.
std::span<const ClueKind* const> clue_kinds();

/// The sentence of the first kind that has one.
std::string tell(const Telling& told);

/// The clue if it is a line with one number, and its rule has this name, maybe after a side; null
/// if not.
const Board::DiagramOf* numbered_line(const Telling& told, std::string_view name);

class ClueWords : public propagation::Words {
 public:
  explicit ClueWords(const Marks& marks)
      : Words(marks.board()), marks_(marks), offset_(marks.board().geometry().offset()) {}

  /// "1, 3 or 4", "6 to 9".
  std::string numbers(Mask mask, std::string_view last = "or") const;
  /// The same in that cell, which may be a variable.
  std::string numbers_in(Cell cell, Mask mask, std::string_view last = "or") const;
  /// "r3c5 is 1 or 2", "r3c5 and r3c6 are 1 to 4"; "r3c5 is not 7" if that is shorter. Requires:
  /// the cells can have the same values.
  std::string are(const std::vector<Cell>& cells, Mask mask) const;
  /// What the cells have left: "r3c1 and r4c1 are 1 or 3, and r5c1 is 2"; or what they have lost,
  /// if that is less: "r3c1 is not 7".
  std::string left(const std::vector<Cell>& cells) const;
  /// What the cells have lost: "r3c1 is not 7".
  std::string lost(const std::vector<Cell>& cells) const;
  /// Whether the cells can have the same values, written alike.
  bool alike(Cell a, Cell b) const;
  /// "1+2+5", ascending.
  static std::string added(std::vector<int> numbers);
  int offset() const { return offset_; }

 private:
  std::string verb(const std::vector<Cell>& cells, bool holds, Mask mask) const;
  std::string said(const std::vector<Cell>& cells, bool also_left) const;

  const Marks& marks_;
  int offset_;
};

struct CellFact;

/// "r1c1 and r1c2 are not 8", "r1c3 is 9": cells that can be the same are named together.
std::vector<std::string> tell_facts(const std::vector<CellFact>& facts, const ClueWords& words);

/// What the clue says, and what some of its cells can be and so leave the others: "The between line
/// from r7c2 to r6c1; the values between its ends lie between theirs: r7c2 is 5 and r6c2 is not 4,
/// so r6c1 is 8 or 9; so r6c2 is 7 or 8." It is true of any clue.
std::string tell_by_facts(const Telling& told, const std::string& saying);

/// What the sum leaves its cells, with its arithmetic; the clue has its name. May be empty.
std::string tell_as_sum(const Telling& told, SumOfCells sum);

/// "The 16-cage at r9c6: 16 in two cells is 7+9"; empty if it is no sum or has many ways.
std::string ways_to_make(const Telling& told);

/// What its rule says of it: "odd and even values alternate"; may be empty.
std::string in_short(const Clue& clue, const Board& board);
/// "The whisper line from r2c5 to r2c2"; names of cells stay as they are.
std::string with_capital(std::string text);
/// "two", "three", ..., "10".
std::string spelled(std::size_t number);

}  // namespace sudoku_sat::clues
