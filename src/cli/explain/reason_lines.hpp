// The reasons of a step in sentences. See reason_lines.cpp.
#pragma once

#include <vector>

#include "reader.hpp"
#include "words.hpp"

namespace sudoku_sat::cli {

/// The reasons, as the reader of the step sees them, a line for each that makes sense by itself:
/// "box 5 needs a 7: r2c4=7 [step 9] rules out r4c4-r6c4", "column 4 has 7 only once".
std::vector<Words> reason_lines(const Step& step, const Reader& reader);

/// The lines as one sentence, with semicolons between them.
Words reason_words(const Step& step, const Reader& reader);

}  // namespace sudoku_sat::cli
