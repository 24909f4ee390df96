// Another setting gets twice the time that ours took on a board first, and to the limit of all
// where it could be the best one then: whoever is lucky on many boards and stuck on one would look
// the better the shorter it was let run. A setting whose total is above that of another one can't
// be the best any more: it is asked only whether it is three times as fast as ours on one of the
// other boards. Where other programs share the processor, limits are longer by as much as our own
// runs were.
#include "family_runs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "rivals.hpp"

namespace sudoku_sat::bench {

namespace {

constexpr double min_limit = 0.5;       ///< seconds
constexpr double min_compared = 1;      ///< seconds that a board takes the fastest setting
constexpr double much_slower = 3;       ///< of our time to the fastest setting's
constexpr double min_on_threads = 0.1;  ///< seconds, below which starting a thread counts

using Arguments = std::vector<std::string>;

/// The processor's seconds on each board; where it was undecided, at least the limit: what a solver
/// that was killed has used is not known.
struct Times {
  std::vector<double> seconds;
  std::vector<std::size_t> undecided = {};  ///< boards

  void add(const Run& run, double limit) {
    seconds.push_back(0);
    if (!set(seconds.size() - 1, run, limit)) undecided.push_back(seconds.size() - 1);
  }
  /// Returns whether the board was decided.
  bool set(std::size_t board, const Run& run, double limit) {
    const bool ended = decided(run);
    seconds[board] = ended ? run.processor() : std::max(run.processor(), limit);
    return ended;
  }
  std::size_t solved() const { return seconds.size() - undecided.size(); }
  double total() const { return std::accumulate(seconds.begin(), seconds.end(), 0.0); }
};

struct Ours {
  Runs runs;
  Times times = {};
  double worst_on_threads = 0;  ///< wall-clock time of two threads to that of one, at most

  /// Wall-clock time to processor time, over all boards: above 1 on a machine that is not idle.
  double slowdown() const {
    double wall = 0;
    for (const Run& run : runs) wall += run.wall;
    return std::max(wall / times.total(), 1.0);
  }
};

Command command_of(const Bench& bench, const std::string& file, double seconds, Arguments first,
                   const Arguments& question) {
  first.insert(first.end(), question.begin(), question.end());
  return our_command(bench, file, seconds, std::move(first));
}

Ours our_runs(const Bench& bench, const std::vector<std::string>& files,
              const Arguments& question) {
  const double seconds = bench.settings().seconds;
  Ours ours;
  for (const std::string& file : files) {
    const Run one = run_board(command_of(bench, file, seconds, {"-j", "1"}, question), seconds);
    const Run two = run_board(command_of(bench, file, seconds, {"-j", "2"}, question), seconds);
    ours.runs.push_back(one);
    ours.times.add(one, seconds);
    if (one.wall >= min_on_threads) {
      ours.worst_on_threads = std::max(ours.worst_on_threads, two.wall / one.wall);
    }
  }
  return ours;
}

/// In the process and as other programs.
std::vector<Arguments> all_settings(const Bench& bench) {
  const std::vector<std::string> encodings = {"extended", "triads", "distinct", "minimal"};
  const std::vector<std::string> reductions = {"units", "none"};
  std::vector<Arguments> all;
  for (const std::string& reduction : reductions) {
    for (const std::string& encoding : encodings) {
      if (!bench.settings().solvers.empty()) break;
      all.push_back({"-e", encoding, "--reduce", reduction});
    }
  }
  for (const Setting& setting : rival_settings(bench, encodings, reductions)) {
    all.push_back({"-e", setting.encoding, "--reduce", setting.reduction, "-s", setting.solver});
  }
  return all;
}

/// "triads, units, cadical"
std::string name_of(const Arguments& setting) {
  return fmt::format("{}, {}, {}", setting[1], setting[3],
                     setting.size() > 4 ? setting[5] : "in process");
}

/// What is best of the other settings.
struct Best {
  std::optional<Arguments> setting = {};  ///< of all boards together
  Times times = {};
  std::vector<double> boards;  ///< seconds of the fastest on each board; 0: none decides it
};

/// Tries all settings on the boards of a family: each within limits that keep the whole affordable,
/// and what could be the best one without them.
class Search {
 public:
  Search(const Bench& bench, const std::vector<std::string>& files, const Arguments& question,
         const Ours& ours)
      : bench_(bench),
        files_(files),
        question_(question),
        ours_(ours),
        slowdown_(ours.slowdown()),
        best_{.boards = std::vector<double>(files.size(), 0)} {}

