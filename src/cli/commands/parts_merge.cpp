// sudoku-sat parts merge: the results of the parts, as one process would have written them, or the
// certificate of what they have proved.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/parts/range_command.hpp"
#include "cli/progress.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

/// Writes the certificate of what the parts have proved.
int certify(const PartsDirectory& parts, const CommandLine& line, const MergeOptions& options) {
  if (line.has("any")) throw UsageError("--any does not work with proofs: all parts are needed");
  const auto directory = line.get("output");
  if (!directory) throw UsageError("parts merge needs -o DIR, a new directory for the certificate");
  const Limits limits({}, &interrupt());
  const Certificate certificate =
      merge_proofs(parts, *directory, line.has("joined"), options, limits);
  remove_leftovers(parts);
  spdlog::info(fmt::format("{}: {}, proved in parts; check it with: sudoku-sat verify {}",
                           *directory, to_string(certificate.claim, certificate.puzzle.geometry()),
                           shell_word(*directory)));
  return base::ExitStatus::done;
}

int run_merge(const CommandLine& line) {
  const PartsDirectory parts(line.positional().front());
  Progress progress("parts");
  progress.set_total(2 * parts.size());
  MergeOptions options;
  options.any = line.has("any");
  options.step = [&](std::size_t done) {
    if (interrupt()) throw Stopped(Limits::Reached::interrupt);
    progress.set(done);
    progress.tick();
  };
  if (const auto output = line.get("output")) check_merge_output(parts, *output);
  if (has_proofs(parts.manifest())) return certify(parts, line, options);
  if (line.has("joined")) throw UsageError("--joined needs parts with proofs");
  if (joined_by_command(parts.manifest())) {
    const int status = join_ranges(parts, line.get("output"), options.step);
    remove_leftovers(parts);
    return status;
  }
  std::optional<Output> out;
  open_output(line, out);
  const int status = merge_parts(parts, *out, options);
  out->commit();
  remove_leftovers(parts);
  return status;
}

}  // namespace

const Runner runner_entries::parts_merge{.about = command_entries::parts_merge, .run = run_merge};

}  // namespace sudoku_sat
