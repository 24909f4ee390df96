// The constraints of a board as a person knows them, one by one: "r3c4 has a value", "row 5 has 7
// only once", "cage 13 adds up to 13". Each is a group of clauses, so that a solver can tell which
// of them a conclusion rests on (group-oriented minimal unsatisfiable subsets: Liffiton & Sakallah,
// JAR 2008).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "sudoku_sat/literal.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

struct Reason {
  enum class Kind {
    value,      ///< the cell has a value
    one_value,  ///< the cell has one value only
    place,      ///< the value is somewhere in a unit
    once,       ///< the value is in an all-different constraint only once
    allowed,    ///< what the cell may hold by itself
    relation,   ///< of two cells
    diagram,    ///< a sum or a sequence
  };
  Kind kind;
  /// The cell (value, one_value), or the number of the board's all-different constraint (place,
  /// once), of board.allowed(), relations() or diagrams().
  std::uint32_t number;
  Value value = 0;  ///< of place and once

  bool operator==(const Reason&) const = default;
};

/// All reasons of the board: cells first, then all-different constraints, then all others.
std::vector<Reason> reasons_of(const Board& board);

/// "r3c4 has a value", "row 5 has a 7", "row 5 has 7 only once", "even 2: r1c1 is 2, 4, 6 or 8",
/// "white dot 3: r1c1 and r1c2 differ by 1", "cage 13".
std::string to_string(const Reason& reason, const Board& board);

/// "a 7", "an 8": as the number is spoken.
std::string with_article(Value value);

/// The cells that it speaks of, in the order of the constraint.
std::vector<Cell> cells_of(const Reason& reason, const Board& board);

/// The clauses of reasons over the variables S[i,j,k] of the direct code without reduction, and
/// auxiliary ones of diagrams after them.
struct ReasonedClauses {
  std::size_t variables = 0;
  std::vector<Lit> literals;           ///< each clause ended by 0
  std::vector<std::uint32_t> reasons;  ///< of each clause, its reason's index
};

/// Throws: SolverError where there would be more than ten million clauses.
ReasonedClauses clauses_of(std::span<const Reason> reasons, const Board& board);

}  // namespace sudoku_sat
