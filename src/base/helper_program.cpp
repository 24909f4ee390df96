// posix_spawnp, because a fork of a program with threads and much memory is slow and delicate. The
// date is always the same, for programs that write it into their files: the same picture gives the
// same bytes.
#include "base/helper_program.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fstream>
#include <thread>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat::base {

namespace {

constexpr int not_found = 127;  // the exit status of a child that could not start

[[noreturn]] void fail_without(const HelperProgram& program) {
  throw OutputError(
      fmt::format("{} is required for this but not installed (on Debian: apt install {})",
                  program.name, program.package));
}

[[noreturn]] void fail(const HelperProgram& program, std::string_view why) {
  throw OutputError(fmt::format("{}: {}", program.name, why));
}

std::string first_line_of(const std::string& path) {
  std::ifstream file(path);
  std::string line;
  std::getline(file, line);
  return line;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> all;
  for (std::string& text : texts) all.push_back(text.data());
  all.push_back(nullptr);
  return all;
}

/// This process's environment with a date that is always the same.
std::vector<std::string> environment() {
  std::vector<std::string> variables;
  for (char** variable = environ; *variable != nullptr; ++variable) {
    if (!std::string_view(*variable).starts_with("SOURCE_DATE_EPOCH=")) {
      variables.emplace_back(*variable);
    }
  }
  variables.emplace_back("SOURCE_DATE_EPOCH=0");
  return variables;
}

/// Its status as waitpid gives it. At a limit of this thread the program is killed. Throws:
/// Stopped.
int wait_for(pid_t child, const HelperProgram& program) {
  constexpr auto look_again = std::chrono::milliseconds(2);
  int status = 0;
  while (true) {
    const pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended == child) return status;
    if (ended == -1 && errno != EINTR) fail(program, std::strerror(errno));
    try {
      LimitsScope::check();
    } catch (const Stopped&) {
      kill(child, SIGKILL);
      waitpid(child, &status, 0);
      throw;
    }
    std::this_thread::sleep_for(look_again);
  }
}

/// Returns the program's status as waitpid gives it.
int status_of(const HelperProgram& program, std::vector<std::string>& arguments,
              const std::string& messages) {
  std::vector<std::string> variables = environment();
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  for (const int descriptor : {STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(&actions, descriptor, messages.c_str(),
                                     O_WRONLY | O_CREAT | O_APPEND, 0600);
  }
  pid_t child = 0;
  const int error = posix_spawnp(&child, program.name, &actions, nullptr,
                                 pointers(arguments).data(), pointers(variables).data());
  posix_spawn_file_actions_destroy(&actions);
  if (error == ENOENT) fail_without(program);
  if (error != 0) fail(program, std::strerror(error));
  return wait_for(child, program);
}

}  // namespace

void run_helper(const HelperProgram& program, std::vector<std::string> arguments,
                const std::string& messages) {
  if (!have_processes) {
    throw OutputError(fmt::format(
        "this needs the program {}, and WebAssembly cannot start programs", program.name));
  }
  arguments.insert(arguments.begin(), program.name);
  const int status = status_of(program, arguments, messages);
  if (WIFEXITED(status) && WEXITSTATUS(status) == not_found) fail_without(program);
  if (status == 0) return;
  const std::string said = first_line_of(messages);
  fail(program, said.empty() ? "failed" : said);
}

}  // namespace sudoku_sat::base
