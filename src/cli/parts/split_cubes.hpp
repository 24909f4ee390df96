// Cutting into cubes, with a progress bar and an end at an interrupt.
#pragma once

#include "cli/command_line.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat::cli {

/// --cubes and --depth. Throws: UsageError.
CubeOptions cube_options(const CommandLine& line);

/// -e and --amo, of the direct code, in whose literals cubes are. Throws: UsageError.
Formulation direct_formulation(const CommandLine& line);

/// Calls work(options, limits).
template <class Work>
auto with_bar(CubeOptions options, Work&& work) {
  Progress bar("cubes");
  bar.set_total(options.cubes);
  options.on_progress = [&bar](std::size_t cubes) { bar.set(cubes); };
  return work(options, Limits({}, &interrupt(), [&bar] { bar.tick(); }));
}

}  // namespace sudoku_sat::cli
