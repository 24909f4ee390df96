// Plain attributes, no style sheet, which office programs often ignore: in the theme that follows
// the reader's a style sheet says what is different in the dark, and who ignores it sees the light
// one. Texts that look the same and follow each other share a group.
//
// Titles come from puzzle files and may be any bytes at all, but a picture with one bad byte is no
// picture: viewers refuse the whole document.
#include "writers.hpp"

#include <fmt/format.h>

#include "base/text_encoding.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

constexpr char32_t first_surrogate = 0xD800;
constexpr char32_t last_surrogate = 0xDFFF;
constexpr char32_t last_character = 0x10FFFF;

/// Whether XML 1.0 allows the character.
bool allowed(char32_t character) {
  if (character < 0x20) return character == '\t' || character == '\n' || character == '\r';
  if (character >= first_surrogate && character <= last_surrogate) return false;
  return character <= last_character && character != 0xFFFE && character != 0xFFFF;
}

void append_character(std::string& out, std::string_view character) {
  if (character == "<") {
    out += "&lt;";
  } else if (character == ">") {
    out += "&gt;";
  } else if (character == "&") {
    out += "&amp;";
  } else {
    out += character;
  }
}

constexpr std::size_t steps_of_shape = 32;

/// The class of what is filled ('f') or stroked ('s') with an ink.
std::string class_of(char kind, Ink ink) { return fmt::format("{}-{}", kind, color_of(ink).name); }

std::string title_element(std::string_view title) {
  return "<title>" + xml_text(title) + "</title>";
}

class SvgWriter {
 public:
  SvgWriter(Theme theme, std::string& out) : theme_(theme), out_(out) {}
  SvgWriter(const SvgWriter&) = delete;
  SvgWriter& operator=(const SvgWriter&) = delete;
  ~SvgWriter() { close_group(); }

  void write(const DrawnShape& shape) {
    poll_limits(steps_of_shape);
    if (const auto* text = std::get_if<DrawnText>(&shape)) return write_text(*text);
    close_group();
    if (const auto* path = std::get_if<DrawnPath>(&shape)) write_path(*path);
    if (const auto* circle = std::get_if<DrawnCircle>(&shape)) {
      print("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"", circle->middle.x, circle->middle.y,
            circle->radius);
      write_look(circle->look);
      out_ += "/>\n";
    }
    if (const auto* box = std::get_if<DrawnBox>(&shape)) {
      print("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"", box->corner.x, box->corner.y,
            box->width, box->height);
      if (box->radius != 0) print(" rx=\"{}\"", box->radius);
      write_look(box->look);
      out_ += "/>\n";
    }
  }

 private:
  template <typename... Arguments>
  void print(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    out_ += fmt::format(format, std::forward<Arguments>(arguments)...);
  }

  std::string_view color(Ink ink) const {
    return ink == Ink::none ? "none" : color_of(ink, theme_ == Theme::dark);
  }

