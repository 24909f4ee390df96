// What is written beside its place under another name until it is whole.
//
// Temporary names begin with a point, so that they are hidden, and name the process and its
// machine. A process that is killed leaves its file behind but not its lock, so a file that can be
// locked is abandoned. On some network file systems a lock is only seen by the machine that holds
// it: a file made by another machine counts as abandoned once it has not changed for a day.
//
// A directory that is to appear whole is a temporary one beside the target, which takes the
// target's place at the end: POSIX lets a directory replace an empty one, in one step, and no
// other. Files that are passed to other programs are in a directory below TMPDIR; only its owner
// may look into it, and mkdir takes no name that is there, so that nobody else can replace it.
#pragma once

#include <string>

namespace sudoku_sat::base {

/// A name in `folder`, another one for each number.
std::string temporary_in(const std::string& folder, int number);

/// The folder that a path is in; "." for the working directory.
std::string folder_of(const std::string& path);

/// Locks what was made under a name as long as the descriptor is open. False if another process
/// removes it at this moment: something else has to be made. On file systems without locks it does
/// nothing.
bool lock_temporary(int descriptor, const std::string& name);

/// Removes what runs that were killed have left in a folder, the first time that this process asks
/// for it. Does nothing if it can't.
void remove_abandoned(const std::string& folder);

}  // namespace sudoku_sat::base
