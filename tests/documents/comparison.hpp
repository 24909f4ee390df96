// Whether a command printed what a document shows. Three things are left open:
//
// - A shown line "..." stands for any number of lines, " ..." at a line's end for any rest of it.
// - Figures of time and memory differ from run to run. What counts as one: each number with a
//   decimal point or an exponent, and the asterisks around it that mark the best of a column.
//   Versions such as 1.5.3 are no such numbers.
// - Columns get wider with their figures, so that several spaces count as one.
#pragma once

#include <string>
#include <vector>

namespace sudoku_sat::documents {

/// The line as it is compared: "#" for each figure of time or memory.
std::string masked(const std::string& line);

bool fits(const std::vector<std::string>& shown, const std::vector<std::string>& printed);

}  // namespace sudoku_sat::documents
