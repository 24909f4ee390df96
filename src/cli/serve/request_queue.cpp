// Few requests may wait, so that a client that sends many is slowed down instead of filling the
// memory.
#include "request_queue.hpp"

#include <algorithm>
#include <utility>
#include "base/json.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr std::size_t max_waiting = 64;
// An id and the words around it: longer ones are not cancellations, and need not be parsed here.
constexpr std::size_t longest_cancel = 200;

/// The field of an object as JSON; empty if it has none, or is not an object.
std::string field_of(std::string_view text, const char* name) {
  const std::optional<base::Json> json = base::Json::read(text);
  const base::Json* const field = json ? json->find(name) : nullptr;
  return field == nullptr ? std::string() : field->dump();
}

}  // namespace

struct RequestQueue::Item {
  std::string text;
  std::string id;  ///< as JSON; empty: none
  Tell tell;
  std::atomic<bool> cancelled = false;
};

RequestQueue::RequestQueue(unsigned threads, const RequestLimits& limits) : limits_(limits) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

RequestQueue::~RequestQueue() {
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

std::shared_ptr<RequestQueue::Item> RequestQueue::put(std::string text, Tell tell) {
  auto item = std::make_shared<Item>();
  // Text that is too long is refused without being parsed.
  if (text.size() <= limits_.request_bytes) item->id = field_of(text, "id");
  item->text = std::move(text);
  item->tell = std::move(tell);
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return waiting_.size() < max_waiting || all_cancelled_; });
  item->cancelled = all_cancelled_;
  waiting_.push_back(item);
  changed_.notify_all();
  return item;
}

void RequestQueue::cancel(Item& item) { item.cancelled = true; }

std::optional<std::size_t> RequestQueue::cancel_if_asked(std::string_view text) {
  if (text.size() > longest_cancel) return {};
  const std::string id = field_of(text, "cancel");
  if (id.empty()) return {};
  return cancel_named(id);
}

std::size_t RequestQueue::cancel_named(const std::string& id) {
  const std::lock_guard lock(mutex_);
  std::size_t found = 0;
  const auto cancel_in = [&](const auto& items) {
    for (const auto& item : items) {
      if (item->id != id) continue;
      item->cancelled = true;
      ++found;
    }
  };
  cancel_in(waiting_);
  cancel_in(running_);
  return found;
}

void RequestQueue::cancel_all() {
  const std::lock_guard lock(mutex_);
  all_cancelled_ = true;
  for (const auto& item : waiting_) item->cancelled = true;
  for (const auto& item : running_) item->cancelled = true;
  changed_.notify_all();
}

bool RequestQueue::idle() {
  const std::lock_guard lock(mutex_);
  return waiting_.empty() && running_.empty();
}

std::shared_ptr<RequestQueue::Item> RequestQueue::next() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return !waiting_.empty() || ended_; });
  if (waiting_.empty()) return nullptr;
  auto item = std::move(waiting_.front());
  waiting_.pop_front();
  running_.push_back(item);
  changed_.notify_all();
  return item;
}

void RequestQueue::work() {
  while (const std::shared_ptr<Item> item = next()) {
    const std::string answer =
        answer_request(item->text, limits_, &item->cancelled,
                       [&](std::string_view line) { item->tell(line, false); });
    item->tell(answer, true);
    const std::lock_guard lock(mutex_);
    running_.erase(std::find(running_.begin(), running_.end(), item));
  }
}

}  // namespace sudoku_sat::cli
