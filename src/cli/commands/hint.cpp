// sudoku-sat hint: the next step, as much of it as is asked for.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "cli/choices.hpp"
#include "cli/explain/reason_lines.hpp"
#include "cli/explain/writers.hpp"
#include "cli/globals.hpp"
#include "cli/streams/counting_run.hpp"
#include "registry.hpp"
#include "report/hint.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

class Hint {
 public:
  explicit Hint(const CommandLine& line)
      : run_(line, "cells"),
        json_(line.text("format") == "json"),
        telling_(report::telling_of(line)),
        text_(color_wanted(!line.has("output")), buffer_) {
    open_output(line, out_);
  }

  int run() {
    const int status = run_.run([this](CountingRun::Item& item) { handle(item); });
    if (written_) out_->commit();
    return status;
  }

 private:
  void handle(CountingRun::Item& item) {
    report::Explanation explanation{.status = item.status};
    if (item.input.puzzle) {
      explanation = report::explain(*item.input.puzzle, report::next_step(), run_.limits(), {});
    }
    if (run_.limits().expired()) run_.end_time();
    if (json_) {
      put(report::dump(report::hint_json(item.index, item.input, telling_, explanation)) + "\n");
    }
    if (!item.input.puzzle) return;
    report::note(explanation, run_.status());
    if (explanation.failed) return say(spdlog::level::err, item, explanation.reason);
    if (!json_) write(item, explanation);
  }

  void write(const CountingRun::Item& item, const report::Explanation& explanation) {
    buffer_.clear();
    if (report::is_unsolvable(explanation)) {
      text_.end(*item.input.puzzle, report::next_step(), explanation);
    } else if (!explanation.steps.empty()) {
      const Board& board = *item.input.puzzle->board;
      const Step& step = explanation.steps.front();
      buffer_ = report::hint_sentence(step, board, telling_) + "\n";
      if (telling_ == report::Telling::why) text_.first_step(*item.input.puzzle, step);
    } else if (explanation.status == "unknown") {
      if (!interrupt()) say(spdlog::level::warn, item, explanation.reason);
      return;
    } else {
      buffer_ = report::no_hint(explanation) + "\n";
    }
    put(buffer_);
  }

  void say(spdlog::level::level_enum level, const CountingRun::Item& item,
           const std::string& text) {
    run_.progress().clear();
    spdlog::log(level, fmt::format("{}: {}", to_string(item.input.position), text));
  }

  void put(const std::string& text) {
    run_.progress().clear();
    written_ = true;
    out_->write(text);
    out_->flush();
  }

  CountingRun run_;
  bool json_;
  report::Telling telling_;
  std::string buffer_;
  ExplainText text_;
  std::optional<Output> out_;
  bool written_ = false;
};

int run_hint(const CommandLine& line) { return Hint(line).run(); }

}  // namespace

const Runner runner_entries::hint{.about = command_entries::hint, .run = run_hint};

}  // namespace sudoku_sat