  void write_look(const ShapeStyle& look) {
    print(" fill=\"{}\"", color(look.fill));
    if (look.opacity != 100) print(" fill-opacity=\"{:.2g}\"", look.opacity / 100.0);
    if (look.stroke != Ink::none) {
      print(" stroke=\"{}\" stroke-width=\"{}\"", color(look.stroke), look.width);
    }
    if (look.ends == Ends::square) out_ += " stroke-linecap=\"square\"";
    if (look.ends == Ends::round) {
      out_ += " stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    }
    if (const Dash& dash = look.dash; dash.on != 0) {
      print(" stroke-dasharray=\"{} {}", dash.on, dash.off);
      if (dash.then != 0) print(" {} {}", dash.then, dash.off);
      out_ += '"';
    }
    write_classes(look.fill, look.stroke);
  }

  void write_classes(Ink fill, Ink stroke) {
    if (theme_ != Theme::automatic) return;
    std::string classes;
    if (fill != Ink::none) classes = class_of('f', fill);
    if (stroke != Ink::none) classes += (classes.empty() ? "" : " ") + class_of('s', stroke);
    if (!classes.empty()) print(" class=\"{}\"", classes);
  }

  void write_path(const DrawnPath& path) {
    if (path.steps.empty()) return;
    out_ += "<path";
    write_look(path.look);
    out_ += " d=\"";
    for (const PathStep& step : path.steps) write_step(step);
    out_ += "\"/>\n";
  }

  void write_step(const PathStep& step) {
    poll_limits(steps_of_shape);
    switch (step.kind) {
      case 'h':
      case 'H':
        return print("{}{}", step.kind, step.x);
      case 'v':
      case 'V':
        return print("{}{}", step.kind, step.y);
      case 'z':
        out_ += 'z';
        return;
      default:
        return print("{}{} {}", step.kind, step.x, step.y);
    }
  }

  void write_text(const DrawnText& text) {
    if (!open_ || letters_ != text.letters) {
      close_group();
      open_group(text.letters);
    }
    print("<text x=\"{}\" y=\"{}\"", text.at.x, text.at.y);
    if (const int turn = text.letters.turn; turn != 0) {
      print(" transform=\"rotate({} {} {})\"", -turn, text.at.x, text.at.y);
    }
    out_ += ">";
    if (!text.whole.empty()) out_ += title_element(text.whole);
    out_ += xml_text(text.words);
    out_ += "</text>\n";
  }

  void open_group(const Letters& letters) {
    print(
        "<g font-family=\"Arial,Helvetica,sans-serif\" font-size=\"{}\" text-anchor=\"{}\"",
        letters.size,
        letters.align == Align::start ? "start" : (letters.align == Align::end ? "end" : "middle"));
    print(" fill=\"{}\" font-weight=\"{}\"", color(letters.ink), letters.bold ? "bold" : "normal");
    write_classes(letters.ink, Ink::none);
    out_ += ">\n";
    open_ = true;
    letters_ = letters;
  }

  void close_group() {
    if (open_) out_ += "</g>\n";
    open_ = false;
  }

  Theme theme_;
  std::string& out_;
  bool open_ = false;
  Letters letters_{Ink::none, 0};
};

/// What is different in the dark.
void append_style(const Sheet& sheet, std::string& out) {
  const UsedInks used = used_inks(sheet);
  out += "<style>@media (prefers-color-scheme: dark) {\n";
  for (const Ink ink : used.filled) {
    out += fmt::format(".{}{{fill:{}}}\n", class_of('f', ink), color_of(ink, true));
  }
  for (const Ink ink : used.stroked) {
    out += fmt::format(".{}{{stroke:{}}}\n", class_of('s', ink), color_of(ink, true));
  }
  out += "}</style>\n";
}

/// The size in which programs should show a sheet.
std::string proposed_size(const Sheet& sheet) {
  if (sheet.paper) {
    return fmt::format("width=\"{}mm\" height=\"{}mm\"", sheet.width / 10.0, sheet.height / 10.0);
  }
  const std::int64_t largest = std::max(sheet.width, sheet.height);
  const auto pixels = [&](std::int64_t length) {
    return largest <= max_shown_pixels ? length : length * max_shown_pixels / largest;
  };
  return fmt::format("width=\"{}\" height=\"{}\"", pixels(sheet.width), pixels(sheet.height));
}

void append_placed(const PlacedDrawing& placed, Theme theme, std::string& out) {
  const bool moved = placed.at != DrawnPoint{0, 0} || placed.scale != 1000;
  if (moved) {
    out += fmt::format("<g transform=\"translate({} {})", placed.at.x, placed.at.y);
    if (placed.scale != 1000) out += fmt::format(" scale({:.3f})", placed.scale / 1000.0);
    out += "\">\n";
  }
  append_svg(placed.drawing, theme, out);
  if (moved) out += "</g>\n";
}

}  // namespace

std::string xml_text(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const base::CodedCharacter next = base::first_code(text);
    const bool fine = next.bytes > 0 && allowed(next.code);
    append_character(out, fine ? text.substr(0, next.bytes) : "?");
    text.remove_prefix(fine ? next.bytes : 1);
  }
  return out;
}

namespace format {

void append_svg(const Drawing& drawing, Theme theme, std::string& out) {
  SvgWriter writer(theme, out);
  for (const DrawnShape& shape : drawing.shapes()) writer.write(shape);
}

void append_svg_document(const Sheet& sheet, std::string_view title, Theme theme,
                         std::string& out) {
  out += fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" {} viewBox=\"{} {} {} {}\">\n",
                     proposed_size(sheet), sheet.left, sheet.top, sheet.width, sheet.height);
  if (!title.empty()) out += title_element(title) + "\n";
  if (theme == Theme::automatic) append_style(sheet, out);
  Drawing paper;
  paper.box({.fill = Ink::paper}, {sheet.left, sheet.top}, sheet.width, sheet.height, 0);
  append_svg(paper, theme, out);
  for (const PlacedDrawing& placed : sheet.drawings) append_placed(placed, theme, out);
  out += "</svg>\n";
}

}  // namespace format

}  // namespace sudoku_sat
