// What is asked of the generator: whether the board allows it, before hours go into what can't be.
#pragma once

#include "sudoku_sat/generate.hpp"

namespace sudoku_sat::generate {

/// Those with which a puzzle can be solved, the one that is needed last; empty: any. If one is
/// needed and none are listed, the easier ones are allowed too.
std::vector<const Technique*> allowed_techniques(const GenerateOptions& options);

/// Throws: as Generator's constructor.
void check_options(const std::shared_ptr<const Board>& board, const GenerateOptions& options);

}  // namespace sudoku_sat::generate
