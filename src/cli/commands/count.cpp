// sudoku-sat count: how many solutions, without listing them.
#include <fmt/format.h>

#include <utility>

#include "cli/choices.hpp"
#include "cli/streams/counting_run.hpp"
#include "cli/table.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

bool json_wanted(const CommandLine& line) {
  const std::string format = line.get("format").value_or("line");
  require_format(format, {"line", "json"});
  return format == "json";
}

int run_counts(const CommandLine& line) {
  CountingRun run(line);
  const bool json = json_wanted(line);
  run.open(line);
  return run.finish(run.run([&](CountingRun::Item& item) {
    const Counted counted = item.input.puzzle ? run.count(item, *item.input.puzzle) : Counted();
    run.blame_marks(item);
    run.write((json ? report::count_json(item, counted) : report::count_text(item, counted)) +
              "\n");
  }));
}

int run_estimates(const CommandLine& line) {
  CountingRun run(line, "samples");
  EstimateOptions wanted = report::estimate_options(line);
  const bool json = json_wanted(line);
  wanted.threads = line.has("jobs") ? jobs_option(line) : 1;
  wanted.on_progress = [&run](std::size_t samples) { run.show_progress(samples); };
  run.open(line);
  spdlog::info(fmt::format("seed {}", wanted.seed));
  return run.finish(run.run([&](CountingRun::Item& item) {
    Estimate estimate;
    if (item.input.puzzle) estimate = run.estimate(item, wanted, line.has("variables"));
    run.blame_marks(item);
    run.write((json ? report::estimate_json(item, estimate, wanted.seed)
                    : report::estimate_text(item, estimate)) +
              "\n");
  }));
}

report::Table table_of(const report::ValueCounts& counts, bool with_all) {
  report::Table table{{"value", "solutions", "complete"}, {}};
  const auto add = [&](const std::string& value, const Counted& counted) {
    table.add({value, to_string(counted.solutions), report::yes_or_no(counted.complete)});
  };
  for (const report::ValueCount& one : counts.values) add(std::to_string(one.number), one.counted);
  if (with_all) add("all", counts.all);
  return table;
}

/// The counts by the value of one cell.
int run_counts_by_value(const CommandLine& line) {
  CountingRun run(line);
  const std::string format = line.get("format").value_or("table");
  const std::size_t width = table_width(line);
  require_format(format, app::table_formats());
  run.open(line);
  bool seen = false;
  return run.finish(run.run([&](CountingRun::Item& item) {
    if (!item.input.puzzle) return;
    if (std::exchange(seen, true)) {
      throw UsageError("--by needs a single puzzle, the input has several");
    }
    const report::ValueCounts counts =
        report::count_by(*line.get("by"), *item.input.puzzle,
                         [&](const Puzzle& puzzle) { return run.count(item, puzzle); });
    run.blame_marks(item);
    run.write(format_table(table_of(counts, format == "table"), format, width));
  }));
}

int run_count(const CommandLine& line) {
  if (line.has("estimate")) return run_estimates(line);
  return line.has("by") ? run_counts_by_value(line) : run_counts(line);
}

}  // namespace

const Runner runner_entries::count{.about = command_entries::count, .run = run_count};

}  // namespace sudoku_sat
