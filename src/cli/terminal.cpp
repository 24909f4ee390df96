// The terminal database isn't used: the output only needs carriage returns, colours and "erase to
// the end of the line", which all terminals but dumb ones support.
#include "terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

Screen screen_of(int descriptor) {
  winsize size{};
  const bool known = isatty(descriptor) == 1 && ioctl(descriptor, TIOCGWINSZ, &size) == 0;
  if (!known) return {};
  return {size.ws_col, size.ws_row, size.ws_xpixel, size.ws_ypixel};
}

bool is_capable_terminal(int descriptor) {
  const char* const kind = std::getenv("TERM");
  return isatty(descriptor) == 1 && (kind == nullptr || std::string_view(kind) != "dumb");
}

std::string printable(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const Character character = first_character(text);
    result += character.control ? "?" : text.substr(0, character.bytes);
    text.remove_prefix(character.bytes);
  }
  return result;
}

}  // namespace sudoku_sat::cli
