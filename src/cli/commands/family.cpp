// sudoku-sat family: a benchmark family, its instances and their descriptions.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "base/exit_status.hpp"
#include "cli/family/choice.hpp"
#include "cli/family/documents.hpp"
#include "cli/family/files.hpp"
#include "cli/family/pack.hpp"
#include "cli/family/tries.hpp"
#include "cli/globals.hpp"
#include "cli/ordered_jobs.hpp"
#include "cli/progress.hpp"
#include "registry.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/parts.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

using Json = base::Json;

class MakeFamily {
 public:
  explicit MakeFamily(const FamilyPlan& plan)
      : plan_(plan),
        limits_(plan.timeout, &interrupt()),
        directory_(plan.pack ? plan.directory + ".files" : plan.directory),
        tries_(plan) {}

  int run() {
    try {
      choose_boards();
      write_boards();
    } catch (const Stopped&) {
      return stopped();
    }
    write_documents();
    if (plan_.pack) {
      Output out(plan_.directory);
      write_pack(plan_, directory_, out);
    } else {
      directory_.commit();
    }
    tries_.finish();
    spdlog::log(
        plan_.pack ? spdlog::level::debug : spdlog::level::info,
        fmt::format("{}: {}", plan_.directory, report::counted(instances_.size(), "instance")));
    return status_.value();
  }

 private:
  /// Runs jobs 0..count-1 on threads, and take(result) on this one, in their order. Throws: what a
  /// job throws; Stopped.
  template <class Result, class Work, class Take>
  void in_parallel(std::size_t count, const Work& work, const Take& take) {
    OrderedJobs<Result> jobs(
        count, plan_.jobs, [&](std::uint64_t number, const std::atomic<bool>& ending) {
          const WorkLimits limits{Limits(limits_.remaining(), &ending), &ending};
          const LimitsScope scope(limits.limits);
          return work(static_cast<std::size_t>(number), limits);
        });
    const auto idle = [&] {
      if (limits_.expired()) jobs.stop();
      progress_.tick();
    };
    std::size_t taken = 0;
    while (std::optional<Result> result = jobs.next(idle)) {
      take(std::move(*result));
      ++taken;
    }
    if (taken < count) limits_.check();
  }

  void choose_boards() {
    progress_.set_total(plan_.boards());
    for (std::size_t size = 0; size < plan_.sizes.size(); ++size) {
      if (plan_.numbers(size).size() == 0) continue;
      BoardChoice choice(plan_, size);
      const std::size_t before = boards_.size();
      while (true) {
        const std::vector<Candidate> round = choice.next_round();
        if (round.empty()) break;
        make_round(round, choice);
        progress_.set(before + choice.chosen());
      }
      report(choice, plan_.sizes[size].geometry.size());
      for (FamilyBoard& board : choice.take()) boards_.push_back(std::move(board));
    }
    // Other ranges may still have boards.
    if (boards_.empty() && !plan_.partial()) throw no_boards();
  }

  using Made = std::pair<FamilyBoard, Fit>;

  Made make_board(const Candidate& candidate, const WorkLimits& work) {
    const Try* const known = tries_.find(candidate);
    // Nothing else is needed from a board that doesn't fit.
    if (known != nullptr && known->fit != Fit::fits) return {FamilyBoard{candidate}, known->fit};
    FamilyBoard board = make_family_board(plan_, candidate, work.limits);
    if (!plan_.calibration) return {std::move(board), Fit::fits};
    if (known != nullptr) {
      board.runs = known->runs;
      return {std::move(board), known->fit};
    }
    const Fit fit = calibrate(plan_, board, work);
    tries_.add(board, fit);
    return {std::move(board), fit};
  }

