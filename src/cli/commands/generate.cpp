// sudoku-sat generate: new puzzles with one solution.
#include <fmt/format.h>

#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/streams/inputs.hpp"
#include "cli/streams/puzzle_making.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

/// Throws: UsageError, Error.
MakingPlan generate_plan(const CommandLine& line) {
  MakingPlan plan;
  plan.jobs = jobs_option(line);
  plan.timeout = line.seconds("timeout");
  // Making the board also takes time.
  const Limits limits(plan.timeout, &interrupt());
  const LimitsScope scope(limits);
  const auto input = [&](const BoardRequest& request) {
    return puzzle_to_begin_with(line, request);
  };
  static_cast<report::Generation&>(plan) = report::generation(line, {input, open_input});
  plan.range = range_option(line, plan.count);
  return plan;
}

int run_generate(const CommandLine& line) {
  const MakingPlan plan = generate_plan(line);
  const Generator generator(plan.board, plan.options);
  return make_puzzles(line, plan,
                      [&](std::uint64_t number, const Limits& limits, const auto& on_progress) {
                        return generator.make(number, limits, on_progress);
                      });
}

RangeWork generate_ranges(const CommandLine& line) {
  if (!line.has("seed")) throw UsageError("generate in parts needs --seed");
  const MakingPlan plan = generate_plan(line);
  const std::string format = line.get("format").value_or(usual_format(plan));
  RangeWork work{plan.range.size(), line.positional(), ""};
  for (const char* option : {"solution", "exclude", "pattern"}) {
    for (const std::string& file : line.all(option)) work.files.push_back(file);
  }
  if (format == "json") return work;
  const Format& known = format_named(format);
  if (known.single && work.things > 1) {
    throw UsageError(
        fmt::format("-f {} can hold only one picture; use --page or another format", format));
  }
  if (known.separated) work.separator = "\n";
  return work;
}

}  // namespace

const Runner runner_entries::generate{
    .about = command_entries::generate, .run = run_generate, .ranges = generate_ranges};

}  // namespace sudoku_sat
