// What the figures were measured on.
#pragma once

#include <string>

namespace sudoku_sat::bench {

/// The processor's name for itself, "unknown processor" where the system does not tell.
std::string processor_name();

/// Name and release of the compiler that this was built with.
std::string compiler_name();

}  // namespace sudoku_sat::bench
