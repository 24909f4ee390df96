// A solver's answer as text: what SAT solvers print, or write to a file, when they are done.
#pragma once

#include <cstddef>
#include <limits>

#include "sudoku_sat/io.hpp"
#include "sudoku_sat/literal.hpp"

namespace sudoku_sat {

/// What an answer's text says.
struct AnswerText {
  Answer answer = Answer::unknown;
  /// Of the variables 1..variables; those that the text does not name are open.
  Model model = Model();
  /// Whether a 0 ended the literals; z3 leaves it out.
  bool closed = false;
};

/// Reads an answer to a formula with the variables 1..variables, in whichever form it comes:
///   - of the SAT competitions: comments "c ...", one of "s SATISFIABLE", "s UNSATISFIABLE" and
///     "s UNKNOWN", any number of lines "v LITERALS" before or after it, the last ended by 0;
///   - MiniSat's result file: "SAT", "UNSAT" or "INDET", then the literals and 0;
///   - literals alone, which is a claim of satisfiable.
/// The literals may stand on any number of lines and leave variables open.
/// Requires: variables <= max_variable. The model keeps the first `kept` of them, a byte for each.
/// Throws: InputError, with line and column, for text that is none of these, a literal out of
/// range, a variable with both signs, literals after the closing 0 or beside "unsatisfiable", and
/// two answers that contradict each other.
AnswerText read_answer(LineReader& lines, std::size_t variables,
                       std::size_t kept = std::numeric_limits<std::size_t>::max());

}  // namespace sudoku_sat
