// sudoku-sat count: how many solutions, without listing them.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <utility>

#include "cli/choices.hpp"
#include "cli/streams/counting_run.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "cli/table.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

class Count {
 public:
  explicit Count(const CommandLine& line) : run_(line), json_(line.get("format") == "json") {
    require_format(line.get("format").value_or("line"), {"line", "json"});
    open_output(line, out_);
  }

  int run() {
    const int status = run_.run([this](CountingRun::Item& item) { count(item); });
    CountingRun::finish(*out_);
    return status;
  }

 private:
  void count(CountingRun::Item& item) {
    const Counted counted = item.input.puzzle ? run_.count(item, *item.input.puzzle) : Counted();
    run_.blame_marks(item);
    if (json_) {
      out_->write(report::count_json(item, counted) + "\n");
    } else {
      out_->write(report::count_text(item, counted) + "\n");
    }
    out_->flush();
  }

  CountingRun run_;
  bool json_;
  std::optional<Output> out_;
};

/// Estimates instead of counts.
class Estimated {
 public:
  explicit Estimated(const CommandLine& line)
      : run_(line, "samples"),
        wanted_(report::estimate_options(line)),
        with_variables_(line.has("variables")),
        json_(line.get("format") == "json") {
    require_format(line.get("format").value_or("line"), {"line", "json"});
    wanted_.threads = line.has("jobs") ? jobs_option(line) : 1;
    wanted_.on_progress = [this](std::size_t samples) { run_.show_progress(samples); };
    open_output(line, out_);
    spdlog::info(fmt::format("seed {}", wanted_.seed));
  }

  int run() {
    const int status = run_.run([this](CountingRun::Item& item) { estimate(item); });
    CountingRun::finish(*out_);
    return status;
  }

 private:
  void estimate(CountingRun::Item& item) {
    Estimate estimate;
    if (item.input.puzzle) estimate = run_.estimate(item, wanted_, with_variables_);
    run_.blame_marks(item);
    out_->write((json_ ? report::estimate_json(item, estimate, wanted_.seed)
                       : report::estimate_text(item, estimate)) +
                "\n");
    out_->flush();
  }

  CountingRun run_;
  EstimateOptions wanted_;
  bool with_variables_;
  bool json_;
  std::optional<Output> out_;
};

/// The counts by the value of one cell.
class Split {
 public:
  explicit Split(const CommandLine& line)
      : run_(line),
        cell_(*line.get("by")),
        format_(line.get("format").value_or("table")),
        width_(table_width(line)) {
    require_format(format_, app::table_formats());
    open_output(line, out_);
  }

  int run() {
    const int status = run_.run([this](CountingRun::Item& item) { split(item); });
    CountingRun::finish(*out_);
    return status;
  }

 private:
  void split(CountingRun::Item& item) {
    if (!item.input.puzzle) return;
    if (std::exchange(seen_, true))
      throw UsageError("--by needs a single puzzle, the input has several");
    const report::ValueCounts counts = report::count_by(
        cell_, *item.input.puzzle, [&](const Puzzle& puzzle) { return run_.count(item, puzzle); });
    run_.blame_marks(item);
    report::Table table{{"value", "solutions", "complete"}, {}};
    const auto add = [&](const std::string& value, const Counted& counted) {
      table.add({value, to_string(counted.solutions), report::yes_or_no(counted.complete)});
    };
    for (const report::ValueCount& one : counts.values) {
      add(std::to_string(one.number), one.counted);
    }
    if (format_ == "table") add("all", counts.all);
    out_->write(format_table(table, format_, width_));
  }

  CountingRun run_;
  std::string cell_;
  bool seen_ = false;
  std::string format_;
  std::size_t width_;
  std::optional<Output> out_;
};

int run_count(const CommandLine& line) {
  if (line.has("estimate")) return Estimated(line).run();
  return line.has("by") ? Split(line).run() : Count(line).run();
}

}  // namespace

const Runner runner_entries::count{.about = command_entries::count, .run = run_count};

}  // namespace sudoku_sat
