// Does not compile: the entry `binary` of the value codes isn't an at-most-one method.
#include "encode/codes/registry.hpp"
#include "sudoku_sat/formula.hpp"

const sudoku_sat::AmoMethod sudoku_sat::code_entries::binary{};
