// Writes the puzzles of `rate`: data as it comes, tables at the end, with the number of puzzles at
// each level.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/command_line.hpp"
#include "cli/table.hpp"
#include "report/rate_columns.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

class RateOutput {
 public:
  /// Throws: UsageError for an unknown format; OutputError.
  explicit RateOutput(const CommandLine& line);

  /// `reason`: why something is missing; may be empty.
  void add(const report::RateRow& row, const std::string& reason);

  /// Writes what is left; after an interrupt a file stays as it was.
  void finish();

 private:
  bool streamed() const { return format_ == "csv" || format_ == "json"; }
  void stream(const report::RateRow& row, const std::string& reason);
  void collect(const report::RateRow& row);
  report::Table puzzles() const;
  report::Table summary() const;

  std::string format_;
  std::size_t width_;
  bool only_summary_;
  std::vector<report::RateColumn> columns_;
  std::optional<Output> out_;
  bool begun_ = false;
  std::vector<std::vector<std::string>> rows_;  ///< of a table: all columns
  std::map<std::string, std::size_t> counts_;   ///< puzzles by level, or by status without one
  std::size_t total_ = 0;
};

}  // namespace sudoku_sat::cli
