// The bar is drawn with plain terminal codes, at most ten times a second and only after the first
// second, so that quick runs stay silent and a poll costs no more than a look at the clock.
#include "progress.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>

#include "globals.hpp"

namespace sudoku_sat {

namespace {

constexpr auto first_wait = std::chrono::seconds(1);
constexpr auto between = std::chrono::milliseconds(100);
constexpr std::size_t bar_width = 30;

/// Straight to the terminal: the log would end the line.
void put(const std::string& text) {
  // Nothing depends on the bar, so a failed write is ignored.
  [[maybe_unused]] const auto written = write(STDERR_FILENO, text.data(), text.size());
}

/// How many characters fit on a line of the terminal: a bar that went on to the next line could not
/// be erased.
std::size_t room() {
  winsize size{};
  const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col != 0;
  return known ? size.ws_col : std::string::npos;
}

}  // namespace

Progress::Progress(std::string what)
    : what_(std::move(what)),
      wanted_(progress_wanted()),
      begin_(Clock::now()),
      next_(begin_ + first_wait) {}

Progress::~Progress() { clear(); }

void Progress::clear() {
  if (drawn_) put("\r\x1b[K");
  drawn_ = false;
}

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
  put(text.substr(0, room()) + "\x1b[K");
  drawn_ = true;
}

}  // namespace sudoku_sat
