// sudoku-sat parts run: works on one part of a manifest.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/parts/part_command.hpp"
#include "cli/progress.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

/// Records what went wrong for `parts status`.
void report(const PartsDirectory& parts, std::size_t part, const std::string& what) {
  try {
    Output out(parts.failure(part));
    out.write(what + '\n');
    out.commit();
  } catch (const Error&) {
    // Ignored: the original error is rethrown and matters more than a failure to record it.
  }
}

/// Schedulers rerun what failed, so the exit status is that of the part.
int work_on(const PartsDirectory& parts, std::size_t part, std::optional<double> seconds) {
  Progress bar("steps");
  const PartTools tools{.run_command = run_command,
                        .interrupt = &interrupt(),
                        .seconds = seconds,
                        .on_progress = [&](std::uint64_t done, std::uint64_t of) {
                          bar.set_total(of);
                          bar.set(done);
                          bar.tick();
                        }};
  const PartEnd end = run_part(parts, part, tools);
  bar.clear();
  const auto level = end.finished ? spdlog::level::info : spdlog::level::warn;
  if (!end.message.empty()) spdlog::log(level, fmt::format("part {}: {}", part, end.message));
  return end.finished ? base::ExitStatus::done : base::ExitStatus::undecided;
}

/// A result that was altered since is made again. Throws: Error if it belongs to other work.
bool is_done(const PartsDirectory& parts, std::size_t part) {
  const PartFinding found = parts.finding(part, DigestCheck::whole);
  if (found.foreign) {
    throw Error(fmt::format("{}: remove it, or split into another directory", found.fault));
  }
  if (found.fault.empty()) return found.receipt.has_value();
  spdlog::warn(fmt::format("part {}: {}: running it again", part, found.fault));
  parts.discard(part);
  return false;
}

std::size_t part_number(const std::string& text, std::size_t parts) {
  const auto part = parse_number<std::size_t>(text);
  if (part && *part >= 1 && *part <= parts) return *part;
  throw UsageError(fmt::format("part {}: the manifest has parts 1 to {}", shown(text), parts));
}

int run_parts_run(const CommandLine& line) {
  const std::optional<double> seconds = line.seconds("timeout");
  const PartsDirectory parts(line.positional()[0]);
  const std::size_t part = part_number(line.positional()[1], parts.size());
  if (const Replacement* const others = parts.replacement(part)) {
    spdlog::info(fmt::format("part {} was split again into parts {} to {}", part, others->first,
                             others->last));
    return base::ExitStatus::done;
  }
  if (is_done(parts, part)) {
    spdlog::debug(fmt::format("part {} is done", part));
    return base::ExitStatus::done;
  }
  if (part > needed_parts(parts)) {
    spdlog::info(fmt::format("part {} is not needed: another part has the answer", part));
    return base::ExitStatus::done;
  }
  try {
    return work_on(parts, part, seconds);
  } catch (const Stopped&) {
    throw;
  } catch (const PartInUse&) {
    // The part hasn't failed.
    throw;
  } catch (const std::exception& error) {
    report(parts, part, error.what());
    throw;
  }
}

}  // namespace

const Runner runner_entries::parts_run{.about = command_entries::parts_run, .run = run_parts_run};

}  // namespace sudoku_sat
