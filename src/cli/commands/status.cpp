// sudoku-sat status: how far the parts of a manifest are.
#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <system_error>

#include "cli/choices.hpp"
#include "cli/exit_status.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "cli/table.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

namespace {

// A run writes its progress every some seconds; one that has been silent for longer has ended.
constexpr std::chrono::minutes silence{5};

struct PartState {
  std::string_view state = "waiting";
  double done = 0;  ///< 0 to 1
  double seconds = 0;
  std::string message = {};
};

bool written_lately(const std::string& file) {
  std::error_code error;
  const auto time = std::filesystem::last_write_time(file, error);
  return !error && std::filesystem::file_time_type::clock::now() - time < silence;
}

std::string first_line(const std::string& file) {
  LineReader lines = LineReader::open(file);
  std::string_view line;
  return lines.next(line) ? shown(line, 200) : "";
}

PartState state_of(const PartsDirectory& parts, std::size_t part, std::size_t needed) {
  PartState state;
  if (const Replacement* const others = parts.replacement(part)) {
    return {.state = "replaced",
            .message = fmt::format("by parts {} to {}", others->first, others->last)};
  }
  if (const std::optional<Receipt> receipt = parts.receipt(part)) {
    return {.state = "done", .done = 1, .seconds = receipt->seconds};
  }
  if (part > needed) return {.state = "not needed", .message = "others have the answer"};
  if (const std::optional<PartProgress> progress = parts.progress(part)) {
    state.done = share_done(parts, *progress);
    state.seconds = progress->so_far.seconds;
    state.state = "unfinished";
  }
  std::error_code error;
  if (written_lately(parts.partial(part))) state.state = "running";
  if (std::filesystem::exists(parts.failure(part), error)) {
    state.state = "failed";
    state.message = first_line(parts.failure(part));
  }
  return state;
}

int run(const std::vector<std::string>& arguments) {
  CommandLine line("status", "Say how far the parts are.", "sudoku-sat status parts/manifest.json",
                   "MANIFEST");
  line.group("Output");
  line.value("f,format", "FORMAT", "table, csv, json or markdown (default: table)");
  line.value("o,output", "FILE", "write to FILE, whole or not at all");
  if (!line.parse(arguments)) return ExitStatus::done;
  if (line.positional().size() != 1) throw UsageError("status takes one manifest");
  const PartsDirectory parts(line.positional().front());
  const std::size_t needed = needed_parts(parts);
  Table table{{"part", "state", "done", "seconds", "message"}, {}};
  for (std::size_t part = 1; part <= parts.size(); ++part) {
    const PartState state = state_of(parts, part, needed);
    table.add({std::to_string(part), std::string(state.state),
               fmt::format("{:.0f}%", 100 * state.done), fmt::format("{:.1f}", state.seconds),
               state.message});
  }
  std::optional<Output> out;
  open_output(line, out);
  out->write(format_table(table, line.get("format").value_or("table")));
  out->commit();
  return ExitStatus::done;
}

}  // namespace

const Command command_entries::status{
    .name = "status", .summary = "how far the parts are", .run = run};

}  // namespace sudoku_sat
