// The program: finds the command, and turns what it throws into a message and an exit status.
#include <fmt/ranges.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <new>

#include "choices.hpp"
#include "command.hpp"
#include "command_line.hpp"
#include "globals.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/exit_status.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

namespace {

void print(const std::string& text) {
  Output out;
  out.write(text);
  out.commit();
}

std::string general_help() {
  std::string text =
      "sudoku-sat: Sudoku as SAT, in pure CNF\n"
      "Usage:\n  sudoku-sat [GLOBAL] COMMAND [OPTIONS] [INPUT...]\n\nCommands:\n";
  for (const Command* command : commands()) {
    text += fmt::format("  {:<12}{}\n", command->name, command->summary);
  }
  return text +
         "\nGlobal options, before or after the command:\n"
         "  --help, --version, -q, -v, -vv, --color WHEN, --progress WHEN\n"
         "\n`sudoku-sat COMMAND --help` shows a command's options.\n"
         "\nExample:\n  sudoku-sat solve puzzles/inkala-2012.txt\n";
}

std::string version_text() {
  return fmt::format("sudoku-sat {} (CaDiCaL {})\n", version, cadical_version());
}

/// Where the command's name stands: the first argument that is no global option.
std::size_t command_index(const std::vector<std::string>& arguments) {
  static constexpr std::string_view known[] = {"--help",  "--version",  "--quiet", "--verbose",
                                               "--color", "--progress", "-h",      "-q",
                                               "-v",      "-vv"};
  std::size_t index = 0;
  while (index < arguments.size() && arguments[index].starts_with('-')) {
    const std::string& option = arguments[index];
    const std::string name = option.substr(0, option.find('='));
    if (std::find(std::begin(known), std::end(known), name) == std::end(known)) {
      reject("option", option, {std::begin(known), std::end(known)});
    }
    index += takes_value(option) ? 2 : 1;
  }
  return std::min(index, arguments.size());
}

bool asks_for(const std::vector<std::string>& arguments, std::string_view option) {
  return std::find(arguments.begin(), arguments.end(), option) != arguments.end();
}

int run_without_command(const std::vector<std::string>& arguments) {
  if (asks_for(arguments, "--help") || asks_for(arguments, "-h")) {
    print(general_help());
    return ExitStatus::done;
  }
  std::vector<std::string_view> names;
  for (const Command* command : commands()) names.push_back(command->name);
  throw UsageError(
      fmt::format("a command is missing: {}; --help says more", fmt::join(names, ", ")));
}

int run(std::vector<std::string> arguments) {
  const std::size_t index = command_index(arguments);
  if (asks_for(arguments, "--version")) {
    print(version_text());
    return ExitStatus::done;
  }
  if (index == arguments.size()) return run_without_command(arguments);
  const std::string word = arguments[index];
  arguments.erase(arguments.begin() + static_cast<std::ptrdiff_t>(index));
  if (word != "help") return find_by_name(commands(), "command", word).run(arguments);
  if (arguments.empty()) return run_without_command({"--help"});
  return find_by_name(commands(), "command", arguments.front()).run({"--help"});
}

int fail(int status, const char* what) {
  spdlog::error(what);
  return status;
}

int guarded_run(const std::vector<std::string>& arguments) {
  try {
    return run(arguments);
  } catch (const UsageError& error) {
    return fail(ExitStatus::usage, error.what());
  } catch (const ClosedPipe&) {
    return ExitStatus::done;
  } catch (const Stopped& error) {
    return fail(ExitStatus::undecided, error.what());
  } catch (const std::bad_alloc&) {
    return fail(ExitStatus::failure, "not enough memory for this board");
  } catch (const std::exception& error) {
    return fail(ExitStatus::failure, error.what());
  }
}

}  // namespace

}  // namespace sudoku_sat

int main(int argc, char** argv) {
  sudoku_sat::set_up_process();
  return sudoku_sat::guarded_run({argv + 1, argv + argc});
}
