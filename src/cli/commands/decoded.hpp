// What another solver's answer says of a puzzle. See decoded.cpp.
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

/// A formula, and what answers to it are checked by.
struct DecodedFormula {
  const CnfPuzzle& cnf;
  std::string file;

  /// What its reader has to be told; empty if there is nothing.
  std::string warning() const;
};

/// An answer and what the formula's clauses say of it.
struct CheckedAnswer {
  AnswerText text;
  std::optional<UnmetClause> falsified = {};  ///< as of ModelCheck
  std::optional<UnmetClause> open = {};
};

/// How many puzzles the formula is about: 1, or those of its series.
inline std::size_t puzzles_of(const CnfPuzzle& cnf) { return 1 + cnf.series.size(); }

const std::string& label_at(const CnfPuzzle& cnf, std::size_t index);

/// What the answer says of the puzzle `index` of a series; without it, of the one that it solves.
/// Throws: InputError, at the position, where it is wrong.
Decoded decode(const DecodedFormula& formula, const CheckedAnswer& answer, const Position& position,
               std::optional<std::size_t> index = {});

/// A grid, a line or an object, whatever the writer's format has for the answer.
void write(const Decoded& decoded, const DecodedFormula& formula, PuzzleWriter& writer);

}  // namespace sudoku_sat::cli
