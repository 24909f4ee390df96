// An at-most-one method that only tests link: its name is that of a value code. It is declared and
// defined as the entries of src/formula/amo are.
#pragma once

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::amo_entries {

extern const AmoMethod binary;

}  // namespace sudoku_sat::amo_entries
