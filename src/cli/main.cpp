// The program: finds the command, and turns what it throws into a message and an exit status.
#include <fmt/ranges.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <new>

#include "base/exit_status.hpp"
#include "choices.hpp"
#include "command.hpp"
#include "command_line.hpp"
#include "globals.hpp"
#include "program_help.hpp"
#include "statistics.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::cli {

namespace {

void print(const std::string& text) {
  Output out;
  out.write(text);
  out.commit();
}

std::string version_text() {
  return fmt::format("sudoku-sat {} (CaDiCaL {})\n", version, cadical_version());
}

/// Where the command's name stands: the first argument that is no global option.
std::size_t command_index(const std::vector<std::string>& arguments) {
  std::vector<std::string> names{"-vv"};
  std::vector<std::string> with_value;
  for (const OptionHelp& option : global_options()) {
    names.push_back("--" + option.name);
    if (!option.argument.empty()) with_value.push_back(names.back());
    if (!option.brief.empty()) names.push_back("-" + option.brief);
  }
  const auto contains = [](const std::vector<std::string>& words, const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
  };
  std::size_t index = 0;
  while (index < arguments.size() && arguments[index].starts_with('-')) {
    const std::string& option = arguments[index];
    if (!contains(names, option.substr(0, option.find('=')))) {
      reject("option", option, {names.begin(), names.end()});
    }
    index += contains(with_value, option) ? 2 : 1;
  }
  return std::min(index, arguments.size());
}

bool asks_for(const std::vector<std::string>& arguments, std::string_view option) {
  return std::find(arguments.begin(), arguments.end(), option) != arguments.end();
}

int run_without_command(const std::vector<std::string>& arguments) {
  if (asks_for(arguments, "--help") || asks_for(arguments, "-h")) {
    print(program_help(reading_width()));
    return base::ExitStatus::done;
  }
  throw UsageError(fmt::format("no command given; commands are {} (see --help)",
                               fmt::join(names_in(commands()), ", ")));
}

int run(std::vector<std::string> arguments) {
  const std::size_t index = command_index(arguments);
  if (asks_for(arguments, "--version")) {
    print(version_text());
    return base::ExitStatus::done;
  }
  if (index == arguments.size()) return run_without_command(arguments);
  const std::string word = arguments[index];
  arguments.erase(arguments.begin() + static_cast<std::ptrdiff_t>(index));
  if (word != "help") return find_by_name(commands(), "command", word).run(arguments);
  if (arguments.empty()) return run_without_command({"--help"});
  return find_by_name(commands(), "command", arguments.front()).run({"--help"});
}

/// The message without names of directories that are only there until they are complete: of a file
/// in one of them what is behind.
std::string without_temporary_names(std::string text) {
  constexpr std::string_view begins = ".sudoku-sat-";
  constexpr std::string_view ends = ".tmp/";
  for (auto at = text.find(begins); at != std::string::npos; at = text.find(begins, at)) {
    const std::size_t number = at + begins.size();
    const std::size_t end = text.find_first_not_of("0123456789-", number);
    if (end == std::string::npos || !std::string_view(text).substr(end).starts_with(ends)) {
      at = number;
      continue;
    }
    const std::size_t blank = text.rfind(' ', at);
    const std::size_t path = blank == std::string::npos ? 0 : blank + 1;
    text.erase(path, end + ends.size() - path);
    at = path;
  }
  return text;
}

int fail(int status, const char* what) {
  spdlog::error(without_temporary_names(what));
  return status;
}

int guarded_run(const std::vector<std::string>& arguments) {
  const Limits limits({}, &interrupt());
  const LimitsScope scope(limits);
  try {
    return run(arguments);
  } catch (const UsageError& error) {
    return fail(base::ExitStatus::usage, error.what());
  } catch (const ClosedPipe&) {
    return base::ExitStatus::done;
  } catch (const Stopped& error) {
    return fail(base::ExitStatus::undecided, error.what());
  } catch (const std::bad_alloc&) {
    return fail(base::ExitStatus::failure, "not enough memory for this board");
  } catch (const std::exception& error) {
    return fail(base::ExitStatus::failure, error.what());
  }
}

/// Runs, and with -vv tells what that took.
int timed_run(const std::vector<std::string>& arguments) {
  const auto begin = Limits::Clock::now();
  const int status = guarded_run(arguments);
  if (spdlog::should_log(spdlog::level::trace)) {
    const std::chrono::duration<double> wall = Limits::Clock::now() - begin;
    spdlog::trace(fmt::format("status {} after {:.3f} s, {:.3f} s of CPU; peak memory {:.1f} MB",
                              status, wall.count(), cpu_seconds(), peak_megabytes()));
  }
  return status;
}

}  // namespace

}  // namespace sudoku_sat::cli

int main(int argc, char** argv) {
  sudoku_sat::cli::set_up_process();
  return sudoku_sat::cli::timed_run({argv + 1, argv + argc});
}
