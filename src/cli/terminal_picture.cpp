// Kitty and iTerm2 accept a PNG in base64; for sixels img2sixel of libsixel converts it. The
// terminal is identified by environment variables; querying it could block forever.
//
// https://sw.kovidgoyal.net/kitty/graphics-protocol, https://iterm2.com/documentation-images.html
#include "terminal_picture.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "base/helper_program.hpp"
#include "base/text_encoding.hpp"
#include "cli/choices.hpp"
#include "cli/terminal.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr base::HelperProgram sixel_encoder{"img2sixel", "libsixel-bin"};
constexpr std::size_t max_in_chunk = 4096;  // of Kitty's protocol
constexpr int pixels_in_png = 2;            // for one on the screen
constexpr int column_pixels = 9;            // of a usual font
constexpr int row_pixels = 18;
constexpr int usual_columns = 80;
constexpr std::size_t width_at = 16;  // in a PNG's header
constexpr std::size_t height_at = 20;

/// How wide or high the picture is on the screen, from the PNG's header.
int screen_pixels(const std::string& png, std::size_t at = width_at) {
  std::uint32_t pixels = 0;
  for (std::size_t i = at; i < at + 4 && i < png.size(); ++i) {
    pixels = pixels << 8 | static_cast<unsigned char>(png[i]);
  }
  return static_cast<int>(pixels) / pixels_in_png;
}

/// In characters of the terminal.
struct Extent {
  int columns;
  int rows;
};

/// The picture's width, at most the terminal's; the height keeps its shape.
Extent extent_of(const std::string& png) {
  const Screen screen = screen_of(STDOUT_FILENO);
  const bool measured =
      screen.columns > 0 && screen.rows > 0 && screen.pixels_wide > screen.columns;
  const auto part = [](std::size_t pixels, std::size_t count) {
    return static_cast<double>(pixels) / static_cast<double>(count);
  };
  const double wide = measured ? part(screen.pixels_wide, screen.columns) : column_pixels;
  const double high = measured ? part(screen.pixels_high, screen.rows) : row_pixels;
  const int width = std::max(1, screen_pixels(png));
  const int most = screen.columns > 0 ? static_cast<int>(screen.columns) : usual_columns;
  const int columns = std::clamp(static_cast<int>(width / wide), 1, most);
  const double height = columns * wide * screen_pixels(png, height_at) / width;
  return {columns, std::max(1, static_cast<int>(height / std::max(1.0, high) + 0.5))};
}

std::string show_kitty(const std::string& png) {
  // With only columns given, some releases keep the full height in pixels.
  const auto [columns, rows] = extent_of(png);
  const std::string text = base::base64(png);
  std::string out;
  for (std::size_t at = 0; at < text.size(); at += max_in_chunk) {
    const std::string head = at == 0 ? fmt::format("f=100,a=T,c={},r={},", columns, rows) : "";
    const bool more = at + max_in_chunk < text.size();
    out += fmt::format("\x1b_G{}m={};{}\x1b\\", head, more ? 1 : 0, text.substr(at, max_in_chunk));
  }
  return out + "\n";
}

std::string show_iterm(const std::string& png) {
  return fmt::format("\x1b]1337;File=inline=1;size={};width={}:{}\x07\n", png.size(),
                     extent_of(png).columns, base::base64(png));
}

std::string show_sixel(const std::string& png) {
  const TemporaryDirectory directory;
  const std::string picture = directory.file("picture.png");
  const std::string result = directory.file("picture.six");
  std::ofstream(picture, std::ios::binary) << png;
  base::run_helper(sixel_encoder, {"-w", std::to_string(screen_pixels(png)), "-o", result, picture},
                   directory.file("messages"));
  std::ifstream file(result, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {}) + "\n";
}

constexpr std::array known_graphics{Graphics{"kitty", show_kitty}, Graphics{"iterm", show_iterm},
                                    Graphics{"sixel", show_sixel}};

const Graphics* graphics_named(std::string_view name) {
  const auto* found = std::find_if(known_graphics.begin(), known_graphics.end(),
                                   [&](const Graphics& graphics) { return graphics.name == name; });
  return found == known_graphics.end() ? nullptr : found;
}

/// An environment variable that identifies a terminal.
struct TerminalSign {
  const char* variable;
  std::string_view part;  ///< of its value; empty: any
  std::string_view graphics;
};
constexpr std::array terminal_signs{
    TerminalSign{"KITTY_WINDOW_ID", "", "kitty"},
    TerminalSign{"TERM", "kitty", "kitty"},
    TerminalSign{"TERM", "ghostty", "kitty"},
    TerminalSign{"TERM_PROGRAM", "iTerm", "iterm"},
    TerminalSign{"TERM_PROGRAM", "WezTerm", "iterm"},
    TerminalSign{"TERM", "sixel", "sixel"},
    TerminalSign{"TERM", "foot", "sixel"},
    TerminalSign{"TERM", "mlterm", "sixel"},
    TerminalSign{"TERM", "contour", "sixel"},
    TerminalSign{"TERM", "vt340", "sixel"},
};

const Graphics* graphics_of_terminal() {
  if (isatty(STDOUT_FILENO) != 1) return nullptr;
  for (const TerminalSign& sign : terminal_signs) {
    const char* value = std::getenv(sign.variable);
    if (value == nullptr || *value == '\0') continue;
    if (std::string_view(value).find(sign.part) != std::string_view::npos) {
      return graphics_named(sign.graphics);
    }
  }
  return nullptr;
}

}  // namespace

const Graphics* graphics_of(const CommandLine& line) {
  const std::string name = line.get("graphics").value_or("auto");
  if (name == "auto") return graphics_of_terminal();
  if (name == "none") return nullptr;
  if (const Graphics* graphics = graphics_named(name)) return graphics;
  std::vector<std::string_view> known{"auto", "none"};
  for (const Graphics& graphics : known_graphics) known.push_back(graphics.name);
  reject("graphics", name, known);
}

}  // namespace sudoku_sat::cli
