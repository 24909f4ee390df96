// Commands as tools of an assistant, by the Model Context Protocol over standard input and output.
#pragma once

#include "sudoku_sat/api.hpp"

namespace sudoku_sat::cli {

/// Answers until the input ends, the reader has gone, or the program is interrupted. Returns the
/// exit status.
int serve_tools(unsigned threads, const RequestLimits& limits);

}  // namespace sudoku_sat::cli
