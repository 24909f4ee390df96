// CSV and JSON are written puzzle by puzzle, so that a long run can be followed and interrupted. A
// table needs all rows first, for the widths of its columns and the summary by level.
#include "rate_output.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/choices.hpp"
#include "cli/streams/counting_run.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "report/answers.hpp"

namespace sudoku_sat::cli {

namespace {

std::string percent(std::size_t part, std::size_t whole) {
  return fmt::format("{:.2f}", 100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

}  // namespace

RateOutput::RateOutput(const CommandLine& line)
    : format_(line.text("format")),
      width_(table_width(line)),
      only_summary_(line.has("summary")),
      columns_(report::rate_columns(line.positional().size() > 1)) {
  open_output(line, out_);
}

void RateOutput::add(const report::RateRow& row, const std::string& reason) {
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

void RateOutput::stream(const report::RateRow& row, const std::string& reason) {
  if (format_ == "json") {
    base::Json json = report::to_json(row);
    if (!reason.empty()) json["reason"] = reason;
    out_->write(report::dump(json) + "\n");
  } else {
    std::vector<std::string> names;
    std::vector<std::string> fields;
    for (const report::RateColumn& column : columns_) {
      names.emplace_back(column.name);
      fields.push_back(report::text_of(column, row));
    }
    out_->write((begun_ ? "" : csv_line(names)) + csv_line(fields));
  }
  begun_ = true;
  out_->flush();
}

void RateOutput::collect(const report::RateRow& row) {
  std::vector<std::string>& texts = rows_.emplace_back();
  for (const report::RateColumn& column : columns_) {
    texts.push_back(column.in_tables ? report::text_of(column, row) : "");
  }
}

void RateOutput::finish() {
  if (only_summary_) {
    out_->write(format_table(summary(), format_, width_));
  } else if (!streamed() && !rows_.empty()) {
    out_->write(format_table(puzzles(), format_, width_));
    if (total_ > 1) out_->write("\n" + format_table(summary(), format_, width_));
  }
  CountingRun::finish(*out_);
}

/// The rows, without columns that are empty because they were not requested.
report::Table RateOutput::puzzles() const {
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
report::Table RateOutput::summary() const {
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

}  // namespace sudoku_sat::cli
