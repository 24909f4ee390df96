// What is written beside its place under another name until it is whole. See temporaries.cpp.
#pragma once

#include <string>

namespace sudoku_sat {

/// A name beside `target`, another one for each number.
std::string temporary_beside(const std::string& target, int number);

/// Locks what was made under a name as long as the descriptor is open. False where another process
/// removes it at this moment: something else has to be made. On file systems without locks it does
/// nothing.
bool lock_temporary(int descriptor, const std::string& name);

/// Removes what runs that were killed have left while they wrote `target`, a file or a directory.
/// Does nothing where it can't.
void remove_abandoned(const std::string& target);

}  // namespace sudoku_sat
