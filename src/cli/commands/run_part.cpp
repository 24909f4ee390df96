// sudoku-sat run-part: works on one part of a manifest.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "cli/choices.hpp"
#include "cli/exit_status.hpp"
#include "cli/parts/part_run.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

namespace {

/// Leaves word of what went wrong where `status` looks for it.
void report(const PartsDirectory& parts, std::size_t part, const std::string& what) {
  try {
    Output out(parts.failure(part));
    out.write(what + '\n');
    out.commit();
  } catch (const Error&) {
    // The error itself, which is thrown on, says more than that nobody could write it down.
  }
}

int run(const std::vector<std::string>& arguments) {
  CommandLine line("run-part", "Work on one part; a second time there is nothing to do.",
                   "sudoku-sat run-part parts/manifest.json 1", "MANIFEST PART");
  if (!line.parse(arguments)) return ExitStatus::done;
  if (line.positional().size() != 2)
    throw UsageError("run-part takes a manifest and a part's number");
  const PartsDirectory parts(line.positional()[0]);
  const auto part =
      static_cast<std::size_t>(number_in("PART", line.positional()[1], 1, parts.size()));
  if (parts.receipt(part)) {
    spdlog::debug(fmt::format("part {} is done", part));
    return ExitStatus::done;
  }
  try {
    return PartRun(parts, part).run();
  } catch (const Stopped&) {
    throw;
  } catch (const std::exception& error) {
    report(parts, part, error.what());
    throw;
  }
}

}  // namespace

const Command command_entries::run_part{
    .name = "run-part", .summary = "work on one part of what was split", .run = run};

}  // namespace sudoku_sat
