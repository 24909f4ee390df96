// Requests in lines of standard input, answers in lines of standard output.
#pragma once

#include "sudoku_sat/api.hpp"

namespace sudoku_sat::cli {

/// Answers until the input ends, the reader has gone, or the program is interrupted. Returns the
/// exit status.
int serve_lines(unsigned threads, const RequestLimits& limits);

}  // namespace sudoku_sat::cli
