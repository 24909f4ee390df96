// sudoku-sat explain: the solution derived step by step, each step from a small set of reasons.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <optional>

#include "cli/choices.hpp"
#include "cli/explain/writers.hpp"
#include "cli/globals.hpp"
#include "cli/streams/counting_run.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

/// text, json, html and what draws.
std::vector<std::string_view> known_formats() {
  std::vector<std::string_view> known{"text", "json"};
  for (const Format* format : formats()) {
    if (format->write_pages != nullptr) known.push_back(format->name);
  }
  return known;
}

std::string format_option(const CommandLine& line) {
  std::string name = line.get("format").value_or("text");
  const auto known = known_formats();
  if (std::find(known.begin(), known.end(), name) == known.end()) reject("format", name, known);
  return name;
}

/// Whether it writes pictures one by one; `html` is a page of all steps.
bool draws_steps(const std::string& format) {
  return find_format(format) != nullptr && format != "html";
}

std::size_t step_option(const CommandLine& line, const std::string& format) {
  constexpr std::uint64_t most = 1'000'000;
  const auto step = report::number_option(line, "step", 1, most);
  if (step && !draws_steps(format)) throw UsageError("--step needs -f svg, png, pdf or tex");
  if (step && line.has("split")) throw UsageError("--step and --split can't be combined");
  return step.value_or(0);
}

/// The directory of --split; empty without it. Throws: UsageError.
std::string split_option(const CommandLine& line, const std::string& format) {
  if (!line.has("split")) return {};
  if (!draws_steps(format)) throw UsageError("--split needs -f svg, png, pdf or tex");
  const std::string directory = line.get("output").value_or("");
  if (directory.empty()) throw UsageError("--split: name a directory with -o");
  return directory;
}

/// Pages where pictures are printed: of all steps in one PDF.
const Paper* paper_for(const CommandLine& line, const std::string& format,
                       const PictureOptions& options) {
  if (options.paper != nullptr && !draws_steps(format)) {
    throw UsageError("--page needs -f svg, png, pdf or tex");
  }
  const bool all = !line.has("step") && !line.has("split");
  return options.paper == nullptr && format == "pdf" && all ? &papers().front() : options.paper;
}

class Explain {
 public:
  explicit Explain(const CommandLine& line)
      : run_(line, "cells"),
        format_(format_option(line)),
        question_(report::question_of(line)),
        step_(step_option(line, format_)),
        drawn_(find_format(format_)),
        options_(PictureOptions::of(line, drawn_)),
        text_(color_wanted(!line.has("output")), buffer_) {
    if (pictures() && run_.several()) {
      throw UsageError("an HTML page shows one puzzle, but the input has several");
    }
    options_.paper = paper_for(line, format_, options_);
    if (question_.kind == report::Question::Kind::solution) question_.last_step = step_;
    const std::string directory = split_option(line, format_);
    if (!directory.empty()) {
      directory_.emplace(directory);
    } else {
      if (drawn_ != nullptr) require_no_terminal(line, *drawn_);
      open_output(line, out_);
    }
  }

  int run() {
    const int status = run_.run([this](CountingRun::Item& item) { handle(item); });
    if (!written_) return status;
    if (directory_) directory_->commit();
    if (out_) out_->commit();
    return status;
  }

 private:
  void handle(CountingRun::Item& item) {
    report::Explanation explanation{.status = item.status};
    if (item.input.puzzle) explanation = find_or_fail(item);
    if (run_.limits().expired()) run_.end_time();
    if (format_ == "json") {
      put(report::dump(report::explanation_json(item.index, item.input, question_, explanation)) +
          "\n");
    }
    if (explanation.failed) buffer_.clear();
    if (!item.input.puzzle || explanation.failed) return;
    judge(item, explanation);
    if (format_ == "text") finish_text(item, explanation);
    if (pictures()) draw(item.input, explanation);
  }

  bool pictures() const { return drawn_ != nullptr; }

  /// A failure ends this puzzle alone; the run goes on with the next one.
  report::Explanation find_or_fail(const CountingRun::Item& item) {
    try {
      return find(item);
    } catch (const SolverError& error) {
      return fail(item, error.what());
    } catch (const std::bad_alloc&) {
      return fail(item, "not enough memory");
    }
  }

  report::Explanation fail(const CountingRun::Item& item, const std::string& what) {
    run_.status().add_failure();
    run_.progress().clear();
    spdlog::error(fmt::format("{}: {}", to_string(item.input.position), what));
    return {.status = "unknown", .failed = true, .reason = what};
  }

