// How much memory the machine has: what may need much of it asks before it takes any. And the most
// memory that a process has had, as the system counts it: its resident pages. That is from Linux's
// /proc, because the figure of wait4() is of no use here: a program begins with the peak of the one
// that started it.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string_view>

namespace sudoku_sat::base {

/// In bytes.
std::uint64_t physical_memory();

/// Throws: SolverError if `bytes` are more than this machine has; `what` needs them: "to
/// scramble this formula".
void require_physical_memory(std::uint64_t bytes, std::string_view what);

/// Of a process that runs, in 2^20 bytes; no value if the system doesn't tell.
std::optional<double> peak_megabytes(pid_t process);

/// Of the process and all that it has started and that still run: the largest of them.
std::optional<double> peak_megabytes_of_tree(pid_t process);

/// Lets this program's peak begin anew, at what it has now, after what is free was given back.
/// False if the system doesn't do that: then its peak is one over all that was before.
bool reset_own_peak();

}  // namespace sudoku_sat::base
