// Starts, watches and cleans up a child process. It leads a process group of its own, and the whole
// group is killed when it ends or its time is up: nothing that a test starts outlives the test. We
// poll for the child's end every few milliseconds, which needs no signal handlers that could get in
// Catch's way.
#include "run.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <thread>

namespace sudoku_sat::support {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

struct Command {
  std::vector<std::string> words;        ///< the program's path first
  std::vector<std::string> environment;  ///< NAME=VALUE, on top of the own one
  fs::path directory;                    ///< empty: the current one
};

std::string program() {
  if (const char* path = std::getenv("SUDOKU_SAT_PROGRAM")) return fs::absolute(path).string();
#ifdef SUDOKU_SAT_PROGRAM
  return SUDOKU_SAT_PROGRAM;
#else
  throw std::runtime_error("SUDOKU_SAT_PROGRAM must name the program under test");
#endif
}

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> result;
  for (std::string& word : words) result.push_back(word.data());
  result.push_back(nullptr);
  return result;
}

/// The own environment with `more` on top.
std::vector<std::string> environment(const std::vector<std::string>& more) {
  std::vector<std::string> result = more;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view own = *entry;
    const std::string_view name = own.substr(0, own.find('=') + 1);
    const bool replaced = std::any_of(more.begin(), more.end(), [&](const std::string& other) {
      return std::string_view(other).starts_with(name);
    });
    if (!replaced) result.emplace_back(own);
  }
  return result;
}

/// What makes a sanitizer's finding end the program by a signal.
std::vector<std::string> sanitizer_options() {
  return {"ASAN_OPTIONS=abort_on_error=1", "UBSAN_OPTIONS=abort_on_error=1:print_stacktrace=1"};
}

/// Between vfork and exec: only calls that are safe there. Does not return.
[[noreturn]] void become(char* const* words, char* const* variables, const char* directory,
                         const int (&descriptors)[3]) {
  setpgid(0, 0);
  for (int target = 0; target < 3; ++target) dup2(descriptors[target], target);
  // A test runner may ignore the signal of a closed pipe, which children inherit.
  std::signal(SIGPIPE, SIG_DFL);
  if (*directory == '\0' || chdir(directory) == 0) execve(words[0], words, variables);
  _exit(127);
}

int open_or_throw(const std::string& path, int flags) {
  const int descriptor = open(path.c_str(), flags | O_CLOEXEC, 0600);
  if (descriptor < 0) throw std::runtime_error("cannot open " + path);
  return descriptor;
}

pid_t start(Command command, const std::string& in, const std::string& out,
            const std::string& err) {
  if (access(command.words[0].c_str(), X_OK) != 0) {
    throw std::runtime_error("cannot run " + command.words[0]);
  }
  std::vector<std::string> settings = environment(command.environment);
  const std::vector<char*> words = pointers(command.words);
  const std::vector<char*> variables = pointers(settings);
  const int descriptors[] = {open_or_throw(in, O_RDONLY),
                             open_or_throw(out, O_WRONLY | O_CREAT | O_APPEND),
                             open_or_throw(err, O_WRONLY | O_CREAT | O_APPEND)};
  // Where it is inherited as ignored, children vanish before they can be waited for.
  std::signal(SIGCHLD, SIG_DFL);
  // A fork would copy the tables of this large program's pages, at a fifth of what a test of
  // commands costs.
  const pid_t child = vfork();
  if (child == 0) become(words.data(), variables.data(), command.directory.c_str(), descriptors);
  for (const int descriptor : descriptors) close(descriptor);
  if (child < 0) throw std::runtime_error("cannot start a process");
  return child;
}

/// Whether the child has ended; it stays a zombie, so that its number is still its own.
bool has_ended(pid_t child) {
  siginfo_t info{};
  waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOHANG | WNOWAIT);
  return info.si_pid != 0;
}

/// False where the time was over first.
bool wait_until_ended(pid_t child, std::chrono::seconds time_limit) {
  const Clock::time_point deadline = Clock::now() + time_limit;
  std::chrono::microseconds pause{200};
  while (!has_ended(child)) {
    if (Clock::now() >= deadline) return false;
    std::this_thread::sleep_for(pause);
    pause = std::min(2 * pause, std::chrono::microseconds{5000});
  }
  return true;
}

RunResult execute(const Command& command, std::string_view standard_input,
                  std::chrono::seconds time_limit) {
  const Scratch files;
  const pid_t child =
      start(command, files.write("in", standard_input), files.file("out"), files.file("err"));
  RunResult result;
  result.timed_out = !wait_until_ended(child, time_limit);
  // The child may not have made its group yet when the time is over; it is killed itself then.
  kill(-child, SIGKILL);
  kill(child, SIGKILL);
  int status = 0;
  waitpid(child, &status, 0);
  result.status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  result.out = read_file(files.file("out"));
  result.err = read_file(files.file("err"));
  return result;
}

}  // namespace

RunResult run(const std::vector<std::string>& arguments, std::string_view standard_input,
              std::chrono::seconds time_limit) {
  std::vector<std::string> words = {program()};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return execute({words, sanitizer_options(), {}}, standard_input, time_limit);
}

RunResult shell_in(const fs::path& directory, const std::string& command_line,
                   const std::vector<std::string>& variables, std::chrono::seconds time_limit) {
  std::vector<std::string> all = sanitizer_options();
  all.insert(all.end(), variables.begin(), variables.end());
  return execute({{"/bin/sh", "-c", command_line}, all, directory}, {}, time_limit);
}

RunResult shell(const std::string& command_line, std::chrono::seconds time_limit) {
  const Scratch directory;
  return shell_in(directory.path(), command_line,
                  {"SUDOKU_SAT=" + program(), "START=" + fs::current_path().string()}, time_limit);
}

fs::path program_path() { return program(); }

std::ostream& operator<<(std::ostream& stream, const RunResult& result) {
  constexpr std::size_t shown = 4000;
  return stream << "status " << result.status << (result.timed_out ? " (timed out)" : "")
                << "\nstandard output: " << result.out.substr(0, shown)
                << "\nstandard error: " << result.err.substr(0, shown);
}

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  // By the buffer: character by character takes minutes over all tests.
  std::ostringstream content;
  if (file) content << file.rdbuf();
  if (!file) throw std::runtime_error("cannot read " + path.string());
  return content.str();
}

Scratch::Scratch() {
  std::string name = (fs::temp_directory_path() / "sudoku-sat-test.XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make " + name);
  path_ = name;
}

Scratch::~Scratch() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::string Scratch::file(std::string_view name) const { return (path_ / name).string(); }

std::string Scratch::write(std::string_view name, std::string_view content) const {
  std::string path = file(name);
  std::ofstream stream(path, std::ios::binary);
  stream.write(content.data(), static_cast<std::streamsize>(content.size()));
  if (!stream.flush()) throw std::runtime_error("cannot write " + path);
  return path;
}

}  // namespace sudoku_sat::support
