// sudoku-sat explain: the solution derived step by step, each step from a small set of reasons.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>

#include "cli/choices.hpp"
#include "cli/explain/writers.hpp"
#include "cli/globals.hpp"
#include "cli/streams/counting_run.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

/// The directory of --step-files; empty without it. Throws: UsageError.
std::string step_files_option(const CommandLine& line, bool drawn) {
  const std::string directory = line.get("output").value_or("");
  if (!line.has("step-files")) {
    std::error_code unknown;
    if (!drawn || !std::filesystem::is_directory(directory, unknown)) return {};
    throw UsageError(fmt::format(
        "--output: {} is a directory; with --step-files, each step becomes a file in a new one",
        directory));
  }
  if (directory.empty()) throw UsageError("--step-files: name a directory with -o");
  return directory;
}

/// Pages where pictures are printed: of all steps in one PDF.
const Paper* paper_for(const CommandLine& line, const std::string& format,
                       const PictureOptions& options) {
  const bool all = !line.has("step") && !line.has("step-files");
  return options.paper == nullptr && format == "pdf" && all ? &papers().front() : options.paper;
}

class Explain {
 public:
  explicit Explain(const CommandLine& line)
      : run_(line, "cells"),
        format_(line.text("format")),
        question_(report::question_of(line)),
        step_(line.number("step").value_or(0)),
        drawn_(find_format(format_)),
        options_(picture_options(line, drawn_)),
        text_(color_wanted(!line.has("output")), buffer_) {
    if (pictures() && run_.inputs().several()) {
      throw UsageError("an HTML page shows one puzzle, but the input has several");
    }
    options_.paper = paper_for(line, format_, options_);
    const std::string directory = step_files_option(line, drawn_ != nullptr);
    if (!directory.empty()) {
      directory_.emplace(directory);
    } else {
      if (drawn_ != nullptr) require_no_terminal(line, *drawn_);
      run_.open(line);
    }
  }

  int run() {
    const int status = run_.run([this](CountingRun::Item& item) { handle(item); });
    if (drew_step_) directory_->commit();
    run_.commit();
    return status;
  }

 private:
  void handle(CountingRun::Item& item) {
    report::Explanation explanation{.status = item.status};
    if (item.input.puzzle) explanation = find(item);
    if (run_.limits().expired()) run_.end_time();
    if (format_ == "json") {
      run_.write(
          report::dump(report::explanation_json(item.index, item.input, question_, explanation)) +
          "\n");
    }
    if (!item.input.puzzle) return;
    judge(item, explanation);
    if (explanation.failed) return buffer_.clear();
    if (format_ == "text") finish_text(item, explanation);
    if (pictures()) draw(item.input, explanation);
  }

  bool pictures() const { return drawn_ != nullptr; }

  report::Explanation find(const CountingRun::Item& item) {
    if (format_ == "text") text_.begin(item.input, !run_.written());
    const auto on_cells = [&](std::size_t known, std::size_t all) {
      run_.progress().set(known);
      run_.progress().set_total(all);
      run_.progress().tick();
    };
    const Limits limits = run_.limits();
    return report::explain(*item.input.puzzle, question_, limits, on_cells);
  }

  void finish_text(const CountingRun::Item& item, const report::Explanation& explanation) {
    for (const Step& step : explanation.steps) text_.step(step);
    text_.end(*item.input.puzzle, question_, explanation);
    run_.write(buffer_);
    buffer_.clear();
  }

  void draw(const PuzzleInput& input, const report::Explanation& explanation) {
    if (is_unsolvable(explanation)) return;
    if (format_ == "html") return run_.write(explanation_html(input, explanation, options_.theme));
    const StepPictures how{*drawn_, options_.theme, options_.paper};
    if (directory_) {
      drew_step_ = true;
      return for_each_step_picture(
          input, explanation, how, {}, [this](std::size_t number, const auto& picture) {
            write_file(directory_->file(fmt::format("step-{:03}.{}", number, format_)), picture);
          });
    }
    if (step_ == 0) return run_.write(explanation_pictures(input, explanation, how));
    bool found = false;
    for_each_step_picture(input, explanation, how, step_, [&](std::size_t, const auto& picture) {
      run_.write(picture);
      found = true;
    });
    if (!found && explanation.status != "unknown") {
      throw UsageError(
          fmt::format("--step {}: the last step is {}", step_, explanation.steps.size()));
    }
  }

  static void write_file(const std::string& name, const std::string& text) {
    Output file(name);
    file.watch(&interrupt());
    file.write(text);
    file.commit();
  }

  /// Sets the exit status, and reports what the output can't express.
  void judge(const CountingRun::Item& item, const report::Explanation& explanation) {
    note(explanation, run_.status());
    if (explanation.failed) return run_.say(spdlog::level::err, item, explanation.reason);
    const std::string steps = report::counted(explanation.steps.size(), "step");
    if (is_unsolvable(explanation)) {
      if (pictures()) {
        run_.say(spdlog::level::warn, item, "there is no solution; `sudoku-sat check` says why");
      }
    } else if (explanation.status == "unknown" && !interrupt()) {
      run_.say(spdlog::level::warn, item, fmt::format("{} after {}", explanation.reason, steps));
    }
    spdlog::debug(
        fmt::format("{}: {}, {}", to_string(item.input.position), explanation.status, steps));
    if (!explanation.has_answer) run_.say(spdlog::level::err, item, explanation.answer);
  }

  CountingRun run_;
  std::string format_;
  report::Question question_;
  std::size_t step_;
  const Format* drawn_;  ///< null: text or JSON
  PictureOptions options_;
  std::optional<NewDirectory> directory_;  ///< of --step-files
  std::string buffer_;
  ExplainText text_;
  bool drew_step_ = false;
};

int run_explain(const CommandLine& line) { return Explain(line).run(); }

}  // namespace

const Runner runner_entries::explain{.about = command_entries::explain, .run = run_explain};

}  // namespace sudoku_sat
