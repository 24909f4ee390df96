// All lengths are written in points, so that letters and strokes grow with the board. What LaTeX
// has no sign for without further packages becomes a question mark: the file must compile.
#include "writers.hpp"

#include "base/text_encoding.hpp"

#include <fmt/format.h>

namespace sudoku_sat::format {

namespace {

constexpr double points_per_millimetre = 72.27 / 25.4;
constexpr std::size_t steps_of_point = 64;

/// Six digits, as TeX wants them: "#abc" -> "AABBCC".
std::string html_color(std::string_view color) {
  std::string digits;
  for (const char c : color.substr(1)) {
    const char upper = c >= 'a' && c <= 'f' ? static_cast<char>(c - 'a' + 'A') : c;
    digits.append(color.size() == 4 ? 2 : 1, upper);
  }
  return digits;
}

std::string tex_color(Ink ink) { return "sudoku" + std::string(color_of(ink).name); }

struct Escape {
  char sign;
  std::string_view text;
};
constexpr std::array escapes{
    Escape{'\\', "\\textbackslash{}"},
    Escape{'{', "\\{"},
    Escape{'}', "\\}"},
    Escape{'$', "\\$"},
    Escape{'&', "\\&"},
    Escape{'#', "\\#"},
    Escape{'_', "\\_"},
    Escape{'%', "\\%"},
    Escape{'^', "\\textasciicircum{}"},
    Escape{'~', "\\textasciitilde{}"},
    Escape{'<', "\\textless{}"},
    Escape{'>', "\\textgreater{}"},
    Escape{'|', "\\textbar{}"},
    Escape{'"', "\\textquotedbl{}"},
};

/// What has a sign in TeX but not in every font.
struct MathSign {
  std::string_view sign;
  std::string_view tex;
};
constexpr std::array math_signs{MathSign{"\u2265", "$\\geq$"}, MathSign{"\u2026", "\\dots{}"},
                                MathSign{"\u00B3", "$^3$"}};

/// Latin letters with their accents are what every LaTeX knows, but for eth and thorn.
bool latin(std::string_view text) {
  constexpr std::u32string_view others = U"\u00D7\u00F7\u00D0\u00F0\u00DE\u00FE";
  const char32_t code = base::first_code(text).code;
  return code >= 0xC0 && code <= 0xFF && others.find(code) == others.npos;
}

std::string tex_text(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    std::size_t length = 1;
    const char c = text[0];
    const auto* escape =
        std::ranges::find_if(escapes, [&](const Escape& e) { return e.sign == c; });
    const auto* sign = std::ranges::find_if(
        math_signs, [&](const MathSign& known) { return text.starts_with(known.sign); });
    if (escape != escapes.end()) {
      out += escape->sign == '"' ? "''" : escape->text;
    } else if (c >= ' ' && c < 0x7F) {
      out += c;
    } else if (latin(text)) {
      out += text.substr(0, 2);
      length = 2;
    } else if (sign != math_signs.end()) {
      out += sign->tex;
      length = sign->sign.size();
    } else {
      out += '?';
      length = base::sign_length(text);
    }
    text.remove_prefix(length);
  }
  return out;
}

class TikzWriter {
 public:
  TikzWriter(const Sheet& sheet, const PlacedDrawing& placed, std::string& out)
      : sheet_(sheet), placed_(placed), out_(out) {}

  void operator()(const DrawnPath& path) {
    if (path.steps.empty()) return;
    begin(path.look);
    DrawnPoint begin{0, 0};
    DrawnPoint at{0, 0};
    for (const PathStep& step : path.steps) {
      poll_limits(steps_of_point);
      if (step.kind == 'z') {
        out_ += " -- cycle";
        at = begin;
        continue;
      }
      at = after(at, step);
      if (step.kind == 'M') begin = at;
      print("{}{}", step.kind == 'M' ? "\n " : " -- ", point(at));
    }
    out_ += ";\n";
  }

  void operator()(const DrawnCircle& circle) {
    begin(circle.look);
    print(" {} circle[radius={:.2f}];\n", point(circle.middle), length(circle.radius));
  }

