// Whether a command printed what a document shows. Three things may differ:
//
// - A shown line "..." matches any number of lines, " ..." at a line's end any rest of the line.
// - Figures of time and memory differ from run to run: all numbers with a decimal point or an
//   exponent, and the asterisks around them that mark the best of a column. Versions such as 1.5.3
//   are not such numbers.
// - Columns get wider with their figures, so several spaces count as one.
#pragma once

#include <string>
#include <vector>

namespace sudoku_sat::documents {

/// The line as it is compared: "#" for each figure of time or memory.
std::string masked(const std::string& line);

bool fits(const std::vector<std::string>& shown, const std::vector<std::string>& printed);

}  // namespace sudoku_sat::documents
