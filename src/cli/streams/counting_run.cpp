#include "counting_run.hpp"

#include <fmt/format.h>

#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "puzzle_writer.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

CountingRun::CountingRun(const CommandLine& line, const std::string& counted)
    : PuzzleJob(line, counted), excluded_(line.all("exclude"), open_input) {
  options_.limit = line.number("limit").value_or(0);
  options_.with_variables = line.has("variables");
  if (line.has("jobs")) options_.threads = jobs_option(line);
  options_.on_progress = [this](const BigCount& found) {
    show_progress(static_cast<std::uint64_t>(found.number));
  };
}

void CountingRun::show_progress(std::uint64_t done) {
  progress().set(done);
  progress().tick();
}

/// This doesn't count towards a puzzle's time: the files are for all puzzles.
std::optional<PuzzleInput> CountingRun::read() {
  std::optional<PuzzleInput> input = PuzzleJob::read();
  if (input && input->puzzle) excluded(*input->puzzle->board);
  return input;
}

int CountingRun::run(const std::function<void(Item&)>& work) {
  return PuzzleJob::run([&](const PuzzleInput& input, std::size_t index) {
    Item item{.input = input, .index = index, .reason = input.error};
    work(item);
    if (input.puzzle && item.status == "unsatisfiable") status().add_unsolvable();
    progress().clear();
  });
}

void CountingRun::open(const CommandLine& line) { open_output(line, out_); }

void CountingRun::write(std::string_view text) {
  progress().clear();
  written_ = true;
  out_->write(text);
  out_->flush();
}

void CountingRun::commit() {
  if (written_) out_->commit();
}

int CountingRun::finish(int status) {
  if (interrupt()) {
    out_->flush();
  } else {
    out_->commit();
  }
  return status;
}

void CountingRun::say(spdlog::level::level_enum level, const Item& item, std::string_view text) {
  progress().clear();
  spdlog::log(level, fmt::format("{}: {}", to_string(item.input.position), text));
}

const std::vector<Grid>& CountingRun::excluded(const Board& board) {
  excluded_.read(board, options_.excluded);
  return options_.excluded;
}

Counted CountingRun::count(Item& item, const Puzzle& puzzle) {
  excluded(*puzzle.board);
  const auto begin = Limits::Clock::now();
  const Counted counted = sudoku_sat::count(puzzle, options_, limits());
  item.seconds += std::chrono::duration<double>(Limits::Clock::now() - begin).count();
  progress().clear();
  judge(item, counted);
  return counted;
}

Estimate CountingRun::estimate(Item& item, const EstimateOptions& wanted, bool with_variables) {
  const auto begin = Limits::Clock::now();
  const Estimate estimate = report::estimate_item(item, wanted, with_variables, limits());
  item.seconds += std::chrono::duration<double>(Limits::Clock::now() - begin).count();
  progress().clear();
  const std::string warning = report::add_estimate(item, estimate);
  if (!warning.empty()) say(spdlog::level::warn, item, warning);
  if (item.status == "unknown") status().add_undecided();
  return estimate;
}

void CountingRun::blame_marks(Item& item) {
  if (report::blame_marks(item, limits())) say(spdlog::level::warn, item, item.reason);
}

void CountingRun::judge(Item& item, const Counted& result) {
  if (result.stopped) status().add_undecided();
  const std::string warning = report::add_count(item, result, options_.limit);
  if (!warning.empty()) say(spdlog::level::warn, item, warning);
}

}  // namespace sudoku_sat::cli
