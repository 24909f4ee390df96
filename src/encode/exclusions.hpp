// What the families of pairs, single values and diagrams have in common: clauses over "the cell
// does not hold the value", which every value code can say.
#pragma once

#include <vector>

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat {

/// Appends the literals of the clause "the cell does not hold the value": none where it certainly
/// holds it. False, and nothing appended, where it certainly doesn't.
bool append_exclusion(const VariableMap& variables, Cell cell, int value, std::vector<Lit>& clause);

/// Whether the cell may hold the value.
bool possible(const VariableMap& variables, Cell cell, int value);

/// Whether each value of each cell has a literal of its own, so that "holds one of" is a clause.
bool direct(const VariableMap& variables);

/// Direct code only: appends the literal "the cell holds the value", none where it can't. False,
/// and nothing appended, where it certainly does.
bool append_value(const VariableMap& variables, Cell cell, int value, std::vector<Lit>& clause);

/// What a family adds on a board without reduction, counted.
Size counted_size(void (*emit)(const EncodingContext&, FamilyStream&), const Encoding& encoding,
                  const Board& board, const AtMostOne& amo);

}  // namespace sudoku_sat
