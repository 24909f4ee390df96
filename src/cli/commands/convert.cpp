// sudoku-sat convert: puzzles from any format to any other, pictures too, without solving; with
// --minimize, givens that follow from the others are left out.
#include <fmt/ranges.h>
#include <spdlog/spdlog.h>

#include <utility>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "cli/streams/inputs.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

/// Why a puzzle could not be minimized; nothing where it was, or was not to be.
struct Failure {
  std::string_view status = {};  ///< its word in the format `line`
  std::string reason = {};

  explicit operator bool() const { return !status.empty(); }
};

class Convert {
 public:
  explicit Convert(const CommandLine& line)
      : minimize_(line.has("minimize")),
        timeout_(line.seconds("timeout")),
        inputs_(line),
        writer_(line, !line.has("format") && inputs_.several() ? "line" : "grid"),
        givens_alone_(writer_.lines() || line.get("format") == "csv") {
    inputs_.before_wait([this] { writer_.flush(); });
    writer_.require_room(inputs_);
  }

  int run() {
    try {
      while (std::optional<PuzzleInput> input = inputs_.next()) {
        if (interrupt()) throw Stopped(Limits::Reached::interrupt);
        Failure failure;
        if (minimize_ && input->puzzle) failure = minimize(*input);
        write(*input, failure);
        progress_.set(++index_);
        progress_.tick();
      }
    } catch (const ClosedPipe&) {
      throw;
    } catch (const Error&) {
      // What was written before the error must reach the output.
      writer_.flush();
      throw;
    }
    writer_.commit();
    return status_.value();
  }

 private:
  Failure minimize(PuzzleInput& input) {
    const Limits limits(time_left(input, timeout_), &interrupt(), [this] { progress_.tick(); });
    Failure failure{"unknown"};
    try {
      std::optional<Puzzle> less = irreducible(*input.puzzle, limits);
      if (less) {
        input.puzzle = std::move(*less);
        return {};
      }
      status_.add_unsolvable();
      failure = {"unsatisfiable", "there is no solution"};
    } catch (const Stopped& stopped) {
      if (interrupt()) throw;
      status_.add_undecided();
      failure.reason = stopped.what();
    } catch (const SolverError& error) {
      status_.add_failure();
      failure.reason = error.what();
    } catch (const std::bad_alloc&) {
      status_.add_failure();
      failure.reason = "not enough memory";
    }
    progress_.clear();
    spdlog::error(fmt::format("{}: not minimized: {}", to_string(input.position), failure.reason));
    return failure;
  }

  /// What is no puzzle, or could not be minimized, must not pass for one that was: it has a word in
  /// its line, a reason in JSON, and no picture.
  void write(const PuzzleInput& input, const Failure& failure) {
    if (!input.puzzle) {
      progress_.clear();
      report_unread(input, status_);
    }
    if (writer_.json()) {
      base::Json json = report::puzzle_json(input, index_, failure.reason);
      if (minimize_ && input.puzzle) json["status"] = failure ? failure.status : "minimal";
      writer_.text(report::dump(json));
    } else if (input.puzzle && !failure) {
      if (givens_alone_) tell_what_is_left_out(input);
      writer_.grid(input, input.puzzle->givens);
    } else if (writer_.lines()) {
      writer_.text(failure ? failure.status : report::unread_word(input));
    }
  }

  /// Once: in a series of puzzles most have the same rules.
  void tell_what_is_left_out(const PuzzleInput& input) {
    std::vector<std::string> rules;
    for (const RuleText& rule : input.puzzle->board->rules()) rules.push_back(rule.name);
    if (rules.empty() || std::exchange(told_, true)) return;
    progress_.clear();
    spdlog::warn(fmt::format("{}: this format cannot express rules (here {}); -f puzzle can",
                             to_string(input.position), fmt::join(rules, ", ")));
  }

  bool minimize_;
  std::optional<double> timeout_;
  PuzzleStream inputs_;
  PuzzleWriter writer_;
  bool givens_alone_;  ///< the format has no place for more
  bool told_ = false;  ///< that rules are left out
  Progress progress_{"puzzles"};
  base::ExitStatus status_;
  std::size_t index_ = 0;
};

int run_convert(const CommandLine& line) { return Convert(line).run(); }

}  // namespace

const Runner runner_entries::convert{.about = command_entries::convert, .run = run_convert};

}  // namespace sudoku_sat
