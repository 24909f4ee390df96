// sudoku-sat parts status: how far the parts of a manifest are.
#include <fmt/format.h>

#include <algorithm>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/parts/part_states.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "cli/table.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

/// The longest list of parts that people read.
constexpr std::size_t max_listed = 40;

report::Table table_of(const std::vector<PartState>& states) {
  report::Table table{{"part", "state", "done", "seconds", "message"}, {}};
  for (const PartState& state : states) {
    table.add({std::to_string(state.part), std::string(state.state),
               fmt::format("{:.0f}%", 100 * state.done), fmt::format("{:.1f}", state.seconds),
               state.message});
  }
  return table;
}

/// For people: the summary first, then the parts; of many parts only those begun and not done.
std::string for_people(std::vector<PartState> states) {
  std::string text = summary_of(states) + '\n';
  if (states.size() > max_listed) {
    std::erase_if(states, [](const PartState& state) {
      return state.state == "waiting" || state.state == "done" || state.state == "replaced" ||
             state.state == "not needed";
    });
  }
  if (states.size() > max_listed) {
    std::stable_partition(states.begin(), states.end(),
                          [](const PartState& state) { return state.state == "failed"; });
    text += fmt::format("the first {} unfinished parts; -f csv lists all\n", max_listed);
    states.resize(max_listed);
  }
  return states.empty() ? text : text + format_table(table_of(states), "table");
}

int run_status(const CommandLine& line) {
  const std::string format = line.text("format");
  const PartsDirectory parts(line.positional().front());
  std::vector<PartState> states = states_of(parts);
  write_output(line, format == "table" ? for_people(std::move(states))
                                       : format_table(table_of(states), format, table_width(line)));
  return base::ExitStatus::done;
}

}  // namespace

const Runner runner_entries::parts_status{.about = command_entries::parts_status,
                                          .run = run_status};

}  // namespace sudoku_sat
