// The bar is drawn with plain terminal codes, at most ten times a second and only after the first
// second, so that quick runs stay silent and a poll costs only a look at the clock.
#include "progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <string_view>

#include "globals.hpp"
#include "terminal.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr auto first_wait = std::chrono::seconds(1);
constexpr auto between = std::chrono::milliseconds(100);
constexpr std::size_t bar_width = 30;
constexpr std::string_view erase = "\r\x1b[K";

/// Straight to the terminal: the log would end the line.
void put(std::string_view text) {
  // Nothing depends on the bar, so a failed write is ignored.
  [[maybe_unused]] const auto written = write(STDERR_FILENO, text.data(), text.size());
}

/// There is one standard error, so one bar.
std::atomic<bool> drawn = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler looks at it");

}  // namespace

void clear_progress() {
  if (drawn.exchange(false)) put(erase);
}

Progress::Progress(std::string what)
    : what_(std::move(what)),
      wanted_(progress_wanted()),
      begin_(Clock::now()),
      next_(begin_ + first_wait) {}

Progress::~Progress() { clear(); }

void Progress::tick() {
  if (!wanted_) return;
  const auto now = Clock::now();
  if (now < next_) return;
  next_ = now + between;
  draw(std::chrono::duration<double>(now - begin_).count());
}

void Progress::draw(double seconds) {
  std::string text = "\r";
  if (total_ != 0) {
    const double share = std::min(1.0, static_cast<double>(done_) / static_cast<double>(total_));
    const auto full = static_cast<std::size_t>(share * static_cast<double>(bar_width));
    text += fmt::format("[{:<{}}] {:3.0f} %  ", std::string(full, '#'), bar_width, 100 * share);
  }
  text += fmt::format("{} {}, {:.0f} s, {:.0f} a second", done_, what_, seconds,
                      static_cast<double>(done_) / std::max(seconds, 0.001));
  if (!note_.empty()) text += ", " + note_;
  // A bar that wrapped to the next line could not be erased.
  const std::size_t columns = columns_of(STDERR_FILENO);
  put((columns == 0 ? text : text.substr(0, columns)) + "\x1b[K");
  drawn = true;
}

}  // namespace sudoku_sat::cli
