// Peaks are read from Linux's /proc, because the figure of wait4() is of no use here: a program
// begins with the peak of the one that started it.
#include "memory.hpp"

#include <fmt/format.h>
#include <malloc.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::base {

namespace {

constexpr double kilobytes_per_megabyte = 1024;
constexpr int max_depth = 4;  ///< a shell, its solver, and what that starts

std::string proc(pid_t process, const std::string& file) {
  return "/proc/" + std::to_string(process) + "/" + file;
}

std::optional<double> larger(std::optional<double> one, std::optional<double> other) {
  if (!one || !other) return one ? one : other;
  return std::max(*one, *other);
}

std::optional<double> peak_of_tree(pid_t process, int depth) {
  std::optional<double> peak = peak_megabytes(process);
  if (depth == 0) return peak;
  std::ifstream children(proc(process, "task/" + std::to_string(process) + "/children"));
  for (pid_t child = 0; children >> child;) peak = larger(peak, peak_of_tree(child, depth - 1));
  return peak;
}

}  // namespace

std::uint64_t physical_memory() {
#ifdef __EMSCRIPTEN__
  // The system call returns what a module has taken so far, but it may take more: MAXIMUM_MEMORY of
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

std::optional<double> peak_megabytes(pid_t process) {
  std::ifstream status(proc(process, "status"));
  for (std::string word; status >> word;) {
    if (word != "VmHWM:") continue;
    double kilobytes = 0;
    if (status >> kilobytes) return kilobytes / kilobytes_per_megabyte;
  }
  return std::nullopt;
}

std::optional<double> peak_megabytes_of_tree(pid_t process) {
  return peak_of_tree(process, max_depth);
}

bool reset_own_peak() {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
  std::ofstream clear("/proc/self/clear_refs");
  clear << "5" << std::flush;
  return clear.good();
}

}  // namespace sudoku_sat::base
