// `sudoku-sat serve` over HTTP, by cpp-httplib: the files of the page, and requests at /api. The
// library reads and writes HTTP; connections, their threads and refusals are our own, because it
// limits neither the time of a request nor the number of waiting ones.
//
// A client that sends its request slowly, or never, keeps its thread for seconds; so a new thread
// is started for each client for whom none is free, up to a limit. Further clients wait: up to a
// limit here, then in the system's own queue, so that they can't fill the memory.
#include <fmt/format.h>
#include <httplib.h>

#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "base/fingerprint.hpp"
#include "connection.hpp"
#include "exchange.hpp"
#include "guard.hpp"

namespace sudoku_sat::cli {

namespace {

class ConnectionThreads : public httplib::TaskQueue {
 public:
  ConnectionThreads(std::size_t max_threads, std::size_t max_waiting)
      : max_threads_(max_threads), max_waiting_(max_waiting) {}

  void enqueue(std::function<void()> task) {
    std::unique_lock lock(mutex_);
    taken_.wait(lock, [this] { return waiting_.size() < max_waiting_; });
    waiting_.push_back(std::move(task));
    if (free_ < waiting_.size() && threads_.size() < max_threads_) add_thread();
    put_.notify_one();
  }

  /// Ends when all tasks have been done.
  void shutdown() {
    {
      const std::lock_guard lock(mutex_);
      ended_ = true;
    }
    put_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

 private:
  /// If the machine has no more threads, the client waits for an existing one.
  void add_thread() {
    try {
      threads_.emplace_back([this] { work(); });
    } catch (const std::system_error&) {
      if (threads_.empty()) throw;
    }
  }

  void work() {
    while (true) {
      std::unique_lock lock(mutex_);
      ++free_;
      put_.wait(lock, [this] { return !waiting_.empty() || ended_; });
      --free_;
      if (waiting_.empty()) return;
      const std::function<void()> task = std::move(waiting_.front());
      waiting_.pop_front();
      taken_.notify_one();
      lock.unlock();
      task();
    }
  }

  std::size_t max_threads_;
  std::size_t max_waiting_;
  std::mutex mutex_;  ///< protects what follows
  std::condition_variable put_;
  std::condition_variable taken_;
  std::deque<std::function<void()>> waiting_;
  std::size_t free_ = 0;  ///< threads that wait for a task
  bool ended_ = false;
  std::vector<std::thread> threads_;
};

constexpr std::size_t max_threads_of_clients = 512;
constexpr std::size_t waiting_clients = 256;
constexpr int clients_of_system = 1024;  // waiting to be accepted
constexpr std::size_t max_head_bytes = std::size_t{64} << 10;
constexpr auto look_again = std::chrono::milliseconds(20);

// The page loads everything from here and nothing from elsewhere, and no page may frame it.
const httplib::Headers headers{
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
     "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"}};

// With the library's own options two servers could listen on one port.
void reuse_address(socket_t socket) {
  const int yes = 1;
  ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
}

/// Another content has another one: a browser asks whether what it has is still the page.
std::string entity_tag(std::string_view content) {
  base::Fingerprint print;
  for (const char byte : content) {
    print = base::extended(print, static_cast<unsigned char>(byte));
  }
  return fmt::format("\"{:016x}{:016x}\"", print.first, print.second);
}

void send_file(const WebFile& file, const std::string& tag, const httplib::Request& request,
               httplib::Response& response) {
  response.set_header("Cache-Control", "no-cache");  // kept, and asked about each time
  response.set_header("ETag", tag);
  if (request.get_header_value("If-None-Match") == tag) {
    response.status = 304;
    return;
  }
  response.set_content(file.content.data(), file.content.size(), std::string(file.type));
}

const char* library_error(int status) {
  if (status == 408) return "the request took too long to arrive";
  if (status == 413 || status == 414) return "the request is too large";
  return "not an HTTP request";
}

class Server : public httplib::Server {
 public:
  Server(const HttpSettings& settings, HttpProgram& program)
      : settings_(settings), program_(program) {
    new_task_queue = [] { return new ConnectionThreads(max_threads_of_clients, waiting_clients); };
    set_socket_options(reuse_address);
    set_payload_max_length(settings.request_bytes);
    set_default_headers(headers);
    set_post_routing_handler([](const httplib::Request&, httplib::Response& response) {
      if (!response.has_header("Cache-Control")) response.set_header("Cache-Control", "no-store");
    });
    answer_errors();
    add_routes();
  }

