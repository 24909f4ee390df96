// A child in a process group of its own. The end is awaited on a pidfd, so that it is seen at once
// and a limit can be kept without a thread.
#include "process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "solvers/external/pipes.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::bench {

namespace {

using Clock = std::chrono::steady_clock;

std::atomic<bool> interrupted = false;

constexpr double seconds_to_end = 1;

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
/// What the child says on standard error: shown where it fails.
using ErrorFile = std::unique_ptr<std::FILE, CloseFile>;

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

double since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

[[noreturn]] void fail(const Command& command, const std::string& what) {
  throw Error(fmt::format("{}: {}", command.text(), what));
}

/// What posix_spawn is told of the child's descriptors and its group.
class SpawnPlan {
 public:
  SpawnPlan(const Command& command, int output, int errors) {
    posix_spawn_file_actions_init(&actions_);
    posix_spawn_file_actions_addopen(&actions_, 0, command.input.c_str(), O_RDONLY, 0);
    if (output >= 0) {
      posix_spawn_file_actions_adddup2(&actions_, output, 1);
    } else {
      posix_spawn_file_actions_addopen(&actions_, 1, command.output.c_str(),
                                       O_WRONLY | O_CREAT | O_TRUNC, 0644);
    }
    posix_spawn_file_actions_adddup2(&actions_, errors, 2);
    posix_spawnattr_init(&attributes_);
    posix_spawnattr_setpgroup(&attributes_, 0);
    posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP);
  }
  SpawnPlan(const SpawnPlan&) = delete;
  SpawnPlan& operator=(const SpawnPlan&) = delete;
  ~SpawnPlan() {
    posix_spawn_file_actions_destroy(&actions_);
    posix_spawnattr_destroy(&attributes_);
  }

  pid_t start(const Command& command) const {
    std::vector<char*> words;
    for (const std::string& word : command.words) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    pid_t child = -1;
    const int error =
        posix_spawnp(&child, words[0], &actions_, &attributes_, words.data(), environ);
    if (error != 0) fail(command, std::strerror(error));
    return child;
  }

 private:
  posix_spawn_file_actions_t actions_;
  posix_spawnattr_t attributes_;
};

/// The child that runs: killed, with its group, if nobody waited for its end.
class Child {
 public:
  Child(pid_t number, Clock::time_point start, double seconds)
      : number_(number),
        end_(static_cast<int>(::syscall(SYS_pidfd_open, number, 0))),
        left_(seconds),
        start_(start) {
    if (end_.number() < 0) throw Error("this system has no pidfd_open (Linux 5.3)");
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    if (number_ <= 0) return;
    ::kill(-number_, SIGKILL);
    ::waitpid(number_, nullptr, 0);
  }

  /// Reads all that comes through the pipe, which may be none, and waits for the end.
  void await(solvers::Descriptor pipe) {
    while (pipe.number() >= 0) {
      wait_for(pipe.number());
      if (read_some(pipe.number()) == 0) pipe.close();
    }
    wait_for(end_.number());
  }

  Run reap() {
    int status = 0;
    rusage usage{};
    while (::wait4(number_, &status, 0, &usage) < 0 && errno == EINTR) {
    }
    Run run;
    run.wall = since(start_);
    run.user = seconds_of(usage.ru_utime);
    run.system = seconds_of(usage.ru_stime);
    run.memory = static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
    if (!asked_to_end_)
      run.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    number_ = -1;
    return run;
  }

 private:
  std::size_t read_some(int pipe) {
    const ssize_t count = ::read(pipe, buffer_->data(), buffer_->size());
    return count > 0 ? static_cast<std::size_t>(count) : 0;
  }

  /// Until there is something to read, or the child has ended.
  void wait_for(int descriptor) {
    pollfd poll{descriptor, POLLIN, 0};
    while (::poll(&poll, 1, 100) <= 0) {
      if (interrupted) throw Stopped(Limits::Reached::interrupt);
      if (since(start_) < left_) continue;
      ::kill(-number_, asked_to_end_ ? SIGKILL : SIGTERM);
      asked_to_end_ = true;
      left_ = since(start_) + seconds_to_end;
    }
  }

  pid_t number_;
  solvers::Descriptor end_;
  double left_;
  Clock::time_point start_;
  bool asked_to_end_ = false;
  std::unique_ptr<std::array<char, 1 << 17>> buffer_ =
      std::make_unique<std::array<char, 1 << 17>>();
};

/// The last line of the file.
std::string last_line(std::FILE* file) {
  std::rewind(file);
  std::array<char, 4096> line{};
  std::string last;
  while (std::fgets(line.data(), line.size(), file) != nullptr) last = line.data();
  return last.substr(0, last.find('\n'));
}

void on_signal(int) { interrupted = true; }

}  // namespace

std::string Command::text() const {
  std::string text;
  for (const std::string& word : words) {
    const bool path = word.front() == '/' && word.find(' ') == std::string::npos;
    const std::string shown = path ? std::filesystem::path(word).filename().string() : word;
    text += (text.empty() ? "" : " ") + shown;
  }
  if (input != "/dev/null") text += " < " + std::filesystem::path(input).filename().string();
  return text;
}

void watch_signals() {
  struct sigaction action {};
  action.sa_handler = on_signal;
  for (const int signal : {SIGINT, SIGTERM}) ::sigaction(signal, &action, nullptr);
}

Limits until_signal() { return Limits({}, &interrupted); }

Run run(const Command& command, double seconds) {
  if (interrupted) throw Stopped(Limits::Reached::interrupt);
  const ErrorFile errors(std::tmpfile());
  if (!errors) throw Error("no temporary file");
  std::array<int, 2> ends{-1, -1};
  const bool piped = command.output == Command::pipe;
  if (piped && ::pipe2(ends.data(), O_CLOEXEC) != 0) fail(command, "no pipe");
  solvers::Descriptor reading(ends[0]);
  solvers::Descriptor writing(ends[1]);
  const SpawnPlan plan(command, writing.number(), ::fileno(errors.get()));
  const Clock::time_point start = Clock::now();
  Child child(plan.start(command), start, seconds);
  writing.close();
  child.await(std::move(reading));
  const Run result = child.reap();
  for (const std::string& file : command.leaves) std::filesystem::remove(file);
  if (result.status &&
      std::find(command.fine.begin(), command.fine.end(), *result.status) == command.fine.end()) {
    fail(command, fmt::format("exit status {}: {}", *result.status, last_line(errors.get())));
  }
  return result;
}

}  // namespace sudoku_sat::bench
