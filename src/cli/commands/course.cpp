// sudoku-sat course: exercises on SAT and Sudoku for students, and the checks of their answers.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/course/course.hpp"
#include "cli/globals.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

constexpr double usual_check_seconds = 60;

/// Prints whether the answer is right, and what is wrong with it.
bool report(Output& out, const std::string& directory, std::size_t number, double seconds) {
  std::string wrong;
  try {
    wrong = check_exercise(directory, number, Limits(seconds, &interrupt()));
  } catch (const Stopped& stopped) {
    if (interrupt()) throw;
    wrong = fmt::format("not checked: {}", stopped.what());
  } catch (const Error& error) {
    wrong = error.what();
  }
  const std::string name = folder_name(number, *exercises()[number - 1]);
  out.write(wrong.empty() ? fmt::format("{}: right\n", name)
                          : fmt::format("{}: {}\n", name, wrong));
  out.flush();
  return wrong.empty();
}

int check(const CommandLine& line, const std::string& directory, const std::string& which) {
  const std::size_t all = exercises().size();
  std::size_t first = 1;
  std::size_t last = all;
  if (which != "all") {
    first = last = static_cast<std::size_t>(app::number_in("check", which, 1, all));
  }
  const double seconds = line.seconds("timeout").value_or(usual_check_seconds);
  Output out;
  bool right = true;
  for (std::size_t number = first; number <= last; ++number) {
    right = report(out, directory, number, seconds) && right;
  }
  return right ? base::ExitStatus::done : base::ExitStatus::failure;
}

int run_course(const CommandLine& line) {
  const std::string& directory = line.positional().front();
  if (const auto which = line.get("check")) return check(line, directory, *which);
  write_course(directory);
  spdlog::info(fmt::format("course: {} exercises in {}", exercises().size(), directory));
  return base::ExitStatus::done;
}

}  // namespace

const Runner runner_entries::course{.about = command_entries::course, .run = run_course};

}  // namespace sudoku_sat
