// The hard zone: boards with so many open cells that no solver is sure to end in time. What counts
// is how many are solved, ours on two threads.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "registry.hpp"
#include "rivals.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::bench {

namespace {

const std::vector<std::string> usual_points = {"36:48", "36:50", "36:52", "36:55", "49:43",
                                               "49:48", "49:54", "49:60", "64:40", "64:44",
                                               "64:48", "81:37", "100:35"};

BoardSpec parse_point(const Bench& bench, const std::string& text) {
  BoardSpec spec{.grids = bench.settings().grids, .seed = bench.settings().seed};
  const std::size_t colon = text.find(':');
  const std::string_view all = text;
  const auto size = parse_number<decltype(spec.size)>(all.substr(0, colon));
  const auto open = parse_number<decltype(spec.open)>(
      colon == std::string::npos ? std::string_view() : all.substr(colon + 1));
  if (!size || !open) throw UsageError(fmt::format("--points: '{}' is not SIZE:OPEN", text));
  spec.size = *size;
  spec.open = *open;
  return spec;
}

Side solve_all(const Bench& bench, const std::vector<Command>& commands, std::string name) {
  Runs runs;
  std::size_t solved = 0;
  for (const Command& command : commands) {
    runs.push_back(run_board(command, bench.settings().seconds));
    solved += decided(runs.back()) ? 1 : 0;
  }
  Side side = side_of(commands.front(), runs);
  side.command = std::move(name);
  side.solved = solved;
  return side;
}

/// Two threads, if the program has them for one board.
std::vector<std::string> threads(const Bench& bench, const std::string& file) {
  Command probe = our_command(bench, file, 0.01, {"-j", "2"});
  probe.fine.push_back(2);
  if (run_board(probe, 1).status != 2) return {"-j", "2"};
  bench.skip("-j 2", "the program has no threads for one board");
  return {};
}

void measure_point(Bench& bench, const BoardSpec& spec, const std::vector<Setting>& settings) {
  const double seconds = bench.settings().seconds;
  const auto files =
      write_boards(spec, bench.settings().hard_boards, bench.file("hard"), until_signal());
  const auto arguments = threads(bench, files.front());
  std::vector<Command> commands;
  for (const auto& file : files) commands.push_back(our_command(bench, file, seconds, arguments));
  Measurement row{.section = {}, .name = fmt::format("{0}x{0}, {1} % open", spec.size, spec.open)};
  row.ours = solve_all(bench, commands, arguments.empty() ? "solve" : "solve -j 2");
  row.boards = files.size();
  row.note = fmt::format("grids {}, seed {}", spec.grids, spec.seed);
  if (settings.empty()) bench.add(row);
  for (const Setting& setting : settings) {
    commands.clear();
    for (const auto& file : files) commands.push_back(rival_command(bench, setting, file, seconds));
    row.theirs = solve_all(bench, commands, setting.name());
    bench.add(row);
  }
}

void measure(Bench& bench) {
  const auto settings = rival_settings(bench, {"extended", "triads"}, {"units"});
  const auto& asked = bench.settings().points;
  for (const std::string& point : asked.empty() ? usual_points : asked) {
    measure_point(bench, parse_point(bench, point), settings);
  }
}

}  // namespace

const Section section_entries::hard = {
    "hard", "boards of the hard zone: how many are solved in --seconds (takes many hours)", true,
    measure};

}  // namespace sudoku_sat::bench
