// sudoku-sat find: puzzles of free clues.
#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/streams/inputs.hpp"
#include "cli/streams/puzzle_making.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

int run_find(const CommandLine& line) {
  MakingPlan plan;
  plan.jobs = jobs_option(line);
  plan.timeout = line.seconds("timeout");
  const Limits limits(plan.timeout, &interrupt());
  const LimitsScope scope(limits);
  const auto input = [&](const BoardRequest& request) {
    return puzzle_to_begin_with(line, request);
  };
  report::Finding finding = report::finding(line, {input, open_input});
  const Finder finder = report::finder_of(finding);
  static_cast<report::Generation&>(plan) = std::move(finding.generation);
  plan.own_data = true;
  plan.range = {0, plan.count};
  return make_puzzles(line, plan,
                      [&](std::uint64_t number, const Limits& time, const auto& on_progress) {
                        return report::refereed(finder.make(number, time, on_progress));
                      });
}

}  // namespace

const Runner runner_entries::find{.about = command_entries::find, .run = run_find};

}  // namespace sudoku_sat
