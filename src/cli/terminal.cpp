// Nothing is looked up in the terminal's database: what is written needs no more than carriage
// returns, colours and "erase to the end of the line", which all but the dumb ones know.
#include "terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "base/text_encoding.hpp"
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

std::size_t width_of(std::string_view text) {
  return text.size() - static_cast<std::size_t>(
                           std::count_if(text.begin(), text.end(), base::continues_character));
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

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
  constexpr std::string_view white = " \n";
  std::string result;
  std::size_t used = indent;
  for (std::size_t at = text.find_first_not_of(white); at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(white, at), text.size());
    const std::string_view word = text.substr(at, end - at);
    const std::size_t columns = width_of(word);
    if (result.empty()) {
      used += columns;
    } else if (used + 1 + columns <= width) {
      result += ' ';
      used += 1 + columns;
    } else {
      result += "\n" + std::string(indent, ' ');
      used = indent + columns;
    }
    result += word;
    at = text.find_first_not_of(white, end);
  }
  return result;
}

}  // namespace sudoku_sat::cli
