// sudoku-sat parts: work in parts is split, run and merged; without one of these commands they are
// listed.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <cstdio>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/help.hpp"
#include "cli/parts/part_command.hpp"
#include "cli/parts/range_command.hpp"
#include "cli/parts/split.hpp"
#include "cli/progress.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

int run_parts(const CommandLine& line) {
  const std::string text = help_text(line.command(), false);
  std::fwrite(text.data(), 1, text.size(), stderr);
  return base::ExitStatus::usage;
}

void write(const Manifest& manifest, const std::string& file) {
  Output out(file);
  out.write(to_text(manifest));
  out.commit();
}

/// --again: the manifest is replaced by one with more parts.
int again(const CommandLine& line, const std::string& file) {
  constexpr std::size_t usual_cubes = 8;
  CubeOptions options = cube_options(line);
  if (options.cubes == 0 && options.depth == 0) options.cubes = usual_cubes;
  const PartsDirectory parts(file);
  const SplitAgain made = with_bar(options, [&](const CubeOptions& watched, const Limits& limits) {
    return split_again(parts, watched, limits);
  });
  write_cover(made.proof, parts.file(cover_name(parts.size() + 1)));
  write(made.manifest, file);
  spdlog::info(fmt::format("{}: {} instead of {}", file,
                           report::counted(made.manifest.parts.size() - parts.size(), "new part"),
                           made.manifest.replaced.size() - parts.manifest().replaced.size()));
  return base::ExitStatus::done;
}

int run_split(const CommandLine& line) {
  if (const auto file = line.get("again")) return again(line, *file);
  if (line.behind() && line.behind()->empty()) {
    throw UsageError("a command is missing after --, for example: -- solve --unique");
  }
  const std::vector<std::string> words = line.behind().value_or(std::vector<std::string>());
  const auto directory = line.get("output");
  if (!directory)
    throw UsageError("parts split needs -o DIR, a directory for the manifest and the results");
  NewDirectory made(*directory);
  const auto split = line.has("parts") ? split_by_parts : split_by_cubes;
  const Manifest manifest = split(line, words, made.path());
  write(manifest, made.file("manifest.json"));
  made.commit();
  spdlog::info(fmt::format("{}: {}; run each with: sudoku-sat parts run {} I", *directory,
                           report::counted(manifest.parts.size(), "part"),
                           shell_word(*directory + "/manifest.json")));
  return base::ExitStatus::done;
}

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

const Runner runner_entries::parts{.about = command_entries::parts, .run = run_parts};

const Runner runner_entries::parts_split{.about = command_entries::parts_split, .run = run_split};

const Runner runner_entries::parts_run{.about = command_entries::parts_run, .run = run_parts_run};

const Runner runner_entries::parts_merge{.about = command_entries::parts_merge, .run = run_merge};

}  // namespace sudoku_sat
