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
    run_.progress().set(item.index);
    const report::RatedPuzzle rated =
        report::rate_puzzle(rater_, item.input, run_.limits(), run_.status());
    item.status = rated.status;
    item.reason = rated.reason;
    if (rated.failed) say(item, spdlog::level::err);
    if (rated.rate.stopped && !interrupt()) say(item, spdlog::level::warn);
    output_.add({item.index, item.input, rated.rate, item.status,
                 several_inputs_ ? std::string_view(item.input.position.source) : ""},
                item.reason);
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

int run_rate(const CommandLine& line) { return RateRun(line).run(); }

}  // namespace

const Runner runner_entries::rate{.about = command_entries::rate, .run = run_rate};

}  // namespace sudoku_sat