  report::Explanation find(const CountingRun::Item& item) {
    const Board& board = *item.input.puzzle->board;
    const bool at_once = format_ == "text" && question_.kind == report::Question::Kind::solution;
    if (format_ == "text") text_.begin(item.input, !written_);
    const report::OnSteps on_steps{.step =
                                       [&](const Step& step) {
                                         if (at_once) text_.step(step, board);
                                         if (at_once) put_text();
                                       },
                                   .cells =
                                       [&](std::size_t known, std::size_t all) {
                                         run_.progress().set(known);
                                         run_.progress().set_total(all);
                                         run_.progress().tick();
                                       }};
    const Limits limits = run_.limits();
    return report::explain(*item.input.puzzle, question_, limits, on_steps);
  }

  void finish_text(const CountingRun::Item& item, const report::Explanation& explanation) {
    if (question_.kind != report::Question::Kind::solution) {
      for (const Step& step : explanation.steps) text_.step(step, *item.input.puzzle->board);
    }
    text_.end(*item.input.puzzle, question_, explanation);
    put_text();
  }

  void draw(const PuzzleInput& input, const report::Explanation& explanation) {
    if (unsolvable(explanation)) return;
    if (format_ == "html") return put(explanation_html(input, explanation, options_.theme));
    const StepPictures how{*drawn_, options_.theme, options_.paper};
    if (directory_) {
      written_ = true;
      return for_each_step_picture(
          input, explanation, how, {}, [this](std::size_t number, const auto& picture) {
            write_file(directory_->file(fmt::format("step-{:03}.{}", number, format_)), picture);
          });
    }
    if (step_ == 0) return put(explanation_pictures(input, explanation, how));
    bool found = false;
    for_each_step_picture(input, explanation, how, step_, [&](std::size_t, const auto& picture) {
      put(picture);
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

  static bool unsolvable(const report::Explanation& explanation) {
    return explanation.status == "inconsistent" || explanation.status == "unsatisfiable";
  }

  /// Sets the exit status, and reports what the output has no place for.
  void judge(const CountingRun::Item& item, const report::Explanation& explanation) {
    if (unsolvable(explanation)) {
      run_.status().add_unsolvable();
      if (pictures()) say(item, "there is no solution; `sudoku-sat check` says why");
    } else if (explanation.status == "unknown") {
      run_.status().add_undecided();
      if (!interrupt()) {
        say(item, fmt::format("{} after {}", explanation.reason,
                              report::counted(explanation.steps.size(), "step")));
      }
    }
    spdlog::debug(fmt::format("{}: {}, {}", to_string(item.input.position), explanation.status,
                              report::counted(explanation.steps.size(), "step")));
    if (explanation.has_answer) return;
    run_.status().add_failure();
    run_.progress().clear();
    spdlog::error(fmt::format("{}: {}", to_string(item.input.position), explanation.answer));
  }

  void say(const CountingRun::Item& item, const std::string& text) {
    run_.progress().clear();
    spdlog::warn(fmt::format("{}: {}", to_string(item.input.position), text));
  }

  void put_text() {
    put(buffer_);
    buffer_.clear();
  }

  void put(const std::string& text) {
    run_.progress().clear();
    written_ = true;
    out_->write(text);
    out_->flush();
  }

  CountingRun run_;
  std::string format_;
  report::Question question_;
  std::size_t step_;
  const Format* drawn_;  ///< null: text or JSON
  PictureOptions options_;
  std::optional<NewDirectory> directory_;  ///< of --split
  std::string buffer_;
  ExplainText text_;
  std::optional<Output> out_;
  bool written_ = false;
};

int run_explain(const std::vector<std::string>& arguments) {
  CommandLine line(
      "explain", "Derive the solution step by step, with as few reasons per step as possible.",
      "sudoku-sat explain -f html -o steps.html puzzles/generated/board-6.txt", "[INPUT...]");
  add_input_options(line);
  line.group("Explaining");
  line.value("cell", "CELL", "explain the value of r4c5: only the steps that lead to it");
  line.value("why-not", "CELL=VALUE",
             "explain why r4c5 can't be 3: only the steps that rule it out");
  line.value("timeout", "SECONDS",
             "time limit for each puzzle; the steps found so far are written");
  line.group("Output");
  line.value("f,format", "FORMAT",
             "text, json, svg, png, pdf or tex (pictures of all steps) or html (a page to click "
             "through) (default: text)",
             known_formats());
  add_output_file_option(line);
  line.group("Pictures");
  add_theme_option(line);
  line.value(
      "page", "PAPER",
      "page size: a4, a5 or letter (default: a4 for pdf, otherwise one page as large as it gets)");
  line.value("step", "K", "draw only step K, as svg, png, pdf or tex");
  line.flag("split", "write one file per step into the new directory -o: step-001.svg ...");
  if (!line.parse(arguments)) return base::ExitStatus::done;
  return Explain(line).run();
}

}  // namespace

const Command command_entries::explain{
    .name = "explain", .summary = "explain the solution step by step", .run = run_explain};

}  // namespace sudoku_sat
