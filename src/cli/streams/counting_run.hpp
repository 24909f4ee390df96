// The loop of the commands that count or explain; an item for each puzzle has the result.
#pragma once

#include <spdlog/spdlog.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "puzzle_job.hpp"
#include "report/counting.hpp"
#include "report/given_grids.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

class CountingRun : public PuzzleJob {
 public:
  explicit CountingRun(const CommandLine& line, const std::string& counted = "solutions");

  using Item = report::CountingItem;

  /// Calls `work` for each item of the input until an interrupt. Returns the exit status.
  int run(const std::function<void(Item&)>& work);

  /// Opens the output, once the options have been checked. Throws: UsageError, OutputError.
  void open(const CommandLine& line);
  /// Writes it at once.
  void write(std::string_view text);
  bool written() const { return written_; }
  /// A file is complete, if anything was written.
  void commit();
  /// At the end of a run: a file is written if the run is complete; otherwise it stays as it was.
  /// Returns the status.
  int finish(int status);

  /// A message about the item.
  void say(spdlog::level::level_enum level, const Item& item, std::string_view text);

  /// Counts the solutions, and reports what went wrong.
  Counted count(Item& item, const Puzzle& puzzle);

  /// Estimates their number, and reports what went wrong.
  Estimate estimate(Item& item, const EstimateOptions& wanted, bool with_variables);
  void show_progress(std::uint64_t done);

  /// Says which pencil marks leave no solution, if that is why there is none.
  void blame_marks(Item& item);

  const std::vector<Grid>& excluded(const Board& board);
  std::uint64_t limit() const { return options_.limit; }

 private:
  /// Reads the files of --exclude for the first puzzle's board.
  std::optional<PuzzleInput> read() override;
  void judge(Item& item, const Counted& counted);

  report::ExcludedSolutions excluded_;
  EnumerateOptions options_;
  std::optional<Output> out_;
  bool written_ = false;
};

}  // namespace sudoku_sat::cli
