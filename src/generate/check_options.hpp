// Checks that the board allows what the generator is asked for, before hours go into the
// impossible.
#pragma once

#include "sudoku_sat/generate.hpp"

namespace sudoku_sat::generate {

/// The techniques with which a puzzle can be solved, the needed one last; empty: any. If one is
/// needed and none are listed, the easier ones are allowed too.
std::vector<const Technique*> allowed_techniques(const GenerateOptions& options);

/// Throws: as Generator's constructor.
void check_options(const std::shared_ptr<const Board>& board, const GenerateOptions& options);

}  // namespace sudoku_sat::generate
