// A separate file, so that a new version recompiles nothing else.
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

constinit const std::string_view version = SUDOKU_SAT_VERSION;

}  // namespace sudoku_sat
