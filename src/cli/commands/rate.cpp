// sudoku-sat rate: how much inference a puzzle needs, and how hard it is for people.
#include <spdlog/spdlog.h>

#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/streams/counting_run.hpp"
#include "rate_output.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

void add_rate_options(CommandLine& line) {
  line.group("Rating");
  line.value("seeds", "N",
             "median decisions and conflicts of CaDiCaL over N shuffled formulas (default: 0)");
  line.flag("backdoor",
            "the smallest backdoor: cells that, once known, let unit propagation finish");
  line.flag("core", "the largest number of reasons any step of `explain` needs");
  line.value("timeout", "SECONDS", "time limit for each puzzle");
}

class RateRun {
 public:
  explicit RateRun(const CommandLine& line)
      : run_(line, "puzzles"),
        rater_(report::rate_options(line)),
        output_(line),
        several_inputs_(line.positional().size() > 1) {}

  int run() {
    const int status = run_.run([this](CountingRun::Item& item) { rate(item); });
    output_.finish();
    return status;
  }

 private:
  void rate(CountingRun::Item& item) {
    PuzzleRate rate;
    run_.progress().set(item.index);
    if (item.input.puzzle) {
      try {
        rate = rater_.rate(*item.input.puzzle, run_.limits());
        judge(item, rate);
      } catch (const SolverError& error) {
        fail(item, error.what());
      } catch (const std::bad_alloc&) {
        fail(item, "not enough memory");
      }
    }
    output_.add({item.index, item.input, rate, item.status,
                 several_inputs_ ? std::string_view(item.input.position.source) : ""},
                item.reason);
  }

  void judge(CountingRun::Item& item, const PuzzleRate& rate) {
    item.status = name(rate.status);
    if (rate.status == Status::inconsistent) run_.status().add_unsolvable();
    if (!rate.stopped) return;
    item.reason = Stopped(*rate.stopped).what();
    run_.status().add_undecided();
    if (!interrupt()) say(item, spdlog::level::warn);
  }

  void fail(CountingRun::Item& item, const std::string& what) {
    item.status = name(Status::unknown);
    item.reason = what;
    run_.status().add_failure();
    say(item, spdlog::level::err);
  }

  void say(const CountingRun::Item& item, spdlog::level::level_enum level) {
    run_.progress().clear();
    spdlog::log(level, fmt::format("{}: {}", to_string(item.input.position), item.reason));
  }

  CountingRun run_;
  Rater rater_;
  RateOutput output_;
  bool several_inputs_;
};

int run_rate(const std::vector<std::string>& arguments) {
  CommandLine line(
      "rate",
      "Grade how hard a puzzle is for people, for inference and for search. The grade, from easy "
      "to extreme, is that of the hardest technique it needs (see `list techniques`).",
      "sudoku-sat rate --backdoor puzzles/named.txt", "[INPUT...]");
  add_input_options(line);
  add_rate_options(line);
  add_rate_output_options(line);
  if (!line.parse(arguments)) return base::ExitStatus::done;
  return RateRun(line).run();
}

}  // namespace

const Command command_entries::rate{
    .name = "rate", .summary = "grade how hard a puzzle is", .run = run_rate};

}  // namespace sudoku_sat
