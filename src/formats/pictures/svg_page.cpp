// A page of shapes and text as SVG, in plain attributes as office programs want them. Coordinates
// are rounded to tenths: the same bytes everywhere.
#include "svg_page.hpp"

#include <algorithm>
#include <cmath>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::format {

namespace {

constexpr int min_size = 10;
constexpr double max_pixels = 32000;  // the proposed size: programs refuse pictures of 32768 pixels
constexpr std::string_view ellipsis = "…";

/// The front of the text that fits the width with an ellipsis after it.
std::string cut(std::string_view text, const TextStyle& style, double width) {
  const double left = width - text_width(ellipsis, style.size, style.bold);
  const std::size_t length = fitting_length(text, style.size, style.bold, left);
  return std::string(text.substr(0, length)).append(ellipsis);
}

std::string title_element(std::string_view title) {
  return "<title>" + xml_text(title) + "</title>";
}

}  // namespace

std::string tenths(double coordinate) {
  const long long rounded = std::llround(coordinate * 10);
  const long long rest = rounded % 10;
  return rest == 0 ? fmt::format("{}", rounded / 10) : fmt::format("{}.{}", rounded / 10, rest);
}

void SvgPage::write(double x, double baseline, std::string_view text, TextStyle style,
                    double width) {
  const auto too_wide = [&] { return text_width(text, style.size, style.bold) > width; };
  while (style.size > min_size && too_wide()) --style.size;
  add("<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\"", tenths(x), tenths(baseline),
      style.size, style.fill);
  if (style.anchor != "start") add(" text-anchor=\"{}\"", style.anchor);
  if (style.bold) body_ += " font-weight=\"bold\"";
  body_ += ">";
  if (too_wide()) {
    body_ += title_element(text);
    body_ += xml_text(cut(text, style, width));
  } else {
    body_ += xml_text(text);
  }
  body_ += "</text>\n";
}

void SvgPage::write_beside(double x, double middle, std::string_view text, TextStyle style,
                           double width) {
  // Digits are 72 % of the letters' size high.
  write(x, middle + style.size * 0.36, text, style, width);
}

std::string SvgPage::document(std::string_view title, double width, double height) const {
  const double scale = std::min(1.0, max_pixels / height);
  std::string out =
      fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" ",
                  tenths(width * scale), tenths(height * scale));
  out += fmt::format("viewBox=\"0 0 {} {}\">\n", tenths(width), tenths(height));
  if (!title.empty()) out += title_element(title) + "\n";
  out += fmt::format("<rect width=\"{}\" height=\"{}\" fill=\"#fff\"/>\n", tenths(width),
                     tenths(height));
  out += "<g font-family=\"Arial,Helvetica,sans-serif\">\n" + body_ + "</g>\n</svg>\n";
  return out;
}

}  // namespace sudoku_sat::format
