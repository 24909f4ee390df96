// The program: finds the command, runs it, and turns exceptions into a message and an exit status.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <cstdio>
#include <new>

#include "base/exit_status.hpp"
#include "command.hpp"
#include "globals.hpp"
#include "help.hpp"
#include "statistics.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::cli {

namespace {

/// A short introduction, shown if there are no arguments.
constexpr std::string_view introduction =
    R"(sudoku-sat encodes Sudoku puzzles as CNF, and solves, checks, explains and makes them.

  sudoku-sat solve puzzle.txt              solve a puzzle, or a file of puzzles
  sudoku-sat check puzzle.txt              find out what is wrong with a puzzle
  sudoku-sat dimacs puzzle.txt > out.cnf   write CNF for another SAT solver

A puzzle can also be given as text (-p TEXT) or on standard input.
`sudoku-sat --help` lists all commands, `sudoku-sat COMMAND --help` the options of one.
)";

std::string version_text() {
  return fmt::format("sudoku-sat {} (CaDiCaL {})\n", version, cadical_version());
}

/// The global option that a word is, or begins with; null: none.
const app::Option* global_option(const std::string& word) {
  for (const app::Option& option : app::global_options().options) {
    const std::string name = fmt::format("--{}", option.name);
    if (word.substr(0, word.find('=')) == name) return &option;
    if (option.brief != '\0' && word == std::string{'-', option.brief}) return &option;
    if (option.repeatable && word == std::string{'-', option.brief, option.brief}) return &option;
  }
  return nullptr;
}

[[noreturn]] void reject_global(const std::string& word) {
  std::vector<std::string> names;
  for (const app::Option& option : app::global_options().options) {
    names.push_back(fmt::format("--{}", option.name));
  }
  reject("option", word, {names.begin(), names.end()});
}

/// The index of the command's name: the first argument that is not a global option.
std::size_t command_index(const std::vector<std::string>& arguments, bool help) {
  std::size_t index = 0;
  while (index < arguments.size() && arguments[index].starts_with('-')) {
    const std::string& word = arguments[index];
    const app::Option* const option = global_option(word);
    if (option == nullptr && !(help && word == "--all")) reject_global(word);
    const bool value_behind =
        option != nullptr && option->takes_value() && word.find('=') == word.npos;
    index += value_behind ? 2 : 1;
  }
  return std::min(index, arguments.size());
}

/// Removes and returns the first argument that is not a global option; empty if there is none.
std::string take_word(std::vector<std::string>& arguments, bool help) {
  const std::size_t index = command_index(arguments, help);
  if (index == arguments.size()) return {};
  std::string word = std::move(arguments[index]);
  arguments.erase(arguments.begin() + static_cast<std::ptrdiff_t>(index));
  return word;
}

/// Removes and returns the command's name: "solve", "parts run".
std::string take_name(std::vector<std::string>& arguments, bool help) {
  std::string name = take_word(arguments, help);
  const Runner* const runner = find_runner(name);
  if (runner == nullptr || app::subcommands(runner->about).empty()) return name;
  const std::string second = take_word(arguments, help);
  return second.empty() ? name : name + ' ' + second;
}

bool asks_for(const std::vector<std::string>& arguments, std::string_view option) {
  return std::find(arguments.begin(), arguments.end(), option) != arguments.end();
}

int run(std::vector<std::string> arguments) {
  bool help = asks_for(arguments, "--help") || asks_for(arguments, "-h");
  std::string name = take_name(arguments, help);
  if (asks_for(arguments, "--version") || asks_for(arguments, "-V")) {
    return print(version_text());
  }
  if (name == "help") {
    help = true;
    name = take_name(arguments, help);
    arguments = {"--help"};
  }
  if (!name.empty()) return run(runner_named(name), arguments);
  if (help) return print_help(arguments);
  std::fwrite(introduction.data(), 1, introduction.size(), stderr);
  return base::ExitStatus::usage;
}

/// The message without the paths of our temporary directories; a file inside keeps its name.
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

/// Runs the command; with -vv, reports its time and memory.
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
