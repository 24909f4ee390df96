// Where an error is, when work has to end, how long it took. A limit is a moment on the steady
// clock and a flag that the caller sets.
#include "sudoku_sat/base.hpp"

#include <sys/resource.h>

#include <algorithm>

namespace sudoku_sat {

std::string to_string(const Position& position) {
  std::string text = position.source;
  if (position.line == 0) return text;
  text += ":" + std::to_string(position.line);
  if (position.column != 0) text += ":" + std::to_string(position.column);
  return text;
}

namespace {

// A century: more than that would overflow the clock's count of nanoseconds.
constexpr double longest_wait = 3.2e9;

}  // namespace

Limits::Limits(std::optional<double> seconds, const std::atomic<bool>* interrupt,
               std::function<void()> on_poll)
    : interrupt_(interrupt), on_poll_(std::move(on_poll)) {
  if (!seconds) return;
  const std::chrono::duration<double> wait(std::min(*seconds, longest_wait));
  deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(wait);
}

Limits::Reached Limits::reached() const {
  if (on_poll_) on_poll_();
  if (interrupt_ != nullptr && interrupt_->load(std::memory_order_relaxed)) {
    return Reached::interrupt;
  }
  if (deadline_ && Clock::now() >= *deadline_) return Reached::timeout;
  return Reached::none;
}

void Limits::check() const {
  if (const Reached why = reached(); why != Reached::none) throw Stopped(why);
}

std::optional<double> Limits::remaining() const {
  if (!deadline_) return std::nullopt;
  const std::chrono::duration<double> left = *deadline_ - Clock::now();
  return std::max(0.0, left.count());
}

namespace {

constinit thread_local const LimitsScope* innermost = nullptr;

}  // namespace

LimitsScope::LimitsScope(const void* limits, Ask ask)
    : limits_(limits), ask_(ask), around_(innermost) {
  innermost = this;
}

LimitsScope::~LimitsScope() { innermost = around_; }

void LimitsScope::check() {
  for (const LimitsScope* scope = innermost; scope != nullptr; scope = scope->around_) {
    const Limits::Reached why = scope->ask_(scope->limits_);
    if (why != Limits::Reached::none) throw Stopped(why);
  }
}

void detail::poll_now() {
  steps_since_poll = 0;
  LimitsScope::check();
}

namespace {

double used_by(int who) {
  rusage usage{};
  getrusage(who, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

}  // namespace

double cpu_seconds() { return used_by(RUSAGE_SELF) + used_by(RUSAGE_CHILDREN); }

PhaseTimer::PhaseTimer(Seconds& total, Timing timing) : total_(total), timing_(timing) {
  if (timing_ == Timing::wall_and_cpu) cpu_ = cpu_seconds();
  if (timing_ != Timing::none) begin_ = std::chrono::steady_clock::now();
}

PhaseTimer::~PhaseTimer() {
  if (timing_ == Timing::none) return;
  const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - begin_;
  total_ += {wall.count(), timing_ == Timing::wall_and_cpu ? cpu_seconds() - cpu_ : 0};
}

}  // namespace sudoku_sat