  /// The message of an error; empty: none.
  std::string open() {
    errno = 0;
    const bool any = settings_.port == 0;
    port_ = any ? bind_to_any_port(settings_.host) : settings_.port;
    const bool bound = any ? port_ > 0 : bind_to_port(settings_.host, port_);
    if (!bound) return problem();
    ::listen(svr_sock_, clients_of_system);
    return {};
  }

  std::string url() const {
    const bool six = settings_.host.find(':') != std::string::npos;
    return "http://" + (six ? "[" + settings_.host + "]" : settings_.host) + ":" +
           std::to_string(port_) + "/";
  }

  /// Until the program should end and all requests are answered.
  void run() {
    std::thread listener([this] { listen_after_bind(); });
    while (!is_running()) std::this_thread::sleep_for(look_again);
    program_.listening(url());
    while (!program_.stopped()) std::this_thread::sleep_for(look_again);
    program_.cancel_all();
    stop();
    listener.join();
  }

 private:
  std::string problem() const {
    const std::string where = settings_.host + ", port " + std::to_string(settings_.port) + ": ";
    if (errno == EADDRINUSE) {
      return where + "the port is in use; choose another with --port (0: any free port)";
    }
    const char* reason = errno == 0 ? "no such address" : std::strerror(errno);
    return where + reason;
  }

  bool process_and_close_socket(socket_t socket) override {
    Connection connection(socket, settings_.request_bytes + max_head_bytes,
                          [this] { return program_.stopped(); });
    client() = &connection;
    bool closed = false;
    return process_request(connection, true, closed, [](httplib::Request& request) {
      // Parts of files and compressed answers are of no use on one machine.
      request.ranges.clear();
      request.headers.erase("Accept-Encoding");
    });
  }

  /// Whose request this thread answers.
  static const Connection*& client() {
    thread_local const Connection* current = nullptr;
    return current;
  }

  void add_routes() {
    set_pre_routing_handler([this](const httplib::Request& request, httplib::Response& response) {
      const auto refused = refusal(request, settings_);
      if (!refused) return HandlerResponse::Unhandled;
      response.status = refused->status;
      if (!refused->allow.empty()) response.set_header("Allow", refused->allow);
      response.set_content(error_json("usage", refused->message, 2), "application/json");
      return HandlerResponse::Handled;
    });
    for (const WebFile& file : settings_.files) {
      Get(std::string(file.path),
          [file, tag = entity_tag(file.content)](const auto& request, auto& response) {
            send_file(file, tag, request, response);
          });
    }
    Post("/api", [this](const httplib::Request& request, httplib::Response& response) {
      answer(request, response, program_, *client());
    });
  }

  /// Errors that the library itself finds.
  void answer_errors() {
    set_error_handler([](const httplib::Request&, httplib::Response& response) {
      if (!response.body.empty() || response.content_provider_) return;
      if (client()->trouble() != 0) response.status = client()->trouble();
      response.set_content(error_json("usage", library_error(response.status), 2),
                           "application/json");
    });
    set_exception_handler(
        [](const httplib::Request&, httplib::Response& response, std::exception_ptr) {
          response.status = 500;
          response.set_content(error_json("failure", "the request could not be answered", 1),
                               "application/json");
        });
    set_expect_100_continue_handler(
        [this](const httplib::Request& request, httplib::Response& response) {
          const auto refused = refusal(request, settings_);
          if (!refused) return 100;
          response.status = refused->status;
          response.set_content(error_json("usage", refused->message, 2), "application/json");
          return refused->status;
        });
  }

  const HttpSettings& settings_;
  HttpProgram& program_;
  int port_ = 0;
};

std::string serve(const HttpSettings& settings, HttpProgram& program) {
  Server server(settings, program);
  std::string error = server.open();
  if (error.empty()) server.run();
  return error;
}

}  // namespace

ServeHttp& http_server() { return serve; }

}  // namespace sudoku_sat::cli
