// The meaning of another solver's answer for a puzzle. See decoded.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/streams/puzzle_writer.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::cli {

/// What the answer means for the puzzle.
struct Decoded {
  std::string_view status;
  Grid grid;              ///< of `solved` and `incomplete`
  std::string reason;     ///< what is missing or wrong
  std::size_t index = 0;  ///< of a series: the puzzle that it is about
};

/// A formula, and what its answers are checked against.
struct DecodedFormula {
  const CnfPuzzle& cnf;
  std::string file;

  /// A message for its reader; empty if there is none.
  std::string warning() const;
};

/// An answer and the result of checking it against the formula's clauses.
struct CheckedAnswer {
  AnswerText text;
  std::optional<UnmetClause> falsified = {};  ///< as of ModelCheck
  std::optional<UnmetClause> open = {};
};

/// How many puzzles the formula is about: 1, or those of its series.
inline std::size_t puzzles_of(const CnfPuzzle& cnf) { return 1 + cnf.series.size(); }

const std::string& label_at(const CnfPuzzle& cnf, std::size_t index);

/// The answer's meaning for puzzle `index` of a series; without `index`, for the one that it
/// solves. Throws: InputError, at the position, if it is wrong.
Decoded decode(const DecodedFormula& formula, const CheckedAnswer& answer, const Position& position,
               std::optional<std::size_t> index = {});

/// A grid, a line or an object, whatever the writer's format has for the answer.
void write(const Decoded& decoded, const DecodedFormula& formula, PuzzleWriter& writer);

}  // namespace sudoku_sat::cli
