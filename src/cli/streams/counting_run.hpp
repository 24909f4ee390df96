// The loop of the commands that count: puzzles one after the other, limits, progress, exit status.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/exit_status.hpp"
#include "cli/command_line.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "inputs.hpp"
#include "report/counting.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

/// Input, --limit, --exclude, -j, --timeout.
void add_counting_options(CommandLine& line);

/// -j: the number of threads; 0: as many as the machine runs at once. Throws: UsageError.
unsigned jobs_option(const CommandLine& line);

class CountingRun {
 public:
  /// `counted`: what a progress bar counts.
  explicit CountingRun(const CommandLine& line, const std::string& counted = "solutions");

  using Item = report::CountingItem;

  /// Calls `work` for each item of the input until an interrupt. Returns the exit status.
  int run(const std::function<void(Item&)>& work);

  /// At the end of a run: a file is written if the run is complete; else it stays as it was.
  static void finish(Output& out);

  /// Counts the solutions, and reports what went wrong.
  Counted count(Item& item, const Puzzle& puzzle);

  /// Limits for the item at hand: what is left of --timeout, and interrupts.
  const Limits& limits() const { return limits_; }
  /// From now on only interrupts end what is done for the item: what is known of it is written.
  void end_time() {
    limits_ = Limits({}, &interrupt(), [this] { progress_.tick(); });
  }
  const std::vector<Grid>& excluded(const Board& board);
  std::uint64_t limit() const { return options_.limit; }
  /// Whether there is more than one puzzle. Reads ahead.
  bool several() { return inputs_.several(); }
  base::ExitStatus& status() { return status_; }
  Progress& progress() { return progress_; }

 private:
  void fail(const Item& item, const std::string& what);
  void judge(Item& item, const Counted& counted);

  PuzzleStream inputs_;
  std::vector<std::string> excluded_files_;
  bool excluded_read_ = false;
  EnumerateOptions options_;
  std::optional<double> timeout_;
  Limits limits_;
  Progress progress_;
  base::ExitStatus status_;
};

}  // namespace sudoku_sat::cli