  void make_round(const std::vector<Candidate>& round, BoardChoice& choice) {
    std::string note = fmt::format("{0}x{0}", plan_.sizes[round.front().size].geometry.size());
    if (plan_.calibration) note += ": " + choice.summary();
    progress_.set_note(std::move(note));
    in_parallel<Made>(
        round.size(),
        [&](std::size_t i, const WorkLimits& work) { return make_board(round[i], work); },
        [&](Made made) {
          choice.add(std::move(made.first), made.second);
          progress_.set(boards_.size() + choice.chosen());
        });
  }

  /// Reports how the calibration of a size went.
  void report(const BoardChoice& choice, int size) {
    if (!plan_.calibration) return;
    const std::string text = fmt::format("{0}x{0}: {1}", size, choice.summary());
    progress_.clear();
    if (choice.enough()) {
      spdlog::info(text);
    } else {
      spdlog::warn(text + "; a wider --window or --open, or more --tries, may find more");
      status_.add_undecided();
    }
  }

  void write_boards() {
    progress_.set_note("writing");
    progress_.set_total(boards_.size());
    progress_.set(0);
    make_folders(plan_, directory_);
    std::size_t done = 0;
    in_parallel<WrittenBoard>(
        boards_.size(),
        [&](std::size_t i, const WorkLimits& work) {
          return write_board(plan_, boards_[i], directory_, work);
        },
        [&](WrittenBoard written) {
          std::move(written.instances.begin(), written.instances.end(),
                    std::back_inserter(instances_));
          std::move(written.times.begin(), written.times.end(), std::back_inserter(times_));
          progress_.set(++done);
        });
  }

  void write_documents() {
    sudoku_sat::cli::write_documents(plan_, directory_, instances_, times_);
    std::size_t unknown = 0;
    for (const FamilyBoard& board : boards_) unknown += board.expected == Answer::unknown ? 1 : 0;
    progress_.clear();
    if (unknown == 0) return;
    spdlog::warn(fmt::format("{} not decided within --budget: expected result is unknown",
                             report::counted(unknown, "board")));
  }

  int stopped() {
    progress_.clear();
    spdlog::error(fmt::format("{} after {} of {}: nothing is written",
                              Stopped(limits_.reached()).what(),
                              instances_.empty() ? boards_.size() : instances_.size(),
                              report::counted(plan_.boards(), "board")));
    if (plan_.tries_asked) {
      spdlog::info(fmt::format("{}: the next run continues from there", plan_.tries_file));
    }
    return base::ExitStatus::undecided;
  }

  const FamilyPlan& plan_;
  Limits limits_;
  NewDirectory directory_;
  KeptTries tries_;
  Progress progress_{"boards"};
  base::ExitStatus status_;
  std::vector<FamilyBoard> boards_;
  std::vector<Json> instances_;
  std::vector<Json> times_;
};

/// The family of boards that were made in parts.
int join_packs(const FamilyPlan& plan) {
  NewDirectory directory(plan.directory);
  make_folders(plan, directory);
  const PackedFamily family = unpack_all(plan, directory);
  if (family.instances.empty()) throw no_boards();
  write_documents(plan, directory, family.instances, family.times);
  directory.commit();
  spdlog::info(
      fmt::format("{}: {}", plan.directory, report::counted(family.instances.size(), "instance")));
  const std::size_t wanted = plan.sizes.size() * plan.count * plan.formulations.size();
  return family.instances.size() < wanted ? base::ExitStatus::undecided : base::ExitStatus::done;
}

RangeWork family_ranges(const CommandLine& line) {
  if (line.has("timeout")) throw UsageError("--timeout can't be used for parts of a family");
  return {family_plan(line).units(), {}, ""};
}

int run_family(const CommandLine& line) {
  const FamilyPlan plan = family_plan(line);
  require_disk(plan);
  return plan.packs.empty() ? MakeFamily(plan).run() : join_packs(plan);
}

}  // namespace

const Runner runner_entries::family{
    .about = command_entries::family, .run = run_family, .ranges = family_ranges, .joins = true};

}  // namespace sudoku_sat
