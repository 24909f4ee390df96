// Errors of one puzzle are reported and counted, and the run goes on with the next one. A limit is
// set anew for each puzzle; an interrupt ends the run.
#include "counting_run.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <limits>
#include <new>
#include <thread>

#include "base/threads.hpp"
#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "report/answers.hpp"
#include "solution_files.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

void add_counting_options(CommandLine& line) {
  add_input_options(line);
  line.group("Counting");
  line.value("limit", "N", "stop above N solutions (default: no limit)");
  line.values("exclude", "FILE", "ignore the solutions in FILE; can be repeated");
  line.flag("variables", "count solutions that differ only in extra variables separately");
  line.value("j,jobs", "N", "threads (default: 1; 0: all of the machine's)");
  line.value("timeout", "SECONDS", "time limit for each puzzle");
}

unsigned jobs_option(const CommandLine& line) {
  constexpr unsigned most = 1024;
  const auto jobs = static_cast<unsigned>(report::number_option(line, "jobs", 0, most).value_or(1));
  if (!base::have_threads && jobs > 1) {
    spdlog::warn(fmt::format("-j {}: WebAssembly has no threads, one works alone", jobs));
  }
  if (!base::have_threads) return 1;
  return jobs == 0 ? std::max(1U, std::thread::hardware_concurrency()) : jobs;
}

CountingRun::CountingRun(const CommandLine& line, const std::string& counted)
    : inputs_(line),
      excluded_files_(line.all("exclude")),
      timeout_(report::seconds_option(line, "timeout")),
      progress_(counted) {
  options_.limit =
      report::number_option(line, "limit", 1, std::numeric_limits<std::uint64_t>::max() - 1)
          .value_or(0);
  options_.with_variables = line.has("variables");
  if (line.has("jobs")) options_.threads = jobs_option(line);
  options_.on_progress = [this](const BigCount& found) {
    progress_.set(static_cast<std::uint64_t>(found.number));
    progress_.tick();
  };
}

int CountingRun::run(const std::function<void(Item&)>& work) {
  std::optional<PuzzleInput> input;
  std::size_t index = 0;
  std::size_t done = 0;
  try {
    while (!interrupt() && (input = inputs_.next())) {
      Item item{.input = *input, .index = index++};
      if (!input->puzzle) {
        item.reason = input->error;
        report_unread(*input, status_);
      }
      limits_ = Limits(time_left(*input, timeout_), &interrupt(), [this] { progress_.tick(); });
      const LimitsScope scope(limits_);
      try {
        work(item);
      } catch (const SolverError& error) {
        fail(item, error.what());
      } catch (const std::bad_alloc&) {
        fail(item, "not enough memory");
      } catch (const Stopped& stopped) {
        if (stopped.why() == Limits::Reached::interrupt) throw;
        status_.add_undecided();
        spdlog::warn(fmt::format("{}: {}", to_string(input->position), stopped.what()));
      }
      if (input->puzzle && item.status == "unsatisfiable") status_.add_unsolvable();
      progress_.clear();
      if (!interrupt()) ++done;
    }
  } catch (const Stopped&) {
    status_.add_undecided();
  }
  if (interrupt()) {
    status_.add_undecided();
    spdlog::warn(fmt::format("interrupted after {}", report::counted(done, "puzzle")));
  }
  return status_.value();
}

void CountingRun::finish(Output& out) {
  if (interrupt()) {
    out.flush();
  } else {
    out.commit();
  }
}

void CountingRun::fail(const Item& item, const std::string& what) {
  status_.add_failure();
  spdlog::error(fmt::format("{}: {}", to_string(item.input.position), what));
}

const std::vector<Grid>& CountingRun::excluded(const Board& board) {
  if (!excluded_read_) options_.excluded = read_solutions(excluded_files_, board);
  excluded_read_ = true;
  return options_.excluded;
}

Counted CountingRun::count(Item& item, const Puzzle& puzzle) {
  excluded(*puzzle.board);
  const auto begin = Limits::Clock::now();
  const Counted counted = sudoku_sat::count(puzzle, options_, limits());
  item.seconds += std::chrono::duration<double>(Limits::Clock::now() - begin).count();
  progress_.clear();
  judge(item, counted);
  return counted;
}

void CountingRun::judge(Item& item, const Counted& result) {
  if (result.stopped) status_.add_undecided();
  const std::string warning = report::add_count(item, result, options_.limit);
  if (!warning.empty()) {
    spdlog::warn(fmt::format("{}: {}", to_string(item.input.position), warning));
  }
}

}  // namespace sudoku_sat::cli
