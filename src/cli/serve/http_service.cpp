// The program's side of HTTP: the queue of requests, and messages to the user.
#include "http_service.hpp"

#include <fmt/format.h>
#include <spawn.h>
#include <spdlog/spdlog.h>
#include <sys/wait.h>

#include <atomic>
#include <thread>

#include "base/exit_status.hpp"
#include "cli/globals.hpp"
#include "http_server.hpp"
#include "request_queue.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

class QueuedRequest : public HttpProgram::Request {
 public:
  explicit QueuedRequest(std::shared_ptr<RequestQueue::Item> item) : item_(std::move(item)) {}
  void cancel() override { RequestQueue::cancel(*item_); }

 private:
  std::shared_ptr<RequestQueue::Item> item_;
};

/// Shows the page in the desktop's default browser.
void open_in_browser(std::string url) {
  std::string program = "xdg-open";
  char* arguments[] = {program.data(), url.data(), nullptr};
  pid_t child = 0;
  const int failed = ::posix_spawnp(&child, program.c_str(), nullptr, nullptr, arguments, environ);
  int status = 0;
  if (failed == 0 && ::waitpid(child, &status, 0) == child && status == 0) return;
  spdlog::warn(fmt::format("--browser: xdg-open failed; open {} in a browser", url));
}

class HttpService : public HttpProgram {
 public:
  HttpService(unsigned threads, const RequestLimits& limits, bool open)
      : open_(open), queue_(threads, limits) {}
  ~HttpService() override {
    if (browser_.joinable()) browser_.join();
  }

  std::unique_ptr<Request> put(std::string text, Tell tell) override {
    return std::make_unique<QueuedRequest>(queue_.put(std::move(text), std::move(tell)));
  }
  std::optional<std::size_t> cancel_if_asked(std::string_view text) override {
    return queue_.cancel_if_asked(text);
  }
  void cancel_all() override {
    cut_short_ = !queue_.idle();
    queue_.cancel_all();
  }
  bool stopped() const override { return interrupt(); }
  void listening(const std::string& url) override {
    spdlog::info(url);
    if (open_) browser_ = std::thread([url] { open_in_browser(url); });
  }

  /// Whether requests were running when the program was asked to end.
  bool cut_short() const { return cut_short_; }

 private:
  bool open_;
  std::thread browser_;
  std::atomic<bool> cut_short_ = false;
  RequestQueue queue_;
};

}  // namespace

int serve_http(const HttpChoice& choice, unsigned threads, const RequestLimits& limits) {
  ServeHttp& serve = http_server();
  HttpService service(threads, limits, choice.open);
  const std::string error = serve({.host = choice.host,
                                   .port = choice.port,
                                   .request_bytes = limits.request_bytes,
                                   .files = web_files()},
                                  service);
  if (!error.empty()) throw Error(error);
  return service.cut_short() ? base::ExitStatus::undecided : base::ExitStatus::done;
}

}  // namespace sudoku_sat::cli
