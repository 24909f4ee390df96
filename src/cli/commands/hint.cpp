// sudoku-sat hint: the next step, as much of it as is asked for.
#include "cli/choices.hpp"
#include "cli/explain/reason_lines.hpp"
#include "cli/explain/writers.hpp"
#include "cli/globals.hpp"
#include "cli/streams/counting_run.hpp"
#include "registry.hpp"
#include "report/player_hint.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

class Hint {
 public:
  explicit Hint(const CommandLine& line)
      : line_(line),
        run_(line, "cells"),
        json_(line.text("format") == "json"),
        telling_(report::telling_of(line)),
        text_(color_wanted(!line.has("output")), buffer_) {
    run_.open(line);
  }

  int run() {
    const int status = run_.run([this](CountingRun::Item& item) { handle(item); });
    run_.commit();
    return status;
  }

 private:
  void handle(CountingRun::Item& item) {
    if (item.input.puzzle) {
      if (const auto state = report::state_option(line_, item.input, open_input)) {
        return from_state(item, *state);
      }
    }
    report::Explanation explanation{.status = item.status};
    if (item.input.puzzle) {
      explanation = report::explain(*item.input.puzzle, report::next_step(), run_.limits(), {});
    }
    if (run_.limits().expired()) run_.end_time();
    if (json_) {
      run_.write(report::dump(report::hint_json(item.index, item.input, telling_, explanation)) +
                 "\n");
    }
    if (!item.input.puzzle) return;
    report::note(explanation, run_.status());
    if (explanation.failed) return run_.say(spdlog::level::err, item, explanation.reason);
    buffer_.clear();
    if (!json_) write(item, *item.input.puzzle, explanation);
  }

  void from_state(const CountingRun::Item& item, const report::PlayerState& state) {
    const report::PlayerHint hint = report::hint_from(state, run_.limits());
    if (run_.limits().expired()) run_.end_time();
    if (json_)
      run_.write(report::dump(report::hint_json(item.index, item.input, telling_, hint)) + "\n");
    report::note(hint, run_.status());
    if (hint.explanation.failed) {
      return run_.say(spdlog::level::err, item, hint.explanation.reason);
    }
    if (json_) return;
    buffer_ = hint.several ? "The puzzle has several solutions.\n" : "";
    if (hint.fault) return write(hint);
    write(item, hint.puzzle, hint.explanation);
  }

  /// What is wrong, and the steps that show it.
  void write(const report::PlayerHint& hint) {
    buffer_ += report::fault_sentence(hint, telling_) + "\n";
    if (telling_ == report::Telling::why) {
      bool first = true;
      for (const Step& step : hint.explanation.steps) {
        if (std::exchange(first, false)) {
          text_.first_step(hint.puzzle, step);
        } else {
          text_.step(step);
        }
      }
    }
    run_.write(buffer_);
  }

  void write(const CountingRun::Item& item, const Puzzle& puzzle,
             const report::Explanation& explanation) {
    if (report::is_unsolvable(explanation)) {
      text_.end(puzzle, report::next_step(), explanation);
    } else if (!explanation.steps.empty()) {
      const Step& step = explanation.steps.front();
      buffer_ += report::hint_sentence(step, *puzzle.board, telling_) + "\n";
      if (telling_ == report::Telling::why) text_.first_step(puzzle, step);
    } else if (explanation.status == "unknown") {
      if (!interrupt()) run_.say(spdlog::level::warn, item, explanation.reason);
      return;
    } else {
      buffer_ += report::no_hint(explanation) + "\n";
    }
    run_.write(buffer_);
  }

  const CommandLine& line_;
  CountingRun run_;
  bool json_;
  report::Telling telling_;
  std::string buffer_;
  ExplainText text_;
};

int run_hint(const CommandLine& line) { return Hint(line).run(); }

}  // namespace

const Runner runner_entries::hint{.about = command_entries::hint, .run = run_hint};

}  // namespace sudoku_sat