  void operator()(const DrawnBox& box) {
    begin(box.look);
    if (box.radius != 0) print(" [rounded corners={:.2f}pt]", length(box.radius) * 0.98);
    print(" {} rectangle {};\n", point(box.corner),
          point({box.corner.x + box.width, box.corner.y + box.height}));
  }

  void operator()(const DrawnText& text) {
    poll_limits(steps_of_point);
    const Letters& letters = text.letters;
    print("\\node[inner sep=0pt,anchor={},text={},font=\\sffamily{}\\fontsize{{{:.2f}}}{{{:.2f}}}",
          letters.align == Align::start ? "base west"
                                        : (letters.align == Align::end ? "base east" : "base"),
          tex_color(letters.ink), letters.bold ? "\\bfseries" : "", length(letters.size),
          length(letters.size));
    out_ += "\\selectfont";
    if (letters.turn != 0) print(",rotate={}", letters.turn);
    print("] at {} {{{}}};\n", point(text.at), tex_text(text.words));
  }

 private:
  template <typename... Arguments>
  void print(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    out_ += fmt::format(format, std::forward<Arguments>(arguments)...);
  }

  double length(int units) const { return tex_points(sheet_, units * placed_.scale / 1000.0); }

  std::string point(DrawnPoint at) const {
    // Zero has no sign.
    const double x = tex_points(sheet_, placed_.at.x) + length(at.x) + 0.0;
    const double y = 0.0 - tex_points(sheet_, placed_.at.y) - length(at.y) + 0.0;
    return fmt::format("({:.2f},{:.2f})", x, y);
  }

  static DrawnPoint after(DrawnPoint at, const PathStep& step) {
    switch (step.kind) {
      case 'h':
        return {at.x + step.x, at.y};
      case 'v':
        return {at.x, at.y + step.y};
      case 'H':
        return {step.x, at.y};
      case 'V':
        return {at.x, step.y};
      default:
        return {step.x, step.y};
    }
  }

  /// "\path[fill=...,draw=...]"
  void begin(const ShapeStyle& look) {
    out_ += "\\path[";
    if (look.fill != Ink::none) print("fill={},", tex_color(look.fill));
    if (look.opacity != 100) print("fill opacity={:.2g},", look.opacity / 100.0);
    if (look.stroke != Ink::none) {
      print("draw={},line width={:.2f}pt,", tex_color(look.stroke), length(look.width));
    }
    if (const Dash& dash = look.dash; dash.on != 0) {
      print("dash pattern=on {:.2f}pt off {:.2f}pt", length(dash.on), length(dash.off));
      if (dash.then != 0) print(" on {:.2f}pt off {:.2f}pt", length(dash.then), length(dash.off));
      out_ += ',';
    }
    if (look.ends == Ends::round) out_ += "line cap=round,line join=round,";
    if (look.ends == Ends::square) out_ += "line cap=rect,";
    out_.back() = ']';
  }

  const Sheet& sheet_;
  const PlacedDrawing& placed_;
  std::string& out_;
};

}  // namespace

double tex_points(const Sheet& sheet, double units) {
  return units * (sheet.paper ? 0.1 : 0.125) * points_per_millimetre;
}

void append_tikz(const Sheet& sheet, Theme theme, std::string& out) {
  out += "\\begingroup\n";
  for (const Ink ink : used_inks(sheet).all()) {
    out += fmt::format("\\definecolor{{{}}}{{HTML}}{{{}}}\n", tex_color(ink),
                       html_color(color_of(ink, theme == Theme::dark)));
  }
  out += fmt::format(
      "\\begin{{tikzpicture}}[x=1pt,y=1pt]\n\\path[use as bounding box{}] ({:.2f},{:.2f}) "
      "rectangle ({:.2f},{:.2f});\n",
      theme == Theme::dark ? ",fill=sudokupaper" : "", tex_points(sheet, sheet.left),
      -tex_points(sheet, sheet.top), tex_points(sheet, sheet.left + sheet.width),
      -tex_points(sheet, sheet.top + sheet.height));
  for (const PlacedDrawing& placed : sheet.drawings) {
    TikzWriter writer(sheet, placed, out);
    for (const DrawnShape& shape : placed.drawing.shapes()) std::visit(writer, shape);
  }
  out += "\\end{tikzpicture}\n\\endgroup\n";
}

}  // namespace sudoku_sat::format
