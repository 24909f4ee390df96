// The constraints of a board as a person states them, one by one: "r3c4 has a value", "row 5 has 7
// only once", "the 13-cage at r2c5". Each is a group of clauses, so that a solver can tell which
// of them a conclusion rests on (group-oriented minimal unsatisfiable subsets: Liffiton & Sakallah,
// JAR 2008).
#pragma once

#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

/// A constraint of a board as a person states it: a group of clauses.
struct Reason {
  enum class Kind {
    value,      ///< the cell has a value
    one_value,  ///< the cell has one value only
    place,      ///< the value is somewhere in a unit
    once,       ///< the value is in an all-different constraint only once
    allowed,    ///< what the cell may hold by itself
    relation,   ///< a relation of two cells
    diagram,    ///< a sum or a sequence
    formula,    ///< what is said by clauses: connected cells, large counts
  };
  Kind kind;
  /// The cell (value, one_value), or the index in the board's all_different() (place, once),
  /// allowed(), relations(), diagrams() or formulas().
  std::uint32_t number;
  Value value = 0;  ///< of place and once

  bool operator==(const Reason&) const = default;
};

/// All reasons of the board: cells first, then all-different constraints, then all others.
std::vector<Reason> reasons_of(const Board& board);

/// "r3c4 has a value", "row 5 has a 7", "row 5 has 7 only once", "even: r1c1 is 2, 4, 6 or 8",
/// "r1c1 and r1c2 differ by 1 (the white dot between them)", "the sandwich of column 3 is 0, and
/// its values differ".
std::string to_string(const Reason& reason, const Board& board);

/// The variable of which the cell is one of several digits; null if it is none. People know nothing
/// of digits.
const Variable* variable_of_digit(const Board& board, Cell cell);

/// "r1c1"; "t" for each digit of t.
std::string spoken_name(const Board& board, Cell cell);

/// These names with blanks between, each once.
std::string spoken_names(const Board& board, std::span<const Cell> cells);

/// That the cell holds one of these values, or none of them: "r1c1=5", "r1c1!=2,3"; of a digit what
/// this says of the number, as the language writes it: "t<=16", "t not in {5..8, 21..24}", "t mod 4
/// = 3". Requires: at least one value.
std::string spoken(const Board& board, Cell cell, std::span<const Value> values, bool holds);

/// "a 7", "an 8": as the number is spoken.
std::string with_article(int number);

/// What a relation means, where it is one of the usual ones: "less", "sum" with 10, "difference"
/// with 1, "factor" with 2. See src/cli/manual/explain.md for all of them.
struct RelationMeaning {
  std::string_view name;
  int number = 0;  ///< 0: it has none
};
/// No value if the relation is none of these.
std::optional<RelationMeaning> meaning_of(const PairRelation& pair, const Geometry& geometry);

/// The cells that the reason is about, in the order in which they lie on the board.
std::vector<Cell> cells_of(const Reason& reason, const Board& board);

/// The clauses of reasons over the variables S[i,j,k] of the direct code without reduction, and
/// auxiliary ones of diagrams after them.
struct ReasonedClauses {
  std::size_t variables = 0;
  std::vector<Lit> literals;           ///< each clause ended by 0
  std::vector<std::uint32_t> reasons;  ///< of each clause, its reason's index
};

/// Requires: no reason comes twice. Throws: SolverError if there would be more than ten million
/// clauses.
ReasonedClauses clauses_of(std::span<const Reason> reasons, const Board& board);

}  // namespace sudoku_sat
