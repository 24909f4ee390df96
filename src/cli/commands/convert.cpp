// sudoku-sat convert: puzzles from any format to any other, pictures too, without solving; with
// --minimize, givens that follow from the others are left out.
#include <fmt/ranges.h>
#include <spdlog/spdlog.h>

#include <utility>

#include "cli/choices.hpp"
#include "cli/streams/puzzle_job.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "report/answers.hpp"
#include "report/minimized.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

class Convert {
 public:
  explicit Convert(const CommandLine& line)
      : job_(line),
        minimize_(line.has("minimize")),
        writer_(line, !line.has("format") && job_.inputs().several() ? "line" : "grid"),
        givens_alone_(writer_.lines() || line.get("format") == "csv") {
    job_.inputs().before_wait([this] { writer_.flush(); });
    writer_.require_room(job_.inputs());
  }

  int run() {
    int status = 0;
    writer_.keep_answers_of([&] {
      status = job_.run([this](const PuzzleInput& input, std::size_t index) {
        convert(input, index);
        job_.count_finished();
        job_.progress().set(index + 1);
        job_.progress().tick();
      });
    });
    writer_.finish();
    return status;
  }

 private:
  void convert(const PuzzleInput& input, std::size_t index) {
    if (!minimize_ || !input.puzzle) return write(input, index, {});
    PuzzleInput less = input;
    const report::Minimized minimized = report::minimize(less, job_.limits(), job_.status());
    if (minimized.failed()) {
      job_.end_time();
      job_.progress().clear();
      spdlog::error(
          fmt::format("{}: not minimized: {}", to_string(input.position), minimized.reason));
    }
    write(less, index, minimized);
  }

  /// What is not a puzzle, or could not be minimized, must not pass for one that was: it has a word
  /// in its line, a reason in JSON, and no picture.
  void write(const PuzzleInput& input, std::size_t index, const report::Minimized& minimized) {
    if (writer_.json()) {
      base::Json json = report::puzzle_json(input, index, minimized.reason);
      if (minimize_ && input.puzzle) json["status"] = minimized.status;
      writer_.text(report::dump(json));
    } else if (input.puzzle && !minimized.failed()) {
      if (givens_alone_) tell_what_is_left_out(input);
      writer_.grid(input, input.puzzle->givens);
    } else if (writer_.lines()) {
      writer_.text(input.puzzle ? minimized.status : report::unread_word(input));
    }
  }

  /// Once: in a series of puzzles most have the same rules.
  void tell_what_is_left_out(const PuzzleInput& input) {
    std::vector<std::string> rules;
    for (const RuleText& rule : input.puzzle->board->rules()) rules.push_back(rule.name);
    if (rules.empty() || std::exchange(told_, true)) return;
    job_.progress().clear();
    spdlog::warn(fmt::format("{}: this format cannot express rules (here {}); -f puzzle can",
                             to_string(input.position), fmt::join(rules, ", ")));
  }

  PuzzleJob job_;
  bool minimize_;
  PuzzleWriter writer_;
  bool givens_alone_;  ///< the format has no place for more
  bool told_ = false;  ///< that rules are left out
};

int run_convert(const CommandLine& line) { return Convert(line).run(); }

}  // namespace

const Runner runner_entries::convert{.about = command_entries::convert, .run = run_convert};

}  // namespace sudoku_sat
