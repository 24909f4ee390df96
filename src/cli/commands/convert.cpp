// sudoku-sat convert: puzzles from any format to any other, pictures too, without solving;
// --minimize leaves out givens that follow from the others, --canonical writes the canonical form,
// and --same reports which puzzles have the same one.
#include <fmt/format.h>

#include <spdlog/spdlog.h>

#include <utility>

#include "base/joined.hpp"
#include "cli/choices.hpp"
#include "cli/streams/puzzle_job.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "report/answers.hpp"
#include "report/puzzle_changes.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

class Convert {
 public:
  explicit Convert(const CommandLine& line)
      : job_(line),
        changes_(line),
        same_(line.has("same")),
        writer_(line, same_ || (!line.has("format") && job_.inputs().several()) ? "line" : "grid"),
        givens_alone_(writer_.lines() || line.get("format") == "csv") {
    job_.inputs().before_wait([this] { writer_.flush(); });
    writer_.require_room(job_.inputs());
    if (same_ && !writer_.json() && line.has("format")) {
      throw UsageError("--same writes numbers of puzzles, or JSON with -f json");
    }
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
    if (same_) tell_number_of_different();
    return status;
  }

 private:
  void convert(const PuzzleInput& input, std::size_t index) {
    if (!input.puzzle) return write(input, index, {});
    if (same_) return compare(input, index);
    if (!changes_.any()) return write(input, index, {});
    PuzzleInput changed = input;
    const report::Change change = changes_.make(changed, job_.limits(), job_.status());
    if (change.failed()) {
      job_.end_time();
      tell(input, "not changed: " + change.reason);
    }
    write(changed, index, change);
  }

  void tell(const PuzzleInput& input, const std::string& problem) {
    job_.progress().clear();
    spdlog::error(fmt::format("{}: {}", to_string(input.position), problem));
  }

  void compare(const PuzzleInput& input, std::size_t index) {
    const report::Sameness same = same_puzzles_.compare(*input.puzzle, index, job_.status());
    if (!same.first) tell(input, same.reason);
    if (writer_.json()) {
      base::Json json = report::puzzle_json(input, index, "");
      same.add_to(json);
      writer_.text(report::dump(json));
    } else {
      writer_.text(same.first ? std::to_string(*same.first + 1) : "unknown");
    }
    if (same.first) ++compared_;
  }

  void tell_number_of_different() {
    job_.progress().clear();
    spdlog::info(fmt::format("{}, {} different", report::counted(compared_, "puzzle"),
                             same_puzzles_.different()));
  }

  /// Invalid or unchanged puzzles are reported (a status word in `line`, a reason in JSON, no
  /// picture) so that they can't be mistaken for results.
  void write(const PuzzleInput& input, std::size_t index, const report::Change& change) {
    if (writer_.json()) {
      base::Json json = report::puzzle_json(input, index, change.reason);
      if (changes_.any() && input.puzzle) json["status"] = change.status;
      writer_.text(report::dump(json));
    } else if (input.puzzle && !change.failed()) {
      if (givens_alone_) tell_what_is_left_out(input);
      writer_.grid(input, input.puzzle->givens);
    } else if (writer_.lines()) {
      writer_.text(input.puzzle ? change.status : report::unread_word(input));
    }
  }

  /// Once: in a series of puzzles most have the same rules.
  void tell_what_is_left_out(const PuzzleInput& input) {
    std::vector<std::string> rules;
    for (const RuleText& rule : input.puzzle->board->rules()) rules.push_back(rule.name);
    if (rules.empty() || std::exchange(told_, true)) return;
    job_.progress().clear();
    spdlog::warn(fmt::format("{}: this format cannot express rules (here {}); -f puzzle can",
                             to_string(input.position), base::joined(rules, ", ")));
  }

  PuzzleJob job_;
  report::PuzzleChanges changes_;
  bool same_;
  report::SamePuzzles same_puzzles_;
  std::size_t compared_ = 0;
  PuzzleWriter writer_;
  bool givens_alone_;  ///< the format has no place for more
  bool told_ = false;  ///< that rules are left out
};

int run_convert(const CommandLine& line) { return Convert(line).run(); }

}  // namespace

const Runner runner_entries::convert{.about = command_entries::convert, .run = run_convert};

}  // namespace sudoku_sat
