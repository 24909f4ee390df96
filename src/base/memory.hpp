// How much memory the machine has: code that may need much of it asks before it takes any. And the
// peak memory of a process, in resident pages as the system counts them. It comes from Linux's
// /proc, because the figure of wait4() is useless here: a program begins with the peak of the one
// that started it.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string_view>

namespace sudoku_sat::base {

/// In bytes.
std::uint64_t physical_memory();

/// Throws: SolverError if `bytes` are more than this machine has; `what` says what they are for:
/// "to scramble this formula".
void require_physical_memory(std::uint64_t bytes, std::string_view what);

/// Of a running process, in 2^20 bytes; no value if the system doesn't report it.
std::optional<double> peak_megabytes(pid_t process);

/// The largest peak of the process and of those that it has started and that are still running.
std::optional<double> peak_megabytes_of_tree(pid_t process);

/// Gives free memory back and resets this program's peak to what it uses now. False if the system
/// can't do that: then the peak includes everything before.
bool reset_own_peak();

}  // namespace sudoku_sat::base
