// Large boards: our program as it is against the fastest of the other solvers, each in its fastest
// setting. The fastest is found by one run of each, which may take at most half as long again as
// the fastest so far; then ours and that one run in turn.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "family_runs.hpp"
#include "registry.hpp"
#include "rivals.hpp"

namespace sudoku_sat::bench {

namespace {

constexpr double min_limit = 0.5;  ///< seconds

/// Boards below the hard zone.
constexpr BoardSpec made[] = {{.size = 16, .open = 60}, {.size = 25, .open = 52},
                              {.size = 36, .open = 44}, {.size = 49, .open = 39},
                              {.size = 64, .open = 36}, {.size = 81, .open = 34},
                              {.size = 100, .open = 32}};

struct Fastest {
  Setting setting;
  Run run;
};

std::optional<Fastest> fastest_rival(const std::vector<Setting>& settings, const Bench& bench,
                                     const std::string& file) {
  std::optional<Fastest> best;
  double limit = bench.settings().seconds;
  for (const Setting& setting : settings) {
    const Run run = run_board(rival_command(bench, setting, file, limit), limit);
    if (!decided(run) || (best && run.processor() >= best->run.processor())) continue;
    best = {setting, run};
    limit = std::min(limit, std::max(1.5 * run.wall, min_limit));
  }
  return best;
}

/// The row without another program, or where ours is undecided.
Measurement row_alone(const Bench& bench, const std::string& name, const Command& ours,
                      const Run& first) {
  if (decided(first)) return bench.measure(name, ours);
  Measurement row{.section = {}, .name = name, .ours = side_of(ours, {first})};
  row.note = "ours is undecided";
  return row;
}

void measure_board(Bench& bench, const std::vector<Setting>& settings, const std::string& file) {
  const std::string name = std::filesystem::path(file).stem().string();
  const double seconds = bench.settings().seconds;
  const Command ours = our_command(bench, file, seconds);
  const Run first = run_board(ours, seconds);
  const std::optional<Fastest> best = fastest_rival(settings, bench, file);
  const auto rival = [&](const Setting& setting) {
    return rival_command(bench, setting, file, seconds);
  };
  if (!best || !decided(first)) {
    Measurement row = row_alone(bench, name, ours, first);
    if (best) row.theirs = side_of(rival(best->setting), {best->run});
    if (best) row.theirs->command = best->setting.name();
    if (!best && !settings.empty())
      row.note += row.note.empty() ? "no other solver decides it" : ", and all others";
    return bench.add(std::move(row));
  }
  Measurement row = bench.measure(name, ours, rival(best->setting));
  row.theirs->command = best->setting.name();
  bench.add(std::move(row));
}

std::vector<std::string> own_boards(const Bench& bench) {
  std::vector<std::string> files;
  const std::filesystem::path puzzles = std::filesystem::path(SUDOKU_SAT_SOURCE) / "puzzles";
  for (const int size : {16, 25, 36, 64, 100}) {
    files.push_back(puzzles / "generated" / fmt::format("board-{}.txt", size));
  }
  const std::size_t count = bench.settings().quick ? 1 : 3;
  for (BoardSpec spec : made) {
    for (const bool spoiled : {false, true}) {
      spec.spoiled = spoiled;
      const auto written = write_boards(spec, count, bench.file("boards"), until_signal());
      files.insert(files.end(), written.begin(), written.end());
    }
  }
  return files;
}

void measure(Bench& bench) {
  if (bench.settings().families) return measure_families(bench);
  const bool quick = bench.settings().quick;
  const std::vector<Setting> settings =
      quick ? rival_settings(bench, {"extended"}, {"units"})
            : rival_settings(bench, {"extended", "distinct", "minimal", "triads"},
                             {"units", "probe"});
  const auto& asked = bench.settings().boards;
  for (const std::string& file : asked.empty() ? own_boards(bench) : asked) {
    measure_board(bench, settings, file);
  }
}

}  // namespace

const Section section_entries::boards = {
    "boards", "large boards, against the fastest of the installed solvers on any of our encodings",
    false, measure};

}  // namespace sudoku_sat::bench
