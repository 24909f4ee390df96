// Connection threads only wait; worker threads compute. While waiting we check whether the client
// is still connected.
#include "exchange.hpp"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <utility>
#include "base/json.hpp"

#include "guard.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr auto look_at_client = std::chrono::milliseconds(50);
// Progress that a slow client has not taken yet; any more is dropped.
constexpr std::size_t max_lines = 100;

struct Line {
  std::string text;
  bool last = false;
};

/// Messages about a request that have not been sent yet.
class Lines {
 public:
  void add(std::string_view text, bool last) {
    const std::lock_guard lock(mutex_);
    if (last || lines_.size() < max_lines) lines_.push_back({std::string(text), last});
    changed_.notify_all();
  }

  /// The next line; while there is none, `waiting` is called again and again.
  Line next(const std::function<void()>& waiting) {
    std::unique_lock lock(mutex_);
    while (!changed_.wait_for(lock, look_at_client, [this] { return !lines_.empty(); })) waiting();
    Line line = std::move(lines_.front());
    lines_.pop_front();
    return line;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Line> lines_;
};

/// A request under way, which ends when its client has gone.
class Exchange {
 public:
  Exchange(std::string text, HttpProgram& program, const Connection& client)
      : client_(client),
        request_(program.put(std::move(text), [lines = lines_](std::string_view line, bool last) {
          lines->add(line, last);
        })) {}

  Line next() {
    return lines_->next([this] {
      if (client_.gone()) cancel();
    });
  }

  void cancel() { request_->cancel(); }

 private:
  const Connection& client_;
  std::shared_ptr<Lines> lines_ = std::make_shared<Lines>();
  std::unique_ptr<HttpProgram::Request> request_;
};

int http_status(const std::string& answer) {
  // The first field of an answer shows its kind; most answers are long, and need not be parsed for
  // this.
  if (answer.find("\"error\"") > answer.find("\"answers\"")) return 200;
  const std::optional<base::Json> json = base::Json::read(answer);
  if (!json || !json->contains("error")) return 200;
  const std::string kind = json->at("error").value("kind", "");
  if (kind == "usage" || kind == "input") return 400;
  if (kind == "memory") return 422;
  return kind == "stopped" ? 503 : 500;
}

void send_lines(const std::shared_ptr<Exchange>& exchange, httplib::Response& response) {
  response.set_chunked_content_provider(
      "application/x-ndjson", [exchange](std::size_t, httplib::DataSink& sink) {
        Line line = exchange->next();
        line.text += '\n';
        const bool sent = sink.write(line.text.data(), line.text.size());
        if (!sent) exchange->cancel();
        if (line.last) sink.done();
        return sent;
      });
}

}  // namespace

void answer(const httplib::Request& request, httplib::Response& response, HttpProgram& program,
            const Connection& client) {
  if (const auto cancelled = program.cancel_if_asked(request.body)) {
    response.set_content(base::Json{{"cancelled", *cancelled}}.dump(), "application/json");
    return;
  }
  const auto exchange = std::make_shared<Exchange>(request.body, program, client);
  if (request.get_header_value("Accept").find("application/x-ndjson") != std::string::npos) {
    return send_lines(exchange, response);
  }
  Line line = exchange->next();
  while (!line.last) line = exchange->next();
  response.status = http_status(line.text);
  response.set_content(line.text, "application/json");
}

}  // namespace sudoku_sat::cli
