// The ways to split: a stream, or a command with --range; one puzzle, with a progress bar and an
// end at an interrupt.
#pragma once

#include <string>
#include <vector>

#include "cli/command_line.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat::cli {

/// Splits as `parts split` was asked to, with the command after --, which may be empty.
/// `directory`: the future place of the manifest, and of further files. Throws: UsageError;
/// InputError if the input can't be split in this way.
Manifest split_by_parts(const CommandLine& line, const std::vector<std::string>& command,
                        const std::string& directory);
Manifest split_by_cubes(const CommandLine& line, const std::vector<std::string>& command,
                        const std::string& directory);

/// --cubes and --depth. Throws: UsageError.
CubeOptions cube_options(const CommandLine& line);

/// -e, --amo and --reencode, with the direct code, because cubes consist of its literals. Throws:
/// UsageError.
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
