// A page of shapes and text as SVG, in plain attributes as office programs want them. The programs
// that show the page choose the font, so that the width of a text can only be estimated: by the
// widest font among the usual ones (DejaVu Sans), so that nothing overlaps in any of them.
// Coordinates are rounded to tenths: the same bytes everywhere.
#include "svg_page.hpp"

#include <algorithm>
#include <cmath>

#include "xml_text.hpp"

namespace sudoku_sat {

namespace {

constexpr int least_size = 10;
constexpr double most_pixels =
    32000;  // the proposed size: programs refuse pictures of 32768 pixels
constexpr std::string_view ellipsis = "…";

/// The width of a character by its first byte, in units of the letters' size; 0 for further bytes.
double character_width(char first) {
  const auto byte = static_cast<unsigned char>(first);
  if ((byte & 0xC0u) == 0x80u) return 0;
  if (byte >= 0xE0) return 1;
  if (std::string_view(" !\"'()*,-./:;I[\\]`fijlrt{|}J").find(first) != std::string_view::npos) {
    return 0.4;
  }
  if (std::string_view("#%+<=>@MW^mw~").find(first) != std::string_view::npos) return 0.95;
  return (first >= 'a' && first <= 'z') || (first >= '0' && first <= '9') ? 0.635 : 0.75;
}

/// The width of letters, bold or not, relative to those that are not.
double boldness(bool bold) { return bold ? 1.12 : 1; }

/// The front of the text that fits the width with an ellipsis after it.
std::string cut(std::string_view text, const TextStyle& style, double width) {
  double left = width - text_width(ellipsis, style.size, style.bold);
  std::size_t length = 0;
  while (length < text.size()) {
    left -= character_width(text[length]) * style.size * boldness(style.bold);
    if (left < 0) break;
    ++length;
  }
  return std::string(text.substr(0, length)).append(ellipsis);
}

void append_title(std::string& out, std::string_view title) {
  out += "<title>";
  append_xml_text(out, title);
  out += "</title>";
}

}  // namespace

std::string tenths(double coordinate) {
  const long long rounded = std::llround(coordinate * 10);
  const long long rest = rounded % 10;
  return rest == 0 ? fmt::format("{}", rounded / 10) : fmt::format("{}.{}", rounded / 10, rest);
}

double text_width(std::string_view text, int size, bool bold) {
  double width = 0;
  for (const char c : text) width += character_width(c);
  return width * size * boldness(bold);
}

void SvgPage::write(double x, double baseline, std::string_view text, TextStyle style,
                    double width) {
  const auto too_wide = [&] { return text_width(text, style.size, style.bold) > width; };
  while (style.size > least_size && too_wide()) --style.size;
  add("<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\"", tenths(x), tenths(baseline),
      style.size, style.fill);
  if (style.anchor != "start") add(" text-anchor=\"{}\"", style.anchor);
  if (style.bold) body_ += " font-weight=\"bold\"";
  body_ += ">";
  if (too_wide()) {
    append_title(body_, text);
    append_xml_text(body_, cut(text, style, width));
  } else {
    append_xml_text(body_, text);
  }
  body_ += "</text>\n";
}

void SvgPage::write_beside(double x, double middle, std::string_view text, TextStyle style,
                           double width) {
  // Digits are 72 % of the letters' size high.
  write(x, middle + style.size * 0.36, text, style, width);
}

std::string SvgPage::document(std::string_view title, double width, double height) const {
  const double scale = std::min(1.0, most_pixels / height);
  std::string out =
      fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" ",
                  tenths(width * scale), tenths(height * scale));
  out += fmt::format("viewBox=\"0 0 {} {}\">\n", tenths(width), tenths(height));
  if (!title.empty()) {
    append_title(out, title);
    out += "\n";
  }
  out += fmt::format("<rect width=\"{}\" height=\"{}\" fill=\"#fff\"/>\n", tenths(width),
                     tenths(height));
  out += "<g font-family=\"Arial,Helvetica,sans-serif\">\n" + body_ + "</g>\n</svg>\n";
  return out;
}

}  // namespace sudoku_sat
