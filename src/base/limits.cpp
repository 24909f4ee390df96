// A limit is a moment on the steady clock and a flag that somebody else sets. Times of waiting are
// cut to a century, because more overflows the clock.
#include "sudoku_sat/base.hpp"

#include <algorithm>
#include <utility>

namespace sudoku_sat {

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

}  // namespace sudoku_sat
