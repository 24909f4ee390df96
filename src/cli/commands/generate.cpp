// sudoku-sat generate: new puzzles with one solution; sudoku-sat find: those of free clues.
//
// Puzzles are made on threads and written on this one, in the order of their numbers, so that the
// output does not depend on how many threads there are.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/command_line.hpp"
#include "cli/globals.hpp"
#include "cli/ordered_jobs.hpp"
#include "cli/progress.hpp"
#include "cli/streams/inputs.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "report/answers.hpp"
#include "report/generation.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

struct MakingPlan : report::Generation {
  NumberRange range;  ///< the numbers of the puzzles to make
  std::optional<double> timeout;
  std::size_t jobs = 1;
};

/// What the options of `generate` or `find` are read by.
using ReadGeneration = report::Generation (*)(const app::OptionValues& options,
                                              const report::GenerationSource& source);

/// The workers' progress, for the thread that draws the progress bar.
class SharedProgress {
 public:
  void put(std::uint64_t number, const GenerateProgress& progress) {
    const std::lock_guard lock(mutex_);
    latest_[number] = progress;
  }

  /// The progress of puzzle `number` in words. Forgets those before it, which are done.
  std::string note(std::uint64_t number) {
    const std::lock_guard lock(mutex_);
    latest_.erase(latest_.begin(), latest_.lower_bound(number));
    const auto found = latest_.find(number);
    if (found == latest_.end()) return "";
    const GenerateProgress& progress = found->second;
    if (!progress.fewest) {
      const std::string attempt = fmt::format("attempt {}", progress.attempts + 1);
      if (progress.sets == 0) return attempt;
      return fmt::format("{}, {} excluded", attempt,
                         report::counted(progress.sets, "other solution"));
    }
    return fmt::format("between {} and {} givens, {} sets", progress.fewest->least,
                       progress.fewest->most, progress.sets);
  }

 private:
  std::mutex mutex_;
  std::map<std::uint64_t, GenerateProgress> latest_;
};

/// The format in which the puzzles are written unless the command line says another.
std::string usual_format(const MakingPlan& plan) { return plan.with_data() ? "puzzle" : "line"; }

class PuzzleMaking {
 public:
  PuzzleMaking(const CommandLine& line, const MakingPlan& plan, report::MakePuzzle make)
      : plan_(plan),
        ranged_(line.has("range")),
        make_(std::move(make)),
        writer_(line, usual_format(plan)) {
    if (plan_.range.size() > 1) progress_.set_total(plan_.range.size());
  }

  int run() {
    // A range repeats a seed that was given.
    spdlog::log(ranged_ ? spdlog::level::debug : spdlog::level::info,
                fmt::format("seed {}", plan_.options.seed));
    OrderedJobs<Generated> jobs(
        plan_.range.size(), plan_.jobs, [this](std::uint64_t i, const std::atomic<bool>& ending) {
          const std::uint64_t number = plan_.range.begin + i;
          const Limits limits(plan_.timeout, &ending);
          const LimitsScope scope(limits);
          return make_(number, limits,
                       [&](const GenerateProgress& progress) { shared_.put(number, progress); });
        });
    const auto idle = [&] {
      if (interrupt()) jobs.stop();
      progress_.set_note(shared_.note(index_));
      progress_.tick();
    };
    for (; std::optional<Generated> made = jobs.next(idle); ++index_) {
      report(*made);
      if (made->impossible) break;
    }
    return finish();
  }

 private:
  void report(const Generated& made) {
    progress_.clear();
    judge(made);
    if (writer_.json()) {
      // If no puzzle is possible, the first one reports it; ranges of others add nothing.
      if (!made.impossible || index_ == 0)
        writer_.text(report::dump(report::generated_json(plan_, index_, made)));
    } else if (made.puzzle) {
      writer_.grid(*made.puzzle, writer_.pages() ? made.solution : made.puzzle->givens, "");
    }
    if (made.puzzle) progress_.set(++written_);
    flush_now_and_then();
  }

  void judge(const Generated& made) {
    report::note(made, status_);
    if (made.impossible) {
      spdlog::error(report::impossible_reason(plan_));
    } else if (!made.puzzle) {
      if (!interrupt())
        spdlog::warn(fmt::format("puzzle {}: none found ({})", index_ + 1, made.reason));
    } else if (made.fewest && !made.fewest->proved()) {
      spdlog::warn(fmt::format("puzzle {}: the fewest givens are between {} and {}: {}", index_ + 1,
                               made.fewest->least, made.fewest->most, made.reason));
    } else {
      spdlog::debug(fmt::format("puzzle {}: {} after {}", index_ + 1,
                                report::counted(made.puzzle->given_count(), "given"),
                                report::counted(made.attempts, "attempt")));
    }
  }

  void flush_now_and_then() {
    const auto now = Limits::Clock::now();
    if (now - last_flush_ < std::chrono::milliseconds(100)) return;
    last_flush_ = now;
    writer_.flush();
  }

  int finish() {
    progress_.clear();
    // The puzzles so far are complete, and may have taken hours: they are kept.
    writer_.commit();
    if (interrupt()) {
      status_.add_undecided();
      spdlog::warn(fmt::format("interrupted after {}", report::counted(written_, "puzzle")));
    }
    return status_.value();
  }

  const MakingPlan& plan_;
  bool ranged_;
  report::MakePuzzle make_;
  PuzzleWriter writer_;
  SharedProgress shared_;
  Progress progress_{"puzzles"};
  base::ExitStatus status_;
  Limits::Clock::time_point last_flush_ = Limits::Clock::now();
  std::uint64_t index_ = plan_.range.begin;
  std::size_t written_ = 0;
};

/// Throws: UsageError, Error, Stopped.
MakingPlan making_plan(const CommandLine& line, ReadGeneration read) {
  MakingPlan plan;
  plan.jobs = jobs_option(line);
  plan.timeout = line.seconds("timeout");
  // Making the board also takes time.
  const Limits limits(plan.timeout, &interrupt());
  const LimitsScope scope(limits);
  const auto input = [&](const BoardRequest& request) -> std::optional<PuzzleInput> {
    if (!line.has_input() && !line.has("puzzle") && !line.has("bytes")) return std::nullopt;
    PuzzleStream stream(line, request);
    return single_puzzle(stream);
  };
  static_cast<report::Generation&>(plan) = read(line, {input, open_input});
  plan.range = range_option(line, plan.count);
  return plan;
}

/// Makes and writes the puzzles; returns the exit status. Throws: as making_plan().
int make_puzzles(const CommandLine& line, ReadGeneration read) {
  const MakingPlan plan = making_plan(line, read);
  return PuzzleMaking(line, plan, report::maker_of(plan)).run();
}

int run_generate(const CommandLine& line) { return make_puzzles(line, report::generation); }

int run_find(const CommandLine& line) { return make_puzzles(line, report::finding); }

RangeWork generate_ranges(const CommandLine& line) {
  if (!line.has("seed")) throw UsageError("generate in parts needs --seed");
  const MakingPlan plan = making_plan(line, report::generation);
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

const Runner runner_entries::find{.about = command_entries::find, .run = run_find};

}  // namespace sudoku_sat
