// Signals, standard streams and the log are the process's, not a command's, so they are set up once
// for all commands. A signal only sets a flag: work ends at its next poll, and written output stays
// intact.
#include "globals.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>

#include "progress.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "terminal.hpp"

namespace sudoku_sat::cli {

namespace {

When color_choice = When::automatic;
When progress_choice = When::automatic;
std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler sets it");

/// The C library asks the kernel for each large block and gives it back when it's freed; graphs and
/// diagrams that grow pay for that with a fifth of their time.
void keep_freed_memory() {
#ifdef __GLIBC__
  constexpr int mebibyte = 1 << 20;
  mallopt(M_MMAP_THRESHOLD, 4 * mebibyte);
  mallopt(M_TRIM_THRESHOLD, 64 * mebibyte);
#endif
}

/// Milliseconds of a clock that never goes back; 0: not yet.
std::atomic<std::int64_t> interrupted_at = 0;
static_assert(std::atomic<std::int64_t>::is_always_lock_free, "a signal handler sets it");

constexpr std::int64_t at_once = 500;  ///< milliseconds

extern "C" void on_signal(int signal) {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  const std::int64_t time = std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
  std::int64_t before = 0;
  if (interrupted_at.compare_exchange_strong(before, time)) {
    interrupted.store(true);
  } else if (time - before > at_once) {
    // A user who presses Ctrl-C twice does not want to wait. But `timeout` and schedulers send one
    // signal to the process and to its group, so two arrive together.
    clear_progress();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
}

/// No file may get the number of a closed standard stream: messages would go into it.
void keep_standard_descriptors() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(descriptor, F_GETFD) != -1) continue;
    // If opened for reading, standard output still fails on writing: results must not vanish.
    const int mode = descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY;
    [[maybe_unused]] const int opened = open("/dev/null", mode);
  }
}

/// A message's text made safe for a terminal: its quotations may contain any bytes.
class PrintableText : public spdlog::custom_flag_formatter {
 public:
  void format(const spdlog::details::log_msg& message, const std::tm&,
              spdlog::memory_buf_t& out) override {
    const std::string text = printable({message.payload.data(), message.payload.size()});
    out.append(text.data(), text.data() + text.size());
  }

  std::unique_ptr<custom_flag_formatter> clone() const override {
    return std::make_unique<PrintableText>();
  }
};

/// Standard error, where a progress bar may be.
class Messages final : public spdlog::sinks::base_sink<spdlog::details::null_mutex> {
 protected:
  void sink_it_(const spdlog::details::log_msg& message) override {
    spdlog::memory_buf_t text;
    formatter_->format(message, text);
    clear_progress();
    std::fwrite(text.data(), 1, text.size(), stderr);
  }
  void flush_() override { std::fflush(stderr); }
};

When when_option(const CommandLine& line, std::string_view name) {
  const std::string text = line.get(name).value_or("auto");
  if (text == "auto") return When::automatic;
  return text == "always" ? When::always : When::never;
}

}  // namespace

void set_up_process() {
  keep_freed_memory();
  keep_standard_descriptors();
  spdlog::set_default_logger(
      std::make_shared<spdlog::logger>("sudoku-sat", std::make_shared<Messages>()));
  auto formatter = std::make_unique<spdlog::pattern_formatter>();
  formatter->add_flag<PrintableText>('*').set_pattern("%n: %l: %*");
  spdlog::set_formatter(std::move(formatter));
  std::signal(SIGPIPE, SIG_IGN);
  // A file that gets too large is an error of writing.
  std::signal(SIGXFSZ, SIG_IGN);
  struct sigaction action {};
  action.sa_handler = on_signal;
  // No SA_RESTART: a read that waits for input has to end.
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction before {};
    sigaction(signal, nullptr, &before);
    // `nohup` ignores it, so that a run outlives its terminal.
    if (signal == SIGHUP && before.sa_handler == SIG_IGN) continue;
    sigaction(signal, &action, nullptr);
  }
}

void apply_globals(const CommandLine& line) {
  const std::size_t verbose = line.count("verbose");
  if (line.has("quiet")) spdlog::set_level(spdlog::level::err);
  if (verbose == 1) spdlog::set_level(spdlog::level::debug);
  if (verbose > 1) spdlog::set_level(spdlog::level::trace);
  color_choice = when_option(line, "color");
  progress_choice = when_option(line, "progress");
}

bool color_wanted(bool standard_output) {
  if (color_choice != When::automatic) return color_choice == When::always;
  if (!standard_output) return false;
  const char* const no_color = std::getenv("NO_COLOR");
  return (no_color == nullptr || *no_color == '\0') && is_capable_terminal(STDOUT_FILENO);
}

bool progress_wanted() {
  if (progress_choice != When::automatic) return progress_choice == When::always;
  return is_capable_terminal(STDERR_FILENO);
}

const std::atomic<bool>& interrupt() { return interrupted; }

}  // namespace sudoku_sat::cli
