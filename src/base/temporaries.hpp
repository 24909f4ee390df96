// Files and directories that are written under another name beside their place until they are
// complete.
//
// Temporary names begin with a dot, so that they are hidden, and contain the process and its
// machine. A process that is killed leaves its file behind but not its lock, so a file that can be
// locked is abandoned. On some network file systems a lock is only seen by the machine that holds
// it: a file made by another machine counts as abandoned once it has not changed for a day.
//
// A directory that must appear completely or not at all is a temporary one beside the target, which
// takes the target's place at the end: POSIX lets a directory replace an empty one, in one step,
// and no other. Files for other programs are in a directory below TMPDIR; only its owner may look
// into it, and mkdir refuses a name that exists, so no other user can have created it.
#pragma once

#include <string>

namespace sudoku_sat::base {

/// A name in `folder`, a different one for each number.
std::string temporary_in(const std::string& folder, int number);

/// The folder that a path is in; "." for the working directory.
std::string folder_of(const std::string& path);

/// Locks a new file or directory as long as the descriptor is open. False if another process is
/// just removing it: then a new one has to be made. On file systems without locks it does nothing.
bool lock_temporary(int descriptor, const std::string& name);

/// Removes what killed runs have left in a folder, the first time that this process calls it.
/// Ignores errors.
void remove_abandoned(const std::string& folder);

}  // namespace sudoku_sat::base
