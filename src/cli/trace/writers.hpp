// The output forms of `trace` besides JSON (report/trace_json.hpp).
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "page_data.hpp"
#include "report/trace_writer.hpp"

namespace sudoku_sat::cli {

/// For people: a line for each step, with the level at its beginning.
class TraceText : public report::TraceWriter {
 public:
  using Write = std::function<void(std::string_view)>;

  /// The task must outlive this.
  TraceText(const report::TraceTask& task, Write write);

  void step(const TraceStep& step) override;
  void end(const TraceOutcome& outcome) override;

 private:
  std::string words_of(const TraceStep& step) const;
  std::string because_of(ClauseNumber number, std::span<const Lit> clause) const;

  const report::TraceTask& task_;
  Write write_;
};

/// A page in HTML that replays the trace; written at the end.
class TracePage : public report::TraceWriter {
 public:
  using Write = std::function<void(std::string_view)>;

  /// The task must outlive this. Throws: SolverError if the board is too large for a page.
  TracePage(const report::TraceTask& task, Theme theme, Write write);

  /// The most steps of a page, which has about 16 bytes at most for each of them, and 30 times as
  /// many for each conflict.
  static constexpr std::uint64_t max_steps = 3'000'000;

  void step(const TraceStep& step) override { data_.step(step); }
  void end(const TraceOutcome& outcome) override;

 private:
  const report::TraceTask& task_;
  Theme theme_;
  Write write_;
  TracePageData data_;
};

}  // namespace sudoku_sat::cli
