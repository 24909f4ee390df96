// Programs that are compared run in turn, again and again, so that a change of the machine's speed
// hits all of them. The figures of all runs are kept, and medians are reported.
#include "bench.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::bench {

namespace {

/// In seconds, for all but boards, which have a limit of their own.
constexpr double longest_run = 1800;

std::vector<double> figures(const Runs& runs, double (*figure)(const Run&)) {
  std::vector<double> result;
  for (const Run& run : runs) result.push_back(figure(run));
  return result;
}

std::vector<double> walls(const Runs& runs) {
  return figures(runs, [](const Run& run) { return run.wall; });
}

std::vector<double> processors(const Runs& runs) {
  return figures(runs, [](const Run& run) { return run.processor(); });
}

}  // namespace

Command Bench::program(std::vector<std::string> arguments) const {
  arguments.insert(arguments.begin(), settings_.program);
  return {std::move(arguments)};
}

void Bench::say(std::string_view text) const {
  fmt::print(stderr, "bench: {}: {}\n", section_, text);
}

void Bench::skip(std::string_view what, std::string_view why) const {
  say(fmt::format("skipped: {}: {}", what, why));
}

Run Bench::prepare(const Command& command) const {
  const Run result = run(command, longest_run);
  if (!result.status) throw Error(command.text() + ": takes too long");
  return result;
}

std::vector<Runs> Bench::in_turn(std::span<const Command> commands, std::size_t runs) const {
  std::vector<Runs> all(commands.size());
  for (std::size_t turn = 0; turn < runs; ++turn) {
    for (std::size_t i = 0; i < commands.size(); ++i) all[i].push_back(prepare(commands[i]));
  }
  return all;
}

Measurement Bench::measure(std::string name, const Command& ours) const {
  const auto runs = in_turn(std::span(&ours, 1), settings_.runs);
  return {.section = {}, .name = std::move(name), .ours = side_of(ours, runs[0])};
}

Measurement Bench::measure(std::string name, const Command& ours, const Command& theirs) const {
  const std::array commands{ours, theirs};
  const auto runs = in_turn(commands, settings_.runs);
  return row_of(std::move(name), ours, runs[0], theirs, runs[1]);
}

void Bench::add(Measurement row) {
  row.section = section_;
  const auto text = [](const Side& side) {
    return three_digits(side.wall.median) + " s" +
           (side.solved ? fmt::format(", {} solved", *side.solved) : "");
  };
  const std::string against =
      row.theirs ? fmt::format("; {}: {}", row.theirs->command, text(*row.theirs)) : "";
  say(fmt::format("{}: {}{}", row.name, text(row.ours), against));
  report_.measurements.push_back(std::move(row));
}

bool Bench::is_installed(std::string_view program) const {
  return sudoku_sat::installed({.name = program,
                                .summary = {},
                                .source = {},
                                .install = {},
                                .make = nullptr,
                                .command = program});
}

std::vector<std::string> Bench::installed(std::span<const std::string> names) const {
  std::vector<std::string> found;
  for (const std::string& name : names) {
    if (is_installed(name)) {
      found.push_back(name);
    } else {
      skip(name, "it is not installed");
    }
  }
  return found;
}

Side side_of(const Command& command, const Runs& runs) {
  Side side{.command = command.text(),
            .wall = spread_of(walls(runs)),
            .processor = spread_of(processors(runs))};
  for (const Run& run : runs) side.memory = std::max(side.memory, run.memory);
  return side;
}

Measurement row_of(std::string name, const Command& ours, const Runs& our_runs,
                   const Command& theirs, const Runs& their_runs) {
  return {.section = {},
          .name = std::move(name),
          .ours = side_of(ours, our_runs),
          .theirs = side_of(theirs, their_runs),
          .ratio = median_ratio(walls(our_runs), walls(their_runs)),
          .processor_ratio = median_ratio(processors(our_runs), processors(their_runs))};
}

void set_rates(Measurement& row, const Work& work) {
  row.unit = work.unit;
  row.ours.rate = work.ours / row.ours.wall.median;
  if (!row.theirs) return;
  row.theirs->rate = work.theirs / row.theirs->wall.median;
  for (std::optional<double>* ratio : {&row.ratio, &row.processor_ratio}) {
    if (*ratio) **ratio *= work.theirs / work.ours;
  }
}

void set_rate(Measurement& row, double amount, std::string unit) {
  set_rates(row, {amount, amount, std::move(unit)});
}

}  // namespace sudoku_sat::bench
