// How much memory the machine has: what may need much of it asks before it takes any.
#pragma once

#include <cstdint>
#include <string_view>

namespace sudoku_sat {

/// In bytes.
std::uint64_t physical_memory();

/// Throws: SolverError where `bytes` are more than this machine has; `what` needs them: "to
/// scramble this formula".
void require_physical_memory(std::uint64_t bytes, std::string_view what);

}  // namespace sudoku_sat
