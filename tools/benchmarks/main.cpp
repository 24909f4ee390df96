// tools/bench: what sudoku-sat takes, as a whole process, against others that are installed.
#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <thread>

#include "machine.hpp"
#include "options.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::bench {

namespace {

void print_sections() {
  for (const Section* section : sections()) {
    fmt::print("{:<10} {}\n", section->name, section->summary);
  }
}

/// Measures section after section. An error in one ends that one alone; an interrupt ends all.
/// Returns whether all went well. Throws: UsageError for an option that a section rejects.
bool measure(const Options& options, Report& report) {
  Bench bench(options.settings, report);
  bool well = true;
  for (const Section* section : options.sections) {
    bench.begin(section->name);
    try {
      section->measure(bench);
    } catch (const Stopped& error) {
      bench.say(error.what());
      return false;
    } catch (const UsageError&) {
      throw;
    } catch (const Error& error) {
      bench.say(fmt::format("error: {}", error.what()));
      well = false;
    }
  }
  return well;
}

std::string text_of(const Report& report, Options::Form form) {
  if (form == Options::Form::json) return to_json(report).dump(2) + '\n';
  return to_table(report, form == Options::Form::markdown);
}

int perform(const Options& options) {
  if (options.help) return fmt::print("{}\n", help_text()), 0;
  if (options.list) return print_sections(), 0;
  Report report;
  report.circumstances = {.processor = processor_name(),
                          .cores = std::thread::hardware_concurrency(),
                          .compiler = compiler_name(),
                          .version = std::string(version),
                          .runs = options.settings.runs,
                          .quick = options.settings.quick};
  watch_signals();
  const bool well = measure(options, report);
  fmt::print("{}", text_of(report, options.form));
  return well ? 0 : 1;
}

}  // namespace

}  // namespace sudoku_sat::bench

int main(int count, char** values) {
  using namespace sudoku_sat;
  try {
    return bench::perform(bench::parse_options(count, values));
  } catch (const UsageError& error) {
    fmt::print(stderr, "bench: error: {}\n", error.what());
    return 2;
  } catch (const std::exception& error) {
    fmt::print(stderr, "bench: error: {}\n", error.what());
    return 1;
  }
}
