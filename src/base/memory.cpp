#include "memory.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

std::uint64_t physical_memory() {
#ifdef __EMSCRIPTEN__
  // The system's call tells what a module has taken so far, and it may take more: MAXIMUM_MEMORY of
  // src/wasm.
  return std::uint64_t{2} << 30;
#else
  return static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
         static_cast<std::uint64_t>(sysconf(_SC_PAGE_SIZE));
#endif
}

void require_physical_memory(std::uint64_t bytes, std::string_view what) {
  const std::uint64_t memory = physical_memory();
  if (bytes <= memory) return;
  throw SolverError(fmt::format("{} takes {} MB, more than this machine's {} MB", what, bytes >> 20,
                                memory >> 20));
}

}  // namespace sudoku_sat
