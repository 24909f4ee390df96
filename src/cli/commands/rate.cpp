// sudoku-sat rate: how much inference a puzzle needs, and how hard it is for people. CSV and JSON
// are written puzzle by puzzle, so that a long run can be followed and interrupted. A table needs
// all rows first, for the widths of its columns and the summary by level.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/choices.hpp"
#include "cli/command_line.hpp"
#include "cli/globals.hpp"
#include "cli/streams/counting_run.hpp"
#include "cli/table.hpp"
#include "registry.hpp"
#include "report/answers.hpp"
#include "report/rate_columns.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

std::string percent(std::size_t part, std::size_t whole) {
  return fmt::format("{:.2f}", 100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

class RateOutput {
 public:
  /// Throws: UsageError for an unknown format; OutputError.
  RateOutput(const CommandLine& line, CountingRun& run)
      : run_(run),
        format_(line.text("format")),
        width_(table_width(line)),
        only_summary_(line.has("summary")),
        columns_(report::rate_columns(line.positional().size() > 1)) {
    run_.open(line);
  }

  /// `reason`: why something is missing; may be empty.
  void add(const report::RateRow& row, const std::string& reason) {
    ++total_;
    ++counts_[row.rate.level
                  ? std::string(name(*row.rate.level))
                  : std::string(row.input.puzzle ? "unknown" : report::unread_word(row.input))];
    if (only_summary_) return;
    if (streamed()) {
      stream(row, reason);
    } else {
      collect(row);
    }
  }

  /// Writes what is left.
  void finish() {
    if (only_summary_) {
      run_.write(format_table(summary(), format_, width_));
    } else if (!streamed() && !rows_.empty()) {
      run_.write(format_table(puzzles(), format_, width_));
      if (total_ > 1) run_.write("\n" + format_table(summary(), format_, width_));
    }
  }

 private:
  bool streamed() const { return format_ == "csv" || format_ == "json"; }
  void stream(const report::RateRow& row, const std::string& reason) {
    if (format_ == "json") {
      base::Json json = report::to_json(row);
      if (!reason.empty()) json["reason"] = reason;
      run_.write(report::dump(json) + "\n");
    } else {
      std::vector<std::string> names;
      std::vector<std::string> fields;
      for (const report::RateColumn& column : columns_) {
        names.emplace_back(column.name);
        fields.push_back(report::text_of(column, row));
      }
      run_.write((begun_ ? "" : csv_line(names)) + csv_line(fields));
    }
    begun_ = true;
  }

  void collect(const report::RateRow& row) {
    std::vector<std::string>& texts = rows_.emplace_back();
    for (const report::RateColumn& column : columns_) {
      texts.push_back(column.in_tables ? report::text_of(column, row) : "");
    }
  }

  /// The rows, without columns that are empty because they were not requested.
  report::Table puzzles() const {
    const auto& columns = columns_;
    report::Table table;
    table.rows.resize(rows_.size());
    for (std::size_t column = 0; column < columns.size(); ++column) {
      const bool blank = std::all_of(rows_.begin(), rows_.end(),
                                     [&](const auto& row) { return row[column].empty(); });
      const bool inference = !columns[column].group.empty();
      if (blank && !inference) continue;
      table.columns.emplace_back(columns[column].name);
      for (std::size_t row = 0; row < rows_.size(); ++row) {
        table.rows[row].push_back(rows_[row][column]);
      }
    }
    return table;
  }

  /// Puzzles by level; `cumulative` counts those of weaker levels too.
  report::Table summary() const {
    report::Table table{{"level", "puzzles", "percent", "cumulative"}, {}};
    std::size_t so_far = 0;
    for (const std::string_view level : level_names()) {
      const auto found = counts_.find(std::string(level));
      const std::size_t count = found == counts_.end() ? 0 : found->second;
      so_far += count;
      const bool last = level == name(Difficulty::none);
      if (total_ == 0 || (last && count == 0)) continue;
      table.add({std::string(level), std::to_string(count), percent(count, total_),
                 last ? "" : percent(so_far, total_)});
    }
    for (const char* word : {"unknown", "invalid"}) {
      const auto found = counts_.find(word);
      if (found == counts_.end()) continue;
      table.add({word, std::to_string(found->second), percent(found->second, total_), ""});
    }
    return table;
  }

  CountingRun& run_;
  std::string format_;
  std::size_t width_;
  bool only_summary_;
  std::vector<report::RateColumn> columns_;
  bool begun_ = false;
  std::vector<std::vector<std::string>> rows_;  ///< of a table: all columns
  std::map<std::string, std::size_t> counts_;   ///< puzzles by level, or by status without one
  std::size_t total_ = 0;
};

class RateRun {
 public:
  explicit RateRun(const CommandLine& line)
      : run_(line, "puzzles"),
        rater_(report::rate_options(line)),
        output_(line, run_),
        several_inputs_(line.positional().size() > 1) {}

  int run() {
    const int status = run_.run([this](CountingRun::Item& item) { rate(item); });
    output_.finish();
    return run_.finish(status);
  }

 private:
  void rate(CountingRun::Item& item) {
    run_.progress().set(item.index);
    const report::RatedPuzzle rated =
        report::rate_puzzle(rater_, item.input, run_.limits(), run_.status());
    item.status = rated.status;
    item.reason = rated.reason;
    if (rated.failed) run_.say(spdlog::level::err, item, item.reason);
    if (rated.rate.stopped && !interrupt()) run_.say(spdlog::level::warn, item, item.reason);
    output_.add({item.index, item.input, rated.rate, item.status,
                 several_inputs_ ? std::string_view(item.input.position.source) : ""},
                item.reason);
  }

  CountingRun run_;
  Rater rater_;
  RateOutput output_;
  bool several_inputs_;
};

int run_rate(const CommandLine& line) { return RateRun(line).run(); }

}  // namespace

const Runner runner_entries::rate{.about = command_entries::rate, .run = run_rate};

}  // namespace sudoku_sat