  Best best() {
    for (const Arguments& setting : all_settings(bench_)) {
      Times times = within_limits(setting);
      go_on(setting, times);
      if (is_lost(times)) continue;
      best_.setting = setting;
      best_.times = std::move(times);
    }
    return std::move(best_);
  }

 private:
  bool is_lost(const Times& times) const {
    return best_.setting && times.total() >= best_.times.total();
  }

  Run run(std::size_t board, const Arguments& setting, double limit) {
    const Run run = run_board(command_of(bench_, files_[board], limit, setting, question_), limit);
    double& fastest = best_.boards[board];
    if (decided(run) && (fastest == 0 || run.processor() < fastest)) fastest = run.processor();
    return run;
  }

  Times within_limits(const Arguments& setting) {
    Times times;
    for (std::size_t i = 0; i < files_.size(); ++i) {
      const double wall = ours_.runs[i].wall;
      if (!is_lost(times)) {
        const double limit = std::max(2 * wall, min_limit * slowdown_);
        times.add(run(i, setting, limit), limit / slowdown_);
      } else if (ours_.times.seconds[i] >= much_slower * min_compared) {
        run(i, setting, wall / much_slower);
      }
    }
    return times;
  }

  /// Runs what was stopped to the end, as long as the setting may be the best one.
  void go_on(const Arguments& setting, Times& times) {
    const double limit = bench_.settings().seconds;
    std::vector<std::size_t> still;
    for (const std::size_t board : times.undecided) {
      const bool ended =
          !is_lost(times) && times.set(board, run(board, setting, limit), limit / slowdown_);
      if (!ended) still.push_back(board);
    }
    times.undecided = std::move(still);
  }

  const Bench& bench_;
  const std::vector<std::string>& files_;
  const Arguments& question_;
  const Ours& ours_;
  double slowdown_;  ///< of the machine
  Best best_;
};

/// Of our time to that of the fastest setting on the same board, where that takes long enough.
double worst_ratio(const Ours& ours, const Best& best) {
  double worst = 0;
  for (std::size_t i = 0; i < best.boards.size(); ++i) {
    if (best.boards[i] < min_compared) continue;
    worst = std::max(worst, ours.times.seconds[i] / best.boards[i]);
  }
  return worst;
}

std::string note_of(const Ours& ours, const Best& best) {
  std::string note = fmt::format("total {} s", three_digits(ours.times.total()));
  if (best.setting) {
    note += fmt::format(" to {}{}, medians {}", best.times.undecided.empty() ? "" : "at least ",
                        three_digits(best.times.total()),
                        three_digits(median(ours.times.seconds) / median(best.times.seconds)));
  }
  const double worst = worst_ratio(ours, best);
  if (worst > 0) note += fmt::format(", worst board {}", three_digits(worst));
  if (ours.worst_on_threads > 0) {
    note += fmt::format(", -j 2 at most {}", three_digits(ours.worst_on_threads));
  }
  return note;
}

void measure_question(Bench& bench, std::string name, const std::vector<std::string>& files,
                      const Arguments& question) {
  const Ours ours = our_runs(bench, files, question);
  const Best best = Search(bench, files, question, ours).best();
  const Command command = command_of(bench, files.front(), bench.settings().seconds, {}, question);
  Measurement row{.section = {}, .name = std::move(name), .ours = side_of(command, ours.runs)};
  row.ours.solved = ours.times.solved();
  row.boards = files.size();
  if (best.setting) {
    row.theirs = Side{.command = name_of(*best.setting),
                      .wall = {},
                      .processor = spread_of(best.times.seconds),
                      .solved = best.times.solved()};
    row.theirs->wall = row.theirs->processor;
    row.processor_ratio = ours.times.total() / best.times.total();
  }
  row.note = note_of(ours, best);
  bench.add(std::move(row));
}

}  // namespace

void measure_families(Bench& bench) {
  const Settings& settings = bench.settings();
  for (const BoardFamily* family : *settings.families) {
    std::vector<std::string> whole;
    std::vector<std::string> changed;
    const auto written = write_family(*family, settings.half, settings.family_boards,
                                      bench.file("families"), until_signal());
    for (std::size_t i = 0; i < written.size(); ++i) {
      (i % 2 == 0 ? whole : changed).push_back(written[i]);
    }
    const std::string name(family->name);
    measure_question(bench, name + ", one solution", whole, {});
    measure_question(bench, name + ", unique", whole, {"--unique"});
    measure_question(bench, name + ", a given changed", changed, {});
  }
}

}  // namespace sudoku_sat::bench
